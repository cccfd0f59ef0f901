import Foundation
import NibAppKit
import Testing

@Suite("What assistive technology asks of texts, rotors and kinds of objects")
struct AccessiblePartTests {
  @Test("lines and parts of a text")
  func texts() {
    let text = NSTextView()
    text.string = "green tea\nblack tea"
    #expect(text.accessibilityString(for: NSRange(location: 6, length: 99)) == "tea\nblack tea")
    #expect(text.accessibilityLine(for: 12) == 1 && text.accessibilityLine(for: 3) == 0)
    #expect(text.accessibilityRange(forLine: 1) == NSRange(location: 10, length: 9))
    #expect(text.accessibilityRange(forLine: 5).location == NSNotFound)
    #expect(text.accessibilityAttributedString(for: NSRange(location: 0, length: 5))?.string == "green")
    let field = NSTextField(string: "e\u{301}t")
    #expect(field.accessibilityRange(for: 0) == NSRange(location: 0, length: 2))
  }

  @Test("what code tells is told")
  func told() {
    let view = NSView()
    view.setAccessibilityUnits(.picas)
    view.setAccessibilityRowIndexRange(NSRange(location: 2, length: 1))
    view.setAccessibilityAllowedValues([1, 2])
    #expect(view.accessibilityUnits() == .picas && view.accessibilityRowIndexRange().location == 2)
    #expect(view.accessibilityAllowedValues() == [1, 2] && view.accessibilityRulerMarkerType() == .unknown)
    view.setAccessibilityAllowedValues(nil)
    #expect(view.accessibilityAllowedValues() == nil && view.isAccessibilitySelectorAllowed("press"))
  }

  private final class Dial: NSView, NSAccessibilityStepper, NSAccessibilityNavigableStaticText {
    var value = 1
    override func accessibilityLabel() -> String? { "Strength" }
    override func accessibilityValue() -> Any? { "\(value)" }
    override func setAccessibilityValue(_ accessibilityValue: Any?) { value = accessibilityValue as? Int ?? 0 }
    override func accessibilityPerformIncrement() -> Bool {
      value += 1
      return true
    }
    override func accessibilityPerformDecrement() -> Bool { false }
  }

  @Test("a class overrides what it tells, and takes what is set")
  func overridden() {
    let dial = Dial()
    dial.setAccessibilityValue(4)
    #expect(dial.accessibilityPerformIncrement() && dial.value == 5)
    let stepper: any NSAccessibilityStepper = dial
    #expect(
      stepper.accessibilityLabel() == "Strength"
        && dial.accessibilityString(for: NSRange(location: 0, length: 1)) == "5")
  }

  private final class Finder: NSAccessibilityCustomRotorItemSearchDelegate, NSAccessibilityElementLoading {
    let label = NSTextField(labelWithString: "Tea")
    func rotor(
      _ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
    ) -> NSAccessibilityCustomRotor.ItemResult? {
      NSAccessibilityCustomRotor.ItemResult(itemLoadingToken: NSString("1"), customLabel: "First")
    }
    func accessibilityElement(
      withToken token: any NSAccessibilityLoadingToken
    ) -> (any NSAccessibilityElementProtocol)? { label }
  }

  @Test("objects of places are made when somebody goes there")
  func loading() {
    let finder = Finder()
    let rotor = NSAccessibilityCustomRotor(rotorType: .heading, itemSearchDelegate: finder)
    #expect(rotor.search(.next)?.targetElement == nil)
    rotor.itemLoadingDelegate = finder
    #expect(rotor.search(.next)?.targetElement === finder.label)
  }
}
