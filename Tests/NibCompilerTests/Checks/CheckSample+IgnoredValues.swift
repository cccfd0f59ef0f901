import NibSchema

@testable import NibCompiler

extension CheckSample {
  private static func ignored(_ faulty: CheckInput, sound: CheckInput) -> CheckSample {
    CheckSample(.ignoredValue, faulty, sound: sound)
  }

  /// An element with one attribute that is wrong, and the same with one that is right.
  private static func ignored(
    _ wrong: String, _ right: String, for document: (String) -> CheckInput = { .xib($0) }, in text: String
  ) -> CheckSample {
    ignored(document(text.replacing("#", with: wrong)), sound: document(text.replacing("#", with: right)))
  }

  private static let words = """
    <attributedString key="attributedText"><fragment content="Ivy"><attributes/></fragment></attributedString>
    """

  private static func label(_ attributes: String, _ content: String = "") -> String {
    "<label \(attributes) id=\"l\">\(content)</label>"
  }

  private static func cell(_ attributes: String, content: String) -> String {
    """
    <tableViewCell \(attributes) id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(content)" id="k"/></tableViewCell>
    """
  }

  private static func font(_ attributes: String) -> String {
    """
    <label id="l"><attributedString key="attributedText"><fragment content="Ivy"><attributes>
    <font key="NSFont" \(attributes)/></attributes></fragment></attributedString></label>
    """
  }

  private static func navigation(_ content: String) -> CheckInput {
    .storyboard(
      #"<navigationController id="c" sceneMemberID="viewController">\#(content)</navigationController>"#)
  }

  private static func scroller(_ flag: String) -> String {
    """
    <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/><clipView key="contentView" id="k"/>
    <scroller key="verticalScroller" horizontal="\(flag)" id="v"/></scrollView>
    """
  }

  private static func application(_ attributes: String) -> CheckInput {
    .board(
      [#"<application id="a" \#(attributes) sceneMemberID="viewController"/>"#],
      root: #"targetRuntime="MacOSX.Cocoa""#)
  }

  /// In the order of the rows, and one more where a rule has a second side.
  static let ignoredValues: [CheckSample] = [
    ignored("NO", "YES", in: label(##"usesAttributedText="#""##, words)),
    ignored(
      "YES", "NO",
      in: """
        <button hasAttributedTitle="#" id="b"><state key="normal" title="Ivy"/></button>
        """),
    ignored("NO", "YES", in: label(##"text="Ivy" useAutomaticPreferredMaxLayoutWidth="#""##)),
    ignored(
      "prototypes", "none",
      in: """
        <collectionView dataMode="#" id="v"><collectionViewFlowLayout key="collectionViewLayout" id="f"/></collectionView>
        """),
    ignored(
      "bezeled", "plain",
      in: """
        <segmentedControl segmentControlStyle="#" id="s"><segments><segment title="Ivy"/></segments></segmentedControl>
        """),
    ignored("NO", "YES", in: ##"<pickerView showsSelectionIndicator="#" id="p"/>"##),
    ignored("90", "60", in: cell(##"rowHeight="#""##, content: "c")),
    ignored("k", "c", in: cell("", content: "#")),
    ignored(
      "NO", "YES",
      in: """
        <collectionViewCell id="c"><view key="contentView" opaque="NO" clipsSubviews="#" contentMode="center"/>
        </collectionViewCell>
        """),
    ignored(
      navigation(#"<navigationBar key="navigationBar" opaque="YES" id="b"/>"#),
      sound: navigation(#"<navigationBar key="navigationBar" opaque="NO" id="b"/>"#)),
    ignored(##"metaFont="smallSystem" size="17""##, ##"metaFont="smallSystem""##, in: font("#")),
    ignored(
      "Avenir", "Helvetica Neue",
      in: label("", ##"<fontDescription key="fontDescription" name="HelveticaNeue" family="#" pointSize="12"/>"##)),
    ignored(
      "darkTextColor", "whiteColor",
      in: """
        <view id="v"><color key="backgroundColor" systemColor="systemBackgroundColor" cocoaTouchSystemColor="#"/></view>
        """),
    ignored(
      "NO", "YES",
      in: """
        <view id="v"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" none="#"/>
        </accessibility></view>
        """),
    ignored("YES", "NO", for: { .desk($0) }, in: scroller("#")),
    ignored(
      "NO", "YES", for: { .desk($0) },
      in: """
        <stepper id="s"><stepperCell key="cell" continuous="#" maxValue="9" id="k"/></stepper>
        """),
    ignored(application(#"customClass="GreenhouseApp""#), sound: application(#"customClass="NSApplication""#)),
    ignored(
      .desk(#"<customView id="v"/>"#, root: #"customObjectInstantitationMethod="later""#),
      sound: .desk(#"<customView id="v"/>"#, root: #"customObjectInstantitationMethod="direct""#)),
    ignored(
      "GreenhouseResponder", "FirstResponder", for: { .desk($0) }, in: ##"<customObject id="-1" className="#"/>"##),
    ignored(
      "north", "maxY",
      in: """
        <view id="v"><userGuides><userLayoutGuide location="30" affinity="#"/></userGuides></view>
        """),
    ignored("safearea", "safeArea", in: ##"<view id="v"><viewLayoutGuide key="#" id="g"/></view>"##),
    ignored("greenhouse", "notificationCenter", in: ##"<view simulatedAppContext="#" id="v"/>"##),
    ignored("IBBuiltInLabel-Leaf", "IBBuiltInLabel-Green", in: ##"<view colorLabel="#" id="v"/>"##),
  ]

  /// More documents that the same rows tell of.
  static let furtherIgnoredValues: [CheckInput] = [
    .xib(label(#"usesAttributedText="YES" text="Ivy""#)),
    .xib(label(#"usesAttributedText="perhaps""#, words)),
    .xib(
      #"<button hasAttributedTitle="NO" id="b"><state key="normal">"#
        + words.replacing("attributedText", with: "attributedTitle") + "</state></button>"),
    .xib(label(#"useAutomaticPreferredMaxLayoutWidth="YES" preferredMaxLayoutWidth="90""#)),
    .xib(#"<segmentedControl segmentControlStyle="ivy" id="s"><segments/></segmentedControl>"#),
    .xib(#"<tableView dataMode="ivy" id="t"/>"#),
    .xib(
      """
      <collectionViewCell id="c"><view key="contentView"><color key="backgroundColor" white="1" alpha="1"/></view>
      </collectionViewCell>
      """),
    navigation(#"<nil name="toolbars"/>"#),
    .xib(label("", #"<fontDescription key="fontDescription" name="Optima-Bold" family="Optimas" pointSize="12"/>"#)),
  ]

  /// Near misses beside those of the rows.
  static let soundIgnoredValues: [CheckInput] = [
    // An app's own fonts may be called whatever their files say.
    .xib(label("", #"<fontDescription key="fontDescription" name="Ivy-Thin" family="Ivy League" pointSize="12"/>"#)),
    .xib(label(#"useAutomaticPreferredMaxLayoutWidth="NO" preferredMaxLayoutWidth="90""#)),
    .xib(#"<segmentedControl segmentControlStyle="bar" id="s"><segments/></segmentedControl>"#).for(nil, by: .xcode7),
    .xib(cell(#"rowHeight="60.5""#, content: "c")),
    .xib(font(#"metaFont="system" size="20""#)),
  ]
}
