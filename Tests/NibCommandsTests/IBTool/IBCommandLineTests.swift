import NibCommands
import NibTestSupport
import Testing

/// A command line as a build system writes it, and what it must leave.
struct IBCommandLine: Sendable, CustomTestStringConvertible {
  let system: String
  let line: String
  /// Files that must be there afterwards.
  var files: [String] = []
  /// What standard output holds; nil for nothing.
  var output: String?
  /// Words that standard output must have.
  var words: [String] = []
  var testDescription: String { system }

  /// The three groups that hold messages, all empty.
  static let noMessages = IBToolRun.list(
    """
    <dict>
    \t<key>com.apple.ibtool.document.errors</key>
    \t<dict/>
    \t<key>com.apple.ibtool.document.notices</key>
    \t<dict/>
    \t<key>com.apple.ibtool.document.warnings</key>
    \t<dict/>
    </dict>
    """)

  private static let common =
    "--errors --warnings --notices --module App --output-partial-info-plist {T}/P.plist --auto-activate-custom-fonts"
  private static let devices = "--target-device iphone --target-device ipad"
  private static let target = "--minimum-deployment-target 15.0 --output-format human-readable-text"

  static let all: [IBCommandLine] = [
    IBCommandLine(
      system: "the probe of Xcode and swift-build", line: "--version --output-format xml1",
      output: IBToolRun.list(
        """
        <dict>
        \t<key>com.apple.ibtool.version</key>
        \t<dict>
        \t\t<key>bundle-version</key>
        \t\t<string>24765</string>
        \t\t<key>short-bundle-version</key>
        \t\t<string>26.5</string>
        \t</dict>
        </dict>
        """)),
    IBCommandLine(
      system: "a XIB", line: "\(common) --target-device iphone \(target) --compile {R}/foo.nib {S}/foo.xib",
      files: ["{R}/foo.nib", "{T}/P.plist"]),
    IBCommandLine(
      system: "a localized XIB",
      line: "--errors --warnings --notices --companion-strings-file en:{S}/en.lproj/foo.strings"
        + " --companion-strings-file de:{S}/de.lproj/foo.strings --module App --output-partial-info-plist"
        + " {T}/Base.lproj/foo-PartialInfo.plist --auto-activate-custom-fonts --target-device iphone \(target)"
        + " --compile {R}/Base.lproj/foo.nib {S}/Base.lproj/foo.xib",
      files: [
        "{R}/Base.lproj/foo.nib", "{R}/en.lproj/foo.strings", "{R}/de.lproj/foo.strings",
        "{T}/Base.lproj/foo-PartialInfo.plist",
      ],
      words: ["/* com.apple.ibtool.document.warnings */\n{S}/Base.lproj/foo.xib: warning: the nib keeps its own texts"]),
    IBCommandLine(
      system: "the compiler's mode",
      line: "\(common) --cocoatouch-compiler-mode toolchain \(devices) \(target) --compile {R}/foo.nib {S}/foo.xib",
      files: ["{R}/foo.nib"],
      words: ["{S}/foo.xib: note: these options change nothing here: --cocoatouch-compiler-mode\n"]),
    IBCommandLine(
      system: "a storyboard, its folder last",
      line: "\(common) \(devices) \(target) {S}/Main.storyboard --compilation-directory {T}/en.lproj",
      files: ["{T}/en.lproj/Main.storyboardc/Info.plist", "{T}/en.lproj/Main.storyboardc/Start.nib", "{T}/P.plist"]),
    IBCommandLine(
      system: "a storyboard, its folder first",
      line: "\(common) \(devices) \(target) --compilation-directory {T}/en.lproj {S}/Main.storyboard",
      files: ["{T}/en.lproj/Main.storyboardc/Info.plist"]),
    IBCommandLine(
      system: "linking",
      line: "--errors --warnings --notices --module App --target-device iphone \(target) --link {R}"
        + " {T}/Base.lproj/Main.storyboardc {T}/fr.lproj/Main.storyboardc {T}/bar.storyboardc",
      files: [
        "{R}/Base.lproj/Main.storyboardc/Info.plist", "{R}/fr.lproj/Main.storyboardc/List.nib",
        "{R}/bar.storyboardc/Start.nib",
      ]),
    IBCommandLine(
      system: "stripping a nib",
      line: "--strip {R}/X.nib --output-format human-readable-text {S}/X.nib", files: ["{R}/X.nib"]),
    IBCommandLine(
      system: "stripping a storyboard",
      line: "--strip {T}/X.storyboardc --output-format human-readable-text {S}/X.storyboardc",
      files: ["{T}/X.storyboardc/Info.plist"]),
    IBCommandLine(
      system: "keeping a nib", line: "--write {R}/X.nib --flatten NO --output-format human-readable-text {S}/X.nib",
      files: ["{R}/X.nib/designtime.nib", "{R}/X.nib/runtime.nib"]),
    IBCommandLine(
      system: "Bazel, a storyboard",
      line: "--compilation-directory {R} --errors --warnings --notices --auto-activate-custom-fonts --output-format"
        + " human-readable-text --minimum-deployment-target 15.0 \(devices) --module M {S}/Main.storyboard",
      files: ["{R}/Main.storyboardc/Info.plist"]),
    IBCommandLine(
      system: "Bazel, linking",
      line: "--link {R} --minimum-deployment-target 15.0 \(devices) {T}/Base.lproj/Main.storyboardc"
        + " {T}/bar.storyboardc",
      files: ["{R}/Base.lproj/Main.storyboardc/Info.plist", "{R}/bar.storyboardc/Info.plist"]),
    IBCommandLine(
      system: "Bazel, a XIB",
      line: "--compile {R}/X.nib --minimum-deployment-target 15.0 \(devices) --module M {S}/foo.xib",
      files: ["{R}/X.nib"]),
    IBCommandLine(
      system: ".NET for iOS",
      line: "--errors --warnings --output-format xml1 --minimum-deployment-target 15.0 \(devices)"
        + " --auto-activate-custom-fonts --notices --compilation-directory {R} {S}/Main.storyboard",
      files: ["{R}/Main.storyboardc/Info.plist"], output: noMessages),
    IBCommandLine(
      system: ".NET for iOS, with an SDK",
      line: "--errors --warnings --notices --output-format xml1 --minimum-deployment-target 15.0 \(devices)"
        + " --auto-activate-custom-fonts --sdk /SDK --link {R} {T}/bar.storyboardc",
      files: ["{R}/bar.storyboardc/Info.plist"], words: ["<key>{T}/bar.storyboardc</key>", "--sdk</string>"]),
    IBCommandLine(
      system: "Chromium for iOS",
      line: "--errors --warnings --notices --auto-activate-custom-fonts \(devices) --output-format"
        + " human-readable-text --minimum-deployment-target 15.0 --compile {R}/Main.storyboardc {S}/Main.storyboard",
      files: ["{R}/Main.storyboardc/Info.plist"]),
    IBCommandLine(
      system: "Gradle",
      line: "--module M --auto-activate-custom-fonts \(devices) --minimum-deployment-target 11.2 --output-format"
        + " human-readable-text --link {R} {T}/bar.storyboardc",
      files: ["{R}/bar.storyboardc/Start.nib"]),
    IBCommandLine(
      system: "qbs, a format twice",
      line: "--output-format human-readable-text --warnings --errors --notices --flatten YES --module M"
        + " --auto-activate-custom-fonts --minimum-deployment-target 15.0 --output-partial-info-plist {T}/q.plist"
        + " --target-device iphone --output-format xml1 --compile {R}/q.nib {S}/foo.xib",
      files: ["{R}/q.nib", "{T}/q.plist"], output: noMessages),
    IBCommandLine(system: "CMake macros", line: "--compile {R}/m.nib {S}/foo.xib", files: ["{R}/m.nib"]),
    IBCommandLine(
      system: "makefiles, options last", line: "--compile {R}/m.nib {S}/foo.xib --sdk /SDK", files: ["{R}/m.nib"]),
    IBCommandLine(
      system: "scripts, a storyboard", line: "--compile {R}/X.storyboardc {S}/Main.storyboard",
      files: ["{R}/X.storyboardc/Info.plist"]),
    IBCommandLine(
      system: "py2app, a nib", line: "--compile {R}/Y.nib {S}/Y.nib", files: ["{R}/Y.nib"]),
    IBCommandLine(
      system: "forge", line: "--output-format binary1 --compile {R}/f.nib {S}/foo.xib", files: ["{R}/f.nib"]),
    IBCommandLine(
      system: "nib2cib, the input first", line: "{S}/foo.xib --compile {R}/X.nib", files: ["{R}/X.nib"]),
    IBCommandLine(
      system: "strings out", line: "--export-strings-file {R}/o.strings {S}/foo.xib", files: ["{R}/o.strings"]),
    IBCommandLine(
      system: "strings out, the input first", line: "{S}/foo.xib --generate-strings-file {R}/o.strings",
      files: ["{R}/o.strings"]),
    IBCommandLine(
      system: "strings in", line: "--strings-file {S}/foo.strings --write {R}/de.xib {S}/foo.xib",
      files: ["{R}/de.xib"]),
    IBCommandLine(system: "upgrading in place", line: "--upgrade {S}/foo.xib", files: ["{S}/foo.xib"]),
    IBCommandLine(
      system: "converters", line: "{S}/foo.xib --hierarchy --objects --connections --classes",
      words: [
        "<key>com.apple.ibtool.document.hierarchy</key>\n\t<array>", "<key>com.apple.ibtool.document.objects</key>",
        "<string>IBCocoaTouchEventConnection</string>", "<key>LoginController</key>",
      ]),
    IBCommandLine(
      system: "converters of macOS documents", line: "{S}/desk.xib --hierarchy --objects --connections --all",
      words: ["<string>IBActionConnection</string>", "<key>ibShadowedToolTip</key>"]),
  ]
}

@Suite("ibtool's command lines") struct IBCommandLineTests {
  @Test("write every declared output and print what was asked for, twice the same", arguments: IBCommandLine.all)
  func lines(_ row: IBCommandLine) throws {
    let build = try IBBuildFolder()

    let run = IBToolRun(build.words(row.line))
    let first = row.files.map { build.bytes($0) }
    let again = IBToolRun(build.words(row.line))

    #expect(run.code == .success)
    #expect(run.messages.isEmpty)
    #expect(
      zip(row.files, first).allSatisfy { $1?.isEmpty == false },
      "missing: \(zip(row.files, first).filter { $1 == nil }.map(\.0))")
    for word in row.words { #expect(run.output.contains(build.path(word)), "\(run.output)") }
    if row.words.isEmpty { #expect(run.output == row.output ?? "") }
    #expect(again.code == .success)
    #expect(again.bytes == run.bytes)
    #expect(row.files.map { build.bytes($0) } == first)
  }

  @Test("compile to the bytes that the command compile gives")
  func sameBytes() throws {
    let build = try IBBuildFolder()

    _ = IBToolRun(build.words("--compile {R}/a.nib --module M {S}/foo.xib"))
    let run = CommandRun(build.words("compile {S}/foo.xib --output {R}/b.nib --module M"))

    #expect(run.code == .success)
    #expect(build.bytes("{R}/a.nib") == build.bytes("{R}/b.nib"))
    #expect(build.bytes("{R}/a.nib")?.starts(with: "NIBArchive".utf8) == true)
  }

  @Test("are taken as a command of nibwright too")
  func asCommand() throws {
    let build = try IBBuildFolder()

    let run = CommandRun(build.words("ibtool --output-format human-readable-text {S}/foo.xib --compile {R}/a.nib"))

    #expect(run.code == .success)
    #expect(build.bytes("{R}/a.nib") == build.bytes("{S}/Y.nib"))
    #expect(CommandRun("ibtool").code == .noArguments)
  }
}
