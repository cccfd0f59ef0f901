import NibSchema
import Testing

@Suite("Output profiles") struct OutputProfileTests {
  @Test("the cases are in order of age") func order() {
    #expect(OutputProfile.allCases == OutputProfile.allCases.sorted())
    #expect(OutputProfile.allCases.last == .newest)
  }

  @Test("a profile goes by the Xcode that begins it", arguments: OutputProfile.allCases)
  func name(_ profile: OutputProfile) {
    #expect(OutputProfile(name: profile.rawValue) == profile)
    #expect(OutputProfile.names.contains(profile.rawValue))
    if profile != .xcode8beta { #expect(OutputProfile(xcode: profile.rawValue) == profile) }
  }

  @Test(
    "letters stand for several eras, and mean the newest of them",
    arguments: [
      ("nib9-a", .xcode5), ("nib9-e", .xcode8point3), ("nib9-h", .xcode12point5), ("nib10", .standard),
      ("mac-nib10", .standard), ("nib9-i", nil),
    ] as [(String, OutputProfile?)])
  func letters(name: String, profile: OutputProfile?) {
    #expect(OutputProfile(name: name) == profile)
    #expect(OutputProfile.names.contains(name) == (profile != nil))
  }

  @Test("the letters' eras leave none out and overlap nowhere before version 10") func spans() {
    let spans = "abcdefgh".compactMap { OutputProfile.eras(named: "nib9-\($0)") }

    let covered = spans.flatMap { span in OutputProfile.allCases.filter(span.contains) }

    // The first era wrote keyed archives alone.
    #expect(covered == OutputProfile.allCases.filter { $0.minorVersion == 9 && $0 != .xcode3point1 })
    #expect(OutputProfile.eras(named: "keyed") == .xcode3point1 ... .xcode5)
    #expect(OutputProfile.eras(named: "12.4") == .xcode12point4 ... .xcode12point4)
  }

  @Test("the minor version is 10 from Xcode 13 on", arguments: OutputProfile.allCases)
  func minorVersion(_ profile: OutputProfile) {
    #expect(profile.minorVersion == (profile >= .xcode13 ? 10 : 9))
  }

  @Test(
    "an Xcode has a profile, and what is no version has none",
    arguments: [
      ("4.3.1", .xcode4point3), ("4.5", .xcode4point5),
      ("4.6.3", .xcode4point5), ("5.1", .xcode5), ("6", .xcode6), ("8.0", .xcode8), ("8.2.1", .xcode8),
      ("8.3.2", .xcode8point3),
      ("10.1", .xcode10), ("10.3", .xcode10point2), ("11.2", .xcode11), ("11.3.1", .xcode11point3),
      ("11.4.1", .xcode11point4),
      ("12.1", .xcode12), ("12.5.1", .xcode12point5), ("13.2.1", .xcode13), ("13.4.1", .xcode13point4),
      ("14.2", .xcode14),
      ("14.3.1", .xcode14point3),
      ("15.0", .xcode15), ("15.4", .xcode15point1), ("16.2", .xcode16), ("26.0.1", .xcode26), ("26.1", .xcode26point1),
      ("26.5", .standard), ("27", .xcode27), ("99.9", .newest), ("3.1.4", .xcode3point1), ("3.2.6", .xcode3point2),
      ("4.2", .xcode4), ("2.5", nil), ("", nil), ("12.x", nil), ("-5", nil),
    ] as [(String, OutputProfile?)])
  func xcode(version: String, profile: OutputProfile?) {
    #expect(OutputProfile(xcode: version) == profile)
  }
}
