import NibBytes
import NibGraph
import NibSchema

/// A frame in points.
struct Rect: Equatable {
  var x, y, width, height: Double
}

extension UIKitFrames {
  /// The frame that the document gives an element; nil for an element without one.
  ///
  /// What is no number is warned of where the frame is lowered.
  static func frame(of element: Int, _ lowering: inout Lowering) -> Rect? {
    if let rect = lowering.reader.frame(of: element) { return points(rect, &lowering) }
    return insetFrame(of: element, &lowering)
  }

  /// The numbers of a `<rect>`.
  static func points(_ rect: Int, _ lowering: inout Lowering) -> Rect {
    Rect(
      x: lowering.reader.real(.x, of: rect), y: lowering.reader.real(.y, of: rect),
      width: lowering.reader.real(.width, of: rect), height: lowering.reader.real(.height, of: rect))
  }

  /// The frame of an element that has a `<frame key="frameInset">` in place of a rectangle, as the first Xcode 8 saved it:
  /// along each axis two distances or a distance and a size, by the element's mask; what is 0 is left out.
  ///
  /// A side that the mask lets grow is told by its distances from both edges of the superview, one that hangs on the far
  /// edge by the distance from that, all others by the near one.
  /// - Seen: 11 views of 1 document, 9 of which are as wide as a superview that became larger, and 1 hangs on its lower
  ///   edge. Inferred: what hangs on the right edge, as what hangs on the lower one.
  static func insetFrame(of element: Int, _ lowering: inout Lowering) -> Rect? {
    guard let inset = lowering.reader.frameInset(of: element) else { return nil }
    let mask = lowering.reader.firstChild(.autoresizingMask, of: element)
    func flag(_ name: WellKnownName) -> Bool { mask.flatMap { lowering.reader.flag(name, of: $0) } ?? false }
    let (grows, hangs) = (flag(.widthSizable), flag(.flexibleMinX) && !flag(.flexibleMaxX))
    let (rises, sinks) = (flag(.heightSizable), flag(.flexibleMinY) && !flag(.flexibleMaxY))
    let outer = grows || hangs || rises || sinks ? superviewSize(of: element, &lowering) : (0, 0)
    let horizontal = side(
      (.minX, .width, .maxX), of: inset, in: outer.0, grows: grows, hangs: hangs, &lowering)
    let vertical = side(
      (.minY, .height, .maxY), of: inset, in: outer.1, grows: rises, hangs: sinks, &lowering)
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length,
      height: contentHeight(vertical.length, element, &lowering))
  }

  /// Where a frame begins along an axis, and how long it is.
  private static func side(
    _ names: (near: WellKnownName, length: WellKnownName, far: WellKnownName), of inset: Int, in outer: Double,
    grows: Bool, hangs: Bool, _ lowering: inout Lowering
  ) -> (start: Double, length: Double) {
    let near = lowering.reader.real(names.near, of: inset)
    let length = lowering.reader.real(names.length, of: inset)
    let far = lowering.reader.real(names.far, of: inset)
    if grows { return (near, outer - near - far) }
    return hangs ? (outer - length - far, length) : (near, length)
  }

  /// The size of the view that holds an element, as it is archived.
  private static func superviewSize(of element: Int, _ lowering: inout Lowering) -> (Double, Double) {
    var holder = lowering.reader.parent(of: element)
    if holder >= 0, lowering.reader.tag(holder) == .subviews { holder = lowering.reader.parent(of: holder) }
    guard holder >= 0, let size = UIKitViews.size(of: holder, &lowering) else { return (1000, 1000) }
    return (size.width, size.height)
  }

  /// The height of the content view of a cell whose separator is half a point high, where the document has whole points.
  ///
  /// Seen: 2 cells.
  private static func contentHeight(_ height: Double, _ element: Int, _ lowering: inout Lowering) -> Double {
    guard lowering.profile < .xcode10, lowering.reader.tag(element) == .tableViewCellContentView,
      let cell = frame(of: lowering.reader.parent(of: element), &lowering), cell.height == height + 1
    else { return height }
    return height + 0.5
  }
}
