import NibRuntime
import NibStandIns
import Testing

private final class Dial: StandIn {
  final var range = 10.0
  final var unit: String?

  override class var tables: [any AnyPropertyTable] { super.tables + [dialTable] }

  static let dialTable = PropertyTable(
    Dial.self, fresh: { Dial() },
    [
      Property("range", \.range),
      Property("unit", \.unit),
    ])
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

@Suite("Cases and bits of archives")
struct NamedValueTests {
  private final class Knob: StandIn {
    final var side = NSTextAlignment.natural
    final var traits: UIAccessibilityTraits = []

    override class var tables: [any AnyPropertyTable] { super.tables + [knobTable] }

    static let knobTable = PropertyTable(
      Knob.self, fresh: { Knob() },
      [
        Property("side", \.side),
        Property("traits", \.traits),
      ])
  }

  @Test("a change is told by the names of the case and of the bits; a bit without a name as a number")
  func names() {
    let knob = Knob()
    knob.side = .right
    knob.traits = [.button, .selected, UIAccessibilityTraits(rawValue: 1 << 40)]

    #expect(knob.changedProperties.map(\.text) == ["right", "[button, selected, 1099511627776]"])
    #expect(knob.changedProperties.map { Int(nibValue: $0.value) } == [2, 9 + (1 << 40)])
  }

  @Test("a number without a name is refused, and bits without one are kept")
  func unknown() {
    let knob = Knob()

    #expect(knob.setAttribute(.int(77), forKey: "side") == .wrongKind(expected: "NSTextAlignment"))
    #expect(knob.setAttribute(.int(1 << 50), forKey: "traits") == .set)
    #expect(knob.traits.rawValue == 1 << 50)
  }
}
