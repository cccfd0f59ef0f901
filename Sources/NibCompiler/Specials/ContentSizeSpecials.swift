import NibBytes
import NibGraph

extension Lowering {
  /// `UIContentSize`, for the kinds and eras that archive it: what there is without any cell.
  mutating func lowerContentSize(_ element: Int, _ plan: Plan) {
    guard let rect = child(book.names.frame) else { return }
    let frame = (width: real(book.names.width, of: rect), height: real(book.names.height, of: rect))
    switch plan.tag {
    case "textView": builder.add(.data(book.keys.contentSize, reals(frame.width, frame.height)))
    case "tableView":
      let height = tableContentHeight()
      // Xcode 9 and 10 write it for a table with a header or footer alone. Seen: 2 tables with, 1 without.
      guard book.profile < .nib9f || (book.profile == .nib9f && height > 0 && !isGroupedTable()) else { return }
      builder.add(.data(book.keys.contentSize, reals(frame.width, height)))
    case "collectionView":
      guard let layout = child(book.names.collectionViewLayout) else { return }
      // The layout has an id and so is in the list of objects.
      if let object = object(layout) { links.note(view: object) }
      if scope != nil, child(book.names.cells) != nil { builder.add(.null(book.keys.barDelegate)) }
      let size = collectionContentSize(frame, layout)
      builder.add(.data(book.keys.contentSize, reals(size.width, size.height)))
    default: break
    }
  }

  private mutating func isGroupedTable() -> Bool {
    guard let style = attribute(book.names.style) else { return false }
    return document.bytes.equals(style, "grouped")
  }

  /// Header and footer of a plain table; a grouped one has room for a section. Seen: 9 tables.
  private mutating func tableContentHeight() -> Double {
    let names = book.names
    if isGroupedTable() {
      return 55 + (attribute(names.sectionFooterHeight).flatMap { Decimal.real(document.bytes, $0) } ?? 22)
    }
    let ends = [child(names.tableHeaderView), child(names.tableFooterView)].compactMap { $0 }
    return ends.reduce(0) { height, view in
      let rect = children(of: view).first { childSymbol($0) == names.frame }
      return height + (rect.map { real(names.height, of: $0) } ?? 0)
    }
  }

  /// Header, footer and insets of one section along the direction of a flow. Seen: 5 collection views.
  private mutating func collectionContentSize(
    _ frame: (width: Double, height: Double), _ layout: Int
  ) -> (width: Double, height: Double) {
    let names = book.names
    let direction = attribute(names.scrollDirection, of: layout).map { text($0) }
    var along = 0.0
    for part in children(of: layout) {
      switch childSymbol(part) {
      case names.headerReferenceSize, names.footerReferenceSize:
        along += real(direction == "horizontal" ? names.width : names.height, of: part)
      case names.sectionInset:
        along +=
          direction == "horizontal"
          ? real(names.minX, of: part) + real(names.maxX, of: part)
          : real(names.minY, of: part) + real(names.maxY, of: part)
      default: break
      }
    }
    return direction == "horizontal" ? (along, frame.height) : (frame.width, along)
  }
}
