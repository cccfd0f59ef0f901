import NibBytes
import NibGraph
import NibPropertyLists

extension KeyedArchiveEra {
  /// How many dictionaries are looked at to tell two eras apart that list the keys of the root alike.
  private static let samples = 16

  /// The era whose order of keys an archive has; the newest for one in XML, and the nearest for an order that is not
  /// known. Looks at the keys of the root, and where they leave a choice at some objects.
  static func of(_ source: KeyedArchiveSource) -> KeyedArchiveEra {
    guard source.table.form == .binary else { return .newest }
    let (first, count) = source.run(source.table.top)
    let keys = source.members[first..<first + min(count, 4)]
    let candidates = allCases.filter { era in
      era.rootKeys.count == keys.count && zip(era.rootKeys, keys).allSatisfy { source.table.holds($0, Int($1)) }
    }
    switch candidates {
    case [.system10_3, .system10_4]: return repeatsReferences(source) ? .system10_4 : .system10_3
    case []: return keys.first.map { source.holds("$archiver", Int($0)) } == true ? .system10_3 : .newest
    case [.system10_6Wide, .xcode5] where source.value("IB.systemFontUpdateVersion", of: source.header.top) != nil:
      return .xcode5
    default: return candidates.count == 1 ? candidates[0] : best(of: candidates, source)
    }
  }

  /// Whether two references of the property list have one number, as all writers but the oldest leave them.
  private static func repeatsReferences(_ source: KeyedArchiveSource) -> Bool {
    var seen = GrowingBuffer<Bool>(repeating: false, count: source.objects.count)
    for object in source.objects where object.kind == .uid {
      guard object.bits < UInt64(seen.count) else { continue }
      if seen[Int(object.bits)] { return true }
      seen[Int(object.bits)] = true
    }
    return false
  }

  /// The one of several eras whose tables leave most of some dictionaries as they stand, of those where they differ.
  private static func best(of candidates: [KeyedArchiveEra], _ source: KeyedArchiveSource) -> KeyedArchiveEra {
    let rules = candidates.map { KeyedDictionaryTable.of($0) }
    var counts = [Int](repeating: 0, count: candidates.count)
    var places = counts
    var seen = 0
    for object in source.numbered.prefix(8 * samples) where seen < samples {
      guard let names = Sample(Int(object), source) else { continue }
      for (index, rules) in rules.enumerated() { places[index] = names.classPlace(rules, source) }
      guard places.contains(where: { $0 != places[0] }) else { continue }
      seen += 1
      for (index, place) in places.enumerated() where place == names.classPlace { counts[index] += 1 }
    }
    return candidates[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  /// The keys of a dictionary of few keys, as far as they are text, `$class` among them.
  private struct Sample {
    /// The keys but for `$class`, as objects of the property list.
    private(set) var keys: [Int] = []
    /// How many of them come before `$class`.
    private(set) var classPlace = -1
    private let classKey: Int

    init?(_ object: Int, _ source: KeyedArchiveSource) {
      guard source.objects[object].kind == .dictionary else { return nil }
      let (first, count) = source.run(object)
      guard count > 1, count < 8 else { return nil }
      let all = source.members[first..<first + count]
      guard let place = all.firstIndex(where: { source.holds("$class", Int($0)) }) else { return nil }
      classKey = Int(all[place])
      keys.reserveCapacity(count)
      for member in all.indices {
        if member == place { classPlace = keys.count }
        if member != place, source.isText(Int(all[member])) { keys.append(Int(all[member])) }
      }
    }

    /// Where a table lists `$class` that comes last into it.
    func classPlace(_ rules: KeyedDictionaryTable, _ source: KeyedArchiveSource) -> Int {
      var hashes: [UInt64] = []
      hashes.reserveCapacity(keys.count + 1)
      for key in keys { hashes.append(rules.hash(key, source)) }
      hashes.append(rules.hash(classKey, source))
      return rules.order(of: hashes, isTop: false).firstIndex(of: keys.count) ?? -1
    }
  }
}

extension KeyedDictionaryTable {
  /// The hash of text.
  fileprivate func hash(_ object: Int, _ source: KeyedArchiveSource) -> UInt64 {
    if let name = source.ascii(object) { return hash(ascii: name) }
    let name = Array(source.text(object).utf8)
    return hash(name, ByteSpan(offset: 0, count: name.count))
  }
}
