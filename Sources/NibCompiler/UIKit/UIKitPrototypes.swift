import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Prototypes of tables and collections, and the contents of tables that never change.
enum UIKitPrototypes {
  /// `UITableViewCellPrototypeNibs` and what these archives need from outside, by reuse identifier.
  static func lowerTable(_ lowering: inout Lowering) {
    guard let container = lowering.reader.child(.prototypes) else { return }
    guard lowering.scope != nil else { return warnOutsideOfStoryboard(container, &lowering) }
    let cells = Array(lowering.reader.children(of: container)).compactMap { cell in
      reuseName(cell, &lowering).map { (cell, $0) }
    }
    guard !cells.isEmpty else { return }
    addNibs(cells, .tableViewCellPrototypeNibs, &lowering)
    addExternals(cells, .tableViewCellPrototypeNibExternalObjects, &lowering)
  }

  /// The same for the cells and the headers and footers of a collection view.
  static func lowerCollection(_ lowering: inout Lowering) {
    guard lowering.scope != nil else {
      if let container = lowering.reader.child(.cells) { warnOutsideOfStoryboard(container, &lowering) }
      for key in [WellKnownName.sectionHeaderView, .sectionFooterView] {
        if let view = lowering.reader.child(key) { warnOutsideOfStoryboard([ElementIndex(view)], &lowering) }
      }
      return
    }
    var cells: [(Int, String)] = []
    if let container = lowering.reader.child(.cells) {
      for cell in Array(lowering.reader.children(of: container)) {
        if let name = reuseName(cell, &lowering) { cells.append((cell, name)) }
      }
    }
    var supplements: [(Int, String)] = []
    for (key, kind) in [
      (WellKnownName.sectionHeaderView, "UICollectionElementKindSectionHeader"),
      (WellKnownName.sectionFooterView, "UICollectionElementKindSectionFooter"),
    ] {
      if let view = lowering.reader.child(key), let name = reuseName(view, &lowering) {
        supplements.append((view, kind + "/" + name))
      }
    }
    if !cells.isEmpty { addExternals(cells, .collectionViewCellPrototypeNibExternalObjects, &lowering) }
    if !supplements.isEmpty {
      addExternals(supplements, .collectionViewSupplementaryViewPrototypeNibExternalObjects, &lowering)
    }
    if !cells.isEmpty { addNibs(cells, .collectionViewCellNibDict, &lowering) }
    if !supplements.isEmpty { addNibs(supplements, .collectionViewSupplementaryViewNibDict, &lowering) }
  }

  /// Warns of prototypes in a XIB, where Interface Builder offers none; a XIB with one comes of a scene's copy.
  private static func warnOutsideOfStoryboard(_ container: Int, _ lowering: inout Lowering) {
    warnOutsideOfStoryboard(Array(lowering.reader.document.children(of: .init(container))), &lowering)
  }

  private static func warnOutsideOfStoryboard(_ cells: [ElementIndex], _ lowering: inout Lowering) {
    guard let first = cells.first else { return }
    let content = LeftOutContent(of: cells, in: lowering.reader.document, lowering.schema.catalog)
    lowering.reader.warn(
      .noKnownForm,
      "prototypes are archived in storyboards alone; give each a XIB of its own, which code registers; left out: "
        + content.words, at: Int(first.index))
  }

  /// The reuse identifier of a prototype; without one nothing can ask for it. Inferred: no archive has such a one.
  private static func reuseName(_ prototype: Int, _ lowering: inout Lowering) -> String? {
    guard let span = lowering.reader.attribute(.reuseIdentifier, of: prototype), span.count > 0 else {
      warnOfMissingName(prototype, &lowering)
      return nil
    }
    return lowering.reader.text(span)
  }

  /// - Seen: words of Xcode 5.1 to 9.4, which were shorter first; those of collection views in a log of a recent one.
  private static func warnOfMissingName(_ prototype: Int, _ lowering: inout Lowering) {
    let isTable = lowering.reader.tag(lowering.reader.parent(of: prototype)) == .prototypes
    let kind = !isTable ? "collection view cells" : lowering.profile < .xcode6 ? "cells" : "table cells"
    let content = LeftOutContent(of: [ElementIndex(prototype)], in: lowering.reader.document, lowering.schema.catalog)
    lowering.reader.warn(
      .missingReuseIdentifier,
      "a prototype without a reuse identifier can never be used; it is left out: \(content.words)",
      interfaceBuilder: "Prototype \(kind) must have reuse identifiers", at: prototype)
  }

  private static func addNibs(_ prototypes: [(element: Int, name: String)], _ key: UIKitKey, _ lowering: inout Lowering)
  {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    var names: [String] = []
    for prototype in prototypes {
      guard let nib = lowering.scope?.prototypes[prototype.element] else { continue }
      let data = lowering.writer.reserve(.data)
      lowering.writer.begin(data)
      lowering.writer.add(.data(.bytes, .empty))
      lowering.writer.end()
      lowering.scope?.nested.append(NestedNib(holder: data, nib: nib))
      let object = lowering.writer.reserve(.nib)
      lowering.writer.begin(object)
      lowering.writer.add(.bool(.captureEnclosingNIBBundleOnDecode, true))
      lowering.writer.add(.reference(.archiveData, data))
      lowering.writer.end()
      entries.append((lowering.writer.string(prototype.name), object))
      names.append(prototype.name)
    }
    // Cells are put in from the last to the first and then copied twice, supplements as they stand. Seen: 13 dictionaries.
    var order = Array(names.indices)
    if key == .collectionViewSupplementaryViewNibDict {
      order = DictionaryOrder.mutable(names)
    } else {
      order.reverse()
      for _ in 0..<3 {
        let put = order
        order = DictionaryOrder.mutable(put.map { names[$0] }).map { put[$0] }
      }
    }
    lowering.writer.add(.reference(key, lowering.writer.dictionary(order.map { entries[$0] }, .mutableDictionary)))
  }

  private static func addExternals(
    _ prototypes: [(element: Int, name: String)], _ key: UIKitKey, _ lowering: inout Lowering
  ) {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    for prototype in prototypes {
      var needed: [(key: ObjectID, value: ObjectID)] = []
      for (position, outer) in (lowering.scope?.prototypes[prototype.element]?.upstream ?? []).enumerated() {
        let name = lowering.writer.string(UpstreamProxies.upstreamName(outer, position, &lowering))
        if let object = lowering.object(outer) { needed.append((name, object)) }
      }
      entries.append((lowering.writer.string(prototype.name), lowering.writer.dictionary(needed, .mutableDictionary)))
    }
    let order = DictionaryOrder.mutable(prototypes.map(\.name))
    lowering.writer.add(.reference(key, lowering.writer.dictionary(order.map { entries[$0] }, .mutableDictionary)))
  }

  /// The data source of a table whose rows stand in the document: an object that the archive lists and its owner keeps.
  static func lowerStaticTable(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.scope != nil, let container = lowering.reader.child(.sections),
      lowering.reader.document.elements[container].firstChild >= 0
    else {
      return
    }
    let source = lowering.writer.reserve(.tableViewDataSource)
    let sections = Array(lowering.reader.children(of: container)).map { tableSection($0, &lowering) }
    lowering.writer.begin(source)
    lowering.writer.add(.reference(.tableSections, lowering.writer.array(sections.map(\.object), .array)))
    lowering.writer.end()
    lowering.links.attach(sections.map(\.object), under: source)
    for section in sections { lowering.links.attach(section.cells, under: section.object) }
    lowering.uiKit.tableSources.append(source)
    if let owner = lowering.scope?.owner {
      lowering.uiKit.impliedOutlets.append(ImpliedOutlet("staticDataSource", of: owner, to: source))
    }
  }

  private static func tableSection(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID, cells: [ObjectID])
  {
    let object = lowering.writer.reserve(
      .tableViewSection,
      origin: Origin(
        offset: lowering.reader.document.originOffset(of: element),
        identifier: lowering.reader.attribute(.id, of: element) ?? .empty))
    lowering.record(object, of: element)
    lowering.writer.begin(object)
    if let title = sectionTitle(element, WellKnownName.headerTitle, &lowering) {
      lowering.writer.add(.reference(.tableSectionHeaderTitle, title))
    }
    if let title = sectionTitle(element, WellKnownName.footerTitle, &lowering) {
      lowering.writer.add(.reference(.tableSectionFooterTitle, title))
    }
    let container = lowering.reader.children(of: element).first { lowering.reader.tag($0) == .cells }
    let cells = container.map { Array(lowering.reader.children(of: $0)) } ?? []
    let rows = cells.map { tableRow($0, &lowering) }
    lowering.writer.add(.reference(.tableSectionRows, lowering.writer.array(rows, .array)))
    lowering.writer.end()
    return (object, cells.map { lowering.view($0) })
  }

  private static func sectionTitle(_ section: Int, _ name: WellKnownName, _ lowering: inout Lowering) -> ObjectID? {
    if let span = lowering.reader.attribute(name, of: section) {
      return LocalizableTexts.object(span, name, of: section, &lowering)
    }
    let child = lowering.reader.children(of: section).first { lowering.reader.childSymbol($0) == name }
    return child.flatMap { lowering.childText($0) }.map {
      LocalizableTexts.object($0, name, of: section, &lowering)
    }
  }

  /// A row: its cell and its height, -1 where the cell says none.
  private static func tableRow(_ cell: Int, _ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(.tableViewRow)
    let content = lowering.view(cell)
    let height = lowering.reader.real(.rowHeight, of: cell, default: -1)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.tableRowCell, content))
    lowering.writer.add(.float(.tableRowHeight, Float(height)))
    lowering.writer.end()
    return object
  }
}

extension UIKitPrototypes {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitPrototypes) -> CustomLoweringCode {
    switch lowering {
    case .tablePrototypes:
      .init(.inScenes, lower: { lowerTable(&$2) }, raise: { $0.raiseTablePrototypes($1) })
    case .collectionPrototypes:
      .init(.inScenes, lower: { lowerCollection(&$2) }, raise: { $0.raiseCollectionPrototypes($1) })
    case .staticTable: .init(.inScenes, lower: { lowerStaticTable($0, &$2) }, raise: { $0.raiseStaticTable($1) })
    }
  }
}
