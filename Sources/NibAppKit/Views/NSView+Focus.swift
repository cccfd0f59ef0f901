import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Views that are drawn, or that code draws in, the innermost last.
@MainActor
enum DrawingFocus {
  private static var views: [(view: NSView, rect: NSRect)] = []
  /// Where the rectangle is that a view was told of.
  static let told = UnsafeMutablePointer<NSRect>.allocate(capacity: 1)

  static var view: NSView? { views.last?.view }

  static func begin(_ view: NSView, _ rect: NSRect) { views.append((view, rect)) }

  static func end(_ view: NSView) {
    if let last = views.lastIndex(where: { $0.view === view }) { views.remove(at: last) }
  }

  /// What a view is asked to draw; nil for one that is not drawn.
  static func rect(of view: NSView) -> NSRect? { views.last { $0.view === view }?.rect }
}

/// Drawing outside of `draw(_:)`, as in older systems.
extension NSView {
  /// The view that is drawn at the moment, or that code locked the focus of; nil for none.
  public static var focusView: NSView? { DrawingFocus.view }

  /// Whether the view can be drawn: it is in a window, and seen.
  public final var canDraw: Bool { window != nil && !isHiddenOrHasHiddenAncestor }

  /// Has code draw in the view until `unlockFocus()`.
  public final func lockFocus() { DrawingFocus.begin(self, bounds) }

  /// Has code draw in the view no more.
  public final func unlockFocus() { DrawingFocus.end(self) }

  /// Has code draw in the view, if it can be drawn.
  /// - Returns: whether it can.
  public final func lockFocusIfCanDraw() -> Bool {
    if canDraw { lockFocus() }
    return canDraw
  }

  /// Has code draw in the view by a context, if it can be drawn.
  /// - Returns: whether it can.
  public final func lockFocusIfCanDraw(in context: NSGraphicsContext) -> Bool {
    if canDraw { NSGraphicsContext.current = context }
    return lockFocusIfCanDraw()
  }

  /// Draws a part of the view and of those in it.
  final func standardDisplay(_ rect: NSRect) {
    let part = rect.cut(by: bounds)
    guard !isHiddenOrHasHiddenAncestor, !part.isEmpty else { return }
    if part == bounds { needsDisplay = false }
    viewWillDraw()
    drawOrUpdate(part)
    for view in subviews where !view.frame.cut(by: part).isEmpty { view.display(view.convert(part, from: self)) }
  }

  /// Whether the view or one in it is to be drawn.
  final var needsDisplayInTree: Bool { needsDisplay || subviews.contains(where: \.needsDisplayInTree) }

  /// Moves what is drawn in a rectangle: the view is drawn again there and where it goes, for nothing is copied.
  public final func scroll(_ rect: NSRect, by delta: NSSize) {
    setNeedsDisplay(rect)
    setNeedsDisplay(rect.offsetBy(dx: delta.width, dy: delta.height))
  }

  /// Moves what is to be drawn in a rectangle, after code moved what is drawn.
  public final func translateRectsNeedingDisplay(in clipRect: NSRect, by delta: NSSize) {
    if needsDisplay { setNeedsDisplay(clipRect.offsetBy(dx: delta.width, dy: delta.height)) }
  }

  /// The parts that come into sight while a user resizes the window: all that is seen of the view.
  ///
  /// `exposedRects` has room for four, and `count` is their number.
  public final func getRectsExposedDuringLiveResize(
    _ exposedRects: UnsafeMutablePointer<NSRect>, count: UnsafeMutablePointer<Int>
  ) {
    (exposedRects.pointee, count.pointee) = (visibleRect, 1)
  }

  /// A rectangle of the view whose edges lie between pixels, by the options.
  public final func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    let aligned = NSIntegralRectWithOptions(convertToBacking(convert(rect, to: nil)), options)
    return convert(convertFromBacking(aligned), from: nil)
  }

  /// A size in the coordinates of the view's layer, which are its own.
  public final func convertToLayer(_ size: NSSize) -> NSSize { size }
  /// A size of the layer in the view's own coordinates.
  public final func convertFromLayer(_ size: NSSize) -> NSSize { size }
  /// A rectangle in the coordinates of the view's layer, which are its own.
  public final func convertToLayer(_ rect: NSRect) -> NSRect { rect }
  /// A rectangle of the layer in the view's own coordinates.
  public final func convertFromLayer(_ rect: NSRect) -> NSRect { rect }

  /// Whether a point lies in a rectangle of this view: `isMousePoint(_:in:)` by its name in Objective-C.
  public final func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { isMousePoint(point, in: rect) }
}

/// What a view draws, as a page of a document.
@MainActor
struct PagePicture {
  private let size: NSSize
  private let width: Int
  private let height: Int
  /// Red, green and blue of each pixel on white, from the top left.
  private let pixels: [UInt8]

  /// Draws a part of a view and of those in it.
  init(of view: NSView, _ rect: NSRect) {
    size = rect.size
    let canvas = PixelCanvas(
      rect, pixelsWide: max(1, Int(rect.width.rounded(.up))), pixelsHigh: max(1, Int(rect.height.rounded(.up))),
      isFlipped: view.isFlipped)
    view.drawTree(into: canvas)
    (width, height) = (canvas.width, canvas.height)
    pixels = (0..<canvas.height).flatMap { y in
      (0..<canvas.width).flatMap { x in Self.onWhite(canvas.color(x, y)) }
    }
  }

  private static func onWhite(_ color: NibColor?) -> [UInt8] {
    guard let color else { return [255, 255, 255] }
    return [color.red, color.green, color.blue].map {
      UInt8(min(max(($0 * color.alpha + 1 - color.alpha) * 255, 0), 255).rounded())
    }
  }

  /// A document of one page.
  var pdf: Data {
    var file = Data("%PDF-1.4\n".utf8)
    var places: [Int] = []
    func add(_ text: String, _ stream: [UInt8]? = nil) {
      places.append(file.count)
      file += Data("\(places.count) 0 obj\n\(text)\n".utf8)
      if let stream { file += Data("stream\n".utf8) + Data(stream) + Data("\nendstream\n".utf8) }
      file += Data("endobj\n".utf8)
    }
    let (across, up) = (Double(size.width), Double(size.height))
    let draw = Array("q \(across) 0 0 \(up) 0 0 cm /I Do Q".utf8)
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    add(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(across) \(up)] /Contents 4 0 R"
        + " /Resources << /XObject << /I 5 0 R >> >> >>")
    add("<< /Length \(draw.count) >>", draw)
    add(
      "<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /DeviceRGB"
        + " /BitsPerComponent 8 /Length \(pixels.count) >>", pixels)
    let start = file.count
    file += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = "\(place)"
      file += Data((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
    }
    file += Data("trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8)
    return file
  }

  /// A page that others can hold.
  var postScript: Data {
    var text = "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 \(width) \(height)\n%%EndComments\n"
    text += "\(Double(size.width)) \(Double(size.height)) scale\n\(width) \(height) 8\n"
    text +=
      "[\(width) 0 0 -\(height) 0 \(height)]\n{currentfile \(width * 3) string readhexstring pop} false 3 colorimage\n"
    let digits = Array("0123456789abcdef")
    for row in stride(from: 0, to: pixels.count, by: width * 3) {
      for byte in pixels[row..<row + width * 3] { text += "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])" }
      text += "\n"
    }
    return Data((text + "showpage\n%%EOF\n").utf8)
  }
}
