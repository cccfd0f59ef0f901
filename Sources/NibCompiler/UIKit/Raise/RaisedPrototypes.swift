import NibGraph
import NibSchema

/// Prototypes, static tables and the guides of controllers, read backwards.
extension Raising {
  /// What an archive inside another is of, by the object that holds its bytes.
  private func prototypes(_ key: UIKitKey, _ current: RaisedObject) -> [(name: String, content: ObjectID)] {
    guard let pairs = current.reference(key).flatMap({ graph.pairs($0) }) else { return [] }
    return pairs.compactMap { name, nib in
      guard case .reference(let name) = name, case .reference(let nib) = nib,
        let part = combined.part(in: nib), let content = content(of: part),
        let text = graph.string(name)
      else { return nil }
      return (text, content)
    }
  }

  /// The cells of a table that are made when they are asked for.
  mutating func raiseTablePrototypes(_ current: RaisedObject) {
    let cells = prototypes(.tableViewCellPrototypeNibs, current)
    guard !cells.isEmpty else { return warnOfLost(.tableViewCellPrototypeNibs, current) }
    let container = document.add("prototypes", to: current.element)
    for cell in cells { claim(cell.content, in: container, key: nil) }
  }

  /// The same of a collection view, with its headers and footers.
  mutating func raiseCollectionPrototypes(_ current: RaisedObject) {
    let cells = prototypes(.collectionViewCellNibDict, current)
    let others = prototypes(.collectionViewSupplementaryViewNibDict, current)
    if cells.isEmpty { warnOfLost(.collectionViewCellNibDict, current) }
    if others.isEmpty { warnOfLost(.collectionViewSupplementaryViewNibDict, current) }
    if !cells.isEmpty {
      let container = document.add("cells", to: current.element)
      for cell in cells { claim(cell.content, in: container, key: nil) }
    }
    for other in others {
      let isHeader = other.name.hasPrefix("UICollectionElementKindSectionHeader/")
      claim(other.content, in: current.element, key: isHeader ? "sectionHeaderView" : "sectionFooterView")
    }
  }

  private mutating func warnOfLost(_ key: UIKitKey, _ current: RaisedObject) {
    guard current.values[key.rawValue] != nil else { return }
    warn("the archives in '\(key.rawValue)' were not read; they are left out", current.object)
  }

  /// The sections of a table whose cells never change, which its data source has.
  mutating func raiseStaticTable(_ current: RaisedObject) {
    guard document.attribute("key", of: current.element) == "view",
      let source = root.connections.first(where: { connection in
        connection.label == "staticDataSource" && connection.source.flatMap { contents[$0] } == current.object
      }), let list = source.destinations.first.flatMap({ graph.object(UIKitKey.tableSections, of: $0) })
    else { return }
    document.set("dataMode", "static", of: current.element)
    let container = document.add("sections", to: current.element)
    for section in graph.members(list) {
      let element = document.add("tableViewSection", to: container)
      record(section, element)
      if let title = graph.text(UIKitKey.tableSectionHeaderTitle, of: section) {
        document.set("headerTitle", title, of: element)
      }
      if let title = graph.text(UIKitKey.tableSectionFooterTitle, of: section) {
        document.set("footerTitle", title, of: element)
      }
      let cells = document.add("cells", to: element)
      for row in graph.object(UIKitKey.tableSectionRows, of: section).map({ graph.members($0) }) ?? [] {
        guard let cell = graph.object(UIKitKey.tableRowCell, of: row), let element = claim(cell, in: cells, key: nil),
          case .float(let height) = graph.value(UIKitKey.tableRowHeight, of: row)?.value, height != -1
        else { continue }
        document.set("rowHeight", "\(height)", of: element)
      }
    }
  }

  /// The guides of the controller around a view that is its: views that compilers synthesize.
  mutating func raiseControllerGuides(_ views: [ObjectID], of view: Int) {
    let controller = document.elements[view].parent
    guard controller >= 0, document.attribute("key", of: view) == "view" else { return }
    for guide in views where graph.isOf(UIKitClass.uiLayoutGuide, guide) {
      let container = document.child("layoutGuides", of: controller) ?? document.add("layoutGuides", to: controller)
      let element = document.add("viewControllerLayoutGuide", to: container)
      let isTop = graph.text(UIKitKey.uiLayoutGuideIdentifier, of: guide) == "_UIViewControllerTop"
      document.set("type", isTop ? "top" : "bottom", of: element)
      record(guide, element)
      for constraint in graph.object(UIKitKey.layoutGuideConstraintsToRemove, of: guide).map({ graph.members($0) })
        ?? []
      {
        guideConstraints.insert(constraint)
      }
    }
  }
}
