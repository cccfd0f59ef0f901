import NibSchema
import Testing

@Suite("Rows of the schema")
struct RowTests {
  @Test(
    "a row becomes its key by the era's rule",
    arguments: [
      (#"<view id="a"/>"#, "UIView", "UIOpaque", OutputProfile.xcode13, "true"),
      (#"<view id="a" opaque="NO"/>"#, "UIView", "UIOpaque", .xcode13, "-"),
      (#"<view id="a" hidden="YES"/>"#, "UIView", "UIHidden", .xcode13, "true"),
      (#"<view id="a" userInteractionEnabled="NO"/>"#, "UIView", "UIUserInteractionDisabled", .xcode13, "true"),
      (#"<view id="a" tag="70000"/>"#, "UIView", "UITag", .xcode13, "70000"),
      (#"<view id="a" alpha="0.25"/>"#, "UIView", "UIAlpha", .xcode13, "0.25"),
      (#"<view id="a"/>"#, "UIView", "UIDeepDrawRect", .xcode8beta, "-"),
      (#"<view id="a"/>"#, "UIView", "UIDeepDrawRect", .xcode8, "true"),
      (#"<view id="a"/>"#, "UIView", "UIViewSemanticContentAttribute", .xcode6, "-"),
      (#"<view id="a"/>"#, "UIView", "UIViewSemanticContentAttribute", .xcode7, "0"),
      (#"<view id="a"/>"#, "UIView", "UIViewLargeContentStoredProperties", .xcode11, "nil"),
      (
        #"<view id="a" insetsLayoutMarginsFromSafeArea="NO"/>"#, "UIView", "UIViewInsetsLayoutMarginsFromSafeArea",
        .xcode13, "0"
      ),
      (#"<switch id="a"/>"#, "UISwitch", "UISwitchEnabled", .xcode13, "true"),
      (#"<switch id="a" enabled="NO"/>"#, "UISwitch", "UIAlpha", .xcode6, "0.5"),
      (#"<switch id="a" enabled="NO"/>"#, "UISwitch", "UIAlpha", .xcode13, "-"),
      (#"<segmentedControl id="a"/>"#, "UISegmentedControl", "UISelectedSegmentIndex", .xcode13, "-1"),
      (#"<stackView id="a" spacing="8"/>"#, "UIStackView", "UIStackViewSpacing", .xcode13, "8.0"),
      (#"<textField id="a"/>"#, "UITextField", "UIClearButtonOffset", .xcode13, "07:3,1"),
      (#"<textField id="a"/>"#, "UITextField", "UIClearButtonOffset", .xcode5, "06:3,1"),
    ])
  func row(xml: String, className: String, key: String, profile: OutputProfile, expected: String) throws {
    let sample = try CompiledSample(xml, profile: profile)

    #expect(sample.value(key, of: className) == expected)
  }

  @Test(
    "a name becomes its raw value, and the default value is left out",
    arguments: [
      (#"<view id="a" contentMode="redraw"/>"#, "UIView", "UIContentMode", "3"),
      (#"<view id="a" contentMode="scaleToFill"/>"#, "UIView", "UIContentMode", "-"),
      (#"<label id="a" textAlignment="natural"/>"#, "UILabel", "UITextAlignment", "4"),
      (#"<label id="a" lineBreakMode="wordWrap"/>"#, "UILabel", "UILineBreakMode", "0"),
      (#"<textField id="a" borderStyle="roundedRect"/>"#, "UITextField", "UIBorderStyle", "3"),
      (#"<button id="a" buttonType="contactAdd"/>"#, "UIButton", "UIButtonType", "5"),
      (#"<stackView id="a" alignment="bottom"/>"#, "UIStackView", "UIStackViewAlignment", "4"),
      (#"<tableView id="a" style="grouped"/>"#, "UITableView", "UITableViewStyle", "1"),
      (
        #"<activityIndicatorView id="a" style="gray"/>"#, "UIActivityIndicatorView", "UIActivityIndicatorViewStyle", "2"
      ),
      (
        #"<tableViewCell id="a" style="IBUITableViewCellStyleSubtitle"/>"#, "UITableViewCell", "UITableViewCellStyle",
        "3"
      ),
    ])
  func choice(xml: String, className: String, key: String, expected: String) throws {
    #expect(try CompiledSample(xml).value(key, of: className) == expected)
  }

  @Test("flags of a child are summed, and its absence is the mask of a view that was never laid out")
  func bits() throws {
    let mask = #"<view id="a"><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>"#

    #expect(try CompiledSample(mask).value("UIAutoresizingMask", of: "UIView") == "18")
    #expect(try CompiledSample(#"<view id="a"/>"#).value("UIAutoresizingMask", of: "UIView") == "36")
  }

  @Test(
    "priorities are a pair, with the standard one for the side that is not said",
    arguments: [
      (#"<label id="a" horizontalHuggingPriority="251"/>"#, "UILabel", #""{251, 250}""#),
      (#"<label id="a"/>"#, "UILabel", "-"),
      (#"<slider id="a"/>"#, "UISlider", #""{250, 250}""#),
      (#"<switch id="a" horizontalHuggingPriority="750" verticalHuggingPriority="750"/>"#, "UISwitch", "-"),
      (
        #"<switch id="a" horizontalHuggingPriority="750" verticalHuggingPriority="300"/>"#, "UISwitch",
        #""{750, 300}""#
      ),
    ])
  func priorities(xml: String, className: String, expected: String) throws {
    #expect(try CompiledSample(xml).value("UIViewContentHuggingPriority", of: className) == expected)
  }

  @Test("a custom class is a swapper that names the target's module")
  func customClass() throws {
    let sample = try CompiledSample(
      #"<view id="a" customClass="Card" customModule="Old" customModuleProvider="target"/>"#, module: "Shop")

    #expect(sample.value("UIClassName", of: "UIClassSwapper") == #""_TtC4Shop4Card""#)
    #expect(sample.value("UIOriginalClassName", of: "UIClassSwapper") == #""UIView""#)
  }
}
