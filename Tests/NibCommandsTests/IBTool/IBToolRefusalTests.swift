import NibCommands
import NibTestSupport
import Testing

@Suite("ibtool's refusals") struct IBToolRefusalTests {
  @Test(
    "what is not supported is refused by name, with 1, and nothing is written",
    arguments: [
      ("--export {S}/foo.strings {S}/foo.xib", "The option '--export' is not supported."),
      ("--source-language en {S}/foo.xib", "The option '--source-language' needs '--export-xliff'."),
      (
        "--localize-incremental --write {R}/x.xib --previous-file {S}/foo.xib {S}/foo.xib",
        "The option '--localize-incremental' needs '--incremental-file'."
      ),
      ("--incremental-file {S}/foo.xib {S}/foo.xib", "The option '--incremental-file' needs '--localize-incremental'."),
      (
        "--localize-incremental --write {R}/x.xib --previous-file {S}/foo.xib --incremental-file {S}/Y.nib {S}/foo.xib",
        "An incremental localization needs documents."
      ),
      ("--export-xliff {R}/x.xlf {S}/Y.nib", "The option '--export-xliff' needs a document."),
      ("--compile {R}/x.nib --emulate-xcode 99 {S}/foo.xib", "'99' is no version of Xcode."),
      ("--enable-auto-layout --write {R}/x.xib {S}/desk.xib", "The option '--enable-auto-layout' is not supported."),
      ("--update-constraints {S}/Y.nib", "The option '--update-constraints' needs a document."),
      ("--localizable-other {S}/foo.xib", "The option '--localizable-other' is not supported."),
      ("--remove-plugin-dependencies {S}/foo.xib --write {R}/x.xib", "These ibtool options are no longer supported."),
      ("--strip {R}/x.nib {S}/foo.xib", "ibtool could not strip \"foo.xib\" because it is not an Interface Builder"),
      (
        "--compile {R}/x.nib --target-device mac {S}/foo.xib",
        "iOS xibs do not support target device type \"mac\"."
      ),
      // The type says the system where nothing says the runtime.
      (
        "--compile {R}/x.nib --target-device mac {S}/typed.xib",
        "iOS xibs do not support target device type \"mac\"."
      ),
      ("--compile {R}/x.nib {S}/watch.xib", "{S}/watch.xib:2:1: this document is for watchOS"),
      (
        "--compile {R}/x.nib {S}/none.xib",
        "{S}/none.xib: Interface Builder could not open the document none.xib\" because it does not exist."
      ),
      (
        "--compile {R}/x.nib --target-device watch {S}/foo.xib",
        "iOS xibs do not support target device type \"watch\"."
      ),
      ("--compile {S}/foo.xib {S}/foo.xib", "The output would replace its own input"),
      ("--export-strings-file {S}/foo.xib {S}/foo.xib", "The output would replace its own input"),
      ("--generate-strings-file {S}/../S/foo.xib {S}/foo.xib", "The output would replace its own input"),
      ("--export-xliff {S}/foo.xib {S}/foo.xib", "The output would replace its own input"),
      ("--output-partial-info-plist {S}/foo.xib {S}/foo.xib", "The output would replace its own input"),
      (
        "--import-strings-file {S}/foo.strings --write {S}/foo.strings {S}/foo.xib",
        "The output would replace its own input '{S}/foo.strings'"
      ),
      (
        "--import-strings-file {S}/foo.strings --export-strings-file {S}/foo.strings {S}/foo.xib",
        "The output would replace its own input '{S}/foo.strings'"
      ),
      ("--strip {S}/Y.nib {S}/Y.nib", "The output would replace its own input"),
      ("--strip {S}/X.nib/runtime.nib {S}/X.nib", "The output would replace its own input '{S}/X.nib/runtime.nib'"),
      ("--strip {S}/X.nib {S}/X.nib/runtime.nib", "The output would replace its own input '{S}/X.nib/runtime.nib'"),
      ("--strip {S}/X.nib/other.nib {S}/X.nib", "The output would lie in its own input '{S}/X.nib'"),
      ("--write {S}/Y.nib {S}/X.nib --strip {S}/Y.nib", "Two outputs would be written to '{S}/Y.nib'"),
      (
        "--compile {R}/a.nib --export-strings-file {R}/a.nib {S}/foo.xib",
        "Two outputs would be written to '{R}/a.nib'"
      ),
      ("--link {T} {T}/bar.storyboardc", "The output would replace its own input '{T}/bar.storyboardc'"),
      ("--compile {R}/x.nib {S}/foo.xib {S}/desk.xib", "Too many arguments provided"),
      ("--compile {R}/x.nib", "Not enough arguments provided; where is the input document to operate on?"),
      ("{S}/foo.xib --compile", "The argument '--compile' needs a value: PATH."),
      ("{S}/foo.xib --output-format json", "'json' is no value of '--output-format'."),
      ("--compile {R}/x.nib --minimum-deployment-target new {S}/foo.xib", "'new' is no deployment target."),
      ("--link {R} {S}/foo.xib", "'{S}/foo.xib' is no compiled storyboard."),
      ("--link {R} {T}/bar.storyboardc {T}/bar.storyboardc", "Two storyboards would both be written to"),
      (
        "--compile {R}/x.nib --companion-strings-file de:{S}/foo.strings {S}/foo.xib",
        "Companion strings files need an output in a folder named Base.lproj."
      ),
      (
        "--compile {R}/Base.lproj/x.nib --companion-strings-file ../x:{S}/foo.strings {S}/foo.xib",
        "is no companion strings file."
      ),
      ("--compile {R}/x.nib --flatten maybe {S}/foo.xib", "'maybe' is no value of '--flatten'."),
      ("{S}/Y.nib --upgrade --write {R}/new.xib", "The option '--upgrade' needs a document."),
      ("--hierarchy {S}/Y.nib", "The option '--hierarchy' needs a document."),
      ("--convert Old --write {R}/x.xib {S}/foo.xib", "'Old' is no renaming of a class."),
    ])
  func refused(line: String, words: String) throws {
    let build = try IBBuildFolder()
    let source = build.bytes("{S}/foo.xib")

    let run = IBToolRun(build.words(line))

    #expect(run.code == .failure)
    #expect(run.output.contains("<key>com.apple.ibtool.errors</key>"))
    #expect(run.output.contains(build.path(words)), "\(run.output)")
    #expect(run.messages.isEmpty)
    #expect(!TestDisk.isDirectory(build.path("{R}")))
    #expect(build.bytes("{S}/foo.xib") == source)
  }

  @Test("several values that are wrong are told at once")
  func severalFaults() throws {
    let build = try IBBuildFolder()

    let run = IBToolRun(
      build.words("--compile {R}/x.nib --minimum-deployment-target new --emulate-xcode 99 {S}/foo.xib"))

    #expect(run.code == .failure && !TestDisk.isDirectory(build.path("{R}")))
    #expect(run.output.contains("'new' is no deployment target."))
    #expect(run.output.contains("'99' is no version of Xcode."))
  }

  @Test("options that change nothing are taken without a word, whatever the order")
  func inert() throws {
    let build = try IBBuildFolder()

    let run = IBToolRun(
      build.words(
        "--sdk /A {S}/foo.xib --sdk /B --bundle /C --plugin /D --plugin-dir /D --platform iphoneos"
          + " --print-diagnostic-categories --use-nibkeyedarchiver-for-macos"
          + " --compilation-mode-for-ios 27.0 --notices --output-format human-readable-text"))

    #expect(run.code == .success && run.output.isEmpty, "\(run.output)")
  }

  @Test(
    "names of texts for systems before iOS 6, which do not look them up, are a warning of the run",
    arguments: [
      ("5.1", true), ("6.0", false),
    ])
  func oldNames(target: String, isTold: Bool) throws {
    let folder = TemporaryFolder()
    let path = try folder.add("A.xib", SampleFiles.xib)

    let run = IBToolRun(
      "--reference-external-strings-file", "--minimum-deployment-target", target, "--output-format",
      "human-readable-text", "--compile", folder.path + "/A.nib", path)

    let words =
      "/* com.apple.ibtool.warnings */\n\(path): warning: Internationalization is not available when compiling for "
      + "targets before iOS 6.0\n"
    #expect(run.code == .success)
    #expect(run.output == (isTold ? words : ""))
  }

  @Test("errors of a document are told where they were asked for, with 1, and nothing is written")
  func documentErrors() throws {
    let build = try IBBuildFolder()

    let asked = IBToolRun(
      build.words("--errors --output-format human-readable-text --compile {R}/x.nib {S}/watch.xib"))
    let list = IBToolRun(build.words("--errors --compile {R}/x.nib {S}/watch.xib"))

    #expect(asked.code == .failure && list.code == .failure)
    #expect(
      asked.output.hasPrefix(
        build.path("/* com.apple.ibtool.document.errors */\n{S}/watch.xib:2:1: error: this document is for watchOS")))
    #expect(list.output.contains("<key>com.apple.ibtool.document.errors</key>"))
    #expect(build.bytes("{R}/x.nib") == nil)
  }

  @Test("storyboards for iOS 8 that share an identifier are not linked where one refers to the other")
  func sharedIdentifiers() throws {
    let folder = TemporaryFolder()
    func compiled(_ name: String, _ identifier: String, reference: Bool) throws -> String {
      let segue =
        reference ? #"<connections><segue destination="r" kind="show" identifier="S" id="g"/></connections>"# : ""
      let path = try folder.add(
        name + ".storyboard",
        Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
          targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
          <viewController id="c" storyboardIdentifier="\(identifier)" sceneMemberID="viewController">\(segue)
          </viewController></objects></scene>\(reference ? Self.help : "")</scenes></document>
          """.utf8))
      let output = folder.path + "/" + name + ".storyboardc"
      #expect(IBToolRun("--compile", output, path).code == .success)
      return output
    }
    let main = try compiled("Main", "Start", reference: true)
    let same = try compiled("Help", "Start", reference: false)
    let other = try compiled("More", "Contents", reference: false)
    let link = ["--link", folder.path + "/out", "--minimum-deployment-target"]

    let refused = IBToolRun(link + ["8.0", main, same])
    let names = folder.names
    let runs = [IBToolRun(link + ["8.0", main, other]), IBToolRun(link + ["9.0", main, same])]

    #expect(refused.code == .failure)
    #expect(
      refused.output.contains(
        "Main.storyboard and Help.storyboard both contain a view controller with identifier \"Start\"."))
    #expect(!names.contains("out"))
    #expect(runs.map(\.code) == [.success, .success])
  }

  /// A scene that stands for a controller of another storyboard.
  private static let help = """
    <scene sceneID="h"><objects>
    <viewControllerPlaceholder storyboardName="Help" id="r" sceneMemberID="viewController"/></objects></scene>
    """
}
