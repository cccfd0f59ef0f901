import NibBytes
import NibGraph
import NibSchema

/// Prototypes of tables and collections, and the contents of tables that never change.
extension Lowering {
  /// Prototypes of the table or collection view at hand.
  mutating func lowerPrototypes(_ plan: Plan) {
    guard scope != nil else { return }
    if plan.tag == "tableView" { lowerTablePrototypes() } else { lowerCollectionPrototypes() }
  }

  /// `UITableViewCellPrototypeNibs` and what these archives need from outside, by reuse identifier.
  private mutating func lowerTablePrototypes() {
    guard let container = child(book.names.prototypes) else { return }
    let cells = Array(children(of: container)).compactMap { cell in reuseName(cell).map { (cell, $0) } }
    guard !cells.isEmpty else { return }
    addNibs(cells, book.keys.cellNibs)
    addExternals(cells, book.keys.cellExternals)
  }

  /// The same for the cells and the headers and footers of a collection view.
  private mutating func lowerCollectionPrototypes() {
    var cells: [(Int, String)] = []
    if let container = child(book.names.cells) {
      for cell in Array(children(of: container)) { if let name = reuseName(cell) { cells.append((cell, name)) } }
    }
    var supplements: [(Int, String)] = []
    for (key, kind) in [
      (book.names.sectionHeaderView, "UICollectionElementKindSectionHeader"),
      (book.names.sectionFooterView, "UICollectionElementKindSectionFooter"),
    ] {
      if let view = child(key), let name = reuseName(view) { supplements.append((view, kind + "/" + name)) }
    }
    if !cells.isEmpty { addExternals(cells, book.keys.itemExternals) }
    if !supplements.isEmpty { addExternals(supplements, book.keys.supplementExternals) }
    if !cells.isEmpty { addNibs(cells, book.keys.itemNibs) }
    if !supplements.isEmpty { addNibs(supplements, book.keys.supplementNibs) }
  }

  /// The reuse identifier of a prototype; without one nothing can ask for it. Inferred: no archive has such a one.
  private mutating func reuseName(_ prototype: Int) -> String? {
    guard let span = attribute(book.names.reuseIdentifier, of: prototype), span.count > 0 else {
      warn(
        .missingAttribute, "a prototype without a reuse identifier can never be used; it is left out", at: prototype)
      return nil
    }
    return text(span)
  }

  private mutating func addNibs(_ prototypes: [(element: Int, name: String)], _ key: PassKey) {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    var names: [String] = []
    for prototype in prototypes {
      guard let nib = scope?.prototypes[prototype.element] else { continue }
      let data = builder.reserve(book.classes.data)
      builder.begin(data)
      builder.add(.data(book.keys.bytes, .empty))
      builder.end()
      scope?.nested.append((data, nib))
      let object = builder.reserve(book.classes.storyboard.nib)
      builder.begin(object)
      builder.add(.bool(book.keys.capturesBundle, true))
      builder.add(.reference(book.keys.archiveData, data))
      builder.end()
      entries.append((string(prototype.name), object))
      names.append(prototype.name)
    }
    // Cells are put in from the last to the first and then copied twice, supplements as they stand. Seen: 13 dictionaries.
    var order = Array(names.indices)
    if key == book.keys.supplementNibs {
      order = DictionaryOrder.mutable(names)
    } else {
      order.reverse()
      for _ in 0..<3 {
        let put = order
        order = DictionaryOrder.mutable(put.map { names[$0] }).map { put[$0] }
      }
    }
    builder.add(.reference(key, dictionary(order.map { entries[$0] }, book.classes.mutableDictionary)))
  }

  private mutating func addExternals(_ prototypes: [(element: Int, name: String)], _ key: PassKey) {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    for prototype in prototypes {
      var needed: [(key: ObjectID, value: ObjectID)] = []
      for (position, outer) in (scope?.prototypes[prototype.element]?.upstream ?? []).enumerated() {
        let name = string(upstreamName(outer, position))
        if let object = object(outer) { needed.append((name, object)) }
      }
      entries.append((string(prototype.name), dictionary(needed, book.classes.mutableDictionary)))
    }
    let order = DictionaryOrder.mutable(prototypes.map(\.name))
    builder.add(.reference(key, dictionary(order.map { entries[$0] }, book.classes.mutableDictionary)))
  }

  /// The data source of a table whose rows stand in the document: an object that the archive lists and its owner keeps.
  mutating func lowerStaticTable(_ element: Int) {
    guard scope != nil, let container = child(book.names.sections), document.elements[container].firstChild >= 0 else {
      return
    }
    let source = builder.reserve(book.classes.storyboard.tableDataSource)
    let sections = Array(children(of: container)).map { tableSection($0) }
    builder.begin(source)
    builder.add(.reference(book.keys.tableSections, array(sections.map(\.object), book.classes.array)))
    builder.end()
    links.adopt(sections.map(\.object), under: source)
    for section in sections { links.adopt(section.cells, under: section.object) }
    links.tableSources.append(source)
    if let owner = scope?.owner { links.addedOutlets.append(("staticDataSource", owner, source)) }
  }

  private mutating func tableSection(_ element: Int) -> (object: ObjectID, cells: [ObjectID]) {
    let names = book.names
    let object = builder.reserve(
      book.classes.storyboard.tableSection,
      origin: Origin(
        offset: document.elements[element].offset, identifier: attribute(names.id, of: element) ?? .empty))
    note(object, of: element)
    builder.begin(object)
    if let title = sectionTitle(element, names.headerTitle) {
      builder.add(.reference(book.keys.sectionHeader, title))
    }
    if let title = sectionTitle(element, names.footerTitle) {
      builder.add(.reference(book.keys.sectionFooter, title))
    }
    let container = children(of: element).first { tag($0) == names.cells }
    let cells = container.map { Array(children(of: $0)) } ?? []
    let rows = cells.map { tableRow($0) }
    builder.add(.reference(book.keys.sectionRows, array(rows, book.classes.array)))
    builder.end()
    return (object, cells.map { view($0) })
  }

  private mutating func sectionTitle(_ section: Int, _ name: PassName) -> ObjectID? {
    if let span = attribute(name, of: section) { return shownText(span, name.rawValue, of: section) }
    let child = children(of: section).first { childSymbol($0) == name }
    return child.flatMap { childText($0) }.map { shownText($0, name.rawValue, of: section) }
  }

  /// A row: its cell and its height, -1 where the cell says none.
  private mutating func tableRow(_ cell: Int) -> ObjectID {
    let object = builder.reserve(book.classes.storyboard.tableRow)
    let content = view(cell)
    let height = real(book.names.rowHeight, of: cell, default: -1)
    builder.begin(object)
    builder.add(.reference(book.keys.rowCell, content))
    builder.add(.float(book.keys.rowHeight, Float(height)))
    builder.end()
    return object
  }
}
