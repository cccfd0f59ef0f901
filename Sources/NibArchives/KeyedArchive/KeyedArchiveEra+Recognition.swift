import NibBytes
import NibGraph
import NibPropertyLists

extension KeyedArchiveEra {
  /// How many dictionaries are looked at to tell two eras apart that list the keys of the root alike.
  private static let samples = 16

  /// The era whose order of keys an archive has; the newest for one in XML, and the nearest for an order that is not
  /// known. Looks at the keys of the root, and where they leave a choice at some objects.
  static func of(_ table: PropertyListTable, _ header: KeyedArchiveHeader) -> KeyedArchiveEra {
    guard table.form == .binary, let keys = table.keys(table.top) else { return .newest }
    let names = keys.prefix(4).map { table.string(Int($0)) }
    let candidates = allCases.filter { $0.rootKeys == names }
    switch candidates {
    case [.system10_3, .system10_4]: return repeatsReferences(table) ? .system10_4 : .system10_3
    case []: return names.first == "$archiver" ? .system10_3 : .newest
    case [.system10_6Wide, .xcode5] where table.value("IB.systemFontUpdateVersion", of: header.top) != nil:
      return .xcode5
    default: return candidates.count == 1 ? candidates[0] : best(of: candidates, table, header)
    }
  }

  /// Whether two references of the property list have one number, as all writers but the oldest leave them.
  private static func repeatsReferences(_ table: PropertyListTable) -> Bool {
    var seen = [Bool](repeating: false, count: table.count)
    for object in table.objects where object.kind == .uid {
      guard object.bits < UInt64(seen.count) else { continue }
      if seen[Int(object.bits)] { return true }
      seen[Int(object.bits)] = true
    }
    return false
  }

  /// The one of several eras whose tables leave most of some dictionaries as they stand, of those where they differ.
  private static func best(
    of candidates: [KeyedArchiveEra], _ table: PropertyListTable, _ header: KeyedArchiveHeader
  ) -> KeyedArchiveEra {
    var counts = [Int](repeating: 0, count: candidates.count)
    var seen = 0
    for object in header.objects.prefix(8 * samples) where seen < samples {
      guard let keys = table.keys(Int(object)), keys.count > 1, keys.count < 8 else { continue }
      var names = keys.compactMap { table.string(Int($0)).map { Array($0.utf8) } }
      guard let place = names.firstIndex(of: Array("$class".utf8)) else { continue }
      names.append(names.remove(at: place))
      let places = candidates.map { era in
        let rules = KeyedDictionaryTable.of(era)
        let hashes = names.map { rules.hash($0, ByteSpan(offset: 0, count: $0.count)) }
        return rules.order(of: hashes, isTop: false).firstIndex(of: names.count - 1)
      }
      guard Set(places).count > 1 else { continue }
      seen += 1
      for (index, found) in places.enumerated() where found == place { counts[index] += 1 }
    }
    return candidates[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }
}
