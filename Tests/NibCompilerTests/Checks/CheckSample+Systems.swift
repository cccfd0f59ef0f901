import NibSchema

@testable import NibCompiler

extension CheckSample {
  /// A sample of what a system lacks: the same document for the system before and for the first that has it.
  private static func lacking(
    _ issue: DocumentIssue, _ input: CheckInput, before old: String, _ new: String, _ words: String? = nil
  ) -> CheckSample {
    CheckSample(issue, input.for(old), sound: input.for(new), words)
  }

  private static func guide(_ key: String, in tag: String = "view") -> CheckInput {
    .xib(#"<\#(tag) id="v"><viewLayoutGuide key="\#(key)" id="g"/></\#(tag)>"#)
  }

  private static func constraint(_ attributes: String, root: String = #"useAutolayout="YES""#) -> CheckInput {
    .xib(
      CheckInput.view(
        #"<view id="a"/>"#, #"id="v""#,
        #"<constraints><constraint firstItem="a" \#(attributes) secondItem="v" id="k"/></constraints>"#), root: root)
  }

  static let classes = [
    lacking(
      .unavailableWebView, .xib(#"<wkWebView id="w"/>"#), before: "10.3", "11.0",
      "WKWebView before iOS 11.0 (NSCoding support was broken in previous versions)"),
    lacking(
      .unavailableStackView, .xib(#"<stackView id="w"/>"#), before: "8.4", "9.0", "UIStackView before iOS 9.0"),
    lacking(.unavailableSafeArea, guide("safeArea"), before: "8.0", "9.0", "Safe Area Layout Guide before iOS 9.0"),
    lacking(
      .unavailableScrollGuides, guide("contentLayoutGuide", in: "scrollView"), before: "10.0", "11.0",
      "Content and frame layout guides before iOS 11.0"),
    lacking(.unavailableEffectView, .xib(#"<visualEffectView id="w"/>"#), before: "7.1", "8.0"),
    lacking(.unavailableCollectionView, .xib(#"<collectionView id="w"/>"#), before: "5.1", "6.0"),
    lacking(
      .unavailableReference,
      .storyboard(
        """
        <tabBarController id="c" sceneMemberID="viewController"><tabBar key="tabBar" id="b"/><connections>
        <segue destination="r" kind="relationship" relationship="viewControllers" id="g"/></connections>
        </tabBarController>
        """,
        #"<viewControllerPlaceholder storyboardName="Help" id="r" sceneMemberID="viewController"/>"#), before: "8.0",
      "9.0", "storyboard reference cannot be the destination of relationship segues prior to iOS 9.0"),
    lacking(
      .unavailableAutoLayout, constraint(#"firstAttribute="top" secondAttribute="top""#), before: "5.1", "6.0",
      "Auto Layout before iOS 6.0"),
    lacking(
      .unavailableStoryboard,
      .board(
        [#"<viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/></viewController>"#],
        root: #"targetRuntime="MacOSX.Cocoa" initialViewController="c""#), before: "10.9", "10.10",
      "Storyboards are not available before macOS 10.10"),
  ]

  private static func label(_ attributes: String, root: String = #"useAutolayout="YES""#) -> CheckInput {
    .xib(#"<label text="Ivy" \#(attributes) id="l"/>"#, root: root)
  }

  private static func stack(_ attributes: String) -> CheckInput {
    .desk(#"<stackView \#(attributes) orientation="vertical" id="w"/>"#)
  }

  static let attributes = [
    lacking(
      .unavailableAutomaticWidth, label(#"numberOfLines="0""#), before: "7.0", "8.0",
      "Automatic Preferred Max Layout Width before iOS 8.0"),
    lacking(
      .unavailableHorizontalAlignment, .xib(#"<button contentHorizontalAlignment="leading" id="b"/>"#),
      before: "10.0", "11.0", "Leading or Trailing horizontal alignment before iOS 11.0"),
    lacking(
      .unavailableSymbol, .xib(#"<imageView image="eye.fill" catalog="system" id="i"/>"#), before: "12.0", "13.0",
      "SF Symbol 'eye.fill' is unavailable prior to iOS 13.0."),
    lacking(
      .unavailableTextStyle,
      .xib(#"<label id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/></label>"#),
      before: "10.0", "11.0", "Large Title font text style before iOS 11.0"),
    lacking(
      .unavailableButtonStyle,
      .xib(#"<button id="b"><buttonConfiguration key="configuration" style="filled"/></button>"#), before: "14.0",
      "15.0", "Filled Button Style before iOS 15.0"),
    lacking(
      .unavailableIndicatorStyle, .xib(#"<activityIndicatorView style="large" id="a"/>"#), before: "12.0", "13.0",
      "Large Style before iOS 13.0"),
    lacking(
      .unavailableTextAlignment, label(#"textAlignment="natural""#), before: "6.0", "7.0",
      "Justified or Natural text alignment before iOS 7.0"),
    lacking(
      .unavailableMarginAttribute, constraint(#"firstAttribute="leading" secondAttribute="leadingMargin""#),
      before: "7.0", "8.0"),
    lacking(
      .unavailableBaseline, constraint(#"firstAttribute="firstBaseline" secondAttribute="firstBaseline""#),
      before: "7.0", "8.0", "First baseline layout attribute before iOS 8.0"),
    lacking(
      .unavailableFontAdjustment, label(#"adjustsFontForContentSizeCategory="YES""#), before: "9.0", "10.0"),
    lacking(
      .unavailableColorWellStyle, .desk(#"<colorWell colorWellStyle="minimal" id="w"/>"#), before: "12.0", "13.0",
      "Minimal well style before macOS 13"),
    lacking(
      .unavailableImagePosition,
      .desk(
        #"<button id="b"><buttonCell key="cell" type="push" imagePosition="leading" id="k"/></button>"#),
      before: "10.11", "10.12", "Leading or Trailing image position before macOS 10.12"),
    lacking(
      .unavailableDistribution, stack(#"distribution="fill""#), before: "10.10", "10.11",
      "Distribution before OS X 10.11"),
    lacking(
      .unavailableDetaching, stack(#"detachesHiddenViews="YES""#), before: "10.10", "10.11",
      "Detaches Hidden Views before OS X 10.11"),
    lacking(
      .unavailableMirroring,
      .desk(
        #"<textField id="t"><textFieldCell key="cell" allowsLogicalLayoutDirection="YES" id="k"/></textField>"#),
      before: "10.7", "10.8"),
  ]

  /// More documents that the same rows tell of, with Interface Builder's words.
  static let furtherSystems: [(issue: DocumentIssue, input: CheckInput, words: String?)] = [
    (
      .unavailableWebView, CheckInput.desk(#"<wkWebView id="w"/>"#).for("10.11"),
      "WKWebView before macOS 10.12 (NSCoding support was broken in previous versions)"
    ),
    (
      .unavailableAutoLayout,
      CheckInput.desk(
        """
        <customView id="v"><subviews><customView id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/></constraints>
        </customView>
        """, root: #"useAutolayout="YES""#
      ).for("10.6"), "Auto Layout before OS X 10.7"
    ),
    (
      .unavailableAutoLayout, constraint(#"firstAttribute="top" secondAttribute="top""#).for("5.0", by: .xcode5),
      "Auto Layout on iOS Versions prior to 6.0"
    ),
    (
      .unavailableCollectionView, CheckInput.xib(#"<collectionView id="w"/>"#).for("5.0", by: .xcode4point5),
      "UICollectionView on iOS versions prior to 6.0"
    ),
    (
      .unavailableAutomaticWidth, label(#"numberOfLines="2""#).for("7.0", by: .xcode6),
      "Automatic Preferred Max Layout Width is not available on iOS versions prior to 8.0"
    ),
    (
      .unavailableMarginAttribute,
      constraint(#"firstAttribute="leading" secondAttribute="leadingMargin""#).for("7.0", by: .xcode6),
      "Layout attributes relative to the layout margin on iOS versions prior to 8.0"
    ),
    (
      .unavailableBaseline,
      constraint(#"firstAttribute="firstBaseline" secondAttribute="top""#).for("7.0", by: .xcode6),
      "First baseline layout attribute on iOS versions prior to 8.0"
    ),
    // The document's own version goes before the run's.
    (
      .unavailableStackView, CheckInput.xib(#"<stackView id="w"/>"#, own: "2048").for("13.0"),
      "UIStackView before iOS 9.0"
    ),
    (
      .unavailableButtonStyle,
      CheckInput.xib(
        #"<button id="b"><buttonConfiguration key="configuration" style="plain"/></button>"#
      ).for("14.0"), nil
    ),
  ]

  /// Near misses beside those of the rows.
  static let soundSystems: [(issue: DocumentIssue, input: CheckInput)] = [
    (.unavailableStackView, CheckInput.xib(#"<stackView id="w"/>"#)),
    (.unavailableStackView, CheckInput.desk(#"<stackView orientation="vertical" id="w"/>"#).for("10.9")),
    (.unavailableScrollGuides, guide("contentLayoutGuide", in: "scrollView").for("10.0", by: .xcode11)),
    (.unavailableAutoLayout, constraint(#"firstAttribute="top" secondAttribute="top""#, root: "").for("5.1")),
    (.unavailableAutoLayout, CheckInput.xib(CheckInput.view(), root: #"useAutolayout="YES""#).for("5.1")),
    (.unavailableAutomaticWidth, label(#"numberOfLines="1""#).for("7.0")),
    (.unavailableAutomaticWidth, label(#"numberOfLines="0" preferredMaxLayoutWidth="80""#).for("7.0")),
    (.unavailableAutomaticWidth, label(#"numberOfLines="0""#, root: "").for("7.0")),
    (
      .unavailableSymbol,
      CheckInput.xib(
        #"<imageView image="eye" id="i"/>"#, #"<resources><image name="eye" width="8" height="8"/></resources>"#
      ).for("12.0")
    ),
  ]
}
