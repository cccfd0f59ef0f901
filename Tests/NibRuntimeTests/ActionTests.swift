import NibRuntime
import NibTestSupport
import Testing

private final class Owner {
  nonisolated(unsafe) static var log: [String] = []
  @Action("none") var onNone = { (owner: Owner) in Owner.log.append("none") }
  @Action("one:") var onOne = { (owner: Owner, sender: Probe) in Owner.log.append("one \(sender.name)") }
  @Action("two:event:") var onTwo = { (owner: Owner, sender: Probe, event: ControlEvents) in
    Owner.log.append("two \(sender.name) \(event.rawValue)")
  }
  @Action("picky:") var onPicky = { (owner: Owner, sender: Owner) in Owner.log.append("picky") }
}

@Suite("Actions", .serialized)
struct ActionTests {
  private func fire(_ selector: String, owner: AnyObject, target: String = "owner") throws -> AnyObject? {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a"))])
    nib.action(selector, from: "a", to: target)
    let report = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport(owner: owner)
    let sender = try #require(report.find(Probe.self))
    Owner.log = []
    return try ActionDispatch.send(sender.actions[0], from: sender, event: .touchUpInside)
  }

  @Test(
    "a selector passes as many arguments as it has colons",
    arguments: [("none", "none"), ("one:", "one a"), ("two:event:", "two a 64")])
  func arguments(_ selector: String, _ expected: String) throws {
    let owner = Owner()

    #expect(try fire(selector, owner: owner) is Owner)
    #expect(Owner.log == [expected])
  }

  @Test("an action without target goes along the responder chain to the owner")
  func responderChain() throws {
    let owner = Owner()

    #expect(try fire("one:", owner: owner, target: "responder") is Owner)
    #expect(Owner.log == ["one a"])
  }

  @Test("an action that nobody along the chain responds to is no error")
  func nobody() throws {
    #expect(try fire("unknown:", owner: Owner(), target: "responder") == nil)
  }

  @Test("a given target that does not respond is an error")
  func notFound() throws {
    let error = #expect(throws: RuntimeError.self) { try fire("unknown:", owner: Owner()) }

    #expect(error?.code == .actionNotFound)
    #expect(
      error?.detail
        == "Owner does not respond to 'unknown:', sent by Probe; declare it with @Action(\"unknown:\") or as .action in its "
        + "table")
  }

  @Test("a sender of another type than the action declares is an error")
  func wrongSender() throws {
    let error = #expect(throws: RuntimeError.self) { try fire("picky:", owner: Owner()) }

    #expect(error?.detail == "action 'picky:' wants Owner, got Probe")
  }

  @Test("an action that is not there is found when it is sent, not when the nib is loaded")
  func eventTime() throws {
    var nib = TestNib()
    nib.object("a", "Probe")
    nib.action("unknown:", from: "a", to: "owner")

    let report = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport(owner: Owner())

    #expect(report.establishedConnections.count == 1)
    #expect(report.diagnostics.messages.isEmpty)
  }

  @Test("in AppKit's profile it is reported when the nib is loaded, and not connected")
  func loadTime() throws {
    var nib = TestNib()
    nib.object("a", "Probe")
    nib.action("unknown:", from: "a", to: "owner")
    nib.action("one:", from: "a", to: "owner")

    let report = try NibInstantiator(
      graph: try nib.graph(), classes: probes(), strictness: .appkit
    ).instantiateReport(owner: Owner())

    #expect(report.connections.map(\.isMade) == [false, true])
    #expect(report.find(Probe.self)?.actions.map(\.selector) == ["one:"])
    #expect(
      report.diagnostics.messages.map(\.message)
        == [
          "event 'unknown:' is not connected: Owner does not respond to 'unknown:', sent by Probe; declare it with "
            + "@Action(\"unknown:\") or as .action in its table"
        ])
  }

  @Test(
    "a selector is sent by name with zero, one or two arguments",
    arguments: [("none", "none"), ("one:", "one a"), ("two:event:", "two a 4096")])
  func byName(_ selector: String, _ expected: String) throws {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a"))])
    let sender = try #require(
      try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport().find(Probe.self))
    let owner = Owner()
    Owner.log = []

    try ActionDispatch.send(selector, to: owner, from: sender, event: .valueChanged)
    sender.nextResponderFallback = owner
    try ActionDispatch.send(selector, to: nil, from: sender, event: .valueChanged)

    #expect(Owner.log == [expected, expected])
  }

  @Test("a target that is gone is no error")
  func goneTarget() throws {
    var nib = TestNib()
    nib.object("a", "Probe")
    nib.action("one:", from: "a", to: "owner")
    let report = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport(owner: nil)
    let sender = try #require(report.find(Probe.self))
    sender.actions = []
    do {
      let owner = Owner()
      sender.addAction(ActionBinding(target: owner, selector: "one:", events: .all))
    }

    #expect(try ActionDispatch.send(sender.actions[0], from: sender) == nil)
  }
}
