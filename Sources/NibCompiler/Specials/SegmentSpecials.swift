import NibBytes
import NibGraph

extension Lowering {
  /// `UISegments`: the segment views that stand among the subviews, as an array of their own.
  mutating func lowerSegments() {
    guard let container = child(book.names.segments) else { return }
    builder.add(.reference(book.keys.segments, array(segments(container), book.classes.mutableArray)))
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
    // A point lies between two segments; what is left over goes to the last ones.
    let count = Double(max(elements.count, 1))
    let width = max(0, ((frame.width - count + 1) / count).rounded(.down))
    let rest = frame.width - count + 1 - width * count
    let isLaidOut = book.profile < .nib9g
    return elements.enumerated().map { position, element in
      let object = builder.reserve(book.classes.segment)
      note(object, of: element)
      let extra = isLaidOut && Double(position) >= count - rest ? 1.0 : 0
      let own = isLaidOut ? width + extra : 0
      let left = isLaidOut ? Double(position) * (width + 1) + max(0, Double(position) - count + rest) : 0
      // From Xcode 11 on segments are not laid out. Seen: 24 segments, all 32 points high.
      let height = isLaidOut ? frame.height : 32
      let bounds = reals(0, 0, own, height)
      let center = reals(left + own / 2, height / 2)
      builder.begin(object)
      builder.add(.data(book.keys.viewBounds, bounds))
      builder.add(.data(book.keys.viewCenter, center))
      addSegmentContent(element, position: position, of: elements.count)
      builder.end()
      return object
    }
  }

  /// The part of a segment that stretches. Seen: 30 segments.
  private mutating func addStretch(position: Int, of count: Int) {
    let isEnd = count > 1 && (position == 0 || position == count - 1)
    let x = !isEnd ? 0 : position == 0 ? 0.9161111111111111 : 0.02722222222222222
    let stretch = reals(x, 0.485, isEnd ? 0.0011111111111111111 : 1, 0.0005882352941176471)
    builder.add(.data(book.keys.contentStretch, stretch))
  }

  /// The image or title of a segment.
  private mutating func segmentInfo(_ element: Int, position: Int) -> ObjectID {
    reportUnread(element, beyond: [.title, .image, .catalog, .enabled, .contentOffset])
    if let name = attribute(book.names.image, of: element) {
      return image(name, isSymbol: attribute(book.names.catalog, of: element).map { text($0) == "system" } ?? false)
    }
    var title = attribute(book.names.title, of: element)
    for child in children(of: element) {
      let key = childSymbol(child)
      if key == book.names.image, let image = image(reference: child) { return image }
      if key == book.names.title, title == nil { title = childText(child) }
    }
    let control = Int(document.elements[Int(document.elements[element].parent)].parent)
    return shownText(title ?? .empty, "segmentTitles[\(position)]", of: control)
  }

  private mutating func addSegmentContent(_ element: Int, position: Int, of count: Int) {
    if book.profile >= .nib9e { builder.add(.bool(book.keys.deepDrawRect, true)) }
    if book.profile < .nib9g { builder.add(.bool(book.keys.opaque, true)) }
    if let enabled = attribute(book.names.enabled, of: element), !isYes(enabled) {
      // A segment that is not enabled takes no touches. Inferred: by other readers of archives.
      builder.add(.bool(builder.key("UIUserInteractionDisabled"), true))
    }
    builder.add(.bool(book.keys.autoresizesSubviews, true))
    if book.profile < .nib9g { addStretch(position: position, of: count) }
    if book.profile >= .nib9c { builder.add(.int(book.keys.semanticContent, 0)) }
    if book.profile >= .nib9g { builder.add(.null(book.keys.largeContent)) }
    builder.add(.reference(book.keys.segmentInfo, segmentInfo(element, position: position)))
    if let offset = children(of: element).first(where: { childSymbol($0) == book.names.contentOffset }) {
      builder.add(.data(builder.key("UISegmentContentOffset"), reals(numbers(of: offset, .size))))
    }
    builder.add(.int(book.keys.segmentStyle, 5))
    let isLast = position == count - 1
    // From Xcode 11 on the ends are 0 and 1. Seen: 24 segments; a single one: Inferred.
    let place: Int64 =
      count == 1 ? 3 : position == 0 ? 0 : book.profile < .nib9g ? (isLast ? 2 : 1) : (isLast ? 1 : 3)
    if place != 0 { builder.add(.int(book.keys.segmentPosition, place)) }
  }
}
