import NibSchema
import Testing

@Suite("Output profiles") struct OutputProfileTests {
  @Test("the cases are in order of age") func order() {
    #expect(OutputProfile.allCases == OutputProfile.allCases.sorted())
    #expect(OutputProfile.allCases.last == .newest)
  }

  @Test("a profile goes by its name", arguments: ["nib9-a", "nib9-g", "nib10", "nib10-catalog"])
  func name(_ name: String) {
    #expect(OutputProfile(rawValue: name)?.rawValue == name)
  }

  @Test("the minor version is 9 until the tenth", arguments: OutputProfile.allCases)
  func minorVersion(_ profile: OutputProfile) {
    #expect(profile.minorVersion == (profile.rawValue.hasPrefix("nib10") ? 10 : 9))
  }

  @Test(
    "an Xcode has a profile, and what is no version has none",
    arguments: [
      ("4.3.1", .nib9a), ("6", .nib9b), ("8.3.2", .nib9e), ("11.2", .nib9g), ("12.1", .nib9h), ("15.0", .nib10),
      ("26.5", .nib10Catalog), ("3.2", nil), ("", nil), ("12.x", nil), ("-5", nil),
    ] as [(String, OutputProfile?)])
  func xcode(version: String, profile: OutputProfile?) {
    #expect(OutputProfile(xcode: version) == profile)
  }

  @Test("an Xcode tells profiles apart that are nearly alike, and no others") func refined() {
    #expect(OutputProfile.nib9g.refined(by: .nib9h) == .nib9h)
    #expect(OutputProfile.nib9h.refined(by: .nib9g) == .nib9g)
    #expect(OutputProfile.nib9e.refined(by: .nib9g) == .nib9e)
    #expect(OutputProfile.nib9g.refined(by: .nib10) == .nib9g)
  }
}
