import NibArchives
import NibGraph
import NibPropertyLists
import NibTestSupport
import Testing

@Suite(
  "Keyed archives of Apple's compilers, written again",
  .enabled(if: SharedFiles.root != nil, "needs the shared files"))
struct SharedKeyedArchiveEncodeTests {
  @Test("each is written back as the same graph; those whose scalars are shared by value to the byte")
  func stored() throws {
    var (equal, total) = (0, 0)
    for archive in TestSize.share(SharedKeyedArchives.all, every: 4) {
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)
      let bytes = try ArchiveEncoder(order: .asStored).encode(graph)
      total += 1
      if bytes == archive.bytes { equal += 1 }
      let again = try ArchiveDecoder().decode(bytes, file: archive.path)
      let isSame = lines(graph) == lines(again) && graph.keyedNumbers?.objects == again.keyedNumbers?.objects
      #expect(isSame, "\(archive.path): \(GraphMatching.difference(graph, again) ?? "the order")")
    }
    #expect(total > TestSize.count(60, full: 240))
    // Known to be possible without knowing which scalars were one object in memory: 110.
    #expect(equal >= TestSize.count(32, full: 111))
  }

  @Test("each becomes a NIBArchive and a keyed archive again, and is numbered anew, with the same graph")
  func converted() throws {
    for archive in TestSize.share(SharedKeyedArchives.all, every: 5) {
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)
      var other = graph
      other.format.container = .nibArchive(minor: 10, launchTrailer: false)
      let nib = try ArchiveDecoder().decode(try ArchiveEncoder().encode(other), file: archive.path)
      var keyed = nib
      keyed.format.container = .keyedArchive(.binary, era: .newest)
      let again = try ArchiveDecoder().decode(try ArchiveEncoder().encode(keyed), file: archive.path)
      let renumbered = try ArchiveDecoder().decode(try ArchiveEncoder().encode(graph), file: archive.path)

      let differences = [nib, again, renumbered].compactMap { GraphMatching.difference(graph, $0) }
      #expect(differences.isEmpty, "\(archive.path): \(differences)")
    }
  }

  @Test("with the keys in the order in which classes encode them, numbers and orders of keys are Apple's")
  func canonical() throws {
    let orders = EncodeOrders()
    var equal = 0
    for archive in TestSize.share(SharedKeyedArchives.all, every: 4) {
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)
      guard case .keyedArchive(_, let era) = graph.format.container else { continue }
      let bytes = try ArchiveEncoder(order: .canonical).encode(try orders.reordered(graph, era))
      if bytes == archive.bytes { equal += 1 }
    }
    print("keyed archives written from their graphs alone: \(equal) to the byte")
    // The rest shares scalars by more than their values.
    #expect(equal >= TestSize.count(32, full: 106))
  }
}

/// The order in which each object of an archive encoded its keys, as far as the numbers tell.
///
/// A class does not encode its keys in one order alone: a pop-up button has its menu items before or behind others. What
/// an object is the first to mention has the next number, so where the class's order would mention another one, the key
/// that does mention it takes the place.
private struct EncodedOrder {
  private let graph: ObjectGraph
  /// By value the number that it refers to; 0 for none.
  private var targets: [UInt32]
  private var next: UInt32 = 1
  private var isEntered: [Bool]

  init(_ graph: ObjectGraph) {
    self.graph = graph
    let numbers = graph.keyedNumbers?.objects ?? []
    targets = graph.values.map { value in value.object.map { numbers[Int($0.index)] } ?? 0 }
    for row in graph.keyedNumbers?.hidden ?? [] { targets[Int(row.value)] = row.number }
    isEntered = [Bool](repeating: false, count: graph.count)
  }

  private static let conditional: Set = ["NSNextResponder", "NSSuperview", "NSNextKeyView", "NSWindow"]

  private func isFollowed(_ value: Int, of object: ObjectID) -> Bool {
    let (name, className) = (graph.keyName(graph.values[value].key), graph.className(of: object))
    return !Self.conditional.contains(name) && !(name == "NSMenu" && className == "NSMenuItem")
      && !(name == "UINavigationBar" && className == "UINavigationItem")
  }

  /// Settles the order of every object's values, which are in the order of its class to begin with.
  mutating func settle(_ values: inout [[Int]]) {
    var frames: [(object: ObjectID, place: Int)] = [(.root, 0)]
    isEntered[0] = true
    while let (object, place) = frames.popLast() {
      let row = Int(object.index)
      guard place < values[row].count else {
        let description = graph.keyedNumbers?.classes[Int(graph.objects[row].classID.index)] ?? 0
        if object != .root, description == next { next += 1 }
        continue
      }
      if targets[values[row][place]] > next,
        let other = values[row][(place + 1)...].firstIndex(where: { targets[$0] == next }),
        graph.elements(object) == nil
      {
        values[row].swapAt(place, other)
      }
      frames.append((object, place + 1))
      let value = values[row][place]
      if targets[value] == next { next += 1 }
      guard let target = graph.values[value].object, isFollowed(value, of: object), !isEntered[Int(target.index)] else {
        continue
      }
      isEntered[Int(target.index)] = true
      // Text and numbers have no description; what is no collection of pairs is walked in order.
      let isPlain = ["NSString", "NSNumber", "NSData", "NSDate"].contains(graph.className(of: target))
      if !isPlain || graph.keyedNumbers?.classes[Int(graph.objects[Int(target.index)].classID.index)] ?? 0 > 0 {
        frames.append((target, 0))
      }
    }
  }
}

/// In which order classes encode their keys, by era: facts of `keyorder.tsv`.
private struct EncodeOrders {
  private var orders: [String: [String: Int]] = [:]

  init() {
    let text = TestDisk.text("\(SharedFiles.root ?? "")/facts/keyorder.tsv") ?? ""
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 2 else { continue }
      let keys = fields[2].split(separator: ",").map { $0.drop { $0 == " " } }
      orders["\(fields[0]) \(fields[1])"] = Dictionary(
        keys.enumerated().map { (String($0.element), $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private static let names: [KeyedArchiveEra: String] = [
    .system10_3: "10.3", .system10_4: "10.4", .system10_5: "10.5", .system10_6: "cf32-fixed",
    .system10_6Wide: "cf64-fixed", .xcode4: "cf32-grow", .xcode5: "cf64-grow", .xcode11: "cf64-grow",
  ]

  private static let root = [
    "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
    "UINibAccessibilityConfigurationsKey", "UINibKeyValuePairsKey", "IB.objectdata", "IB.systemFontUpdateVersion",
  ]

  /// The graph with the values of each object in the order in which its class encodes them.
  func reordered(_ graph: ObjectGraph, _ era: KeyedArchiveEra) throws -> ObjectGraph {
    var (values, places) = (graph.values, Array(graph.values.indices))
    var sortedValues: [[Int]] = []
    for object in graph.objectIDs {
      let record = graph.objects[Int(object.index)]
      let range = Int(record.firstValue)..<Int(record.firstValue) + Int(record.valueCount)
      guard graph.elements(object) == nil else {
        sortedValues.append(walked(range, graph.className(of: object)))
        continue
      }
      let order =
        object == .root
        ? Dictionary(uniqueKeysWithValues: Self.root.enumerated().map { ($0.element, $0.offset) })
        : orders["\(Self.names[era] ?? "") \(graph.className(of: object))"] ?? [:]
      sortedValues.append(
        range.sorted { left, right in
          let ranks = [left, right].map { order[storedName(graph, $0)] ?? 1000 }
          return (ranks[0], left) < (ranks[1], right)
        })
    }
    var encoded = EncodedOrder(graph)
    encoded.settle(&sortedValues)
    for object in graph.objectIDs where graph.elements(object) == nil {
      let first = Int(graph.objects[Int(object.index)].firstValue)
      for (place, old) in sortedValues[Int(object.index)].enumerated() {
        values[first + place] = graph.values[old]
        places[old] = first + place
      }
    }
    var made = try ObjectGraph(
      format: graph.format, objects: graph.objects, values: values, keys: graph.keys, classes: graph.classes,
      bytes: graph.bytes, origins: graph.origins)
    made.keyedNumbers = graph.keyedNumbers
    made.keyedNumbers?.hidden = (graph.keyedNumbers?.hidden ?? []).map {
      .init(value: UInt32(places[Int($0.value)]), number: $0.number)
    }
    return made
  }

  /// The values of a collection in the order in which they are met: of pairs all keys come first.
  private func walked(_ range: Range<Int>, _ className: String) -> [Int] {
    guard className.hasSuffix("Dictionary"), range.count % 2 == 1 else { return Array(range) }
    return [range.lowerBound] + Array(stride(from: range.lowerBound + 1, to: range.upperBound, by: 2))
      + Array(stride(from: range.lowerBound + 2, to: range.upperBound, by: 2))
  }

  private func storedName(_ graph: ObjectGraph, _ value: Int) -> String {
    let name = graph.keyName(graph.values[value].key)
    return name == .key(.bytes) ? "NS.string" : name
  }
}
