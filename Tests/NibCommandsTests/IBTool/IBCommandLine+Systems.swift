extension IBCommandLine {
  private static let options = "--module M --minimum-deployment-target 15.0 --target-device iphone --target-device ipad"
  private static let plain = "--minimum-deployment-target 15.0 --target-device iphone --target-device ipad"
  private static let common = "\(messages) \(fonts) \(text)"

  /// Lines of other build systems.
  static let others: [IBCommandLine] = [
    IBCommandLine(
      system: "Bazel, a storyboard",
      line: "--compilation-directory {R} \(messages) \(fonts) \(text) \(target) \(both) --module M {S}/Main.storyboard",
      products: ["{R}/Main.storyboardc": .compiled("{S}/Main.storyboard", options)]),
    IBCommandLine(
      system: "Bazel, linking",
      line: "--link {R} \(target) \(both) {T}/Base.lproj/Main.storyboardc {T}/bar.storyboardc",
      products: [
        "{R}/Base.lproj/Main.storyboardc": .copy(of: "{T}/Base.lproj/Main.storyboardc"),
        "{R}/bar.storyboardc": .copy(of: "{T}/bar.storyboardc"),
      ]),
    IBCommandLine(
      system: "Bazel, a XIB", line: "--compile {R}/X.nib \(target) \(both) --module M {S}/foo.xib",
      products: ["{R}/X.nib": .compiled("{S}/foo.xib", options)]),
    IBCommandLine(
      system: "Bazel's older wrapper, a XIB", line: "\(common) --compile {R}/X.nib \(target) \(phone) {S}/foo.xib",
      products: ["{R}/X.nib": .compiled("{S}/foo.xib", "--minimum-deployment-target 15.0 \(phone)")]),
    IBCommandLine(
      system: "Bazel's older wrapper, a storyboard",
      line: "\(common) --compilation-directory {R} \(target) \(both) --module M {S}/Main.storyboard",
      products: ["{R}/Main.storyboardc": .compiled("{S}/Main.storyboard", options)]),
    IBCommandLine(
      system: "Bazel's older wrapper, linking", line: "\(common) --link {R} \(target) \(both) {T}/bar.storyboardc",
      products: ["{R}/bar.storyboardc": .copy(of: "{T}/bar.storyboardc")]),
    IBCommandLine(
      system: ".NET for iOS, a storyboard",
      line: "\(messages) --output-format xml1 \(target) \(both) \(fonts) --sdk /SDK --compilation-directory {R}"
        + " {S}/Main.storyboard",
      products: ["{R}/Main.storyboardc": .compiled("{S}/Main.storyboard", plain)],
      output: noMessages),
    IBCommandLine(
      system: ".NET for iOS, a XIB",
      line: "\(messages) --output-format xml1 \(target) \(both) \(fonts) --compilation-directory {R} {S}/foo.xib",
      products: ["{R}/foo.nib": .compiled("{S}/foo.xib", plain)], output: noMessages),
    IBCommandLine(
      system: ".NET for iOS, linking",
      line: "\(messages) --output-format xml1 \(target) \(both) \(fonts) --sdk /SDK --link {R} {T}/bar.storyboardc",
      products: ["{R}/bar.storyboardc": .copy(of: "{T}/bar.storyboardc")],
      output: noMessages),
    IBCommandLine(
      system: "Chromium for iOS, a XIB",
      line: "\(messages) \(fonts) \(both) \(text) \(target) --compile {R}/X.nib {S}/foo.xib",
      products: ["{R}/X.nib": .compiled("{S}/foo.xib", plain)]),
    IBCommandLine(
      system: "Chromium for iOS, a storyboard",
      line: "\(messages) \(fonts) \(both) \(text) \(target) --compile {R}/Main.storyboardc {S}/Main.storyboard",
      products: ["{R}/Main.storyboardc": .compiled("{S}/Main.storyboard", plain)]),
    IBCommandLine(
      system: "Chromium for macOS, a storyboard",
      line: "\(phone) \(fonts) \(target) --compilation-directory {R} {S}/Main.storyboard",
      products: [
        "{R}/Main.storyboardc": .compiled("{S}/Main.storyboard", "--minimum-deployment-target 15.0 \(phone)")
      ]),
    IBCommandLine(
      system: "Gradle",
      line: "\(messages) --module M \(fonts) \(both) --minimum-deployment-target 11.2 \(text) --link {R}"
        + " {T}/bar.storyboardc",
      products: ["{R}/bar.storyboardc": .copy(of: "{T}/bar.storyboardc")]),
    IBCommandLine(
      system: "qbs",
      line: "\(text) --warnings --errors --notices --sdk /SDK --flatten YES --module M \(fonts) \(target)"
        + " --output-partial-info-plist {T}/q.plist \(both) --compile {R}/q.nib {S}/foo.xib",
      products: ["{R}/q.nib": .compiled("{S}/foo.xib", options), "{T}/q.plist": .emptyInfo]),
    IBCommandLine(
      system: "qbs, with a format of its user",
      line: "\(text) --warnings --errors --notices --flatten NO --module M \(target) --output-partial-info-plist"
        + " {T}/q.plist \(both) --output-format xml1 --compile {R}/q.nib {S}/foo.xib",
      products: [
        "{R}/q.nib/runtime.nib": .compiled("{S}/foo.xib", options),
        "{R}/q.nib/designtime.nib": .copy(of: "{S}/foo.xib"), "{T}/q.plist": .emptyInfo,
      ],
      output: noMessages),
  ]

  /// Lines of makefiles and scripts.
  static let scripts: [IBCommandLine] = [
    IBCommandLine(
      system: "CMake macros", line: "--compile {R}/m.nib {S}/foo.xib", products: ["{R}/m.nib": .compiled("{S}/foo.xib")]
    ),
    IBCommandLine(
      system: "makefiles, options last", line: "--compile {R}/m.nib {S}/foo.xib --sdk /SDK",
      products: ["{R}/m.nib": .compiled("{S}/foo.xib")]),
    IBCommandLine(
      system: "scripts, a storyboard", line: "--compile {R}/X.storyboardc {S}/Main.storyboard",
      products: ["{R}/X.storyboardc": .compiled("{S}/Main.storyboard")]),
    IBCommandLine(
      system: "py2app, a nib", line: "--compile {R}/Y.nib {S}/Y.nib", products: ["{R}/Y.nib": .copy(of: "{S}/Y.nib")]),
    IBCommandLine(
      system: "forge", line: "--output-format binary1 --compile {R}/f.nib {S}/foo.xib",
      products: ["{R}/f.nib": .compiled("{S}/foo.xib")]),
    IBCommandLine(
      system: "nib2cib, the input first", line: "{S}/foo.xib --compile {R}/X.nib",
      products: ["{R}/X.nib": .compiled("{S}/foo.xib")]),
    IBCommandLine(
      system: "strings out", line: "--export-strings-file {R}/o.strings {S}/foo.xib",
      products: ["{R}/o.strings": .copy(of: "{S}/foo.exported")]),
    IBCommandLine(
      system: "strings out, the input first", line: "{S}/foo.xib --generate-strings-file {R}/o.strings",
      products: ["{R}/o.strings": .copy(of: "{S}/foo.exported")]),
    IBCommandLine(
      system: "strings in", line: "--strings-file {S}/foo.strings --write {R}/de.xib {S}/foo.xib",
      products: ["{R}/de.xib": .copy(of: "{S}/foo.translated")]),
    IBCommandLine(
      system: "upgrading in place", line: "--upgrade {S}/foo.xib",
      products: ["{S}/foo.xib": .copy(of: "{S}/foo.upgraded")]),
    IBCommandLine(
      system: "upgrading a document with a nib's name", line: "{S}/document.nib --upgrade --write {R}/new.xib",
      products: ["{R}/new.xib": .copy(of: "{S}/foo.upgraded")]),
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
