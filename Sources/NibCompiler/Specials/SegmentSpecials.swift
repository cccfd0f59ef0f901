import NibBytes
import NibGraph

extension Lowering {
  /// `UISegments`: the segment views that stand among the subviews, as an array of their own.
  mutating func lowerSegments() {
    guard let container = child(book.names.segments) else { return }
    builder.add(.reference(book.keys.segments, array(segments(container), book.classes.array)))
  }

  /// The UISegment views of a `<segments>` element, made on first sight; widths share the control's.
  mutating func segments(_ container: Int) -> [ObjectID] {
    let elements = Array(children(of: container))
    if let first = elements.first, objectOf[first] >= 0 {
      return elements.map { ObjectID(Int(objectOf[$0])) }
    }
    var frame = (width: 0.0, height: 0.0)
    if let rect = child(book.names.frame) {
      frame = (real(book.names.width, of: rect), real(book.names.height, of: rect))
    }
    let width = (frame.width / Double(max(elements.count, 1))).rounded(.down)
    return elements.enumerated().map { position, element in
      let object = builder.reserve(book.classes.segment)
      objectOf[element] = object.index
      let bounds = reals(0, 0, width, frame.height)
      let center = reals(Double(position) * width + width / 2, frame.height / 2)
      builder.begin(object)
      builder.add(.data(book.keys.viewBounds, bounds))
      builder.add(.data(book.keys.viewCenter, center))
      addSegmentContent(element, position: position, of: elements.count)
      builder.end()
      return object
    }
  }

  private mutating func addSegmentContent(_ element: Int, position: Int, of count: Int) {
    if book.profile >= .nib9e { builder.add(.bool(book.keys.deepDrawRect, true)) }
    builder.add(.bool(book.keys.autoresizesSubviews, true))
    if book.profile >= .nib9c { builder.add(.int(book.keys.semanticContent, 0)) }
    if book.profile >= .nib9g { builder.add(.null(book.keys.largeContent)) }
    let title = attribute(book.names.title, of: element)
    if let name = attribute(book.names.image, of: element) {
      builder.add(.reference(book.keys.segmentInfo, image(name, isSymbol: false)))
    } else {
      builder.add(.reference(book.keys.segmentInfo, string(title ?? .empty)))
    }
    builder.add(.int(book.keys.segmentStyle, 5))
    let place: Int64 = count == 1 ? 3 : position == 0 ? 0 : position == count - 1 ? 2 : 1
    if place != 0 { builder.add(.int(book.keys.segmentPosition, place)) }
  }
}
