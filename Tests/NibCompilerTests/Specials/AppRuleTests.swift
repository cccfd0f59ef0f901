import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

/// What documents of many apps show.
@Suite("Values of views by system and era")
struct AppRuleTests {
  private static let button = """
    <button id="a" buttonType="system"><state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="plain" title="Send"/></button>
    """

  @Test("a configured button has a title of its own only for systems before 15", arguments: [nil, "14.0", "15.0"])
  func configuredButton(target: String?) throws {
    let sample = try CompiledSample(Self.button, profile: .xcode14, target: target)
    let isOld = target != "15.0"

    #expect(sample.value("UITitle", of: "UIButtonContent") == (isOld ? #""Send""# : "no UIButtonContent"))
    #expect((sample.value("UIImageEdgeInsets", of: "UIButton") == "-") == !isOld)
  }

  @Test(
    "a text field keeps its color unless it says that it has none",
    arguments: [
      ("", "true"), (#"<nil key="textColor"/>"#, "false"),
      (#"<color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#, "true"),
    ])
  func fieldColor(child: String, keeps: String) throws {
    let sample = try CompiledSample(#"<textField id="a">\#(child)</textField>"#, profile: .xcode10)

    #expect(sample.value("UIDisableTextColorUpdateOnTraitCollectionChange", of: "UITextField") == keeps)
  }

  @Test(
    "a cell says that it has a background, and has the system's where it shows its selection otherwise",
    arguments: [
      ("default", false), ("gray", true), ("blue", true), ("none", true),
    ])
  func cellBackground(style: String, isArchived: Bool) throws {
    func cell(_ child: String) throws -> CompiledSample {
      try CompiledSample(
        #"<tableViewCell id="a" selectionStyle="\#(style)"><rect key="frame" width="10" height="10"/>\#(child)"#
          + "</tableViewCell>", profile: .xcode14)
    }
    let plain = try cell("")
    let colored = try cell(#"<color key="backgroundColor" white="1" alpha="1"/>"#)

    #expect((plain.value("UIDidEncodeCompatibilityBackgroundColor", of: "UITableViewCell") == "true") == isArchived)
    #expect(plain.value("UITableCellBackgroundColorSet", of: "UITableViewCell") == "-")
    #expect(colored.value("UITableCellBackgroundColorSet", of: "UITableViewCell") == "true")
    #expect(colored.value("UIDidEncodeCompatibilityBackgroundColor", of: "UITableViewCell") == "-")
  }

  @Test("a selection in a collection view is key as in a table, in the words of the era")
  func collectionSelection() throws {
    func traits(_ profile: OutputProfile) throws -> String {
      let sample = try CompiledSample(#"<collectionView id="a"/>"#, profile: profile)
      return sample.value("UIViewLocalOverrideTraitCollection", of: "UICollectionView")
    }

    #expect(try traits(.xcode12) == "-")
    #expect(try traits(.xcode13) == "@UITraitCollection")
    #expect(try traits(.xcode14) == "@UITraitCollection")
    #expect(try traits(.xcode15point1) == "-")
  }

  @Test("a text view has a mutable string, which its text with attributes shares, in XIBs of Xcode 6 to 10")
  func mutableText() throws {
    func classes(_ profile: OutputProfile) throws -> [String] {
      let sample = try CompiledSample(#"<textView id="a" text="Lorem"/>"#, profile: profile)
      let view = try #require(sample.objects("UITextView").first)
      let text = try #require(sample.graph.object("UIText", of: view))
      let styled = try #require(sample.graph.object("UIAttributedText", of: view))
      #expect(sample.graph.object("NSString", of: styled) == text)
      return [sample.graph.className(of: text)]
    }

    #expect(try classes(.xcode9) == ["NSMutableString"])
    #expect(try classes(.xcode12) == ["NSString"])
  }

  @Test("text in the system's font takes more room than the same text in another")
  func systemSpread() throws {
    let text = "Sphinx of black quartz, judge my vow, and pack my box with five dozen jugs of it, too"
    func height(_ font: String, _ width: Int) throws -> String {
      let sample = try CompiledSample(
        """
        <textView id="a" text="\(text)"><rect key="frame" width="\(width)" height="20"/>
        <fontDescription key="fontDescription" \(font) pointSize="14"/></textView>
        """, profile: .xcode9)
      return sample.value("UIContentSize", of: "UITextView")
    }
    let widths = Array(stride(from: 100, to: 300, by: 5))
    let differ = try widths.filter {
      try height(#"type="system""#, $0) != height(#"name="HelveticaNeue" family="Helvetica Neue""#, $0)
    }

    #expect(!differ.isEmpty && differ.count < widths.count)
  }

  @Test("a button without a type says its font from Xcode 12.4 on")
  func buttonFont() throws {
    func font(_ profile: OutputProfile) throws -> String {
      try CompiledSample(#"<button id="a"/>"#, profile: profile).value("UIFont", of: "UIButton")
    }

    #expect(try font(.xcode12point3) == "-")
    #expect(try font(.xcode12point4) == "@UIFont")
  }

  @Test("an empty title of a tab bar's item is archived unless it is one of the system's")
  func itemTitle() throws {
    func title(_ attributes: String) throws -> String {
      try CompiledSample(#"<tabBarItem id="a" title="" \#(attributes)/>"#).value("UITitle", of: "UITabBarItem")
    }

    #expect(try title("") == "\"\"")
    #expect(try title(#"systemItem="search""#) == "-")
  }

  @Test("a cell's plain content view has a guide from Xcode 10 on, and without safe areas until Xcode 13")
  func contentGuide() throws {
    let cell = #"<collectionViewCell id="a"><view key="contentView"/></collectionViewCell>"#
    func hasGuide(_ profile: OutputProfile, _ attributes: String = "") throws -> Bool {
      let sample = try CompiledSample(cell, attributes: attributes, profile: profile)
      return sample.value("UIViewLayoutGuides", of: "UIView") != "-"
    }

    #expect(try !hasGuide(.xcode8))
    #expect(try hasGuide(.xcode10))
    #expect(try hasGuide(.xcode13))
    #expect(try !hasGuide(.xcode14))
    #expect(try hasGuide(.xcode14, #"useSafeAreas="YES""#))
  }

  @Test("an activity indicator has its color as its tint, too, and a gray one that of the style up to Xcode 10")
  func indicatorTint() throws {
    let color = #"<color key="color" white="0.5" alpha="1"/>"#
    func tint(_ child: String, _ style: String, _ profile: OutputProfile) throws -> String {
      let sample = try CompiledSample(
        #"<activityIndicatorView id="a" style="\#(style)">\#(child)</activityIndicatorView>"#, profile: profile)
      return sample.value("UITintColor", of: "UIActivityIndicatorView")
    }

    #expect(try tint(color, "medium", .xcode14) == "@UIColor")
    #expect(try tint("", "medium", .xcode14) == "-")
    #expect(try tint("", "gray", .xcode10) == "@UIColor")
  }
}
