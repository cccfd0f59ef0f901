import NibSchema
import Testing

@Suite("Cells by era")
struct CellEraTests {
  @Test(
    "configurations of cells came with Xcode 12, their identifiers went with Xcode 14",
    arguments: [
      (.xcode11, "-", "-", "-"), (.xcode12, "nil", "nil", "nil"), (.xcode13, "nil", "nil", "nil"),
      (.xcode14, "nil", "-", "nil"),
    ] as [(OutputProfile, String, String, String)])
  func configurations(profile: OutputProfile, background: String, identifier: String, view: String) throws {
    for (xml, name) in [
      (#"<tableViewCell id="a"/>"#, "UITableViewCell"), (#"<collectionViewCell id="a"/>"#, "UICollectionViewCell"),
    ] {
      let sample = try CompiledSample(xml, profile: profile, target: "15.0")

      #expect(sample.value("UISystemBackgroundView", of: name) == background)
      #expect(sample.value("UIContentConfigurationIdentifier", of: name) == identifier)
      #expect(sample.value("UIContentConfigurationView", of: name) == view)
    }
  }

  @Test(
    "a cell says the usual indentation since Xcode 12",
    arguments: [(.xcode11, "-"), (.xcode12, "10.0")] as [(OutputProfile, String)])
  func indentation(profile: OutputProfile, expected: String) throws {
    let sample = try CompiledSample(#"<tableViewCell id="a"/>"#, profile: profile)

    #expect(sample.value("UIIndentationWidth", of: "UITableViewCell") == expected)
  }

  @Test(
    "a slider says how far around it a touch counts in Xcode 11 alone",
    arguments: [OutputProfile.xcode9, .xcode11, .xcode12])
  func slider(profile: OutputProfile) throws {
    let sample = try CompiledSample(#"<slider id="a"/>"#, profile: profile)

    #expect((sample.value("UIHitTestDirectionalInsets", of: "UISlider") != "-") == (profile == .xcode11))
  }
}
