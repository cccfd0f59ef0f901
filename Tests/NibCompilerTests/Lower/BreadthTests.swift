import NibCompiler
import NibGraph
import Testing

/// One attribute or child, and what comes of it.
struct BreadthCase: Sendable, CustomTestStringConvertible {
  let xml: String
  let className: String
  let values: [(key: String, text: String)]
  var testDescription: String { "\(className) \(values.map(\.key).joined(separator: " "))" }

  init(_ xml: String, _ className: String, _ values: (String, String)...) {
    self.xml = xml
    self.className = className
    self.values = values
  }
}

@Suite("Attributes of many kinds")
struct BreadthTests {
  @Test(
    "are archived under their keys, without a warning", arguments: bars + views + controllers)
  func archived(_ one: BreadthCase) throws {
    let sample = try CompiledSample(one.xml)

    #expect(sample.diagnostics.messages.isEmpty)
    for (key, text) in one.values { #expect(sample.value(key, of: one.className) == text, "\(key)") }
  }

  private static let bars = [
    BreadthCase(#"<navigationBar id="a" largeTitles="YES"/>"#, "UINavigationBar", ("UIBarPrefersLargeTitles", "true")),
    BreadthCase(
      """
      <navigationBar id="a"><textAttributes key="titleTextAttributes">
      <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/></textAttributes></navigationBar>
      """, "NSShadow", ("NSShadowHoriz", "1.0"), ("NSShadowVert", "2.0"), ("NSShadowColor", "nil")),
    BreadthCase(
      #"<tabBar id="a" itemPositioning="centered" itemWidth="80"/>"#, "UITabBar", ("UITabBarItemPositioning", "2"),
      ("UITabBarItemWidth", "80.0")),
    BreadthCase(
      """
      <tabBarItem id="a" title="A">
      <offsetWrapper key="titlePositionAdjustment" horizontal="0.5" vertical="-4"/></tabBarItem>
      """, "UITabBarItem", ("UITitlePositionAdjustment", #""{0.5, -4}""#)),
    BreadthCase(
      #"<searchBar id="a" showsSearchResultsButton="YES"/>"#, "UISearchBar", ("UIShowSearchResultsButton", "true")),
  ]

  private static let views = [
    BreadthCase(
      """
      <view id="a"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      </view>
      """, "UIView", ("UIViewLayoutMargins", "07:1,2,3,4"), ("UIViewLayoutMarginsAreDirectional", "true")),
    BreadthCase(
      """
      <stackView id="a"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3"
      trailing="4"/></stackView>
      """, "UIStackView", ("UIViewLayoutMargins", "07:1,2,3,4"), ("UIViewLayoutMarginsAreDirectional", "true")),
    BreadthCase(
      #"<stackView id="a" spacingType="standard"/>"#, "UIStackView",
      ("UIStackViewSpacing", "1.1754943508222875e-38")),
    BreadthCase(#"<button id="a" lineBreakMode="clip"/>"#, "UIButton", ("UILineBreakMode", "2")),
    BreadthCase(
      #"<stepper id="a" value="2" minimumValue="1" maximumValue="9" stepValue="3" wraps="YES"/>"#, "UIStepper",
      ("UIValue", "2.0"), ("UIMinimumValue", "1.0"), ("UIMaximumValue", "9.0"), ("UIStepValue", "3.0"),
      ("UIWraps", "true")),
    BreadthCase(
      #"<segmentedControl id="a"><segments><segment title="A" enabled="NO"/></segments></segmentedControl>"#,
      "UISegment", ("UIUserInteractionDisabled", "true")),
    BreadthCase(
      """
      <visualEffectView id="a"><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      """, "UIVibrancyEffect", ("UIVibrancyEffectBlurStyle", "2")),
    BreadthCase(
      #"<mtkView id="a" colorPixelFormat="BGRA8Unorm" sampleCount="4"/>"#, "MTKView",
      ("MTKViewColorPixelFormatCoderKey", "80"), ("MTKViewSampleCountCoderKey", "4")),
    BreadthCase(
      """
      <wkWebViewConfiguration id="a"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" all="YES"/>
      </wkWebViewConfiguration>
      """, "WKWebViewConfiguration", ("mediaTypesRequiringUserActionForPlayback", "true")),
    BreadthCase(
      """
      <wkWebViewConfiguration id="a"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
      </wkWebViewConfiguration>
      """, "WKWebViewConfiguration", ("mediaTypesRequiringUserActionForPlayback", "false")),
  ]

  private static let controllers = [
    BreadthCase(#"<button id="a"/>"#, "UIButton", ("UIButtonConfiguration", "nil")),
    BreadthCase(
      #"<viewController id="a" wantsFullScreenLayout="YES" restoresFocusAfterTransition="NO"/>"#, "UIViewController",
      ("UIWantsFullScreenLayout", "true"), ("UIRestoresFocusAfterTransition", "false"),
      ("UIViewControllerViewRespectsSystemMinimumLayoutMargins", "-")),
    BreadthCase(
      #"<splitViewController id="a" primaryEdge="trailing"/>"#, "UISplitViewController",
      ("UISplitViewControllerPrimaryEdge", "1")),
    BreadthCase(#"<splitViewController id="a"/>"#, "UISplitViewController", ("UISplitViewControllerPrimaryEdge", "0")),
    BreadthCase(
      #"<wkWebViewConfiguration id="a"><dataDetectorTypes key="dataDetectorTypes"/></wkWebViewConfiguration>"#,
      "WKWebViewConfiguration", ("dataDetectorTypes", "0")),
    BreadthCase(#"<wkWebViewConfiguration id="a"/>"#, "WKWebViewConfiguration", ("dataDetectorTypes", "127")),
    BreadthCase(#"<tableViewCell id="a" focusStyle="custom"/>"#, "UITableViewCell", ("UIFocusStyle", "1")),
  ]

  @Test("controllers that stand in a container's element are archived as in a storyboard")
  func containers() throws {
    let sample = try CompiledSample(
      """
      <navigationController id="a"><navigationBar key="navigationBar" id="b"/><viewControllers>
      <viewController id="c"><navigationItem key="navigationItem" title="A" id="d"/></viewController>
      </viewControllers></navigationController>
      """)

    let (outer, inner) = (sample.objects("UINavigationController"), sample.objects("UIViewController"))
    let container = try #require(outer.first)
    let bar = try #require(sample.objects("UINavigationBar").first)
    let graph = sample.graph
    func members(_ key: String, of object: ObjectID) -> [ObjectID] {
      graph.object(key, of: object).map { graph.members($0) } ?? []
    }
    #expect(members("UIViewControllers", of: container) == inner)
    #expect(members("UIChildViewControllers", of: container) == inner)
    #expect(members("UIItems", of: bar) == sample.objects("UINavigationItem"))
    #expect(graph.object("UIParentViewController", of: inner[0]) == container)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("a text of a runtime attribute is translated where the document's texts are")
  func localized() throws {
    let xml = """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="p" value="Go"/>
      <userDefinedRuntimeAttribute type="string" keyPath="q" value="Stay" localized="YES"/>
      </userDefinedRuntimeAttributes></view>
      """

    let plain = try CompiledSample(xml)
    let translated = try CompiledSample(xml, strings: .always)

    #expect(plain.objects("NSLocalizableString").isEmpty)
    #expect(
      translated.value("NSKey", of: "NSLocalizableString")
        == #""a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]""#)
    #expect(translated.value("NSDev", of: "NSLocalizableString") == #""Stay""#)
  }
}
