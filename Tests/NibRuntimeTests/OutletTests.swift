import NibGraph
import NibRuntime
import NibTestSupport
import Testing

private class Base {
  @Outlet var inherited: Probe?
}

private final class Owner: Base {
  @Outlet var title: Probe?
  @WeakOutlet var helper: Probe?
  @OutletCollection var fields: [Probe]
  var plain: Probe?
}

private final class TableOwner: OutletDeclaring {
  var title: Probe?
  var fields: [Probe] = []
  var taps = 0

  static var outlets: OutletTable {
    OutletTable([
      .outlet("title", \TableOwner.title), .collection("fields", \TableOwner.fields),
      .action("tap:") { (owner: TableOwner, _) in owner.taps += 1 },
    ])
  }
}

private final class LaterOwner: BaseTableOwner {
  weak var helper: Probe?

  override class var outlets: OutletTable { super.outlets.adding([.outlet("helper", \LaterOwner.helper)]) }
}

private class BaseTableOwner: OutletDeclaring {
  var title: Probe?

  init() {}

  class var outlets: OutletTable { OutletTable([.outlet("title", \BaseTableOwner.title)]) }
}

private final class Other {}

@Suite("Outlets")
struct OutletTests {
  private func load(
    _ owner: AnyObject?, strictness: Strictness = .automatic, externals: [String: AnyObject] = [:],
    _ build: (inout TestNib) -> Void
  ) throws -> Instantiation {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a"))])
    nib.object("b", "Probe", [("Name", .string("b"))])
    build(&nib)
    return try NibInstantiator(graph: try nib.graph(), classes: probes(), strictness: strictness)
      .instantiateReport(owner: owner, externalObjects: externals)
  }

  @Test("wrapped properties are found by name, inherited ones too")
  func wrappers() throws {
    let owner = Owner()

    let report = try load(owner) {
      $0.outlet("title", from: "owner", to: "a")
      $0.outlet("inherited", from: "owner", to: "b")
      $0.outlet("helper", from: "owner", to: "b")
      $0.collection("fields", from: "owner", to: ["b", "a"])
    }

    #expect(owner.title?.name == "a")
    #expect(owner.inherited?.name == "b")
    #expect(owner.helper?.name == "b")
    #expect(owner.fields.map(\.name) == ["b", "a"])
    #expect(report.establishedConnections.count == 4)
  }

  @Test("a table connects by key path and performs actions")
  func table() throws {
    let owner = TableOwner()

    let report = try load(owner) {
      $0.outlet("title", from: "owner", to: "a")
      $0.collection("fields", from: "owner", to: ["a", "b"])
      $0.action("tap:", from: "a", to: "owner")
    }
    let sender = try #require(report.find(Probe.self))
    try ActionDispatch.send(sender.actions[0], from: sender)

    #expect(owner.title.map { ObjectIdentifier($0) } == ObjectIdentifier(sender))
    #expect(owner.fields.count == 2)
    #expect(owner.taps == 1)
  }

  @Test("a missing outlet is an error that names class, outlet, nib and object")
  func missing() throws {
    let error = #expect(throws: RuntimeError.self) {
      try load(Owner()) { $0.outlet("titel", from: "owner", to: "a") }
    }

    #expect(error?.code == .missingOutlet)
    #expect(
      error?.description
        == "Test.nib: error: Owner has no outlet 'titel'; it has 'helper', 'inherited', 'title', 'fields' [object @1]")
  }

  @Test("a property without wrapper is said to lack it")
  func plain() throws {
    let error = #expect(throws: RuntimeError.self) {
      try load(Owner()) { $0.outlet("plain", from: "owner", to: "a") }
    }

    #expect(
      error?.detail
        == "Owner has no outlet 'plain'; its property 'plain' is not marked @Outlet: mark it, or list it in `outlets` of "
        + "OutletDeclaring")
  }

  @Test("a wrong type is an error that names both types")
  func wrongType() throws {
    let error = #expect(throws: RuntimeError.self) {
      try load(Owner(), externals: ["X": Other()]) {
        $0.proxy("x", "X")
        $0.outlet("title", from: "owner", to: "x")
      }
    }

    #expect(error?.code == .wrongOutletType)
    #expect(error?.detail == "outlet 'title' of Owner wants Probe, got Other")
  }

  @Test("external objects that are missing are listed in one error")
  func missingExternals() throws {
    let error = #expect(throws: RuntimeError.self) {
      try load(nil, externals: ["B": Other()]) {
        for name in ["A", "B", "C"] { $0.proxy(name, name) }
      }
    }

    #expect(error?.code == .missingExternals)
    #expect(error?.detail == "external objects not given: 'A', 'C'; pass them in externalObjects")
  }

  @Test("missing external objects are made up where that is allowed")
  func madeUpExternals() throws {
    let report = try load(Owner(), strictness: .lenient) {
      $0.proxy("x", "Theme")
      $0.outlet("colors", from: "x", to: "a")
    }

    let theme = try #require(report.externals["Theme"] as? RecordingOwner)
    #expect((theme.outlet("colors") as? Probe)?.name == "a")
  }

  @Test("a failed connection is reported instead of thrown where that is asked for")
  func collected() throws {
    let report = try load(Owner(), strictness: .lenient) {
      $0.outlet("titel", from: "owner", to: "a")
      $0.outlet("title", from: "owner", to: "b")
    }

    #expect(report.connections.map(\.isMade) == [false, true])
    #expect(report.diagnostics.messages.contains { $0.id == "connectionNotMade" })
  }

  @Test("a connection from a proxy without object is skipped with a warning")
  func noOwner() throws {
    let report = try load(nil) { $0.outlet("title", from: "owner", to: "a") }

    #expect(report.connections.first?.failure == "its source is not there")
  }

  @Test("top-level objects come without proxies")
  func topLevel() throws {
    let report = try load(Owner()) { _ in }

    #expect(report.topLevel.compactMap { ($0 as? Probe)?.name } == ["a", "b"])
  }

  @Test("an outlet connected to First Responder, or to an owner that is not there, is nil")
  func nilOutlet() throws {
    let owner = Owner()

    let report = try load(owner) {
      $0.outlet("title", from: "owner", to: "a")
      $0.outlet("title", from: "owner", to: "responder")
    }
    let orphan = try load(nil) { $0.outlet("next", from: "a", to: "owner") }

    #expect(owner.title == nil)
    #expect(report.establishedConnections.count == 2)
    #expect(orphan.establishedConnections.count == 1)
  }

  @Test("a weak outlet does not keep its object, the strong one does")
  func ownership() throws {
    let owner = Owner()
    _ = try load(owner) {
      $0.outlet("title", from: "owner", to: "a")
      $0.outlet("helper", from: "owner", to: "b")
    }

    #expect(owner.title != nil)
    #expect(owner.helper == nil)
  }

  @Test("a collection's member of another type is an error that names both types, and nothing is set")
  func wrongMember() throws {
    let owner = Owner()
    let error = #expect(throws: RuntimeError.self) {
      try load(owner, externals: ["X": Other()]) {
        $0.proxy("x", "X")
        $0.collection("fields", from: "owner", to: ["a", "x"])
      }
    }

    #expect(error?.detail == "outlet 'fields' of Owner wants Probe, got Other")
    #expect(owner.fields.isEmpty)
  }

  @Test("a single outlet and a collection of one name are told apart", arguments: [true, false])
  func confused(_ isCollection: Bool) throws {
    let error = #expect(throws: RuntimeError.self) {
      try load(Owner()) {
        if isCollection {
          $0.collection("title", from: "owner", to: ["a"])
        } else {
          $0.outlet("fields", from: "owner", to: "a")
        }
      }
    }

    #expect(
      error?.detail
        == (isCollection
          ? "Owner has no outlet collection 'title'; it has a single outlet of that name"
          : "Owner has no outlet 'fields'; it has an outlet collection of that name"))
  }

  @Test("a setter that throws an error of its own is named with outlet and class")
  func setterThrows() throws {
    final class Picky: NibConnectable {
      struct Refusal: Error, CustomStringConvertible { var description: String { "not today" } }
      func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool { throw Refusal() }
    }

    let error = #expect(throws: RuntimeError.self) { try load(Picky()) { $0.outlet("title", from: "owner", to: "a") } }

    #expect(error?.description == "Test.nib: error: outlet 'title' of Picky could not be set: not today [object @1]")
  }

  @Test("a property with an observer of its own hears of its outlet")
  func observer() throws {
    final class Watcher: OutletDeclaring {
      var heard: [String] = []
      var title: Probe? { didSet { heard.append(title?.name ?? "nil") } }
      static var outlets: OutletTable { OutletTable([.outlet("title", \Watcher.title)]) }
    }
    let watcher = Watcher()

    _ = try load(watcher) {
      $0.outlet("title", from: "owner", to: "a")
      $0.outlet("title", from: "owner", to: "b")
    }

    #expect(watcher.heard == ["a", "b"])
  }

  @Test("a subclass's table has its superclass's outlets too, and may set weak properties")
  func inheritedTable() throws {
    let owner = LaterOwner()

    let report = try load(owner) {
      $0.outlet("title", from: "owner", to: "a")
      $0.outlet("helper", from: "owner", to: "b")
    }

    #expect(owner.title?.name == "a")
    #expect(owner.helper?.name == "b")
    #expect(report.establishedConnections.count == 2)
  }

  @Test("a table's wrong type is an error that names both types")
  func tableMismatch() throws {
    let error = #expect(throws: RuntimeError.self) {
      try load(TableOwner(), externals: ["X": Other()]) {
        $0.proxy("x", "X")
        $0.outlet("title", from: "owner", to: "x")
      }
    }

    #expect(error?.detail == "outlet 'title' of TableOwner wants Probe, got Other")
  }
}
