import NibBytes
import NibGraph
import NibPropertyLists

extension KeyedArchiveEra {
  /// How many dictionaries are looked at to tell two eras apart that list the keys of the root alike.
  private static let samples = 200

  /// The era whose order of keys an archive has; the newest for one in XML, and the nearest for an order that is not
  /// known. Looks at the keys of the root, and where they leave a choice at some objects.
  static func of(_ table: PropertyListTable, _ header: KeyedArchiveHeader) -> KeyedArchiveEra {
    guard table.form == .binary, let keys = table.keys(table.top) else { return .newest }
    let names = keys.prefix(4).map { table.string(Int($0)) }
    let candidates = allCases.filter { $0.rootKeys == names }
    switch candidates {
    case [.system10_3, .system10_4]: return repeatsReferences(table) ? .system10_4 : .system10_3
    case []: return names.first == "$archiver" ? .system10_3 : .newest
    default: return candidates.count == 1 ? candidates[0] : best(of: candidates, table, header)
    }
  }

  /// Whether two references of the property list have one number, as all writers but the oldest leave them.
  private static func repeatsReferences(_ table: PropertyListTable) -> Bool {
    var seen = [Bool](repeating: false, count: table.count)
    for object in 0..<table.count {
      guard let number = table.uid(object), number < seen.count else { continue }
      if seen[number] { return true }
      seen[number] = true
    }
    return false
  }

  /// The one of several eras whose tables leave most dictionaries as they stand.
  private static func best(
    of candidates: [KeyedArchiveEra], _ table: PropertyListTable, _ header: KeyedArchiveHeader
  ) -> KeyedArchiveEra {
    var counts = [Int](repeating: 0, count: candidates.count)
    for object in header.objects.prefix(samples) {
      guard let keys = table.keys(Int(object)), keys.count > 1, keys.count < 100 else { continue }
      var names = keys.compactMap { table.string(Int($0)) }
      guard let place = names.firstIndex(of: "$class") else { continue }
      names.append(names.remove(at: place))
      let spans = names.map { (bytes: Array($0.utf8), place: $0) }
      for (index, era) in candidates.enumerated() {
        let rules = KeyedDictionaryTable.of(era)
        let hashes = spans.map { rules.hash($0.bytes, ByteSpan(offset: 0, count: $0.bytes.count)) }
        let order = rules.order(of: hashes, isTop: false)
        if order.firstIndex(of: names.count - 1) == place { counts[index] += 1 }
      }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }
}
