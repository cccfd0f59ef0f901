import NibUIKit
import Testing

@Suite("Values that are named by numbers")
struct NumberedValueTests {
  @Test("priorities and levels take numbers, and are in order")
  func sums() {
    var priority = UILayoutPriority.required - 1
    #expect(priority.rawValue == 999 && priority < .required && priority > .defaultHigh)
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251) && 1 + UILayoutPriority.defaultLow == 251)
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    priority -= 99
    priority += 0.5
    #expect(priority.rawValue == 900.5)
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.statusBar - 1 < .statusBar)
  }

  @Test(
    "a system font has the name and the traits of the named weight that is nearest",
    arguments: [
      (UIFont.Weight.regular, ".SFUI-Regular", false), (.semibold, ".SFUI-Semibold", true),
      (UIFont.Weight(0.6), ".SFUI-Black", true), (UIFont.Weight(rawValue: -0.7), ".SFUI-Thin", false),
      (UIFont.Weight(.nan), ".SFUI-Regular", false), (.medium + 0.01, ".SFUI-Medium", false),
    ])
  func weights(weight: UIFont.Weight, name: String, isBold: Bool) {
    let font = UIFont.systemFont(ofSize: 12, weight: weight)
    #expect(font.fontName == name)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == isBold)
  }
}
