import NibRuntime
import NibSchema

extension StandIn {
  /// The texts that people read in the object: of the properties whose rows the schema gives to translators, those of base
  /// classes first. Empty texts are among them, those that are not there are not.
  /// - Parameter catalog: the kinds whose rows the object's tables name.
  package final func readableTexts(in catalog: Catalog) -> [String] {
    ReadableProperties.of(Swift.type(of: self), in: catalog).flatMap { property -> [String] in
      switch property.table.value(forKey: property.name, of: self) {
      case .array(let members)?: members.compactMap { String(nibValue: $0) }
      case let value?: String(nibValue: value).map { [$0] } ?? []
      case nil: []
      }
    }
  }
}

/// The properties of classes that hold texts for people, found once a class.
@MainActor
private enum ReadableProperties {
  typealias Property = (table: any AnyPropertyTable, name: String)

  private static var known: [ObjectIdentifier: [Property]] = [:]

  static func of(_ type: StandIn.Type, in catalog: Catalog) -> [Property] {
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    let found = type.tables.flatMap { table -> [Property] in
      guard let rows = table as? any RowNamingTable, let tag = rows.kindTag, let kind = catalog.find(tag) else {
        return []
      }
      let readable = Set(kind.allRows.lazy.filter { !$0.texts.isEmpty }.map(\.attribute))
      return rows.readings.filter { $0.row.map(readable.contains) ?? false }.map { (table, $0.name) }
    }
    known[id] = found
    return found
  }
}
