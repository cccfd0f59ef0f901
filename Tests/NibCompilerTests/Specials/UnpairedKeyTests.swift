import NibCompiler
import NibGraph
import NibSchema
import Testing

/// A small document and what one key of its archive holds.
struct KeyCase: Sendable, CustomTestStringConvertible {
  let xml: String
  let className: String
  let key: String
  let expected: String
  let profile: OutputProfile

  init(_ xml: String, _ className: String, _ key: String, _ expected: String, _ profile: OutputProfile = .standard) {
    (self.xml, self.className, self.key, self.expected, self.profile) = (xml, className, key, expected, profile)
  }

  var testDescription: String { "\(key) = \(expected), \(profile.rawValue)" }
}

@Suite("Keys that archives without sources show")
struct UnpairedKeyTests {
  private static func field(_ trait: String) -> String {
    #"<textField id="a"><textInputTraits key="textInputTraits" \#(trait)/></textField>"#
  }

  private static let collection =
    #"<collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="b"/></collectionView>"#
  private static let selection = "UITraitCollectionBuiltinTrait-_UITraitNameSelection"

  private static func spinner(_ style: String, color: Bool = false) -> String {
    let child = color ? #"<color key="color" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"# : ""
    return #"<activityIndicatorView id="a" style="\#(style)">\#(child)</activityIndicatorView>"#
  }

  private static let cases: [KeyCase] = [
    KeyCase(field(#"smartDashesType="yes""#), "UITextField", "UITextSmartDashesType", "2"),
    KeyCase(field(#"smartQuotesType="no""#), "UITextField", "UITextSmartQuotesType", "1"),
    KeyCase(field(#"smartInsertDeleteType="no""#), "UITextField", "UITextSmartInsertDeleteType", "1"),
    KeyCase(field(#"inlinePredictionType="no""#), "UITextField", "UITextInlinePredictionType", "1"),
    KeyCase(field(#"inlinePredictionType="no""#), "UITextField", "UITextInlinePredictionType", "-", .xcode14point3),
    KeyCase(
      #"<label id="a" adjustsLetterSpacingToFitWidth="YES"/>"#, "UILabel", "UIAllowsDefaultTighteningForTruncation",
      "true"),
    KeyCase(
      #"<label id="a" adjustsLetterSpacingToFitWidth="YES"/>"#, "UILabel", "UIAdjustsLetterSpacingToFit", "true",
      .xcode8),
    KeyCase(
      #"<label id="a" showsExpansionTextWhenTruncated="YES"/>"#, "UILabel", "UIShowsExpansionTextWhenTruncated", "true"),
    KeyCase(spinner("medium"), "UIActivityIndicatorView", "UIDisableUpdateColorOnTraitCollectionChange", "-"),
    KeyCase(
      spinner("medium", color: true), "UIActivityIndicatorView", "UIDisableUpdateColorOnTraitCollectionChange", "true"),
    KeyCase(spinner("gray"), "UIActivityIndicatorView", "UITintColor", "@UIColor", .xcode5),
    KeyCase(spinner("gray"), "UIColor", "NSWhite", "0 0.45", .xcode5),
    KeyCase(spinner("white"), "UIColor", "UISystemColorName", #""whiteColor""#, .xcode9),
    KeyCase(spinner("gray", color: true), "UIActivityIndicatorView", "UIColor", "-", .xcode9),
    KeyCase(spinner("whiteLarge"), "UIActivityIndicatorView", "UITintColor", "-", .xcode3point2),
    KeyCase(spinner("whiteLarge"), "UIActivityIndicatorView", "UITintColor", "@UIColor", .xcode4point3),
    KeyCase(collection, "UITraitCollection", selection + "FollowsFocus", "0", .xcode13),
    KeyCase(collection, "UITraitCollection", selection + "IsKey", "0", .xcode14),
    KeyCase(collection, "UICollectionView", "UIViewLocalOverrideTraitCollection", "-", .xcode12),
    KeyCase(
      #"<tableViewCell id="a"><color key="backgroundColor" cocoaTouchSystemColor="clearColor"/></tableViewCell>"#,
      "UITableViewCell", "UITableCellBackgroundColorSet", "true", .xcode14),
    KeyCase(#"<tableViewCell id="a"/>"#, "UITableViewCell", "UITableCellBackgroundColorSet", "-", .xcode14),
    KeyCase(spinner("gray", color: true), "UIActivityIndicatorView", "UIColor", "@UIColor", .xcode11),
    KeyCase(
      #"<progressView id="a" progressImage="Fill"/>"#, "UIProgressView", "UIProgressProgressImage",
      "@UIImageNibPlaceholder"),
    KeyCase(
      #"<progressView id="a" trackImage="Track"/>"#, "UIProgressView", "UIProgressTrackImage", "@UIImageNibPlaceholder"),
    KeyCase(
      #"<datePicker id="a" useCurrentDate="NO"/>"#, "UIDatePicker", "UIDatePickerUseCurrentDateDuringDecoding", "false"),
    KeyCase(
      #"<datePicker id="a" useCurrentDate="YES"/>"#, "UIDatePicker", "UIDatePickerUseCurrentDateDuringDecoding", "-"),
    KeyCase(
      #"<tapGestureRecognizer id="a"/>"#, "UITapGestureRecognizer", "UIGestureRecognizer.allowedTouchTypes", "7",
      .xcode11),
    KeyCase(
      #"<tapGestureRecognizer id="a"/>"#, "UITapGestureRecognizer", "UIGestureRecognizer.allowedTouchTypes", "15",
      .xcode12),
    KeyCase(
      #"<panGestureRecognizer id="a" minimumNumberOfTouches="1"/>"#, "UIPanGestureRecognizer",
      "UIPanGestureRecognizer.maximumNumberOfTouches", "-1"),
    KeyCase(
      #"<panGestureRecognizer id="a"/>"#, "UIPanGestureRecognizer", "UIPanGestureRecognizer.allowedScrollTypesMask",
      "0"),
    KeyCase(
      #"<splitViewController id="a" style="doubleColumn"/>"#, "UISplitViewController", "UISplitViewControllerStyle", "1"
    ),
    KeyCase(
      #"<splitViewController id="a" preferredDisplayMode="allVisible"/>"#, "UISplitViewController",
      "UISplitViewControllerPreferredDisplayMode", "2"),
  ]

  @Test("an attribute is archived under the key that UIKit has for it", arguments: cases)
  func keys(_ given: KeyCase) throws {
    let sample = try CompiledSample(given.xml, profile: given.profile)

    #expect(sample.value(given.key, of: given.className) == given.expected)
  }

  @Test(
    "a font that the document's bundle brings has no options of a system's",
    arguments: [(OutputProfile.xcode12, "-"), (.xcode13, "0"), (.xcode14, "0")])
  func bundledFonts(profile: OutputProfile, options: String) throws {
    let sample = try CompiledSample(
      #"<label id="a"><fontDescription key="fontDescription" name="Quill" family="Quill" pointSize="9"/></label>"#,
      profile: profile,
      resources: #"<customFonts key="customFonts"><array key="Quill.ttf"><string>Quill</string></array></customFonts>"#)

    #expect(sample.value("UIFontDescriptorOptions", of: "UIFontDescriptor") == options)
    #expect(sample.value("UIFontTextStyleForScaling", of: "UIFont") == "-")
  }

  @Test("a count down is archived in 32 bits")
  func countDown() throws {
    let sample = try CompiledSample(#"<datePicker id="a" countDownDuration="600"/>"#)

    let picker = try #require(sample.objects("UIDatePicker").first)
    #expect(sample.graph.value("UICountDownDuration", of: picker)?.value == .float(600))
  }

  @Test("a blur of a material says the material, and what stands in for it")
  func materials() throws {
    let chrome = try CompiledSample(
      #"<visualEffectView id="a"><blurEffect style="systemChromeMaterial"/></visualEffectView>"#)
    let plain = try CompiledSample(#"<visualEffectView id="a"><blurEffect style="dark"/></visualEffectView>"#)
    let vibrant = try CompiledSample(
      """
      <visualEffectView id="a"><vibrancyEffect style="secondaryLabel"><blurEffect style="systemChromeMaterial"/>
      </vibrancyEffect></visualEffectView>
      """)

    let keys = ["UIBlurEffectMaterialStyle", "UIBlurEffectAutomaticStyle", "UIBlurEffectStyle"]
    #expect(keys.map { chrome.value($0, of: "UIBlurEffect") } == ["10", "5", "0"])
    #expect(keys.map { plain.value($0, of: "UIBlurEffect") } == ["-", "2", "2"])
    let parts = ["VibrancyStyle", "BlurMaterialStyle", "BlurAutomaticStyle", "BlurStyle"]
    #expect(parts.map { vibrant.value("UIVibrancyEffect" + $0, of: "UIVibrancyEffect") } == ["1", "10", "5", "0"])
  }

  @Test("a view's background of the system that has another contrast is archived around the plain one up to Xcode 15")
  func contrasts() throws {
    func view(_ name: String, key: String = "backgroundColor") -> String {
      #"<view id="a"><color key="\#(key)" systemColor="\#(name)"/></view>"#
    }
    let purple = try CompiledSample(view("systemPurpleColor"), profile: .xcode14)
    let label = try CompiledSample(view("labelColor"), profile: .xcode14)
    let old = try CompiledSample(view("systemPurpleColor"), profile: .xcode11, target: "12.0")
    let tint = try CompiledSample(view("systemPurpleColor", key: "tintColor"), profile: .xcode14)
    let late = try CompiledSample(view("systemPurpleColor"), profile: .xcode16)

    let outer = try #require(purple.objects("UIColor").first { purple.text("UISystemColorName", of: $0) == "-" })
    #expect(purple.text("UIDynamicModifiedBaseColor", of: outer) == "@UIColor")
    #expect(purple.text("UIDynamicModifiedContrast", of: outer) == "0")
    #expect(purple.text("UIColorComponentCount", of: outer) == "4")
    let base = try #require(purple.graph.object("UIDynamicModifiedBaseColor", of: outer))
    #expect(purple.text("UISystemColorName", of: base) == #""systemPurpleColor""#)
    #expect(label.value("UIDynamicModifiedBaseColor", of: "UIColor") == "-")
    #expect(old.value("UIDynamicModifiedBaseColor", of: "UIColor") == "-")
    for plain in [tint, late] {
      #expect(plain.value("UIDynamicModifiedBaseColor", of: "UIColor") == "-")
      #expect(plain.value("UISystemColorName", of: "UIColor") == #""systemPurpleColor""#)
    }
  }

  @Test("a scroll view's guide of its content has a class of its own and no list names it")
  func contentGuide() throws {
    let sample = try CompiledSample(
      """
      <scrollView id="a"><subviews><view id="b"/></subviews><viewLayoutGuide key="contentLayoutGuide" id="c"/>
      <viewLayoutGuide key="frameLayoutGuide" id="d"/><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" id="e"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="d" secondAttribute="width" id="f"/></constraints>
      </scrollView>
      """)

    let keys = ["OwningView", "Identifier", "OwningViewIsLocked", "ShouldBeArchived", "AllowsNegativeDimensions"]
    #expect(
      keys.map { sample.value("UILayoutGuide" + $0, of: "_UIScrollViewLayoutGuide") }
        == ["@UIScrollView", #""UIScrollView-contentLayoutGuide""#, "true", "false", "false"])
    #expect(
      sample.objects("UILayoutGuide").map { sample.text("UILayoutGuideIdentifier", of: $0) }.sorted()
        == [#""""#, #""""#, #""UIScrollView-frameLayoutGuide""#])
    #expect(sample.value("UIViewLayoutGuides", of: "UIScrollView") == "-")
  }
}
