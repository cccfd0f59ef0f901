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
}
