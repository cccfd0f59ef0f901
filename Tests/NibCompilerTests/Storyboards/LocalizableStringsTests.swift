import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Localizable strings") struct LocalizableStringsTests {
  @Test(
    "which storyboards name entries in tables of strings is an option",
    arguments: [
      (.automatic, "Main.storyboard", .xcode8, true), (.automatic, "Main.storyboard", .xcode8beta, false),
      (.automatic, "Base.lproj/Main.storyboard", .xcode8beta, true), (.byPath, "Main.storyboard", .newest, false),
      (.byPath, "/A/Base.lproj/Main.storyboard", .newest, true), (.never, "Base.lproj/Main.storyboard", .newest, false),
      (.always, "Main.storyboard", .xcode5, true), (.byPath, "MyBase.lproj/Main.storyboard", .newest, false),
    ] as [(LocalizableStrings, String, OutputProfile, Bool)])
  func localizable(strings: LocalizableStrings, file: String, profile: OutputProfile, names: Bool) throws {
    let scene = CompiledStoryboard.scene(
      """
      <viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController">
      <navigationItem key="navigationItem" title="Plants" id="i"/></viewController>
      """)
    let made = try CompiledStoryboard(scene, profile: profile, strings: strings, file: file)
    let paths = made.paths.filter { $0.hasPrefix("A.nib") }

    #expect(try paths.map { try made.first("NSLocalizableString", $0) != nil } == paths.map { _ in names })
    #expect(!paths.isEmpty)
  }
}
