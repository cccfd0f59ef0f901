extension IBCommandLine {
  private static let pods =
    "--reference-external-strings-file \(messages) --minimum-deployment-target 15.0 \(text) --compile"
  private static let podsDevices = "--sdk /SDK --target-device ipad --target-device iphone"
  private static let podsOptions =
    "--localizable-strings always --minimum-deployment-target 15.0 --target-device ipad --target-device iphone"

  /// Lines that were looked up late in 2026.
  static let late: [IBCommandLine] = [
    IBCommandLine(
      system: "CocoaPods, a storyboard", line: "\(pods) {R}/Main.storyboardc {S}/Main.storyboard \(podsDevices)",
      products: ["{R}/Main.storyboardc": .compiled("{S}/Main.storyboard", podsOptions)]),
    IBCommandLine(
      system: "CocoaPods, a XIB", line: "\(pods) {R}/foo.nib {S}/foo.xib \(podsDevices)",
      products: ["{R}/foo.nib": .compiled("{S}/foo.xib", podsOptions)]),
    IBCommandLine(
      system: "CocoaPods, for tvOS", line: "\(pods) {R}/foo.nib {S}/foo.xib --target-device tv",
      products: [
        "{R}/foo.nib": .compiled("{S}/foo.xib", "--localizable-strings always --minimum-deployment-target 15.0")
      ]),
    IBCommandLine(
      system: "RoboVM's xib2nib", line: "--minimum-deployment-target 15.0 --compile {R}/foo.nib {S}/foo.xib",
      products: ["{R}/foo.nib": .compiled("{S}/foo.xib", "--minimum-deployment-target 15.0")]),
  ]
}
