import NibRuntime
import NibTestSupport
import Testing

private final class Owner {
  @Outlet var title: Owner?
  @Action("known:") var onKnown = { (_: Owner) in }
}

/// Throws while it is made.
private final class Broken: NibObject {
  struct Fault: Error, CustomStringConvertible { var description: String { "out of paint" } }

  init(from coder: NibCoder) throws { throw Fault() }
}

private struct Nowhere: ResourceProviding {
  func image(_ query: NibImageQuery) -> NibImageAnswer { .missing(tried: []) }
}

@Suite("Profiles of strictness")
struct StrictnessTests {
  /// A nib with one fault and nothing else wrong.
  private func nib(_ fault: RuntimeError.Code) -> TestNib {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a"))])
    switch fault {
    case .unknownClass: nib.custom("x", "Custom", of: "Probe")
    case .missingExternals: nib.proxy("x", "Theme")
    case .missingOutlet: nib.outlet("absent", from: "owner", to: "a")
    case .wrongOutletType: nib.outlet("title", from: "owner", to: "a")
    case .brokenConnection: nib.action("known:", from: "owner", to: "a")
    case .actionNotFound: nib.action("absent:", from: "a", to: "owner")
    case .missingImage:
      nib.object("x", "Odd", [("I", .object("UIImageNibPlaceholder", [("UIResourceName", .string("icon"))]))])
    case .attributeNotSet: nib.attribute("unknown", of: "a", .int4)
    default: nib.object("x", "Broken")
    }
    return nib
  }

  /// What a load does about a fault: `stops CODE`, `reports ID`, or `waits`.
  private func outcome(_ fault: RuntimeError.Code, _ strictness: Strictness) throws -> String {
    let classes = probes()
    classes.register(Broken.self, as: "Broken")
    let instantiator = NibInstantiator(
      graph: try nib(fault).graph(), classes: classes, resources: Nowhere(), strictness: strictness)
    do {
      let report = try instantiator.instantiateReport(owner: Owner())
      let faults = report.diagnostics.messages.filter { $0.severity != .notice }
      if fault == .missingExternals, report.externals["Theme"] is RecordingOwner { return "made up" }
      return faults.isEmpty ? "waits" : "reports \(faults.map(\.id).joined(separator: ", "))"
    } catch {
      return "stops \(error.code)"
    }
  }

  @Test(
    "what each profile does about each fault",
    arguments: [
      (.unknownClass, "reports unknownClass", "reports unknownClass", "reports unknownClass"),
      (.missingExternals, "stops missingExternals", "reports missingExternals", "made up"),
      (.missingOutlet, "stops missingOutlet", "reports connectionNotMade", "reports connectionNotMade"),
      (.wrongOutletType, "stops wrongOutletType", "reports connectionNotMade", "reports connectionNotMade"),
      (.brokenConnection, "stops brokenConnection", "reports connectionNotMade", "reports connectionNotMade"),
      (.actionNotFound, "waits", "reports connectionNotMade", "reports connectionNotMade"),
      (.missingImage, "reports missingImage", "reports missingImage", "reports missingImage"),
      (.attributeNotSet, "reports attributeNotSet", "reports attributeNotSet", "reports attributeNotSet"),
      (.objectFailed, "stops objectFailed", "stops objectFailed", "reports objectFailed"),
    ] as [(RuntimeError.Code, String, String, String)])
  func profiles(_ fault: RuntimeError.Code, _ uikit: String, _ appkit: String, _ collect: String) throws {
    #expect(try outcome(fault, .automatic) == uikit)
    #expect(try outcome(fault, .appkit) == appkit)
    #expect(try outcome(fault, .lenient) == collect)
  }

  @Test(
    "a problem that is told to throw throws in every profile",
    arguments: [
      .unknownClass, .missingExternals, .missingOutlet, .wrongOutletType, .brokenConnection, .actionNotFound,
      .missingImage, .attributeNotSet, .objectFailed,
    ] as [RuntimeError.Code], [Strictness.automatic, .uikit, .appkit, .lenient])
  func throwing(_ fault: RuntimeError.Code, _ strictness: Strictness) throws {
    #expect(try outcome(fault, strictness.throwing(fault)).hasPrefix("stops "))
  }

  @Test("what is no problem of a nib's surroundings throws in every profile", arguments: RuntimeError.Code.allCases)
  func always(_ code: RuntimeError.Code) {
    let listed: Set<RuntimeError.Code> = [
      .unknownClass, .missingExternals, .missingOutlet, .wrongOutletType, .brokenConnection, .actionNotFound,
      .missingImage, .attributeNotSet, .objectFailed, .missingKey, .wrongValueType,
    ]

    #expect((Strictness.lenient.response(to: code) == .throws) == !listed.contains(code))
  }

  @Test("an object whose initializer throws leaves a placeholder with its values, and the others are made")
  func substitute() throws {
    var nib = TestNib()
    nib.object("x", "Broken", [("Paint", .string("red"))])
    nib.object("a", "Probe", [("Children", .array([.ref("x")]))])
    let classes = probes()
    classes.register(Broken.self, as: "Broken")

    let report = try NibInstantiator(graph: try nib.graph(), classes: classes, strictness: .lenient)
      .instantiateReport()

    let placeholder = try #require(report.find(PlaceholderObject.self))
    #expect(placeholder.value("Paint").map { "\($0)" } == #""red""#)
    #expect(report.find(Probe.self)?.children.first === placeholder)
    #expect(
      report.diagnostics.messages.map(\.description)
        == ["Test.nib: error: Broken: out of paint; a placeholder keeps its values [object @3]"])
  }

  @Test("an external object that AppKit's profile lets be missing is nil in its connections")
  func nilExternal() throws {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a"))])
    nib.proxy("theme", "Theme")
    nib.outlet("theme", from: "a", to: "theme")

    let report = try NibInstantiator(graph: try nib.graph(), classes: probes(), strictness: .appkit)
      .instantiateReport()

    #expect(report.externals.isEmpty)
    #expect(report.establishedConnections.count == 1)
    #expect(
      report.diagnostics.messages.map(\.message)
        == ["external objects not given: 'Theme'; pass them in externalObjects"])
  }
}
