import NibDocument
import Testing

@Suite("Properties of a document")
struct DocumentPropertiesTests {
  static func document(type: String, _ attributes: String = "", content: String = "") throws -> Document {
    try read("<document type=\"com.apple.\(type)\" \(attributes)>\(content)</document>")
  }

  static let kinds: [(type: String, runtime: String?, kind: Document.Kind, platform: DocumentPlatform)] = [
    ("InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch", .xib, .iOS),
    ("InterfaceBuilder3.CocoaTouch.iPad.XIB", "iOS.CocoaTouch.iPad", .xib, .iOS),
    ("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", .storyboard, .iOS),
    ("InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", .xib, .macOS),
    ("InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", .storyboard, .macOS),
    ("InterfaceBuilder.AppleTV.XIB", "AppleTV", .xib, .tvOS),
    ("InterfaceBuilder.AppleTV.Storyboard", "AppleTV", .storyboard, .tvOS),
    ("InterfaceBuilder.WatchKit.Storyboard", "watchKit", .storyboard, .watchOS),
    ("InterfaceBuilder3.Cocoa.XIB", nil, .xib, .macOS),
    ("InterfaceBuilder.WatchKit.Storyboard", nil, .storyboard, .watchOS),
    ("InterfaceBuilder3.CocoaTouch.XIB", "visionOS", .xib, .visionOS),
    ("InterfaceBuilder3.Carbon.XIB", nil, .xib, .unknown),
  ]

  @Test("the type tells the kind, the runtime or the type tells the platform", arguments: kinds)
  func kind(_ row: (type: String, runtime: String?, kind: Document.Kind, platform: DocumentPlatform)) throws {
    let document = try Self.document(type: row.type, row.runtime.map { "targetRuntime=\"\($0)\"" } ?? "")

    #expect(document.kind == row.kind)
    #expect(document.properties.platform == row.platform)
  }

  @Test("what the root does not say is off")
  func silent() throws {
    let properties = try Self.document(type: "InterfaceBuilder3.CocoaTouch.XIB").properties

    #expect(
      ![
        properties.usesAutolayout, properties.usesTraitCollections, properties.usesSafeAreas, properties.isLaunchScreen,
        properties.isColorMatched, properties.instantiatesDirectly,
      ].contains(true))
    #expect(properties.toolsVersion == nil && properties.initialViewController == nil)
    #expect(properties.deploymentTarget == nil && properties.resources.isEmpty)
  }

  @Test("what the root says is told")
  func spoken() throws {
    let properties = try Self.document(
      type: "InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      """
      toolsVersion="32700.99.1234" systemVersion="22A380" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" launchScreen="YES" colorMatched="YES" initialViewController="01J-lp-oVM" \
      customObjectInstantitationMethod="direct"
      """
    ).properties

    #expect(properties.usesAutolayout && properties.usesTraitCollections && properties.usesSafeAreas)
    #expect(properties.isLaunchScreen && properties.isColorMatched && properties.instantiatesDirectly)
    #expect(properties.toolsVersion == "32700.99.1234" && properties.systemVersion == "22A380")
    #expect(properties.initialViewController == "01J-lp-oVM")
  }

  static let versions: [(number: String, system: String, version: String?)] = [
    ("1280", "iOS", "5.0"), ("1296", "iOS", "5.1"), ("1072", "iOS", "4.3"), ("4352", "tvOS", "11.0"),
    ("5120", "iOS", "14.0"), ("1050", "macosx", "10.5"), ("1090", "macosx", "10.9"), ("101000", "macosx", "10.10"),
    ("101304", "macosx", "10.13.4"), ("130000", "macosx", "13.0"), ("7", "macosx", nil), ("-1", "iOS", nil),
    ("99999999999999999999", "iOS", nil), ("2560", "iOS", nil), ("", "iOS", nil),
  ]

  @Test("a deployment number becomes a version", arguments: versions)
  func deployment(_ row: (number: String, system: String, version: String?)) throws {
    let properties = try Self.document(
      type: "InterfaceBuilder3.CocoaTouch.XIB",
      content: """
        <dependencies><deployment version="\(row.number)" identifier="\(row.system)"/><development version="8000" \
        identifier="xcode"/></dependencies>
        """
    ).properties

    #expect(properties.deploymentTarget == row.version)
    #expect(properties.defaultDeploymentTarget == nil)
  }

  @Test("resources are listed in document order with size and catalog")
  func resources() throws {
    let properties = try Self.document(
      type: "InterfaceBuilder3.CocoaTouch.XIB",
      content: """
        <resources><image name="star" catalog="system" width="128" height="116.5"/><image name="logo"/>
        <namedColor name="Brand"><color red="1"/></namedColor></resources>
        """
    ).properties

    #expect(properties.resources.map(\.tag) == ["image", "image", "namedColor"])
    #expect(properties.resources.map(\.name) == ["star", "logo", "Brand"])
    #expect(properties.resources[0].catalog == "system")
    #expect(properties.resources[0].width == 128 && properties.resources[0].height == 116.5)
    #expect(properties.resources[1].catalog == nil && properties.resources[1].width == nil)
  }
}
