import NibBytes
import NibGraph

/// `UIContentSize`, for the kinds and eras that archive it: what there is without any cell.
enum UIKitContentSizes {
  /// A text view's own size.
  static func lowerTextView(_ element: Int, _ lowering: inout Lowering) {
    guard let frame = size(of: element, &lowering) else { return }
    lowering.writer.add(.data(.contentSize, lowering.writer.reals(frame.width, frame.height)))
  }

  /// A table view's width, and the height of what it has without any row.
  static func lowerTable(_ element: Int, _ lowering: inout Lowering) {
    guard let frame = size(of: element, &lowering) else { return }
    let height = tableContentHeight(&lowering)
    // Xcode 9 and 10 write it for a table with a header or footer alone. Seen: 2 tables with, 1 without.
    guard lowering.profile < .nib9f || (lowering.profile == .nib9f && height > 0 && !isGroupedTable(&lowering)) else {
      return
    }
    lowering.writer.add(.data(.contentSize, lowering.writer.reals(frame.width, height)))
  }

  /// What the layout of a collection view takes without any item.
  static func lowerCollection(_ element: Int, _ lowering: inout Lowering) {
    guard let frame = size(of: element, &lowering), let layout = lowering.reader.child(.collectionViewLayout) else {
      return
    }
    // The layout has an id and so is in the list of objects.
    if let object = lowering.object(layout) { lowering.links.note(view: object) }
    if lowering.scope != nil, lowering.reader.child(.cells) != nil { lowering.writer.add(.null(.barDelegate)) }
    let size = collectionContentSize(frame, layout, &lowering)
    lowering.writer.add(.data(.contentSize, lowering.writer.reals(size.width, size.height)))
  }

  /// The size of an element's frame; nil without one.
  private static func size(of element: Int, _ lowering: inout Lowering) -> (width: Double, height: Double)? {
    guard let rect = lowering.reader.frame(of: element) else { return nil }
    return (lowering.reader.real(.width, of: rect), lowering.reader.real(.height, of: rect))
  }

  private static func isGroupedTable(_ lowering: inout Lowering) -> Bool {
    guard let style = lowering.reader.attribute(.style) else { return false }
    return lowering.reader.document.bytes.equals(style, "grouped")
  }

  /// Header and footer of a plain table; a grouped one has room for a section. Seen: 9 tables.
  private static func tableContentHeight(_ lowering: inout Lowering) -> Double {
    if isGroupedTable(&lowering) {
      return 55
        + (lowering.reader.attribute(.sectionFooterHeight).flatMap { Decimal.real(lowering.reader.document.bytes, $0) }
          ?? 22)
    }
    let ends = [lowering.reader.child(.tableHeaderView), lowering.reader.child(.tableFooterView)].compactMap { $0 }
    return ends.reduce(0) { height, view in
      let rect = lowering.reader.frame(of: view)
      return height + (rect.map { lowering.reader.real(.height, of: $0) } ?? 0)
    }
  }

  /// Header, footer and insets of one section along the direction of a flow. Seen: 5 collection views.
  private static func collectionContentSize(
    _ frame: (width: Double, height: Double), _ layout: Int, _ lowering: inout Lowering
  ) -> (width: Double, height: Double) {
    let direction = lowering.reader.attribute(.scrollDirection, of: layout).map { lowering.reader.text($0) }
    var along = 0.0
    for part in lowering.reader.children(of: layout) {
      switch WellKnownName(lowering.reader.childSymbol(part)) {
      case .headerReferenceSize, .footerReferenceSize:
        along += lowering.reader.real(direction == "horizontal" ? WellKnownName.width : WellKnownName.height, of: part)
      case .sectionInset:
        along +=
          direction == "horizontal"
          ? lowering.reader.real(.minX, of: part) + lowering.reader.real(.maxX, of: part)
          : lowering.reader.real(.minY, of: part) + lowering.reader.real(.maxY, of: part)
      default: break
      }
    }
    return direction == "horizontal" ? (along, frame.height) : (frame.width, along)
  }
}
