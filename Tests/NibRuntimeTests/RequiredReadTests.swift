import NibRuntime
import NibTestSupport
import Testing

/// A class of a user that stands alone and insists on its keys.
private final class Badge: NibObject {
  let title: String
  let count: Int
  let area: NibRect
  let inset: NibInsets
  let span: NibRange?
  let bytes: [UInt8]?
  let date: Double?
  let tags: [String]
  let weights: [Double]
  let points: [NibPoint]
  let partner: Badge?
  let pairs: [NibPair]

  init(from coder: NibCoder) throws {
    title = try coder.required("Title")
    count = try coder.required("Count")
    area = try coder.required("Area")
    inset = try coder.required("Inset")
    span = try coder.range("Span")
    bytes = try coder.data("Bytes")
    date = try coder.date("Date")
    tags = try coder.strings("Tags")
    weights = try coder.numbers("Weights")
    points = try coder.values("Points")
    pairs = try coder.dictionary("Pairs")
    partner = try coder.contains("Partner") ? coder.requiredObject("Partner", as: Badge.self) : nil
  }
}

@Suite("Required keys and typed collections")
struct RequiredReadTests {
  private static func number(_ value: Double) -> TestNib.Value { .object("NSNumber", [("NS.dblval", .double(value))]) }

  private static let whole: [(String, TestNib.Value)] = [
    ("Title", .string("New")), ("Count", .int(3)), ("Area", .reals([1, 2, 3, 4])), ("Inset", .string("{1, 2, 3, 4}")),
    ("Span", .object("NSValue", [("NS.rangeval.location", .int(2)), ("NS.rangeval.length", .int(5))])),
    ("Bytes", .object("NSData", [("NS.bytes", .data([9, 8]))])),
    ("Date", .object("NSDate", [("NS.time", .double(60))])), ("Tags", .array([.string("a"), .string("b")])),
    ("Weights", .array([number(0.5), number(2)])),
    ("Points", .array([.object("NSValue", [("NS.pointval", .string("{1, 2}"))])])),
    ("Pairs", .dictionary([(.string("k"), .string("v"))])),
  ]

  private func load(_ values: [(String, TestNib.Value)]) throws -> Badge {
    let classes = ClassRegistry(parent: nil)
    classes.register(Badge.self, as: "Badge")
    var nib = TestNib()
    nib.object("a", "Badge", values)
    return try #require(try NibInstantiator(graph: try nib.graph(), classes: classes).instantiate().first as? Badge)
  }

  @Test("every type is read by its own name")
  func whole() throws {
    let badge = try load(Self.whole)

    #expect(badge.title == "New")
    #expect(badge.count == 3)
    #expect(badge.area == NibRect(x: 1, y: 2, width: 3, height: 4))
    #expect(badge.inset == NibInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(badge.span == NibRange(location: 2, length: 5))
    #expect(badge.bytes == [9, 8])
    #expect(badge.date == 60)
    #expect(badge.tags == ["a", "b"])
    #expect(badge.weights == [0.5, 2])
    #expect(badge.points == [NibPoint(x: 1, y: 2)])
    #expect(badge.pairs.map { "\($0.key) \($0.value)" } == [#""k" "v""#])
  }

  @Test(
    "what is required and not there is an error that names object, key and the keys that are there",
    arguments: [
      ("Title", nil, "'Title' of Badge is absent, expected string; there are 'Count'"),
      ("Title", .null, "'Title' of Badge holds nil, expected string; there are 'Count'"),
      ("Title", .int(1), "'Title' of Badge holds int, expected string"),
    ] as [(String, TestNib.Value?, String)])
  func required(_ key: String, _ value: TestNib.Value?, _ message: String) throws {
    let error = #expect(throws: RuntimeError.self) {
      try load((value.map { [(key, $0)] } ?? []) + [("Count", .int(1))])
    }

    #expect(error?.detail == message)
    #expect(error?.place.object == "@3")
  }

  @Test(
    "a typed read of another kind names object, key and both kinds",
    arguments: [
      ("Tags", .array([.string("a"), .int(1)]), "'Tags' of Badge holds array, expected array of string"),
      ("Bytes", .string("x"), "'Bytes' of Badge holds string, expected data"),
      ("Date", .int(1), "'Date' of Badge holds int, expected date"),
      ("Partner", .string("x"), "'Partner' of Badge holds string, expected Badge"),
      ("Partner", .null, "'Partner' of Badge holds nil, expected Badge"),
      ("Pairs", .int(1), "'Pairs' of Badge holds int, expected dictionary"),
    ] as [(String, TestNib.Value, String)])
  func wrongKind(_ key: String, _ value: TestNib.Value, _ message: String) throws {
    let values = Self.whole.filter { $0.0 != key } + [(key, value)]
    let error = #expect(throws: RuntimeError.self) { try load(values) }

    #expect(error?.detail.hasPrefix(message) == true)
  }
}
