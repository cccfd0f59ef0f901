import NibGraph
import NibRuntime
import NibTestSupport
import Testing

/// Keeps the coder's answers to be looked at.
private final class Reader: NibObject {
  nonisolated(unsafe) static var read: (NibCoder) throws -> Void = { _ in }

  init(from coder: NibCoder) throws {
    coder.register(self)
    try Self.read(coder)
  }
}

@Suite("Keyed reading", .serialized)
struct CoderTests {
  private func read(_ values: [(String, TestNib.Value)], _ body: @escaping (NibCoder) throws -> Void) throws {
    Reader.read = body
    let registry = ClassRegistry(parent: nil)
    registry.register(Reader.self, as: "Reader")
    var nib = TestNib()
    nib.object("a", "Reader", values)
    _ = try NibInstantiator(graph: try nib.graph(), classes: registry).instantiate()
  }

  private func value(_ stored: TestNib.Value) throws -> NibValue? {
    var found: NibValue?
    try read([("Key", stored)]) { found = try $0.value("Key") }
    return found
  }

  @Test(
    "Foundation's and UIKit's values are read as native ones",
    arguments: [
      (.string("hi"), "\"hi\""),
      (.object("NSNumber", [("NS.dblval", .double(0.5))]), "0.5"),
      (.object("NSNumber", [("NS.boolval", .bool(true))]), "true"),
      (.object("NSDate", [("NS.time", .double(12))]), "12 s"),
      (.object("NSData", [("NS.bytes", .data([1, 2, 3]))]), "3 bytes"),
      (.object("NSValue", [("NS.special", .int(2)), ("NS.sizeval", .string("{3, 4.5}"))]), "3 x 4.5"),
      (.object("NSValue", [("NS.rectval", .string("{{0, 1}, {2, 3}}"))]), "(0, 1; 2 x 3)"),
      (.object("NSValue", [("NS.pointval", .string("{-1, 2}"))]), "(-1, 2)"),
      (.object("NSValue", [("NS.rangeval.location", .int(1)), ("NS.rangeval.length", .int(2))]), "1+2"),
      (.object("UIColor", [("UIRed", .float(1)), ("UIAlpha", .float(1))]), "#ff0000"),
      (.object("UIColor", [("UIWhite", .float(0)), ("UIAlpha", .float(0.5))]), "#00000080"),
      (.object("UIColor", [("UISystemColorName", .string("labelColor"))]), "#000000 labelColor"),
      (.object("UIFont", [("UIFontName", .string("Arial")), ("UIFontPointSize", .double(17))]), "Arial 17"),
      (.object("UIImageNibPlaceholder", [("UIResourceName", .string("icon.png"))]), "icon.png"),
      (.array([.string("a"), .int(1)]), "[2]"),
      (.dictionary([(.string("a"), .int(1))]), "[1 pairs]"),
      (.object("NSAttributedString", [("NSString", .string("rich"))]), "\"rich\""),
      (.reals([1, 2, 3, 4]), "{1, 2, 3, 4}"),
    ] as [(TestNib.Value, String)])
  func native(_ stored: TestNib.Value, _ expected: String) throws {
    #expect(try value(stored)?.description == expected)
  }

  @Test("typed reads convert, and absent keys give nil or the default")
  func typed() throws {
    try read([("T", .string("x")), ("I", .int(3)), ("F", .float(0.5)), ("R", .reals([1, 2, 3, 4]))]) { coder throws in
      #expect(try coder.string("T") == "x")
      #expect(try coder.int("I") == 3)
      #expect(try coder.double("F") == 0.5)
      #expect(try coder.rect("R") == NibRect(x: 1, y: 2, width: 3, height: 4))
      #expect(try coder.insets("R") == NibInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(try coder.string("Absent") == nil)
      #expect(try coder.int("Absent", default: 7) == 7)
    }
  }

  @Test("a key of another kind is an error that names object and key")
  func wrongKind() throws {
    let error = #expect(throws: RuntimeError.self) {
      try read([("Key", .int(1))]) { _ = try $0.string("Key") }
    }

    #expect(error?.description == "Test.nib: error: 'Key' of Reader holds int, expected string [object @3]")
  }

  @Test("an attributed string's runs carry their attributes")
  func runs() throws {
    let bold = TestNib.Value.dictionary([(.string("NSFont"), .object("UIFont", [("UIFontName", .string("B"))]))])
    let info = TestNib.Value.object("NSData", [("NS.bytes", .data([2, 1, 3, 0]))])
    let stored = TestNib.Value.object(
      "NSAttributedString",
      [("NSString", .string("ab123")), ("NSAttributes", .array([.dictionary([]), bold])), ("NSAttributeInfo", info)])

    guard case .text(let text)? = try value(stored) else { throw CancellationError() }

    #expect(text.runs.map(\.length) == [2, 3])
    #expect(text.runs.map(\.attributes.count) == [1, 0])
  }
}
