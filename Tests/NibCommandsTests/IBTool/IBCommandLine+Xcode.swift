extension IBCommandLine {
  private static let options = "--module App --minimum-deployment-target 15.0 --target-device iphone"
  private static let storyboardOptions = options + " --target-device ipad"

  /// Lines of Xcode and of its build system.
  static let xcode: [IBCommandLine] = [
    IBCommandLine(
      system: "the version probe", line: "--version --output-format xml1",
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
      system: "a XIB",
      line: "\(messages) --module App --output-partial-info-plist {T}/foo-PartialInfo.plist \(fonts) \(phone) \(target)"
        + " \(text) --compile {R}/foo.nib {S}/foo.xib",
      products: ["{R}/foo.nib": .compiled("{S}/foo.xib", options), "{T}/foo-PartialInfo.plist": .emptyInfo]),
    IBCommandLine(
      system: "a localized XIB",
      line: "\(messages) --companion-strings-file en:{S}/en.lproj/foo.strings --companion-strings-file"
        + " de:{S}/de.lproj/foo.strings --module App --output-partial-info-plist {T}/Base.lproj/foo-PartialInfo.plist"
        + " \(fonts) \(phone) \(target) \(text) --compile {R}/Base.lproj/foo.nib {S}/Base.lproj/foo.xib",
      products: [
        "{R}/Base.lproj/foo.nib": .compiled("{S}/Base.lproj/foo.xib", options),
        "{R}/en.lproj/foo.strings": .copy(of: "{S}/en.lproj/foo.strings"),
        "{R}/de.lproj/foo.strings": .copy(of: "{S}/de.lproj/foo.strings"),
        "{T}/Base.lproj/foo-PartialInfo.plist": .emptyInfo,
      ]),
    IBCommandLine(
      system: "the compiler's mode of a device",
      line: "\(messages) --module App --output-partial-info-plist {T}/P.plist \(fonts) --cocoatouch-compiler-mode"
        + " toolchain \(both) \(target) \(text) --compile {R}/foo.nib {S}/foo.xib",
      products: ["{R}/foo.nib": .compiled("{S}/foo.xib", storyboardOptions), "{T}/P.plist": .emptyInfo]),
    IBCommandLine(
      system: "the compiler's mode of a simulator",
      line: "\(messages) --module App --output-partial-info-plist {T}/P.plist \(fonts) --cocoatouch-compiler-mode"
        + " simulator \(both) \(target) \(text) --compile {R}/foo.nib {S}/foo.xib",
      products: ["{R}/foo.nib": .compiled("{S}/foo.xib", storyboardOptions), "{T}/P.plist": .emptyInfo]),
    IBCommandLine(
      system: "a storyboard, its folder last",
      line: "\(messages) --module App --output-partial-info-plist {T}/Main-SBPartialInfo.plist \(fonts) \(both)"
        + " \(target) \(text) {S}/Base.lproj/Main.storyboard --compilation-directory {T}/it.lproj",
      products: [
        "{T}/it.lproj/Main.storyboardc": .compiled("{S}/Base.lproj/Main.storyboard", storyboardOptions),
        "{T}/Main-SBPartialInfo.plist": .emptyInfo,
      ]),
    IBCommandLine(
      system: "a storyboard, its folder first",
      line: "\(messages) --module App --output-partial-info-plist {T}/Main-SBPartialInfo.plist \(fonts) \(both)"
        + " \(target) \(text) --compilation-directory {T}/it.lproj {S}/Main.storyboard",
      products: [
        "{T}/it.lproj/Main.storyboardc": .compiled("{S}/Main.storyboard", storyboardOptions),
        "{T}/Main-SBPartialInfo.plist": .emptyInfo,
      ]),
    IBCommandLine(
      system: "a launch screen",
      line: "\(messages) --module App --output-partial-info-plist {T}/L.plist \(fonts) \(both) \(target) \(text)"
        + " {S}/Launch.storyboard --compilation-directory {R}/Base.lproj",
      products: [
        "{R}/Base.lproj/Launch.storyboardc/Info.plist": .begins("bplist00"),
        "{R}/Base.lproj/Launch.storyboardc/UIViewController-vc1-00-001.nib": .begins("NIBArchive"),
        "{R}/Base.lproj/Launch.storyboardc/vc1-00-001-view-vw1-00-001.nib": .begins("NIBArchive"),
        "{T}/L.plist": .emptyInfo,
      ]),
    IBCommandLine(
      system: "linking",
      line: "\(messages) --module App \(phone) \(target) \(text) --link {R} {T}/Base.lproj/Main.storyboardc"
        + " {T}/fr.lproj/Main.storyboardc {T}/bar.storyboardc",
      products: [
        "{R}/Base.lproj/Main.storyboardc": .copy(of: "{T}/Base.lproj/Main.storyboardc"),
        "{R}/fr.lproj/Main.storyboardc": .copy(of: "{T}/fr.lproj/Main.storyboardc"),
        "{R}/bar.storyboardc": .copy(of: "{T}/bar.storyboardc"),
      ]),
    IBCommandLine(
      system: "stripping a nib", line: "--strip {R}/X.nib \(text) {S}/X.nib",
      products: ["{R}/X.nib": .compiled("{S}/foo.xib")]),
    IBCommandLine(
      system: "stripping a localized nib",
      line: "--strip {R}/Base.lproj/X.nib --companion-strings-file de:{S}/de.lproj/foo.strings \(text) {S}/X.nib",
      products: [
        "{R}/Base.lproj/X.nib": .compiled("{S}/foo.xib"),
        "{R}/de.lproj/X.strings": .copy(of: "{S}/de.lproj/foo.strings"),
      ]),
    IBCommandLine(
      system: "stripping a storyboard", line: "--strip {T}/X.storyboardc \(text) {S}/X.storyboardc",
      products: ["{T}/X.storyboardc": .compiled("{S}/Main.storyboard")]),
    IBCommandLine(
      system: "keeping a nib", line: "--write {R}/X.nib \(text) {S}/X.nib",
      products: ["{R}/X.nib": .copy(of: "{S}/X.nib")]),
    IBCommandLine(
      system: "keeping a storyboard", line: "--write {T}/X.storyboardc --flatten NO \(text) {S}/X.storyboardc",
      products: ["{T}/X.storyboardc": .copy(of: "{S}/X.storyboardc")]),
    IBCommandLine(
      system: "a XIB that stays editable", line: "\(messages) --flatten NO \(text) --compile {R}/X.nib {S}/foo.xib",
      products: [
        "{R}/X.nib/runtime.nib": .compiled("{S}/foo.xib"), "{R}/X.nib/designtime.nib": .copy(of: "{S}/foo.xib"),
      ]),
  ]
}
