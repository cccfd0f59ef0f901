import NibDiagnostics
import NibGraph
import NibRuntime
import NibTestSupport
import Testing

@Suite("Archives that mean harm")
struct LimitTests {
  /// A chain of objects, each referring to the next under `Next`; listed in the given order.
  private func chain(_ count: Int, _ className: String, reversed: Bool = false, listed: Bool = true) throws
    -> ObjectGraph
  {
    var builder = GraphBuilder()
    let (object, array, link) = (builder.class("NSObject"), builder.class("NSArray"), builder.class(className))
    let (objects, next, element) = (
      builder.key(.key(.nibObjectsKey)), builder.key("Next"), builder.key(.key(.nibEncoderEmptyKey))
    )
    let inlined = builder.key(.key(.nsInlinedValue))
    let root = builder.reserve(object)
    let list = builder.reserve(array)
    let ids = (0..<count).map { _ in builder.reserve(link) }
    builder.begin(root)
    builder.add(.reference(objects, list))
    builder.end()
    builder.begin(list)
    builder.add(.bool(inlined, true))
    for id in listed ? ids : Array(ids.prefix(1)) { builder.add(.reference(element, id)) }
    builder.end()
    for (index, id) in ids.enumerated() {
      builder.begin(id)
      let other = reversed ? index - 1 : index + 1
      if ids.indices.contains(other) { builder.add(.reference(className == "NSArray" ? element : next, ids[other])) }
      builder.end()
    }
    return try builder.finish(format: .nibArchive(minor: 9, launchTrailer: false), file: "Deep.nib")
  }

  @Test(
    "a chain of a hundred thousand references is an error, whichever end comes first",
    arguments: ["Strange", "NSArray", "Probe"], [false, true])
  func deepChain(_ className: String, _ reversed: Bool) throws {
    let graph = try chain(100_000, className, reversed: reversed)

    #expect(throws: RuntimeError(code: .tooDeep, place: .init(file: ""), detail: "")) {
      try NibInstantiator(graph: graph, classes: ClassRegistry(parent: nil)).instantiate()
    }
  }

  @Test("a chain within the limit is made")
  func shallowChain() throws {
    let report = try NibInstantiator(graph: try chain(200, "Strange"), classes: ClassRegistry(parent: nil))
      .instantiateReport()

    #expect(report.objects.count == 200)
  }

  @Test("an array that holds itself is an error")
  func selfContained() throws {
    var builder = GraphBuilder()
    let (object, array) = (builder.class("NSObject"), builder.class("NSArray"))
    let (objects, element) = (builder.key(.key(.nibObjectsKey)), builder.key(.key(.nibEncoderEmptyKey)))
    let root = builder.reserve(object)
    let list = builder.reserve(array)
    let inner = builder.reserve(array)
    for (owner, key, target) in [(root, objects, list), (list, element, inner), (inner, element, inner)] {
      builder.begin(owner)
      builder.add(.reference(key, target))
      builder.end()
    }
    let graph = try builder.finish(format: .nibArchive(minor: 9, launchTrailer: false), file: "Loop.nib")

    #expect(throws: RuntimeError(code: .tooDeep, place: .init(file: ""), detail: "")) {
      try NibInstantiator(graph: graph).instantiate()
    }
  }

  @Test("a graph that is no UIKit archive is refused")
  func notAnInterface() throws {
    var builder = GraphBuilder()
    let object = builder.class("NSObject")
    _ = builder.reserve(object)
    let graph = try builder.finish(format: .nibArchive(minor: 9, launchTrailer: false), file: "Odd.nib")

    #expect(throws: RuntimeError(code: .notAnInterface, place: .init(file: ""), detail: "")) {
      try NibInstantiator(graph: graph).instantiate()
    }
  }

  @Test("an object that asks for itself before it is registered is an error")
  func unregistered() throws {
    let registry = ClassRegistry(parent: nil)
    registry.register(
      "Hasty",
      decode: { coder in
        _ = try coder.object("Self", as: AnyObject.self)
        return RecordingOwner()
      })
    var nib = TestNib()
    nib.object("a", "Hasty", [("Self", .ref("a"))])
    let graph = try nib.graph()

    #expect(throws: RuntimeError(code: .cyclicReference, place: .init(file: ""), detail: "")) {
      try NibInstantiator(graph: graph, classes: registry).instantiate()
    }
  }
}
