import NibSchema

@testable import NibCompiler

extension CheckSample {
  private static func runtime(_ name: String) -> CheckInput {
    CheckInput(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="\(name)"><objects>\(CheckInput.view())</objects></document>
        """)
  }

  private static func runtimeAttribute(_ type: String, _ value: String) -> CheckInput {
    .xib(
      """
      <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="season">
      \(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
  }

  private static func capability(_ version: String) -> CheckInput {
    CheckInput(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch"><dependencies>
        <capability name="Growing things" minToolsVersion="\(version)"/></dependencies>
        <objects>\(CheckInput.view())</objects></document>
        """)
  }

  private static func color(_ attributes: String, resources: String = "") -> CheckInput {
    .xib(#"<view id="v"><color key="backgroundColor" \#(attributes)/></view>"#, "<resources>\(resources)</resources>")
  }

  private static let real = #"<real key="value" value="3.5"/>"#
  private static let text = #"<string key="value">spring</string>"#

  static let forms = [
    CheckSample(
      .unknownTargetRuntime, runtime("AppleCocoa Touch"), sound: runtime("iOS.CocoaTouch.iPad"),
      #"Unknown target runtime "AppleCocoa Touch""#),
    CheckSample(
      .missingToolsVersion,
      CheckInput(text: CheckInput.xib(CheckInput.view()).text.replacing(" toolsVersion=\"23504\"", with: "")),
      sound: .xib(CheckInput.view()),
      "The document \"Sample.xib\" could not be opened. The operation couldn\u{2019}t be completed. "
        + "(com.apple.InterfaceBuilder error -1.)"),
    CheckSample(.mismatchedRuntimeAttribute, runtimeAttribute("string", real), sound: runtimeAttribute("string", text)),
    CheckSample(
      .unsupportedTarget, CheckInput.xib(CheckInput.view()).for("6.1"),
      sound: CheckInput.xib(CheckInput.view()).for("7.0"),
      "Compiling IB documents for earlier than iOS 7 is no longer supported."),
    CheckSample(
      .olderThanTarget, CheckInput.xib(CheckInput.view(), own: "2304").for("13.0"),
      sound: CheckInput.xib(CheckInput.view(), own: "4864").for("13.0"),
      "This file is set to build for a version older than the deployment target. Functionality may be limited."),
    CheckSample(
      .newerCapability, capability("99.0"), sound: capability("26.0"),
      "The document \"(null)\" requires Xcode 99.0 or later."),
    CheckSample(
      .colorWithoutResource, color(#"name="Leaf""#),
      sound: color(
        #"name="Leaf""#,
        resources: #"<namedColor name="Leaf"><color red="0.0" green="1" blue="0.0" alpha="1"/></namedColor>"#)),
  ]

  /// More documents that the same rows tell of, with Interface Builder's words.
  static let furtherForms: [(issue: DocumentIssue, input: CheckInput, words: String?)] = [
    (
      .unsupportedTarget, CheckInput.desk(#"<customView id="v"/>"#).for("10.5"),
      "Compiling for earlier than macOS 10.6 is no longer supported."
    ),
    // The document's own version alone is enough.
    (
      .unsupportedTarget, CheckInput.xib(CheckInput.view(), own: "1536").for("8.0"),
      "Compiling IB documents for earlier than iOS 7 is no longer supported."
    ),
    (
      .olderThanTarget, CheckInput.xib(CheckInput.view(), own: "2048").for("9.0", by: .xcode7),
      "This file is set to build for a version older than the project deployment target. Functionality may be limited."
    ),
    (.newerCapability, capability("8.0").for(nil, by: .xcode7), "The document \"(null)\" requires Xcode 8.0 or later."),
  ]

  /// Near misses beside those of the rows.
  static let soundForms: [(issue: DocumentIssue, input: CheckInput)] = [
    (.unknownTargetRuntime, runtime("AppleTV")),
    (.mismatchedRuntimeAttribute, runtimeAttribute("number", #"<integer key="value" value="4"/>"#)),
    (.unsupportedTarget, CheckInput.xib(CheckInput.view()).for("6.1", by: .xcode8)),
    (.colorWithoutResource, color(#"white="1" alpha="1" colorSpace="calibratedWhite""#)),
    (.colorWithoutResource, color(#"name="labelColor" catalog="System" colorSpace="catalog""#)),
  ]

  private static func varied(_ variations: String) -> CheckInput {
    .xib(
      CheckInput.view(
        #"<view id="a"/>"#, #"id="v""#,
        """
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/>
        </constraints>\(variations)
        """), root: #"useAutolayout="YES" useTraitCollections="YES""#)
  }

  private static let viewOff = #"<mask key="subviews"><exclude reference="a"/></mask>"#
  private static let bothOff = viewOff + #"<mask key="constraints"><exclude reference="k"/></mask>"#

  private static func segments(_ style: String) -> CheckInput {
    CheckInput.desk(
      #"<segmentedControl id="s"><segmentedCell key="cell" style="\#(style)" id="k"/></segmentedControl>"#
    ).for(nil, by: .xcode4point5)
  }

  private static func text(font: String) -> CheckInput {
    .xib(
      """
      <label text="Ivy" adjustsFontForContentSizeCategory="YES" id="l">
      <fontDescription key="fontDescription" \(font)/></label>
      """)
  }

  static let layouts = [
    CheckSample(
      .constraintOfExcludedView, varied(#"<variation key="default">\#(viewOff)</variation>"#),
      sound: varied(#"<variation key="default">\#(bothOff)</variation>"#),
      "Constraint referencing items turned off in current configuration. Turn off this constraint in the current "
        + "configuration."),
    CheckSample(
      .deprecatedSegmentStyle, segments("texturedRounded"), sound: segments("rounded"),
      "Rounded Textured Segmented Control style on OS X versions 10.7 and later"),
    CheckSample(
      .fixedFont, text(font: #"type="system" pointSize="14""#), sound: text(font: #"style="UICTFontTextStyleBody""#),
      "Automatically Adjusts Font requires using a Dynamic Type text style"),
  ]
}
