import NibResources
import NibTestSupport
import NibUIKit
import Testing

/// Fills its upper half in blue.
private final class Half: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: rect.height / 2))
  }
}

@MainActor
@Suite("Images that code draws", .enabled(if: ImagingPresence.isBuiltIn, "drawing needs --traits Imaging"))
struct DrawnImageTests {
  private let format = UIGraphicsImageRendererFormat()

  init() { format.scale = 1 }

  private func image(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { body($0.cgContext) }
  }

  /// A letter a pixel: the first of its color's name, a point for a clear one, `?` for another color.
  private func letters(_ image: UIImage) throws -> [String] {
    let pixels = try image.pixels()
    return (0..<pixels.size.height).map { y in
      String(
        (0..<pixels.size.width).map { x -> Character in
          guard let pixel = pixels[x, y] else { return "!" }
          switch (pixel.red, pixel.green, pixel.blue, pixel.alpha) {
          case (_, _, _, 0): return "."
          case (255, 0, 0, 255): return "r"
          case (0, 255, 0, 255): return "g"
          case (0, 0, 255, 255): return "b"
          case (0, 0, 0, 255): return "k"
          default: return "?"
          }
        })
    }
  }

  @Test("a renderer's closure fills pixels, as many a point as its format has, in the rectangle's coordinates")
  func renderer() throws {
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 2, height: 1), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 10, width: 1, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 2)
    #expect(try letters(image) == ["..rr", "..rr"])

    let file = try #require(image.pngData())
    let read = try #require(UIImage(data: file, scale: 2))
    #expect(read.size == image.size && image.cgImage?.width == 4)
    #expect(try letters(read) == ["..rr", "..rr"])
    #expect(try letters(image.withHorizontallyFlippedOrientation()) == ["rr..", "rr.."])
    #expect(image.jpegData(compressionQuality: 1)?.isEmpty == false)
    #expect(image.preparingThumbnail(of: CGSize(width: 1, height: 1))?.cgImage?.width == 2)
    #expect(renderer.pngData { _ in }.isEmpty == false)

    format.opaque = true
    #expect(try letters(renderer.image { _ in }) == ["kkkk", "kkkk"])
  }

  @Test("contexts of older code are a stack, each with its own picture")
  func contexts() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIColor.red.setFill()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 2)
    UIColor.green.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 0.5)).fill()
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    inner?.draw(at: CGPoint(x: 1, y: 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(try letters(#require(inner)) == ["gg", ".."])
    #expect(try letters(#require(outer)).first == "r.")
    #expect(inner?.scale == 2 && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("paths keep their places while coordinates change; fills, lines, clips and states count")
  func paths() throws {
    let drawn = image(4, 4) { context in
      context.saveGState()
      context.scaleBy(x: 2, y: 2)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.setFillColor(UIColor.red.cgColor)
      context.fillPath()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 3))
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 3, y: 0))
      context.addLine(to: CGPoint(x: 3, y: 4))
      context.strokePath()
    }
    #expect(try letters(drawn) == ["rrbb", "rrbb", "..bb", "...."])

    let turned = image(4, 4) { context in
      context.translateBy(x: 4, y: 0)
      context.rotate(by: .pi / 2)
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.concatenate(CGAffineTransform(translationX: 0, y: 3))
      context.fill([CGRect(x: 0, y: 0, width: 1, height: 1)])
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 3, y: -3, width: 1, height: 1))
    }
    #expect(try letters(turned) == ["g..g", "...g", "...g", "...."])

    let hole = image(3, 3) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.addRects([CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 1, y: 1, width: 1, height: 1)])
      #expect(!context.isPathEmpty)
      context.drawPath(using: .eoFill)
      #expect(context.isPathEmpty)
      context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try letters(hole) == [".rr", "r.r", "rrr"])
  }

  @Test("an arc of Core Graphics goes the other way than one of UIKit's")
  func arcs() throws {
    let drawn = image(8, 8) { context in
      UIColor.red.setFill()
      context.move(to: CGPoint(x: 4, y: 4))
      context.addArc(center: CGPoint(x: 4, y: 4), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.fillPath()
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4, y: 4))
    path.addArc(withCenter: CGPoint(x: 4, y: 4), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let own = image(8, 8) { _ in
      UIColor.red.setFill()
      path.fill()
    }
    #expect(try letters(drawn) == letters(own))
    #expect(try letters(drawn).last == "....rrrr" && letters(drawn).first == "........")
  }

  @Test("images are drawn into images: upright by UIKit, upside down by Core Graphics, in their tint")
  func images() throws {
    let flag = image(2, 2) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(try letters(image(2, 2) { _ in flag.draw(in: rect) }) == ["rr", ".."])
    let pixels = try #require(flag.cgImage)
    #expect(try letters(image(2, 2) { $0.draw(pixels, in: rect) }) == ["..", "rr"])
    let flipped = image(2, 2) { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(pixels, in: rect)
    }
    #expect(try letters(flipped) == ["rr", ".."])
    #expect(try letters(image(2, 2) { _ in flag.withTintColor(.blue).draw(in: rect) }) == ["bb", ".."])
    let file = try #require(flag.pngData())
    let read = try #require(UIImage(data: file))
    #expect(try letters(image(2, 2) { _ in read.draw(in: rect, blendMode: .copy, alpha: 1) }) == ["rr", ".."])
    let half = try image(2, 2) { _ in flag.draw(in: rect, blendMode: .normal, alpha: 0.5) }.pixels()
    #expect((126...129).contains(Int(half[0, 0]?.alpha ?? 0)))
  }

  @Test("a view is drawn with its background, its image, its subviews and its layers")
  func hierarchy() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 6, height: 4))
    view.backgroundColor = .red
    let half = Half(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    let picture = UIImageView(frame: CGRect(x: 4, y: 0, width: 2, height: 4))
    picture.image = image(1, 1) { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    picture.contentMode = .bottom
    let hidden = UIView(frame: view.bounds)
    hidden.backgroundColor = .black
    hidden.isHidden = true
    for part in [half, picture, hidden] { view.addSubview(part) }
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
    shape.frame = CGRect(x: 3, y: 0, width: 1, height: 1)
    view.layer.addSublayer(shape)

    picture.contentMode = .scaleToFill
    let filled = image(6, 4) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(try letters(filled) == ["rrrkgg", "rbbrgg", "rrrrgg", "rrrrgg"])
    picture.contentMode = .bottomRight
    let placed = image(6, 4) { view.layer.render(in: $0) }
    #expect(try letters(placed) == ["rrrkrr", "rbbrrr", "rrrrrr", "rrrrrg"])

    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.blue.cgColor
    half.alpha = 0
    let border = image(6, 4) { view.layer.render(in: $0) }
    #expect(try letters(border) == ["bbbbbb", "brrrrb", "brrrrb", "bbbbbb"])
  }

  @Test("sizes that are none are no trap") func sizes() {
    for side in [CGFloat.nan, .infinity, 1e300, -1, 0] {
      let size = CGSize(width: side, height: 4)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: CGPoint(), size: size))
      }
      #expect(throws: ImagingError.self) { try image.pixels() }
      UIGraphicsBeginImageContext(size)
      UIGraphicsGetCurrentContext()?.addRect(CGRect(origin: CGPoint(), size: size))
      UIGraphicsGetCurrentContext()?.fillPath()
      UIGraphicsEndImageContext()
    }
  }
}

@MainActor
@Suite("Images that nothing draws", .enabled(if: !ImagingPresence.isBuiltIn, "Cairo is built in"))
struct UndrawnImageTests {
  @Test("a picture has its size and scale, and no pixels") func size() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 1) && image.scale == 3)
    #expect(image.pngData() == nil && image.cgImage == nil)
    #expect(throws: ImagingError(code: .noDecoder, place: .init(file: ""), detail: "")) { try image.pixels() }
  }
}
