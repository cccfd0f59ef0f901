import NibDiagnostics
import NibGraph
import NibRuntime
import NibTestSupport
import Testing

@Suite("Roots of AppKit archives that are wrong") struct AppKitRootTests {
  private func message(_ nib: TestDesktopNib) throws -> String {
    do {
      _ = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport(owner: RecordingOwner())
      return "no error"
    } catch let error as RuntimeError {
      return "\(error.code): \(error.detail)"
    }
  }

  @Test("an owner that is missing, or of another class, is refused")
  func owner() throws {
    var none = TestDesktopNib()
    none.replace("NSRoot", with: nil)
    var other = TestDesktopNib()
    other.replace("NSRoot", with: .string("me"))

    #expect(try message(none) == "brokenRoot: NSRoot holds no object, expected File's Owner")
    #expect(try message(other) == "brokenRoot: NSRoot is of class NSString, expected NSCustomObject")
  }

  @Test("lists that belong together must be as long as each other", arguments: ["NSObjects", "NSOids"])
  func lengths(_ name: String) throws {
    var nib = TestDesktopNib()
    nib.object("a", "Probe")
    nib.replace(name + "Values", with: .array([.ref("owner")]))

    #expect(try message(nib) == "brokenRoot: \(name)Keys has 2 elements, but \(name)Values has 1")
  }

  @Test(
    "a list that is none is refused",
    arguments: ["NSObjectsKeys", "NSConnections", "NSVisibleWindows", "NSAccessibilityConnectors"])
  func kinds(_ key: String) throws {
    for value in [TestNib.Value.int(3), .string("x"), .ref("owner")] {
      var nib = TestDesktopNib()
      nib.replace(key, with: value)

      #expect(try message(nib) == "brokenRoot: \(key) holds no list of objects")
    }
  }

  @Test("an archive without the lists has nothing to make")
  func empty() throws {
    var nib = TestDesktopNib()
    for key in ["NSObjectsKeys", "NSObjectsValues", "NSOidsKeys", "NSOidsValues"] { nib.replace(key, with: nil) }
    for key in ["NSConnections", "NSVisibleWindows", "NSAccessibilityConnectors"] { nib.replace(key, with: .null) }

    #expect(try message(nib) == "no error")
  }

  @Test("an object that holds itself, directly or through others, is refused")
  func circles() throws {
    var itself = TestDesktopNib()
    itself.object("a", "Probe", in: "a")
    var two = TestDesktopNib()
    two.object("a", "Probe", in: "b")
    two.object("b", "Probe", in: "a")

    #expect(try message(itself).hasPrefix("brokenRoot: NSObjectsValues makes @"))
    #expect(try message(two).hasPrefix("brokenRoot: NSObjectsValues makes @"))
  }

  @Test("elements of lists that are no objects are passed over")
  func strangeElements() throws {
    var nib = TestDesktopNib()
    nib.replace("NSObjectsKeys", with: .array([.null, .int(7), .ref("application")]))
    nib.replace("NSObjectsValues", with: .array([.ref("owner"), .int(7), .null]))
    nib.replace("NSConnections", with: .array([.int(1), .string("no connector")]))

    #expect(try message(nib) == "no error")
  }

  @Test("attributes need a value for each key path")
  func attributes() throws {
    var nib = TestDesktopNib()
    nib.object("a", "Probe")
    nib.attributes(of: "a", paths: ["x", "y"], values: [.int4])

    #expect(try message(nib) == "brokenConnection: NSKeyPaths has 2 elements, but NSValues has 1")
  }

  @Test("a root of neither platform is no interface")
  func neither() throws {
    var builder = GraphBuilder()
    let root = builder.class("NSObject")
    _ = builder.reserve(root)
    builder.begin(.root)
    builder.end()
    let graph = try builder.finish(format: .nibArchive(minor: 9, launchTrailer: false), file: "x.nib")

    #expect(throws: RuntimeError.self) { try NibInstantiator(graph: graph).instantiate() }
  }
}
