import NibDiagnostics
import NibGraph
import NibTestSupport
import Synchronization
import Testing

@testable import NibRuntime

/// Answers with graphs by the first byte of an archive, and counts the questions.
private final class Shelf: NibProviding {
  let graphs: [UInt8: ObjectGraph]
  let reads = Mutex(0)

  init(_ graphs: [UInt8: ObjectGraph]) { self.graphs = graphs }

  func nib(named name: String) throws -> NibAnswer { .missing(tried: ["/App/\(name).nib"]) }

  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    reads.withLock { $0 += 1 }
    guard let first = bytes.first, let graph = graphs[first] else {
      throw GraphError(code: .empty, place: Place(file: name), detail: "no bytes that are known")
    }
    return graph
  }
}

/// A cell that makes the prototype it was archived with as soon as it is decoded.
private final class Eager: NibObject {
  init(from coder: NibCoder) throws {
    _ = try coder.object("Nib", as: ArchivedNib.self)?.instantiate()
  }
}

@Suite("Nibs within nibs")
struct ArchivedNibTests {
  private func outer(_ bytes: [UInt8]) throws -> ObjectGraph {
    var nib = TestNib()
    nib.object("n", "UINib", [("captureEnclosingNIBBundleOnDecode", .bool(true)), ("archiveData", data(bytes))])
    return try nib.graph(file: "Outer.nib")
  }

  private func data(_ bytes: [UInt8]) -> TestNib.Value { .object("NSData", [("NS.bytes", .data(bytes))]) }

  private func inner() throws -> ObjectGraph {
    var nib = TestNib()
    nib.proxy("theme", "Theme")
    nib.object("cell", "Probe", [("Name", .string("cell"))])
    nib.outlet("delegate", from: "cell", to: "owner")
    nib.outlet("theme", from: "cell", to: "theme")
    return try nib.graph(file: "Cell.nib")
  }

  private func registry() -> ClassRegistry {
    let registry = probes()
    registry.register(ArchivedNib.self, as: "UINib")
    registry.register(Eager.self, as: "Eager")
    return registry
  }

  private func archived(_ shelf: Shelf, _ bytes: [UInt8] = [7]) throws -> ArchivedNib {
    let top = try NibInstantiator(graph: try outer(bytes), classes: registry(), nibs: shelf).instantiate()
    return try #require(top.first as? ArchivedNib)
  }

  @Test("an archived nib is read when it is first used, and once")
  func lazily() throws {
    let shelf = Shelf([7: try inner()])
    let nib = try archived(shelf)
    #expect(shelf.reads.withLock { $0 } == 0)

    let first = try nib.instantiate(owner: RecordingOwner(), externalObjects: ["Theme": RecordingOwner()])
    let second = try nib.instantiate(owner: RecordingOwner(), externalObjects: ["Theme": RecordingOwner()])

    #expect(shelf.reads.withLock { $0 } == 1)
    #expect(first.count == 1)
    #expect(first[0] is Probe)
    #expect(ObjectIdentifier(first[0]) != ObjectIdentifier(second[0]))
  }

  @Test("an archived nib says which external objects it needs, and refuses to do without")
  func externals() throws {
    let nib = try archived(Shelf([7: try inner()]))

    #expect(try nib.requiredExternalObjects() == ["Theme"])
    let error = #expect(throws: RuntimeError.self) { try nib.instantiate(owner: RecordingOwner()) }
    #expect(error?.code == .missingExternals)
  }

  @Test("bytes that are no nib are an error at their use that names the nib they lie in")
  func unreadable() throws {
    let nib = try archived(Shelf([:]), [9])

    let error = #expect(throws: RuntimeError.self) { try nib.instantiate() }

    #expect(error?.code == .nibNotReadable)
    #expect(error?.description == "\(nib.name): error: nib '\(nib.name)' cannot be read: no bytes that are known")
    #expect(nib.name.hasPrefix("Outer.nib @"))
  }

  @Test("without a provider an archived nib says what is missing")
  func noProvider() throws {
    let top = try NibInstantiator(graph: try outer([7]), classes: registry()).instantiate()

    let error = #expect(throws: RuntimeError.self) { try (top.first as? ArchivedNib)?.instantiate() }

    #expect(error?.code == .nibNotReadable)
    #expect(error?.detail == "nothing here reads archives; give the instantiator its nibs")
  }

  @Test("nibs that hold one another without end are an error")
  func endless() throws {
    var nib = TestNib()
    nib.object("e", "Eager", [("Nib", .object("UINib", [("archiveData", data([1]))]))])
    let graph = try nib.graph()

    let error = #expect(throws: RuntimeError.self) {
      try NibInstantiator(graph: graph, classes: registry(), nibs: Shelf([1: graph])).instantiate()
    }

    #expect(error?.code == .tooDeep)
    #expect(error?.detail == "nibs lie deeper in one another than 16")
  }

  @Test("a nib's name that nobody knows is an error with the paths tried")
  func unknownName() throws {
    let loader = InstantiationContext(nibs: Shelf([:]))

    let error = #expect(throws: RuntimeError.self) { try loader.graph(named: "Login") }

    #expect(error?.code == .nibNotFound)
    #expect(error?.detail == "no nib named 'Login'; tried /App/Login.nib")
  }
}
