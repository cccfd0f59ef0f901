import NibDiagnostics
import NibGraph
import NibRuntime
import NibTestSupport
import Testing

/// An owner or external object that reports what it hears.
private final class Given: NibConnectable, NibAwakening, NibActionPerforming {
  let name: String
  init(_ name: String) { self.name = name }

  func setOutlet(_ label: String, to value: AnyObject?) throws -> Bool {
    Probe.journal?.lines.append("outlet \(name).\(label)")
    return label != "unknown"
  }

  func awakeFromNib() { Probe.journal?.lines.append("awake \(name)") }

  func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    Probe.journal?.lines.append("\(name) performs \(selector)")
    return true
  }

  func responds(to selector: String) -> Bool { selector == "save:" }
}

@Suite("Life cycle of AppKit archives") struct AppKitLifecycleTests {
  private func journal(
    _ nib: TestDesktopNib, owner: AnyObject? = Given("owner"), externals: [String: AnyObject] = [:]
  ) throws -> [String] {
    let journal = Journal()
    let instantiator = NibInstantiator(graph: try nib.graph(), classes: probes())
    try Probe.$journal.withValue(journal) {
      _ = try instantiator.instantiateReport(owner: owner, externalObjects: externals)
    }
    return journal.lines
  }

  private func probe(_ name: String) -> [(String, TestDesktopNib.Value)] { [("Name", .string(name))] }

  @Test("attributes are set in their turn of the list, given objects wake after made ones, the owner last")
  func order() throws {
    var nib = TestDesktopNib()
    nib.object("window", "Probe", probe("window"))
    nib.object("button", "Probe", probe("button"), in: "window")
    nib.external("theme", "Theme")
    nib.outlet("window", from: "owner", to: "window")
    nib.attributes(of: "button", paths: ["radius", "mode"], values: [.int4, .string("wide")])
    nib.outlet("theme", from: "button", to: "theme")
    nib.action("save:", from: "button", to: "owner")
    nib.accessibility("AXDescription", "Saves", of: "button")
    nib.window("window")

    let lines = try journal(nib, externals: ["Theme": Given("theme")])

    #expect(
      lines == [
        "make window", "make button", "outlet owner.window", "attribute button.radius = 4",
        #"attribute button.mode = "wide""#, "outlet button.theme = ?", "action button.save:",
        #"attribute button.accessibilityLabel = "Saves""#, "awake window", "awake button", "awake theme",
        "awake owner", "show window",
      ])
  }

  @Test("what an early connector names is made before all others")
  func early() throws {
    var nib = TestDesktopNib()
    nib.object("a", "Probe", probe("a"))
    nib.object("b", "Probe", probe("b"))
    nib.connector("NSNibConnector", [("NSSource", .ref("b")), ("NSLabel", .string("early"))])

    #expect(try journal(nib).prefix(2) == ["make b", "make a"])
  }

  @Test("the objects that File's Owner holds are top-level, proxies are not")
  func topLevel() throws {
    var nib = TestDesktopNib(ownerClass: "NSApplication")
    nib.external("theme", "Theme")
    nib.object("window", "Probe", probe("window"))
    nib.object("view", "Probe", probe("view"), in: "window")
    nib.object("menu", "Probe", probe("menu"))

    let result = try NibInstantiator(graph: try nib.graph(), classes: probes())
      .instantiateReport(owner: Given("owner"), externalObjects: ["Theme": Given("theme")])

    #expect(result.topLevel.map { ($0 as? Probe)?.name } == ["window", "menu"])
    #expect(result.platform == .appkit)
    #expect(result.proxies.values.sorted() == ["File's Owner", "Theme"])
  }

  @Test("the application is what was given, else an owner of its class, else it is made")
  func application() throws {
    func application(_ ownerClass: String, _ externals: [String: AnyObject]) throws -> AnyObject? {
      var nib = TestDesktopNib(ownerClass: ownerClass)
      nib.object("a", "Probe", probe("a"))
      nib.outlet("app", from: "a", to: "application")
      let result = try NibInstantiator(graph: try nib.graph(), classes: Outlets.registry)
        .instantiateReport(owner: owner, externalObjects: externals)
      return try #require(result.find(Outlets.self)).values["app"]
    }
    let (owner, given) = (Given("owner"), Given("application"))

    #expect(try application("NSObject", ["Application": given]) === given)
    #expect(try application("NSApplication", ["Application": given]) === given)
    #expect(try application("NSApplication", [:]) === owner)
    #expect(try application("NSObject", [:]) is PlaceholderObject)
  }

  @Test("an outlet or action that does not fit is reported, and the others are made")
  func misfits() throws {
    var nib = TestDesktopNib()
    nib.object("button", "Probe", probe("button"))
    nib.outlet("unknown", from: "owner", to: "button")
    nib.action("print:", from: "button", to: "owner")
    nib.action("save:", from: "button", to: "owner")

    let result = try NibInstantiator(graph: try nib.graph(), classes: probes())
      .instantiateReport(owner: Given("owner"))

    #expect(
      result.connections.map(\.failure) == [
        "Given has no outlet 'unknown'",
        "Given does not respond to 'print:', sent by Probe; "
          + "declare it with @Action(\"print:\") or as .action in its table",
        nil,
      ])
    #expect(result.find(Probe.self)?.actions.map(\.selector) == ["save:"])
  }

  @Test("such a fault stops the load if the options say so")
  func stopping() throws {
    var nib = TestDesktopNib()
    nib.object("button", "Probe", probe("button"))
    nib.outlet("unknown", from: "owner", to: "button")
    let graph = try nib.graph()

    #expect(throws: RuntimeError(code: .missingOutlet, place: Place(file: ""), detail: "")) {
      try NibInstantiator(graph: graph, classes: probes(), strictness: .automatic.throwing(.missingOutlet))
        .instantiate(owner: Given("owner"))
    }
  }

  @Test("strictness that is asked for holds for an archive of either platform")
  func strictness() throws {
    var nib = TestDesktopNib()
    nib.object("button", "Probe", probe("button"))
    nib.outlet("unknown", from: "owner", to: "button")
    let graph = try nib.graph()
    func failures(_ strictness: Strictness) throws -> [String?] {
      try NibInstantiator(graph: graph, classes: probes(), strictness: strictness)
        .instantiateReport(owner: Given("owner")).connections.map(\.failure)
    }

    #expect(throws: RuntimeError(code: .missingOutlet, place: Place(file: ""), detail: "")) {
      try failures(.uikit)
    }
    #expect(try failures(.automatic) == ["Given has no outlet 'unknown'"])
    #expect(try failures(.appkit) == ["Given has no outlet 'unknown'"])
  }

  @Test("bindings are handed to objects that take them and recorded for all")
  func bindings() throws {
    var nib = TestDesktopNib()
    nib.object("field", "Probe", probe("field"))
    nib.binding("value", of: "field", to: "owner", keyPath: "person.name")

    let result = try NibInstantiator(graph: try nib.graph(), classes: Outlets.registry)
      .instantiateReport(owner: Given("owner"))

    let record = try #require(result.bindings.first)
    #expect(record.binding.name == "value" && record.binding.keyPath == "person.name")
    #expect(record.binding.options.map { "\($0.key) \($0.value)" } == [#""NSNullPlaceholder" "none""#])
    #expect((record.target as? Given)?.name == "owner")
    #expect((record.object as? Outlets)?.bound == ["value to person.name"])
    #expect(result.connections.map(\.isMade) == [true])
  }

  @Test("a tool tip is an attribute of its object")
  func help() throws {
    var nib = TestDesktopNib()
    nib.object("a", "Probe", probe("a"))
    nib.help("Saves the file", of: "a")

    #expect(try journal(nib).contains(#"attribute a.toolTip = "Saves the file""#))
  }

  @Test("a connector of an unknown class is not made and says so")
  func unknown() throws {
    var nib = TestDesktopNib()
    nib.object("a", "Probe", probe("a"))
    nib.connector("NSNibWarpConnector", [("NSSource", .ref("a")), ("NSLabel", .string("warp"))])

    let result = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport()

    #expect(result.connections.map(\.failure) == ["NSNibWarpConnector is not known"])
  }
}

/// An object that keeps outlets and takes bindings.
private final class Outlets: NibObject, NibConnectable, NibBindable {
  var values: [String: AnyObject] = [:]
  var bound: [String] = []

  required init(from coder: NibCoder) throws { coder.register(self) }

  func setOutlet(_ label: String, to value: AnyObject?) -> Bool {
    values[label] = value
    return true
  }

  func bind(_ binding: NibBinding, to target: AnyObject?) { bound.append("\(binding.name) to \(binding.keyPath)") }

  static let registry: ClassRegistry = {
    let registry = ClassRegistry(parent: nil)
    registry.register(Outlets.self, as: "Probe")
    return registry
  }()
}
