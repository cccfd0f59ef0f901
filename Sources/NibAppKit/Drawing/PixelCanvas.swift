import Foundation
import NibFoundation
import NibRuntime

/// Pixels that outlines are filled into: rows from the top, four parts a pixel, colors not multiplied with opacity.
///
/// A pixel is filled where its middle is inside; edges are not smooth.
final class PixelCanvas: @unchecked Sendable {
  /// What is saved and gone back to.
  struct State {
    var fill = NibColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = NibColor(red: 0, green: 0, blue: 0, alpha: 1)
    var clip: [Bool]?
    var transform = AffineTransform.identity
  }

  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]
  var state = State()
  private var saved: [State] = []
  /// From points to pixels.
  private let base: AffineTransform

  /// Makes a clear one for a rectangle in points, with some pixels a point.
  init(_ bounds: NSRect, pixelsWide: Int, pixelsHigh: Int, isFlipped: Bool) {
    (width, height) = (max(pixelsWide, 0), max(pixelsHigh, 0))
    pixels = Array(repeating: 0, count: width * height * 4)
    let across = bounds.width > 0 ? CGFloat(width) / bounds.width : 1
    let upward = bounds.height > 0 ? CGFloat(height) / bounds.height : 1
    var base = AffineTransform(translationByX: -bounds.minX, byY: -bounds.minY)
    base.append(AffineTransform(scaleByX: across, byY: isFlipped ? upward : -upward))
    if !isFlipped { base.append(AffineTransform(translationByX: 0, byY: CGFloat(height))) }
    self.base = base
  }

  /// Takes over pixels.
  init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
    base = .identity
  }

  func save() { saved.append(state) }
  func restore() { if let last = saved.popLast() { state = last } }

  /// From pixels to points; nil where all lies in one line.
  var inverse: AffineTransform? {
    var whole = state.transform
    whole.append(base)
    return whole.inverted()
  }

  private func inPixels(_ point: CGPoint) -> CGPoint { base.transform(state.transform.transform(point)) }

  /// Calls a body for each pixel whose middle is inside of an outline.
  private func scan(_ elements: [PathElement], evenOdd: Bool, _ body: (Int) -> Void) {
    let polygons = elements.polygons.map { $0.map(inPixels) }
    let all = polygons.flatMap { $0 }
    guard let low = all.map(\.y).min(), let high = all.map(\.y).max(), low.isFinite, high.isFinite else { return }
    guard low < CGFloat(height), high > 0 else { return }
    let first = Int(max(low, 0))
    for row in first..<max(first, Int(min(high, CGFloat(height)).rounded(.up))) {
      let crossings = Self.crossings(polygons, CGFloat(row) + 0.5)
      var winding = 0
      for (place, crossing) in crossings.enumerated().dropLast() {
        winding += crossing.direction
        guard evenOdd ? place % 2 == 0 : winding != 0 else { continue }
        let first = max(Int((max(crossing.x, 0) - 0.5).rounded(.up)), 0)
        let last = min(Int((min(crossings[place + 1].x, CGFloat(width)) - 0.5).rounded(.up)), width)
        for column in first..<max(first, last) { body(row * width + column) }
      }
    }
  }

  private static func crossings(_ polygons: [[CGPoint]], _ y: CGFloat) -> [(x: CGFloat, direction: Int)] {
    var found: [(x: CGFloat, direction: Int)] = []
    for polygon in polygons where polygon.count > 1 {
      for (from, to) in zip(polygon, polygon.dropFirst() + [polygon[0]]) where (from.y <= y) != (to.y <= y) {
        found.append((from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), from.y < to.y ? 1 : -1))
      }
    }
    return found.sorted { $0.x < $1.x }
  }

  /// Fills an outline.
  func fill(_ elements: [PathElement], evenOdd: Bool = false, with color: (CGFloat, CGFloat) -> NibColor, copies: Bool)
  {
    scan(elements, evenOdd: evenOdd) { place in
      guard state.clip?[place] ?? true else { return }
      put(color(CGFloat(place % width) + 0.5, CGFloat(place / width) + 0.5), at: place, copies: copies)
    }
  }

  /// Keeps what is drawn inside of an outline, and of those before.
  func clip(_ elements: [PathElement], evenOdd: Bool = false) {
    var mask = Array(repeating: false, count: width * height)
    scan(elements, evenOdd: evenOdd) { mask[$0] = state.clip?[$0] ?? true }
    state.clip = mask
  }

  private func put(_ color: NibColor, at place: Int, copies: Bool) {
    let at = place * 4
    let under = copies ? 0 : Double(pixels[at + 3]) / 255 * (1 - color.alpha)
    let alpha = color.alpha + under
    for (part, value) in [color.red, color.green, color.blue].enumerated() {
      let mixed = alpha > 0 ? (value * color.alpha + Double(pixels[at + part]) / 255 * under) / alpha : 0
      pixels[at + part] = UInt8((min(max(mixed, 0), 1) * 255).rounded())
    }
    pixels[at + 3] = UInt8((min(max(alpha, 0), 1) * 255).rounded())
  }

  /// The color of a pixel; nil outside.
  func color(_ x: Int, _ y: Int) -> NibColor? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let at = (y * width + x) * 4
    let parts = pixels[at..<at + 4].map { Double($0) / 255 }
    return NibColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Sets the color of a pixel; nothing happens outside.
  func set(_ color: NibColor, _ x: Int, _ y: Int) {
    if (0..<width).contains(x), (0..<height).contains(y) { put(color, at: y * width + x, copies: true) }
  }

  /// Draws another canvas in a rectangle.
  func draw(_ other: PixelCanvas, in rect: NSRect, fraction: CGFloat, copies: Bool) {
    let (low, high) = (inPixels(rect.origin), inPixels(CGPoint(x: rect.maxX, y: rect.maxY)))
    let (left, top) = (min(low.x, high.x), min(low.y, high.y))
    let (wide, tall) = (abs(high.x - low.x), abs(high.y - low.y))
    guard wide > 0, tall > 0 else { return }
    let clear = NibColor(red: 0, green: 0, blue: 0, alpha: 0)
    fill(
      PathShapes.rectangle(rect),
      with: { x, y in
        var color =
          other.color(
            Int((x - left) / wide * CGFloat(other.width)), Int((y - top) / tall * CGFloat(other.height))) ?? clear
        color.alpha *= Double(fraction)
        return color
      }, copies: copies)
  }
}
