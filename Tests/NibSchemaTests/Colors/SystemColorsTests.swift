import NibSchema
import Testing

@Suite("System colors") struct SystemColorsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var profile: OutputProfile
    var colorMatched: Bool
    var begins: String
    var testDescription: String { "\(profile.rawValue) \(colorMatched)" }
  }

  private func fields(_ color: ColorDescription, _ expected: Case) -> String {
    text(ArchivedColor(color, profile: expected.profile, colorMatched: expected.colorMatched).fields)
  }

  @Test(
    "the grouped background is a pattern, then another color, then itself",
    arguments: [
      Case(
        profile: .xcode8, colorMatched: false,
        begins:
          "UISystemColorName=\"groupTableViewBackgroundColor\" UIPatternSelector=\"groupTableViewBackgroundColor\""),
      Case(
        profile: .xcode11, colorMatched: true,
        begins: "UISystemColorName=\"systemGroupedBackgroundColor\" UIColorComponentCount=i4 UIRed=f0.9490196 "
          + "UIRed-Double=d0.9490196078431372"),
      Case(
        profile: .xcode13, colorMatched: true, begins: "UISystemColorName=\"groupTableViewBackgroundColor\" UIColorC"),
    ])
  func groupedBackground(_ expected: Case) {
    let color = ColorDescription(cocoaTouchSystemColor: "groupTableViewBackgroundColor")
    #expect(fields(color, expected).hasPrefix(expected.begins))
  }

  @Test(
    "the older name serves compilers that do not know the dynamic one",
    arguments: [
      Case(profile: .xcode9, colorMatched: true, begins: "UISystemColorName=\"whiteColor\""),
      Case(profile: .xcode11, colorMatched: true, begins: "UISystemColorName=\"systemBackgroundColor\""),
    ])
  func olderName(_ expected: Case) {
    let color = ColorDescription(
      cocoaTouchSystemColor: "whiteColor", xcode11CocoaTouchSystemColor: "systemBackgroundColor")
    #expect(fields(color, expected).hasPrefix(expected.begins))
  }

  @Test(
    "a label without a color has the color of its time",
    arguments: [
      (.xcode6, "UISystemColorName=\"blackColor\" UIColorComponentCount=i2"),
      (.xcode9, "UISystemColorName=\"blackColor\" UIColorComponentCount=i2"),
      (.xcode11, "UISystemColorName=\"labelColor\" UIColorComponentCount=i2"),
      (.xcode14, "UISystemColorName=\"labelColor\" UIColorComponentCount=i4"),
      (.xcode15point1, "UISystemColorName=\"labelColor\" UIColorComponentCount=i2"),
    ] as [(OutputProfile, String)])
  func labelText(_ profile: OutputProfile, _ begins: String) {
    #expect(text(ArchivedColor.defaultLabelText(profile: profile).fields).hasPrefix(begins))
  }

  @Test(
    "a text field without a color has the color of its time",
    arguments: [
      (.xcode7, "UIColorComponentCount=i4 UIRed=f0.0"), (.xcode8, "UISystemColorName=\"blackColor\""),
      (.xcode11, "UISystemColorName=\"labelColor\""),
    ] as [(OutputProfile, String)])
  func fieldText(_ profile: OutputProfile, _ begins: String) {
    #expect(text(ArchivedColor.defaultFieldText(profile: profile).fields).hasPrefix(begins))
  }

  @Test("the dark text color keeps its name and shares with black") func darkText() {
    let dark = ArchivedColor(systemColor: "darkTextColor", profile: .xcode9)
    let black = ArchivedColor(systemColor: "blackColor", profile: .xcode9)

    #expect(dark.systemName == "darkTextColor")
    #expect(dark.sharingIdentity == black.sharingIdentity)
  }

  @Test("a dynamic color that an old compiler does not know is its components") func unknownToOldCompiler() {
    let color = ColorDescription(
      systemColor: "systemPinkColor", fallback: ColorValue(red: 1, green: 0.25, blue: 0.5))

    let archived = ArchivedColor(color, profile: .xcode9, colorMatched: true)

    #expect(archived.systemName == nil)
    #expect(archived.components == .rgb(red: 1, green: 0.25, blue: 0.5, alpha: 1))
  }

  @Test("a name in no table keeps its name and takes the components of the resource") func unknownName() {
    let color = ColorDescription(systemColor: "someNewColor", fallback: ColorValue(red: 1, green: 0.25, blue: 0.5))

    let archived = ArchivedColor(color, profile: .newest, colorMatched: true)

    #expect(archived.systemName == "someNewColor")
    #expect(archived.components == .rgb(red: 1, green: 0.25, blue: 0.5, alpha: 1))
  }
}
