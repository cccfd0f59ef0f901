import NibGraph
import NibSchema
import Testing

@Suite("Configurations of buttons and symbols")
struct ConfigurationTests {
  private func compile(
    _ configuration: String, button: String = "", runtime: String = "iOS.CocoaTouch",
    profile: OutputProfile = .standard, strings: Bool = false
  ) throws -> CompiledSample {
    try CompiledSample(
      #"""
      <button id="b" buttonType="system" \#(button)><state key="normal" title="Left over"/>
      <state key="disabled" title="Off"/>\#(configuration)</button>
      """#, runtime: runtime, profile: profile, strings: strings ? .always : .never)
  }

  private static let plain = #"<buttonConfiguration key="configuration" style="plain" title="Edit"/>"#

  @Test("a button shows what its configuration says, and keeps the contents of its other states")
  func states() throws {
    let sample = try compile(Self.plain)

    #expect(sample.value("UIButtonConfigurationButtonStyle", of: "UIButtonConfiguration") == "0")
    #expect(sample.objects("UIButtonContent").map { sample.text("UITitle", of: $0) } == [#""Off""#, #""Edit""#])
    #expect(sample.value("UIFont", of: "UIButton") == "-")
    #expect(sample.diagnostics.messages.map(\.id) == ["ignoredValue"])
    #expect(sample.diagnostics.messages[0].message.contains("'title' (\"Left over\"), which is not archived"))
  }

  @Test("a title is a text with attributes, without any where it is empty")
  func titles() throws {
    let sample = try compile(Self.plain)
    let graph = sample.graph
    let configuration = sample.objects("UIButtonConfiguration")[0]

    let title = try #require(graph.object("UIButtonConfigurationTitle", of: configuration))
    let subtitle = try #require(graph.object("UIButtonConfigurationSubtitle", of: configuration))
    #expect(sample.text("NSString", of: title) == #""Edit""#)
    #expect(sample.text("NSAttributes", of: title) == "@NSDictionary")
    #expect(sample.text("NSString", of: subtitle) == #""""#)
    #expect(sample.text("NSAttributes", of: subtitle) == "-")
  }

  @Test("a title is known to translators by its button")
  func localized() throws {
    let sample = try compile(Self.plain, strings: true)

    let keys = sample.objects("NSLocalizableString").map { sample.text("NSKey", of: $0) }
    #expect(Set(keys) == [#""b.configuration.title""#, #""b.disabledTitle""#, #""b.normalTitle""#])
  }

  @Test(
    "each Xcode has its own keys of a background",
    arguments: [
      ("13.4", 29, "shadowType"), ("14.2", 31, "strokeLocation"), ("15.0", 31, "strokeLocation"),
      ("15.3", 34, "visualEffectAllowsTransparentBlurring"), ("16.2", 34, "visualEffectblurClippingMode"),
      ("26.1.1", 34, "defaultStyle_v2"),
    ])
  func backgroundKeys(xcode: String, count: Int, key: String) throws {
    let profile = try #require(OutputProfile(xcode: xcode))
    let sample = try compile(Self.plain, profile: profile)

    let background = try #require(sample.objects("UIBackgroundConfiguration").first)
    #expect(sample.graph.values(of: background).count == count)
    #expect(sample.text(key, of: background) != "-")
  }

  @Test("Xcode 26 alone archives how symbols change", arguments: [(OutputProfile.xcode16, "-"), (.xcode26, "nil")])
  func symbolTransition(profile: OutputProfile, value: String) throws {
    let sample = try compile(Self.plain, profile: profile)

    #expect(sample.value("UIButtonConfigurationSymbolContentTransition", of: "UIButtonConfiguration") == value)
  }

  @Test("a compiler without configurations archives what the states say")
  func before() throws {
    let sample = try compile(Self.plain, profile: .xcode12)

    #expect(sample.objects("UIButtonConfiguration").isEmpty)
    #expect(sample.objects("UIButtonContent").count == 2)
  }

  @Test(
    "a background has the color of its style, of the base color or of the tint",
    arguments: [
      ("plain", "", "", "clearColor", "0.0"), ("gray", "", "", "-", "0.16"), ("filled", "", "", "-", "1.0"),
      ("tinted", "", "", "-", "0.18"), ("plain", #"selected="YES""#, "", "-", "0.18"),
      (
        "filled", "",
        #"<color key="baseBackgroundColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#,
        "-", "0.5"
      ),
    ])
  func color(style: String, button: String, base: String, name: String, alpha: String) throws {
    let sample = try compile(
      #"<buttonConfiguration key="configuration" style="\#(style)">\#(base)</buttonConfiguration>"#, button: button)
    let graph = sample.graph

    let color = try #require(graph.object("backgroundColor", of: sample.objects("UIBackgroundConfiguration")[0]))
    #expect(graph.object("UISystemColorName", of: color).flatMap { graph.string($0) } ?? "-" == name)
    #expect(sample.text("UIAlpha", of: color) == alpha)
  }

  @Test("what a background says of itself counts as customized")
  func background() throws {
    let sample = try compile(
      #"""
      <buttonConfiguration key="configuration" style="gray">
      <backgroundConfiguration key="background" cornerRadius="3"><color key="backgroundColor" white="1" alpha="1"/>
      </backgroundConfiguration></buttonConfiguration>
      """#)

    #expect(sample.value("cornerRadius", of: "UIBackgroundConfiguration") == "3.0")
    #expect(sample.value("hasCustomized-cornerRadius", of: "UIBackgroundConfiguration") == "true")
    #expect(sample.value("hasCustomized-backgroundColor", of: "UIBackgroundConfiguration") == "true")
    #expect(sample.value("hasCustomized-image", of: "UIBackgroundConfiguration") == "false")
  }

  @Test("on Apple TV the normal state says what the configuration does, and rooms are larger")
  func television() throws {
    let sample = try compile(Self.plain, runtime: "AppleTV")

    #expect(Set(sample.objects("UIButtonContent").map { sample.text("UITitle", of: $0) }) == [#""Edit""#, #""Off""#])
    #expect(sample.value("UIButtonConfigurationImagePadding", of: "UIButtonConfiguration") == "15.0")
    #expect(sample.value("cornerRadius", of: "UIBackgroundConfiguration") == "12.0")
    #expect(sample.value("UIImageEdgeInsets", of: "UIButton").hasPrefix("07:0,0,0,"))
    #expect(sample.value("UIViewLargeContentStoredProperties", of: "UIButton") == "-")
  }

  @Test("a style that is not known is told")
  func unknownStyle() throws {
    let sample = try compile(#"<buttonConfiguration key="configuration" style="glass" title="New"/>"#)

    #expect(sample.diagnostics.messages.map(\.id) == ["ignoredValue", "unknownValue"])
  }

  @Test("a title that Interface Builder leaves behind, or that the configuration has too, is not told of")
  func usualTitles() throws {
    for title in ["Button", "Edit"] {
      let sample = try CompiledSample(
        #"<button id="b" buttonType="system"><state key="normal" title="\#(title)"/>\#(Self.plain)</button>"#)

      #expect(sample.diagnostics.messages.isEmpty)
    }
  }

  @Test("a symbol has no size, and equal looks are one image")
  func images() throws {
    let image = #"<imageReference key="image" image="star" catalog="system" symbolScale="large"/>"#
    let sample = try CompiledSample(
      #"<imageView id="i">\#(image)</imageView><imageView id="j">\#(image)</imageView>"#
        + #"<imageView id="k" image="photo"/>"#)

    let images = sample.objects("UIImageNibPlaceholder")
    #expect(images.map { sample.text("UIImageWidth", of: $0) } == ["0.0", "1.0"])
    #expect(sample.value("UISymbolScale", of: "UIImageSymbolConfiguration") == "3")
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test(
    "a symbol's configuration has a size or a text style",
    arguments: [
      (#"configurationType="pointSize" pointSize="19""#, "", "19.0", "-"),
      (
        #"configurationType="font""#, #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle3"/>"#, "-",
        #""UICTFontTextStyleTitle3""#
      ),
      (
        #"configurationType="font""#, #"<fontDescription key="fontDescription" type="system" pointSize="21"/>"#, "21.0",
        "-"
      ),
    ])
  func symbols(attributes: String, font: String, size: String, style: String) throws {
    let sample = try CompiledSample(
      #"""
      <imageView id="i" image="star" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="bold" \#(attributes)>\#(font)</preferredSymbolConfiguration>
      </imageView>
      """#)

    #expect(sample.value("UIPointSize", of: "UIImageSymbolConfiguration") == size)
    #expect(sample.value("UITextStyle", of: "UIImageSymbolConfiguration") == style)
    #expect(sample.value("UISymbolWeight", of: "UIImageSymbolConfiguration") == "7")
    #expect(sample.value("UITraitCollection", of: "UIImageSymbolConfiguration") == "nil")
  }

  @Test("a menu has items and menus, named by their ids")
  func menu() throws {
    let sample = try CompiledSample(
      #"""
      <button id="b"><menu key="menu" id="m"><menuElements><command title="Cut" id="c"/>
      <menu title="More" id="n"/></menuElements></menu></button>
      """#)

    #expect(
      sample.objects("UIMenu").map { sample.text("identifier", of: $0) }.contains(#""com.apple.ib.menu.dynamic.m""#))
    #expect(sample.value("propertyList", of: "UICommand") == #""com.apple.command-tag.ib.c""#)
    #expect(sample.value("UIContextMenuIsEnabled", of: "UIButton") == "true")
  }

  @Test("what says no more than what is so without it is not missed")
  func harmless() throws {
    let usual = #"<avPlayerViewController id="a" videoGravity="AVLayerVideoGravityResizeAspect"/>"#
    let other = #"<avPlayerViewController id="a" videoGravity="AVLayerVideoGravityResize"/>"#

    #expect(try CompiledSample(usual).diagnostics.messages.isEmpty)
    let told = try CompiledSample(other).diagnostics.messages
    #expect(told.map(\.id) == ["noKnownForm"])
    #expect(told.first?.message.hasSuffix("at run time the picture is fitted as by default") == true)
  }
}
