import NibArchives
import NibBytes
import NibGraph
import NibPropertyLists
import NibTestSupport
import Testing

@Suite("Keyed archives that Apple's compilers made", .enabled(if: SharedFiles.root != nil, "needs the shared files"))
struct SharedKeyedArchiveTests {
  @Test("each is decoded, has a platform, and holds all that the property list holds")
  func lossless() throws {
    var (count, objects) = (0, 0)
    for archive in TestSize.share(SharedKeyedArchives.all, every: 4) {
      let table = try PropertyListTable(archive.bytes, file: archive.path)
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)
      count += 1
      objects += graph.count
      #expect(graph.format.platform != nil, "\(archive.path)")
      let differences = Unfolding(graph, table).differences()
      #expect(differences.isEmpty, "\(archive.path): \(differences.prefix(3))")
    }
    #expect(count >= TestSize.count(60, full: 240))
    #expect(objects > TestSize.count(10_000, full: 60_000))
  }
}

/// Compares a graph with the objects of the archive that it was decoded from, by unfolding it again.
private struct Unfolding {
  private let graph: ObjectGraph
  private let table: PropertyListTable
  private let numbers: KeyedArchiveNumbers
  private let stored: [Int]

  init(_ graph: ObjectGraph, _ table: PropertyListTable) {
    self.graph = graph
    self.table = table
    numbers = graph.keyedNumbers ?? KeyedArchiveNumbers(objects: [], classes: [], superclasses: [])
    stored = table.value("$objects", of: table.top).flatMap { table.items($0) }?.map { Int($0) } ?? []
  }

  /// What differs, in words.
  func differences() -> [String] {
    guard numbers.objects.count == graph.count else {
      return ["\(numbers.objects.count) numbers, \(graph.count) objects"]
    }
    var differences: [String] = []
    var isMet = Array(repeating: false, count: stored.count)
    for object in graph.objectIDs {
      let number = Int(numbers.objects[Int(object.index)])
      let source = object == .root ? table.value("$top", of: table.top) : stored[number]
      if object != .root { isMet[number] = true }
      let want = source.map { entries($0) } ?? []
      let have = unfolded(object)
      if want != have, !matches(want, have) { differences.append("\(object): \(want) became \(have)") }
    }
    for (index, number) in numbers.classes.enumerated() where number > 0 {
      isMet[Int(number)] = true
      let chain = [graph.classes.names[index]] + numbers.superclasses[index]
      let names = table.value("$classes", of: stored[Int(number)]).flatMap { table.items($0) } ?? []
      if names.map({ table.string(Int($0)) }) != chain { differences.append("class \(chain)") }
    }
    for (number, isMet) in isMet.enumerated() where !isMet && !table.holds("$null", stored[number]) {
      differences.append("UID \(number) is not in the graph")
    }
    return differences
  }

  /// An object of the property list as keys and values in words; a reference is its number.
  private func entries(_ object: Int) -> [String] {
    guard let keys = table.keys(object), let values = table.values(object) else { return ["= \(text(object))"] }
    return zip(keys, values).map { "\(table.string(Int($0)) ?? "?"): \(text(Int($1)))" }
  }

  private func text(_ object: Int) -> String {
    switch table.objects[object].kind {
    case .string, .wideString: "'\(table.string(object) ?? "")'"
    case .data: "<\(table.span(object).map { Array(table.bytes[$0.range]) } ?? [])>"
    case .integer: "\(table.integer(object) ?? 0)"
    case .real: "\(table.objects[object].width):\(table.real(object) ?? 0)"
    case .boolean: "\(table.boolean(object) ?? false)"
    case .uid:
      table.uid(object).map { table.holds("$null", stored[$0]) ? "nil" : "#\($0)" } ?? "?"
    case .array: "[\((table.items(object) ?? []).map { text(Int($0)) }.joined(separator: " "))]"
    case .dictionary, .null, .date: "?"
    }
  }

  /// An object of the graph in the same words.
  private func unfolded(_ object: ObjectID) -> [String] {
    let number = Int(numbers.classes[Int(graph.objects[Int(object.index)].classID.index)])
    let values = graph.values(of: object)
    if object != .root, number == 0 { return ["= \(values.first.map { scalar($0, isText: true) } ?? "")"] }
    let className = graph.className(of: object)
    var lines: [String] = object == .root ? [] : ["$class: #\(number)"]
    if let elements = graph.elements(object) {
      let words = Array(values.dropFirst()).map { scalar($0, isText: false) }
      let isPaired = className.hasSuffix("Dictionary")
      let lists =
        isPaired ? [0, 1].map { first in stride(from: first, to: words.count, by: 2).map { words[$0] } } : [words]
      for (key, list) in zip(isPaired ? ["NS.keys", "NS.objects"] : ["NS.objects"], lists) {
        lines.append("\(key): [\(list.joined(separator: " "))]")
      }
      return elements.count == words.count ? lines : ["?"]
    }
    let isText = className.hasSuffix("String")
    for value in values {
      let key = graph.keyName(value.key)
      let name = key == .key(.bytes) ? (isText ? "NS.string" : "NS.data") : key
      lines.append("\(name): \(scalar(value, isText: isText && key == .key(.bytes)))")
    }
    return lines
  }

  private func scalar(_ value: KeyedValue, isText: Bool) -> String {
    switch value.value {
    case .int(let number): return "\(number)"
    case .bool(let flag): return "\(flag)"
    case .float(let number): return "4:\(Double(number))"
    case .double(let number): return "8:\(number)"
    case .null: return "nil"
    case .reference(let object): return "#\(numbers.objects[Int(object.index)])"
    case .data(let span):
      if let reals = graph.reals(span), reals.count == 2 || reals.count == 4 { return "geometry \(reals)" }
      let isString = isText && String(validating: graph.bytes[span.range], as: UTF8.self) != nil
      return isString ? "'\(graph.bytes.text(span))'" : "<\(Array(graph.bytes[span.range]))>"
    }
  }

  /// Whether the lines are the same but for the place of `$class`, for text that stands for geometry, and for data
  /// whose bytes happen to be text.
  private func matches(_ want: [String], _ have: [String]) -> Bool {
    let (want, have) = (want.filter { !$0.hasPrefix("$class:") }, have.filter { !$0.hasPrefix("$class:") })
    // The order of a dictionary's two lists is that of a hash table; no graph keeps it.
    if want.contains(where: { $0.hasPrefix("NS.keys:") }) { return want.sorted() == have.sorted() }
    return want.count == have.count
      && zip(want, have).allSatisfy { want, have in
        if want == have { return true }
        if let dot = have.range(of: ": geometry ") ?? nil {
          let numbers = have[dot.upperBound...].split { "[], ".contains($0) }.compactMap { Double($0) }
          guard want.hasPrefix(have[..<dot.lowerBound] + ": #"),
            let number = Int(want[want.index(after: want.lastIndex(of: "#") ?? want.startIndex)...])
          else { return false }
          let text = table.string(stored[number]) ?? ""
          return text.split { "{}, ".contains($0) }.compactMap { Double($0) } == numbers
        }
        return want.hasPrefix("= <") && have == "= '\(String(decoding: bytes(want), as: UTF8.self))'"
      }
  }

  private func bytes(_ words: String) -> [UInt8] {
    words.split { !$0.isNumber }.compactMap { UInt8($0) }
  }
}

extension String {
  fileprivate func range(of wanted: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(wanted) { return start..<index(start, offsetBy: wanted.count) }
      start = index(after: start)
    }
    return nil
  }
}
