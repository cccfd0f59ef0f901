import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Searches")
struct QueryTests {
  private func report() throws -> Instantiation {
    var nib = TestNib()
    nib.object(
      "top", "UIView",
      [
        ("UIBounds", .reals([0, 0, 320, 480])), ("UICenter", .reals([160, 240])), ("UIAutoresizeSubviews", .bool(true)),
        ("UISubviews", .array([.ref("l"), .ref("b"), .ref("s"), .ref("x")])),
      ])
    nib.object("l", "UILabel", [("UIText", .string("Sign up")), ("UIHidden", .bool(true))], top: false)
    nib.object("b", "UIButton", [("UIDisabled", .bool(true))], top: false)
    nib.object("s", "UISwitch", [("UISwitchOn", .bool(true))], top: false)
    nib.object(
      "x", "UIClassSwapper",
      [("UIClassName", .string("_TtC5Kiosk5Badge")), ("UIOriginalClassName", .string("UIView"))], top: false)
    nib.accessibility(of: "b", [("UIAccessibilityIdentifier", .string("signIn"))])
    let report = try load(nib)
    report.find(UIButton.self)?.setTitle("Sign in")
    return report
  }

  @Test("find views by class, text and accessibility")
  func find() throws {
    let report = try report()
    let top = try #require(report.topLevel[0] as? UIView)

    #expect(top.find(text: "Sign in") is UIButton)
    #expect(top.find(UILabel.self, text: "Sign up") != nil)
    #expect(top.find(UIButton.self, text: "Sign up") == nil)
    #expect(report.find(accessibilityIdentifier: "signIn") is UIButton)
    #expect(top.find(accessibilityLabel: "none") == nil)
    #expect(report.all(UIControl.self).count == 2)
    #expect(try report.require(UISwitch.self).isOn)
    #expect(try top.require(text: "Sign in") is UIButton)
    #expect(try top.require(UIButton.self, text: "Sign in").currentTitle == "Sign in")
    #expect(try report.require(accessibilityIdentifier: "signIn") is UIButton)
  }

  @Test("views show the texts that the schema gives to translators, and others that classes add")
  func shownTexts() throws {
    var nib = TestNib()
    nib.object("switch", "UISwitch", [("UISwitchTitle", .string("Sound"))])
    nib.object("field", "UITextField", [("UIText", .string("Ada")), ("UIPlaceholder", .string("Name"))])
    nib.object("bar", "UISearchBar", [("UIPrompt", .string("Find")), ("UIPlaceholder", .string("Words"))])
    let report = try load(nib)

    #expect(try report.require(UISwitch.self).shownTexts == ["Sound"])
    #expect(try report.require(UITextField.self).shownTexts == ["Ada", "Name"])
    let bar = try report.require(UISearchBar.self)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(Set(bar.shownTexts) == ["Find", "Words", "All", "Some"])
    final class Field: UITextField {}
    let own = Field()
    own.placeholder = "Town"
    #expect(own.shownTexts == ["Town"])
  }

  @Test("what is not there is an error that lists what is near")
  func require() throws {
    let report = try report()
    let top = try #require(report.topLevel[0] as? UIView)

    let text = #expect(throws: StandInError.self) { try top.require(text: "Sing in") }
    #expect(
      text?.description
        == "UIView: error: there is nothing that shows 'Sing in' in UIView; near: 'Sign in' (UIButton), 'Sign up' (UILabel)"
    )
    let type = #expect(throws: StandInError.self) { try top.require(UISlider.self) }
    #expect(type?.detail == "there is no UISlider in UIView; there are UIButton, UILabel, UISwitch, UIView (2)")
    let label = #expect(throws: StandInError.self) { try top.require(UILabel.self, text: "Sign in") }
    #expect(
      label?.detail
        == "there is no UILabel that shows 'Sign in' in UIView; near: 'Sign in' (UIButton), 'Sign up' (UILabel)")
    let identifier = #expect(throws: StandInError.self) { try report.require(accessibilityIdentifier: "signin") }
    #expect(
      identifier?.detail
        == "there is nothing with the accessibility identifier 'signin' in the nib; near: 'signIn' (UIButton)")
    let id = #expect(throws: StandInError.self) { try top.require(id: "abc-de-fgh") }
    #expect(id?.detail == "there is no element 'abc-de-fgh' in UIView; there is none at all")
    let object = #expect(throws: StandInError.self) { try report.require(UISlider.self) }
    #expect(object?.detail == "there is no UISlider in the nib; there are UIButton, UILabel, UISwitch, UIView (2)")
    let element = #expect(throws: StandInError.self) { try report.require(id: "abc-de-fgh") }
    #expect(element?.detail == "there is no element 'abc-de-fgh' in the nib; there is none at all")
  }

  @Test("a search of a controller loads nothing, and finds what is loaded once")
  func controller() throws {
    let controller = UIViewController()
    #expect(controller.find(UILabel.self) == nil)
    #expect(controller.viewIfLoaded == nil)
    let error = #expect(throws: StandInError.self) { try controller.require(UILabel.self) }
    #expect(error?.detail == "there is no UILabel in UIViewController; there is nothing")
    #expect(controller.dump() == "UIViewController view not loaded\n")

    let label = UILabel()
    controller.view?.addSubview(label)
    #expect(controller.all(UILabel.self).count == 1)
  }

  @Test("a dump has one line a view, with names as people write them")
  func dump() throws {
    let report = try report()
    let top = try #require(report.topLevel[0] as? UIView)
    let field = UITextField()
    field.text = "a\nb"
    field.alpha = 0.5
    top.addSubview(field)
    try InterfaceFaults.catching { field.becomeFirstResponder() }

    let expected = """
      UIView (0, 0; 320 x 480)
        UILabel "Sign up" (0, 0; 0 x 0) hidden
        UIButton "Sign in" (0, 0; 0 x 0) id=signIn disabled
        UISwitch on (0, 0; 0 x 0)
        UIView (Kiosk.Badge) (0, 0; 0 x 0)
        UITextField "a\\nb" (0, 0; 0 x 0) alpha=0.5 first responder

      """
    #expect(top.dump() == expected)
    #expect(top.recursiveDescription == expected)
    #expect(report.dump() == expected)
    #expect(InstantiatedTreeRendering().render(report).contains("View (Kiosk.Badge) @"))
  }
}
