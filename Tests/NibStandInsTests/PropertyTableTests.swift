import NibRuntime
import NibStandIns
import Testing

private final class Dial: StandIn {
  final var range = 10.0
  final var unit: String?

  override class var tables: [any AnyPropertyTable] { super.tables + [dialTable] }

  static let dialTable = PropertyTable(
    Dial.self, [Property("range", "DialRange", at: \.range), Property("unit", "DialUnit", at: \.unit)])
}

@Suite("Property tables")
struct PropertyTableTests {
  @Test("a runtime attribute reaches the property of its name, in the class or below it")
  func set() {
    let dial = Dial()

    #expect(dial.setAttribute(.real(4), forKey: "range") == .set)
    #expect(dial.setAttribute(.string("x"), forKey: "accessibilityLabel") == .set)
    #expect(dial.setAttribute(.string("far"), forKey: "range") == .wrongKind(expected: "number"))
    #expect(dial.setAttribute(.real(1), forKey: "reach") == .unknownKey)
    #expect(dial.range == 4)
    #expect(dial.accessibilityLabel == "x")
  }

  @Test("only what differs from a fresh object is a change, base class first")
  func changes() {
    let dial = Dial()
    dial.unit = "m"
    dial.accessibilityHint = "turns"

    #expect(dial.changedProperties.map(\.name) == ["accessibilityHint", "unit"])
  }
}
