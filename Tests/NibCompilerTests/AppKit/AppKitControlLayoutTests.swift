import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Frames that Xcode 26 makes of controls drawn for older systems")
struct AppKitControlLayoutTests {
  /// A view of 300 by 200 points with views and constraints, compiled.
  private func sample(
    _ views: String, _ constraints: String, profile: OutputProfile = .xcode26, tools: String = "23504",
    more: String = ""
  ) throws -> AppKitSample {
    try AppKitSample(
      """
      <customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></customView>\(more)
      """, attributes: #"useAutolayout="YES" toolsVersion="\#(tools)""#, options: CompileOptions(profile: profile))
  }

  private func control(_ tag: String, _ rect: [Int], _ cell: String, more: String = "", id: String = "c") -> String {
    """
    <\(tag) verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \(more) id="\(id)">
    <rect key="frame" x="\(rect[0])" y="\(rect[1])" width="\(rect[2])" height="\(rect[3])"/>\(cell)</\(tag)>
    """
  }

  private var push: String {
    #"<buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" controlSize="large" borderStyle="border" id="p"/>"#
  }

  private let label = """
    <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="191" y="90" width="40" height="17"/>
    <textFieldCell key="cell" title="Label" id="t"/></textField>
    """

  private let centered = """
    <constraint firstItem="c" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k1"/>
    <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="86" id="k2"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="c" secondAttribute="trailing" constant="10" id="k3"/>
    """

  @Test(
    "a large button keeps its center and its distance, and what is beside it moves",
    arguments: [OutputProfile.xcode16, .xcode26])
  func buttons(profile: OutputProfile) throws {
    let sample = try sample(control("button", [111, 80, 78, 40], push) + label, centered, profile: profile)

    let isNew = profile == .xcode26
    let button = try sample.only("NSButton")
    let label = try sample.only("NSTextField")
    #expect(sample.text("NSFrame", of: button) == (isNew ? "{{113, 86}, {74, 28}}" : "{{111, 80}, {78, 40}}"))
    #expect(sample.text("NSFrame", of: label) == (isNew ? "{{195, 90}, {40, 17}}" : "{{191, 90}, {40, 17}}"))
  }

  @Test("numbers that are none count as those that are not there")
  func oddNumbers() throws {
    let odd = centered.replacing(#"id="k2""#, with: #"priority="nan" id="k2""#)
      .replacing(#"id="k3""#, with: #"multiplier="inf" priority="-inf" id="k3""#)
    let sample = try sample(control("button", [111, 80, 78, 40], push) + label, odd)

    #expect(sample.text("NSFrame", of: try sample.only("NSButton")) == "{{113, 86}, {74, 28}}")
    #expect(sample.text("NSFrame", of: try sample.only("NSTextField")) == "{{195, 90}, {40, 17}}")
  }

  /// The label in the middle of the window, at least so far from a button that grows by 8 points.
  private func beside(distance: Int) throws -> AppKitSample {
    try sample(
      control("button", [4, 80, 112, 40], push)
        + label.replacing(#"x="191" y="90" width="40""#, with: #"x="128" y="90" width="44""#),
      """
      <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="k1"/>
      <constraint firstItem="l" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k2"/>
      <constraint firstItem="l" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="c" \
      secondAttribute="trailing" constant="\(distance)" id="k3"/>
      """)
  }

  @Test(
    "a distance that a growing button would fall below makes the window wider, and one that still holds does not",
    arguments: [(14, "{304, 200}", 130), (16, "{308, 200}", 132), (12, "{300, 200}", 128), (2, "{300, 200}", 128)])
  func inequalities(distance: Int, size: String, x: Int) throws {
    let sample = try beside(distance: distance)

    #expect(sample.text("NSFrame", of: try sample.only("NSTextField")) == "{{\(x), 90}, {44, 17}}")
    #expect(sample.text("NSFrameSize", of: try sample.only("NSCustomView")) == size)
  }

  @Test(
    "an image that was scaled down, and a symbol that is not known, make a button wider",
    arguments: [
      (#"image="logo""#, 13, 164), (#"image="logo""#, 14, 163), (#"image="folder" catalog="system""#, 13, 71),
      (#"image="folder" catalog="system""#, 14, 70), (#"image="NSFolder""#, 13, 65),
    ])
  func images(image: String, font: Int, width: Int) throws {
    let cell = """
      <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" controlSize="large" borderStyle="border" \
      \(image) imagePosition="leading" id="p"><font key="font" metaFont="system" size="\(font)"/></buttonCell>
      """
    let sample = try sample(
      control("button", [20, 80, 61, 40], cell), "",
      more: """
        </objects><resources><image name="logo" width="128" height="143"/>
        <image name="folder" width="18" height="14"/></resources><objects>
        """)

    #expect(sample.text("NSFrame", of: try sample.only("NSButton")) == "{{26, 86}, {\(width), 28}}")
  }

  @Test("a frame that is fixed stays")
  func fixedFrames() throws {
    let sample = try sample(control("button", [111, 80, 78, 40], push, more: #"fixedFrame="YES""#) + label, "")

    #expect(sample.text("NSFrame", of: try sample.only("NSButton")) == "{{111, 80}, {78, 40}}")
  }

  @Test(
    "each kind of control has a size of its own",
    arguments: [
      ("button", "buttonCell", "check", [20, 80, 100, 22], "{{23, 83}, {95, 18}}"),
      ("button", "buttonCell", "radio", [20, 80, 100, 22], "{{23, 82}, {95, 19}}"),
      ("button", "buttonCell", "help", [20, 80, 35, 35], "{{24, 88}, {28, 28}}"),
      ("slider", "sliderCell", "", [20, 80, 104, 28], "{{22, 86}, {100, 20}}"),
      ("popUpButton", "popUpButtonCell", "push", [20, 80, 100, 40], "{{25, 86}, {106, 28}}"),
    ] as [(String, String, String, [Int], String)])
  func kinds(tag: String, cell: String, type: String, rect: [Int], frame: String) throws {
    let type = type.isEmpty ? "" : #"type="\#(type)""#
    let sample = try sample(control(tag, rect, #"<\#(cell) key="cell" \#(type) controlSize="large" id="p"/>"#), "")

    let made = try #require(
      sample.objects("NSButton").first ?? sample.objects("NSSlider").first ?? sample.objects("NSPopUpButton").first)
    #expect(sample.text("NSFrame", of: made) == frame)
  }

  @Test(
    "a pop-up button that a beta saved is wider by 2 points, and one of the release is not",
    arguments: ["24118.1", "24127"])
  func beta(tools: String) throws {
    let cell = #"<popUpButtonCell key="cell" type="push" controlSize="large" id="p"/>"#
    let sample = try sample(control("popUpButton", [20, 80, 100, 28], cell), "", tools: tools)

    let width = tools == "24127" ? 100 : 102
    #expect(sample.text("NSFrame", of: try sample.only("NSPopUpButton")) == "{{20, 80}, {\(width), 28}}")
  }

  @Test("a symbol fills the size that constraints say")
  func symbols() throws {
    let cell = """
      <imageCell key="cell" image="gear" catalog="system" id="i"/>
      <constraints><constraint firstAttribute="width" constant="20" id="k1"/>
      <constraint firstAttribute="height" constant="20" id="k2"/></constraints>
      """
    let sample = try sample(control("imageView", [8, 47, 20, 27], cell), "")

    #expect(sample.text("NSFrame", of: try sample.only("NSImageView")) == "{{8, 50}, {20, 20}}")
  }

  @Test("a color of sRGB has no exposure in Xcode 26.0", arguments: [OutputProfile.xcode26, .xcode26point1])
  func exposure(profile: OutputProfile) throws {
    let color =
      #"<color key="contentTintColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let sample = try sample(control("button", [20, 80, 60, 40], push + color), "", profile: profile)

    let made = try #require(sample.objects("NSColor").first { sample.value("NSComponents", of: $0) != nil })
    guard case .data(let span)? = sample.value("NSLinearExposure", of: made) else {
      Issue.record("no exposure")
      return
    }
    #expect(String(decoding: sample.graph.bytes[span.range], as: UTF8.self) == (profile == .xcode26 ? "0" : "1"))
  }
}
