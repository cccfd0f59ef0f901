@testable import NibContext
import NibInspector
import Nibwright
import Testing

@Suite("Contexts of documents") struct DocumentContextTests {
  static let form = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form" customModule="App" \
    customModuleProvider="target"><connections>
    <outlet property="button" destination="bt1" id="ou1"/></connections></placeholder>
    <view contentMode="scaleToFill" alpha="0.5" tag="7" userLabel="Back" id="vw1">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44.5"/>
    <subviews><button opaque="NO" id="bt1" customClass="Big" customModule="Kit"><state key="normal" title="42" image="star" \
    catalog="system"/><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
    <accessibility key="accessibilityConfiguration" label="Log in" identifier="log-in"><accessibilityTraits key="traits" \
    button="YES"/><bool key="isElement" value="YES"/></accessibility>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
    <integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="ac1"/></connections></button></subviews>
    <color key="backgroundColor" name="Brand"/>
    <constraints><constraint firstItem="bt1" firstAttribute="leading" secondItem="vw1" secondAttribute="trailing" \
    multiplier="1.5" constant="-8" priority="750" id="ct1"/><constraint firstAttribute="width" \
    relation="greaterThanOrEqual" constant="44" id="ct2"/></constraints></view>
    """
  static let resources = """
    <image name="star" catalog="system" width="128" height="116"/>
    <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </namedColor>
    """
  private let context: InterfaceContext

  init() throws { context = try ContextSample.of(ContextSample.xib(Self.form, resources: Self.resources)) }

  @Test("the document says what it is")
  func head() {
    #expect(context.name == "Sample" && context.kind == .nib && context.source == .document)
    #expect(context.platform == "iOS" && context.toolsVersion == "21507" && context.deploymentTarget == "13.0")
    #expect(context.module == "App" && context.features.usesAutolayout && !context.features.isLaunchScreen)
    #expect(context.roots.map(\.id) == ["vw1"])
  }

  @Test("an object has its classes, its holder, its place and its attributes by kind")
  func objects() throws {
    let view = try #require(context.objects.first { $0.id == "vw1" })
    let button = try #require(context.objects.first { $0.id == "bt1" })

    #expect(view.element == "view" && view.type.name == "UIView" && view.type.module == "UIKit")
    #expect(view.label == "Back" && view.parent == nil && view.place?.line == 6)
    #expect(button.type.name == "Big" && button.type.module == "Kit" && button.type.className == "UIButton")
    #expect(button.parent == "vw1")
    let attributes = Dictionary(view.attributes.map { ($0.key, $0.value) }) { first, _ in first }
    #expect(attributes["alpha"] == .real(0.5) && attributes["tag"] == .integer(7))
    #expect(attributes["frame"] == .numbers([0, 0, 320, 44.5]))
    // A title that looks like a number is a text.
    #expect(button.attributes.contains(AttributeContext("normal.title", .text("42"))))
    #expect(button.attributes.contains(AttributeContext("opaque", .boolean(false))))
  }

  @Test("connections name their ends and the classes of these")
  func connections() throws {
    let outlet = try #require(context.connections.first { $0.kind == .outlet })
    let action = try #require(context.connections.first { $0.kind == .action })

    #expect(outlet.property == "button" && outlet.sourceType == "Form")
    #expect(outlet.destinationType == "Big" && outlet.destinationModule == "Kit")
    #expect(action.selector == "go:" && action.events == ["touchUpInside"] && action.eventMask == 64)
    #expect(action.source == "bt1" && action.destinations == ["-1"])
    #expect(context.placeholders.map(\.type.name) == ["Form"])
  }

  @Test("constraints are data and a sentence")
  func constraints() {
    #expect(
      context.constraints.map(\.sentence) == [
        "button bt1.leading = 1.5 × view “Back”.trailing − 8, priority 750", "view “Back”.width ≥ 44",
      ])
    #expect(context.constraints[0].multiplier == 1.5 && context.constraints[0].constant == -8)
    #expect(context.constraints[1].relation == "greaterThanOrEqual" && context.constraints[1].owner == "vw1")
  }

  @Test("pictures, colours and fonts are each there once, with their uses")
  func uses() {
    #expect(context.images.map(\.name) == ["star"] && context.images[0].width == 128)
    #expect(context.images[0].uses == [UseContext(object: "bt1", key: "normal.image")])
    #expect(context.colors.map(\.content.name) == ["Brand"])
    #expect(context.colors.map(\.content.components) == [[0, 0, 1, 1]])
    #expect(context.colors[0].uses == [UseContext(object: "vw1", key: "backgroundColor")])
    #expect(context.fonts.map(\.content.kind) == ["boldSystem"] && context.fonts[0].content.pointSize == 15)
  }

  @Test("texts have their keys in strings files")
  func strings() {
    #expect(context.strings.map(\.localizationKey) == ["bt1.normalTitle", "bt1.accessibilityLabel"])
    #expect(context.strings[0].value == "42" && context.strings[0].objectType == "Big")
  }

  @Test("accessibility and runtime attributes are told by object")
  func attributes() throws {
    let told = try #require(context.accessibility.first)

    #expect(told.object == "bt1" && told.label == "Log in" && told.identifier == "log-in")
    #expect(told.code?.camel == "logIn" && told.traits == ["button"] && told.isElement == true)
    #expect(context.runtimeAttributes.map(\.keyPath) == ["layer.cornerRadius"])
    #expect(context.runtimeAttributes[0].value == .integer(8))
  }

  @Test("File's Owner of a document for macOS is a placeholder")
  func appKitOwner() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Desk"/><customObject id="-1" userLabel="First Responder" \
      customClass="FirstResponder"/><customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <customObject id="abc" customClass="Helper"/></objects></document>
      """

    let context = try ContextSample.of(text)

    #expect(context.placeholders.map(\.identifier) == ["IBFilesOwner", "IBFirstResponder", "IBApplication"])
    #expect(context.roots.map(\.type.name) == ["Helper"] && context.framework == "AppKit")
  }
}
