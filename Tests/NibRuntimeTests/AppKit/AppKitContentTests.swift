import NibGraph
import NibRuntime
import NibTestSupport
import Testing

/// An object that keeps one value.
private final class Holder: NibObject {
  let value: NibValue?
  let frame: NibRect?

  required init(from coder: NibCoder) throws {
    value = try coder.value("Value")
    frame = try coder.rect("NSFrame")
  }
}

/// Finds every image.
private struct AllImages: ResourceProviding {
  func image(_ query: NibImageQuery) -> NibImageAnswer { .found(NibImageFile(path: query.name + ".png")) }
}

@Suite("Colors, fonts and images of AppKit archives") struct AppKitContentTests {
  private func read(_ value: TestNib.Value, _ more: [(String, TestNib.Value)] = []) throws -> Holder {
    var nib = TestDesktopNib()
    nib.object("a", "Holder", [("Value", value)] + more)
    let registry = ClassRegistry(parent: nil)
    registry.register(Holder.self, as: "Holder")
    let graph = try nib.graph()
    let result = try NibInstantiator(graph: graph, classes: registry, resources: AllImages()).instantiateReport()
    return try #require(result.find(Holder.self))
  }

  private func color(_ values: [(String, TestNib.Value)]) -> TestNib.Value { .object("NSColor", values) }

  private func bytes(_ text: String) -> TestNib.Value { .data(Array(text.utf8)) }

  @Test("components of the color's own space come before converted ones")
  func components() throws {
    let cases: [([(String, TestNib.Value)], String)] = [
      ([("NSColorSpace", .int(3)), ("NSWhite", bytes("0.5\0"))], "#808080"),
      ([("NSColorSpace", .int(3)), ("NSWhite", bytes("0.6 0.5\0"))], "#99999980"),
      ([("NSColorSpace", .int(1)), ("NSRGB", bytes("1 0 0"))], "#FF0000"),
      ([("NSRGB", bytes("0.1 0.2 0.3 0")), ("NSComponents", bytes("0 0.4 0.8 1"))], "#0066CC"),
      ([("NSColorSpace", .int(1)), ("NSRGB", bytes("none"))], "#00000000"),
    ]
    for (values, text) in cases {
      #expect("\(try read(color(values)).value ?? .null)".uppercased() == text)
    }
  }

  @Test("a catalog's color keeps its name, and what it falls back on")
  func catalog() throws {
    let fallback = color([("NSColorSpace", .int(3)), ("NSWhite", bytes("0")), ("NSComponents", bytes("0 0.85"))])
    let system = color([
      ("NSColorSpace", .int(6)), ("NSCatalogName", .string("System")), ("NSColorName", .string("labelColor")),
      ("NSColor", fallback),
    ])

    guard case .color(let found, _)? = try read(system).value else { throw Missing() }

    #expect(found == NibColor(white: 0, alpha: 0.85, origin: .system("labelColor")))
  }

  @Test("a color whose fallback is itself has no components")
  func circle() throws {
    var nib = TestDesktopNib()
    nib.hiddenObject("color", "NSColor", [("NSColorName", .string("x")), ("NSColor", .ref("color"))])
    nib.object("a", "Holder", [("Value", .ref("color"))])
    let registry = ClassRegistry(parent: nil)
    registry.register(Holder.self, as: "Holder")

    let result = try NibInstantiator(graph: try nib.graph(), classes: registry).instantiateReport()

    #expect("\(result.find(Holder.self)?.value ?? .null)" == "#000000 x")
  }

  @Test("fonts name themselves; the system's begin with a dot")
  func fonts() throws {
    let font = TestNib.Value.object(
      "NSFont", [("NSName", .string(".AppleSystemUIFont")), ("NSSize", .double(13)), ("NSfFlags", .int(1044))])

    guard case .font(let found, _)? = try read(font).value else { throw Missing() }

    #expect(found.pointSize == 13 && found.isSystem && found.name == ".AppleSystemUIFont")
  }

  @Test("bundles are asked for the application's images, not for the system's")
  func images() throws {
    func resource(_ name: String, _ more: [(String, TestNib.Value)] = []) -> TestNib.Value {
      .object("NSCustomResource", [("NSClassName", .string("NSImage")), ("NSResourceName", .string(name))] + more)
    }

    #expect("\(try read(resource("logo")).value ?? .null)" == "logo -> logo.png")
    #expect("\(try read(resource("NSAddTemplate")).value ?? .null)" == "NSAddTemplate")
    #expect("\(try read(resource("star", [("IBNamespaceID", .string("system"))])).value ?? .null)" == "star")
    #expect("\(try read(.object("NSImage", [("NSSize", .string("{2, 3}"))])).value ?? .null)" == "")
  }

  @Test("geometry is text")
  func geometry() throws {
    #expect(
      try read(.null, [("NSFrame", .string("{{1, 2}, {30, 40.5}}"))]).frame
        == NibRect(x: 1, y: 2, width: 30, height: 40.5))
    #expect(throws: RuntimeError.self) { try read(.null, [("NSFrame", .string("{{1, 2}, {30}}"))]) }
  }

  private struct Missing: Error {}
}
