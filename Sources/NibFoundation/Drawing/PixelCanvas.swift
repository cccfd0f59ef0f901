import Foundation
import NibObjects
import NibResources
import NibRuntime
import NibStandIns

/// Pixels that code draws into: rows from the top, four parts a pixel, colors not multiplied with opacity.
///
/// What is drawn is noted as steps, which `LinkedDrawing` puts into the pixels when somebody asks for them. A program that is
/// linked with none, for want of the package trait `Imaging`, fills nothing: pixels are as code set them one by one.
package final class PixelCanvas: @unchecked Sendable {
  /// What is saved and gone back to.
  package struct State {
    package var fill = NibColor(red: 0, green: 0, blue: 0, alpha: 1)
    package var stroke = NibColor(red: 0, green: 0, blue: 0, alpha: 1)
    package var clips: [DrawnOutline] = []
    package var transform = AffineTransform.identity
    package var operation = DrawingOperation.sourceOver
    package var isSmooth = true
    /// How contexts of Core Graphics draw lines.
    package var line = DrawnLine(width: 1)
    package var opacity = 1.0

    package init() {}

    package init(clips: [DrawnOutline], transform: AffineTransform) {
      (self.clips, self.transform) = (clips, transform)
    }
  }

  /// Which way the rows of a picture follow each other.
  package enum RowDirection {
    /// From the top of the pixels, whatever the coordinates are.
    case upright
    /// As y grows.
    case growing
    /// As y becomes less.
    case shrinking
  }

  package let width: Int
  package let height: Int
  package var state = State()
  /// The path of contexts of Core Graphics, in pixels.
  package var path: [PathElement] = []
  private var saved: [State] = []
  /// From points to pixels.
  package let base: AffineTransform
  /// nil while all are clear.
  private var bytes: [UInt8]?
  private var steps: [DrawingStep] = []
  /// How many steps are noted at most before they are drawn.
  private static let longest = 1000

  /// Makes a clear one for a rectangle in points, with some pixels a point.
  package init(_ bounds: CGRect, pixelsWide: Int, pixelsHigh: Int, isFlipped: Bool) {
    (width, height) = (max(pixelsWide, 0), max(pixelsHigh, 0))
    let across = bounds.width > 0 ? CGFloat(width) / bounds.width : 1
    let upward = bounds.height > 0 ? CGFloat(height) / bounds.height : 1
    var base = AffineTransform(translationByX: -bounds.minX, byY: -bounds.minY)
    base.append(AffineTransform(scaleByX: across, byY: isFlipped ? upward : -upward))
    if !isFlipped { base.append(AffineTransform(translationByX: 0, byY: CGFloat(height))) }
    self.base = base
  }

  /// Takes over pixels.
  package init(_ picture: PixelImage) {
    (width, height, bytes) = (picture.size.width, picture.size.height, picture.bytes)
    base = .identity
  }

  /// Puts other pixels of the same size in place of all that was drawn.
  package func replace(_ pixels: [UInt8]) {
    guard pixels.count == width * height * 4 else { return }
    (bytes, steps) = (pixels, [])
  }

  /// Changes the coordinates of what is drawn from now on: this change comes before those there are.
  package func change(_ transform: AffineTransform) {
    var whole = transform
    whole.append(state.transform)
    state.transform = whole
  }

  package func save() { saved.append(state) }
  package func restore() { if let last = saved.popLast() { state = last } }

  /// The pixels with all that was drawn; nil where there are none.
  package var picture: PixelImage? {
    let due = steps
    steps = []
    guard let old = stored, !due.isEmpty, let drawing = LinkedParts.linkedDrawing else { return stored }
    guard
      let new = ImageReports.optional({ () throws(ImagingError) in try drawing.drawn(due, over: old) })
    else { return old }
    bytes = new.bytes
    return new
  }

  private var stored: PixelImage? {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard count > 0, !overflow else { return nil }
    return PixelImage(
      size: PixelSize(width: width, height: height), bytes: bytes ?? Array(repeating: 0, count: count * 4))
  }

  /// The pixels as a PNG.
  /// - Throws: `noDecoder` for a program that draws nothing, `noPicture` for no pixels.
  package func png() throws(ImagingError) -> [UInt8] {
    let drawing = try LinkedParts.drawing(for: "a drawn picture")
    guard let picture else {
      throw ImagingError(code: .noPicture, place: .init(file: "a drawn picture"), detail: "it has no pixels")
    }
    return try drawing.png(of: picture)
  }

  /// The color of a pixel; nil outside.
  package func color(_ x: Int, _ y: Int) -> NibColor? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    if !steps.isEmpty { _ = picture }
    guard let bytes else { return NibColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let at = (y * width + x) * 4
    let parts = bytes[at..<at + 4].map { Double($0) / 255 }
    return NibColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Sets the color of a pixel; nothing happens outside.
  package func set(_ color: NibColor, _ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    if !steps.isEmpty { _ = picture }
    if bytes == nil { bytes = stored?.bytes }
    let at = (y * width + x) * 4
    for (part, value) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      bytes?[at + part] = value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }
  }
}

/// Drawing: noted, as steps.
extension PixelCanvas {
  private var whole: AffineTransform {
    var whole = state.transform
    whole.append(base)
    return whole
  }

  /// An outline in pixels; nil stands for all of them.
  private func outline(_ elements: [PathElement]?, evenOdd: Bool = false) -> DrawnOutline {
    guard let elements else {
      let (right, bottom) = (Double(width), Double(height))
      return DrawnOutline([
        .move(.init(0, 0)), .line(.init(right, 0)), .line(.init(right, bottom)), .line(.init(0, bottom)), .close,
      ])
    }
    let whole = whole
    return DrawnOutline(pixels: elements.map { $0.mapping { whole.transform($0) } }, isEvenOdd: evenOdd)
  }

  private func note(_ step: DrawingStep) {
    // Without somebody who draws, steps would only take memory.
    guard LinkedParts.linkedDrawing != nil, width > 0, height > 0 else { return }
    steps.append(step)
    if steps.count >= Self.longest { _ = picture }
  }

  private func note(
    _ outline: DrawnOutline, _ paint: DrawingPaint, _ matrix: DrawingMatrix, line: DrawnLine? = nil,
    operation: DrawingOperation? = nil, opacity: Double = 1
  ) {
    note(
      DrawingStep(
        outline: outline, clips: state.clips, paint: paint, line: line, matrix: matrix,
        operation: operation ?? state.operation, isSmooth: state.isSmooth, opacity: opacity * state.opacity))
  }

  /// Fills an outline, or all for nil; with the operation that was set for nil.
  package func fill(
    _ elements: [PathElement]?, evenOdd: Bool = false, with paint: DrawingPaint, operation: DrawingOperation? = nil,
    opacity: Double = 1
  ) { note(outline(elements, evenOdd: evenOdd), paint, DrawingMatrix(whole), operation: operation, opacity: opacity) }

  /// Fills an outline, or all for nil, with the color that was set.
  package func fill(
    _ elements: [PathElement]?, evenOdd: Bool = false, operation: DrawingOperation? = nil, opacity: Double = 1
  ) {
    fill(elements, evenOdd: evenOdd, with: .color(DrawingColor(state.fill)), operation: operation, opacity: opacity)
  }

  /// Draws the line of an outline.
  package func stroke(
    _ elements: [PathElement], _ line: DrawnLine, operation: DrawingOperation? = nil, opacity: Double = 1
  ) {
    note(
      outline(elements), .color(DrawingColor(state.stroke)), DrawingMatrix(whole), line: line, operation: operation,
      opacity: opacity)
  }

  /// Keeps what is drawn inside of an outline, and of those before.
  package func clip(_ elements: [PathElement], evenOdd: Bool = false) {
    state.clips.append(outline(elements, evenOdd: evenOdd))
  }

  /// Draws a part of another canvas in a rectangle; all of it for nil. The part is in pixels from the top.
  package func draw(
    _ other: PixelCanvas, part: CGRect? = nil, in rect: CGRect, fraction: CGFloat,
    operation: DrawingOperation? = nil, rows: RowDirection = .upright
  ) {
    guard let picture = other.picture else { return }
    let part = part ?? CGRect(x: 0, y: 0, width: other.width, height: other.height)
    guard part.width > 0, part.height > 0 else { return }
    var matrix = AffineTransform(translationByX: -part.minX, byY: -part.minY)
    if rows == .upright {
      let (first, last) = (whole.transform(rect.origin), whole.transform(CGPoint(x: rect.maxX, y: rect.maxY)))
      let (across, down) = (abs(last.x - first.x) / part.width, abs(last.y - first.y) / part.height)
      matrix.append(AffineTransform(scaleByX: across, byY: down))
      matrix.append(AffineTransform(translationByX: min(first.x, last.x), byY: min(first.y, last.y)))
    } else {
      let isGrowing = rows == .growing
      let (across, down) = (rect.width / part.width, rect.height / part.height)
      matrix.append(AffineTransform(scaleByX: across, byY: isGrowing ? down : -down))
      matrix.append(AffineTransform(translationByX: rect.minX, byY: isGrowing ? rect.minY : rect.maxY))
      matrix.append(whole)
    }
    note(
      outline(PathShapes.rectangle(rect)), .picture(picture), DrawingMatrix(matrix), operation: operation,
      opacity: fraction)
  }
}

/// The path of contexts of Core Graphics: each part keeps the place that it had when it was added.
extension PixelCanvas {
  /// Adds to the path.
  package func add(_ elements: [PathElement]) {
    let whole = whole
    path += elements.map { $0.mapping { whole.transform($0) } }
  }

  /// Fills the path, draws its line, or both; the path is empty then.
  package func paintPath(fills: Bool, evenOdd: Bool = false, strokes: Bool) {
    let outline = DrawnOutline(pixels: path, isEvenOdd: evenOdd)
    if fills { note(outline, .color(DrawingColor(state.fill)), DrawingMatrix(whole)) }
    if strokes { note(outline, .color(DrawingColor(state.stroke)), DrawingMatrix(whole), line: state.line) }
    path = []
  }

  /// Keeps what is drawn inside of the path, which is empty then.
  package func clipToPath(evenOdd: Bool) {
    state.clips.append(DrawnOutline(pixels: path, isEvenOdd: evenOdd))
    path = []
  }
}
