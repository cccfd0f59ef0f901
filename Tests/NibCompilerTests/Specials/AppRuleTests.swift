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
