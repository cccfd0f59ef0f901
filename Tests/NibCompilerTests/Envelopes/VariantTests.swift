import NibSchema
import Testing

@Suite("Folders by deployment target")
struct VariantTests {
  private static let sizeClasses = #"useTraitCollections="YES""#

  @Test(
    "a document becomes the members that its target and what it uses call for",
    arguments: [
      (OutputProfile.xcode7, "8.0", sizeClasses, [""]),
      (.xcode7, "7.0", sizeClasses, ["runtime.nib", "objects-8.0+.nib"]),
      (.xcode6, "7.0", "", ["runtime.nib", "objects.nib", "objects-8.0+.nib"]),
      (.xcode8, "6.1", "", ["runtime.nib", "objects.nib"]),
      (.xcode7, "7.0", sizeClasses + #" launchScreen="YES""#, [""]),
      (.xcode13, "16.0", sizeClasses, [""]),
    ])
  func members(profile: OutputProfile, target: String, attributes: String, paths: [String]) throws {
    let sample = try CompiledSample(#"<view id="a"/>"#, attributes: attributes, profile: profile, target: target)

    #expect(sample.files.map(\.path) == paths)
  }

  @Test(
    "in the oldest era XIBs mean iOS 6 and storyboards do not, and Xcode 4 writes no folder",
    arguments: [("4514", "6.0", 2), ("3084", "6.0", 1), ("4514", "7.1", 1)])
  func oldest(version: String, target: String, count: Int) throws {
    let attributes = #"toolsVersion="\#(version)""#
    let sample = try CompiledSample(#"<view id="a"/>"#, attributes: attributes, profile: .xcode5, target: target)
    let unsaid = try CompiledSample(#"<view id="a"/>"#, attributes: attributes, profile: .xcode5)
    let scene = CompiledStoryboard.scene(
      #"<viewController id="a" sceneMemberID="viewController"><view key="view" id="v"/></viewController>"#)
    let storyboard = try CompiledStoryboard(
      scene, attributes: attributes + #" initialViewController="a""#, profile: .xcode5)

    #expect(sample.files.count == count)
    #expect(unsaid.files.count == (version == "3084" ? 1 : 2))
    #expect(storyboard.paths == ["a-view-v.nib", "UIViewController-a.nib"])
  }

  @Test("Xcode 4 writes Helvetica without a descriptor, and no frame that the document lacks") func xcode4() throws {
    let xml = """
      <label id="a" text="Moss"/><textField id="b"><rect key="frame" x="1" y="2" width="3" height="4"/></textField>
      """
    let old = try CompiledSample(xml, attributes: #"toolsVersion="3084""#, profile: .xcode5)
    let new = try CompiledSample(xml, attributes: #"toolsVersion="4514""#, profile: .xcode5, target: "7.1")

    #expect(old.value("UIFontName", of: "UIFont") == #""Helvetica""#)
    #expect(old.value("UIFontDescriptor", of: "UIFont") == "-")
    #expect(old.value("UIBounds", of: "UILabel") == "-")
    #expect(old.value("UIBounds", of: "UITextField") == "06:0,0,3,4")
    #expect(new.value("UIFontName", of: "UIFont") == #"".HelveticaNeueInterface-Regular""#)
    #expect(new.value("UIBounds", of: "UILabel") == "06:0,0,1000,1000")
  }

  @Test("a dynamic color keeps its name only for systems that know it")
  func dynamicColor() throws {
    let sample = try CompiledSample(
      #"<view id="a"><color key="backgroundColor" systemColor="systemRedColor"/></view>"#,
      attributes: Self.sizeClasses, profile: .xcode11, target: "12.0")

    #expect(sample.files.map(\.path) == ["runtime.nib", "objects-13.0+.nib"])
    #expect(sample.value("UISystemColorName", of: "UIColor") == "-")
    let names = sample.objects("UIColor", in: 1).map { sample.text("UISystemColorName", of: $0, in: 1) }
    #expect(names.sorted() == [#""systemRedColor""#, "-"])
  }

  @Test("systems before 7 see rounded buttons and switches of their old size")
  func oldLook() throws {
    let sample = try CompiledSample(
      """
      <button id="a" buttonType="roundedRect"><state key="normal" title="Go"/></button>
      <switch id="b"><rect key="frame" x="10" y="10" width="51" height="31"/></switch>
      """, profile: .xcode6, target: "6.0")

    #expect(sample.objects("UIRoundedRectButton").count == 1)
    #expect(sample.value("UIBounds", of: "UISwitch") == "07:0,0,79,27")
    #expect(sample.objects("UIButton", in: 1).count == 1)
    #expect(sample.value("UIBounds", of: "UISwitch", in: 1) == "07:0,0,51,31")
  }
}
