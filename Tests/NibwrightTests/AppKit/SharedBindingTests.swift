import NibAppKit
import NibDiagnostics
import NibGraph
import NibTestSupport
import Nibwright
import Testing

/// Every binding of the shared documents and archives, each run on its own object against a model made for its path.
@MainActor
@Suite("Bindings of the shared collection", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedBindingTests {
  /// Kinds that nothing here runs, and why.
  private static let unsupported: [String: String] = [
    "managedObjectContext": "Core Data",
    "predicate": "a predicate is made of what is typed; see PredicateBindingTests",
    "filterPredicate": "the same",
    "data": "the bytes of pictures and of rich text are not read",
    "valuePath": "files are not read into texts",
  ]
  /// Kinds that AppKit's class does not have where the corpus binds them: its own classes there do.
  private static let appKinds: Set = ["maxValue"]

  private struct Tally {
    var arrived = 0
    var missed: [String: Int] = [:]
  }

  /// What became of all bindings.
  private struct Count {
    var kinds: [String: Tally] = [:]
    /// Bindings of classes that are an app's own.
    var own: [String: Int] = [:]
    var inputs = 0

    mutating func miss(_ kind: String, _ words: String) {
      kinds[kind, default: Tally()].missed[words, default: 0] += 1
    }
  }

  @Test("of each kind that is supported the value arrives, and the rest is named")
  func kinds() throws {
    var count = Count()
    for (path, graph) in Self.graphs() {
      guard let live = try? NibFile(graph: graph, environment: .inspection).instantiateReport(owner: RecordingOwner())
      else { continue }
      count.inputs += live.bindings.isEmpty ? 0 : 1
      for record in live.bindings { Self.run(record, of: path, &count) }
    }
    print("bindings of \(count.inputs) documents and archives, by kind: arrived / missed")
    for (kind, counts) in count.kinds.sorted(by: { $0.key < $1.key }) {
      let missed = counts.missed.values.reduce(0, +)
      print("  \(kind): \(counts.arrived) / \(missed)\(Self.unsupported[kind].map { " (\($0))" } ?? "")")
      guard Self.unsupported[kind] == nil else { continue }
      for (words, count) in counts.missed { Issue.record("\(kind): \(words) (\(count))") }
    }
    print("  of classes of an app's own: \(count.own.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
    for kind in Self.unsupported.keys where TestSize.isFull {
      #expect(count.kinds[kind] != nil, "\(kind) occurs no more")
    }
    #expect(count.inputs > TestSize.count(40, full: 150))
  }

  private static func run(_ record: BindingRecord, of path: String, _ count: inout Count) {
    let kind = BindingRun.kind(record.binding)
    guard let object = record.object as? NSResponder else {
      let name = (record.object as? PlaceholderObject)?.className ?? "\(record.object.map { "\($0)" } ?? "gone")"
      guard name.hasPrefix("NS") else { return count.own["\(kind) of \(name)", default: 0] += 1 }
      return count.miss(kind, "\(path): no stand-in takes bindings of \(name)")
    }
    // What an app's own class lets bind is the app's.
    if !BindingRun.isOfFramework(object), appKinds.contains(kind) { return count.own[kind, default: 0] += 1 }
    if let miss = BindingRun(record, of: object).run() {
      count.miss(kind, "\(path): \(type(of: object)) '\(record.binding.keyPath)': \(miss)")
    } else {
      count.kinds[kind, default: Tally()].arrived += 1
    }
  }

  /// Graphs of archives for macOS and of what documents for macOS compile to.
  private static func graphs() -> [(path: String, graph: ObjectGraph)] {
    guard let root = SharedFiles.root else { return [] }
    var found: [(String, ObjectGraph)] = []
    let archives = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }
    for path in TestSize.share(archives, every: 4) {
      guard let bytes = TestDisk.bytes(path), let nib = try? NibFile(data: bytes, name: path, environment: .inspection),
        nib.graph.value("IB.objectdata", of: .root) != nil
      else { continue }
      found.append((path, nib.graph))
    }
    for path in TestSize.share(TestDisk.files(below: "\(root)/corpus", ending: [".xib", ".storyboard"]), every: 4) {
      guard let bytes = TestDisk.bytes(path), let interface = try? Interface.read(bytes, name: path) else { continue }
      var diagnostics = Diagnostics()
      let files = (try? interface.compile(into: &diagnostics))?.files ?? []
      for file in files where file.graph.value("IB.objectdata", of: .root) != nil {
        found.append(("\(path)/\(file.path)", file.graph))
      }
    }
    return found
  }
}
