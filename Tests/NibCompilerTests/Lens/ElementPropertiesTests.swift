import NibDocument
import NibSchema
import NibTestSupport
import Testing

@testable import NibCompiler

/// Rows as lenses of documents: what is read can be written and changes nothing, what is written can be read.
@Suite("Properties of elements")
struct ElementPropertiesTests {
  static let label = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
      <objects>
        <label opaque="NO" text="Name" textAlignment="natural" id="a-b-c">
          <rect key="frame" x="0.0" y="8" width="30" height="20"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>
          <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
        </label>
      </objects>
    </document>
    """

  /// The first element of a tag, with the properties of its document.
  static func open(_ tag: String, _ text: String = label) throws -> (properties: ElementProperties, ElementIndex) {
    let document = try XIBReader().read(Array(text.utf8), file: "Label.xib")
    let element = try #require(document.elements.indices.map { ElementIndex($0) }.first { document.tag($0) == tag })
    return (try ElementProperties(document), element)
  }

  @Test("values are read in the document's words, default values among them")
  func read() throws {
    let (properties, label) = try Self.open("label")

    #expect(properties.value("text", of: label) == .text("Name"))
    #expect(properties.value("opaque", of: label) == .bool(false))
    #expect(properties.value("textAlignment", of: label) == .name("natural"))
    #expect(properties.value("autoresizingMask", of: label) == .flags(["flexibleMaxX"]))
    #expect(properties.value("hidden", of: label) == .bool(false))
    #expect(properties.value("nothing", of: label) == nil)
    guard case .element(let color) = properties.value("textColor", of: label) else {
      Issue.record("the color is no element")
      return
    }
    #expect(color.tag == "color" && color["red"] == "1")
    #expect(properties.names(of: label).contains("textColor"))
  }

  @Test("a value is set with the smallest change")
  func smallestChange() throws {
    var (properties, label) = try Self.open("label")

    try properties.set("text", of: label, to: .text("Sign in & out"))
    try properties.set("textAlignment", of: label, to: .name("center"))
    try properties.set("opaque", of: label, to: .bool(false))
    try properties.set("autoresizingMask", of: label, to: .flags(["flexibleMaxX", "flexibleMaxY"]))

    let expected = Self.label
      .replacing("text=\"Name\"", with: "text=\"Sign in &amp; out\"")
      .replacing("\"natural\"", with: "\"center\"")
      .replacing("flexibleMaxX=\"YES\"/>", with: "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
    #expect(String(decoding: try properties.editor.bytes(), as: UTF8.self) == expected)
  }

  @Test("the default value is left out, and nil takes a property away")
  func defaults() throws {
    var (properties, label) = try Self.open("label")

    try properties.set("hidden", of: label, to: .bool(true))
    try properties.set("hidden", of: label, to: .bool(false))
    #expect(!properties.editor.isEdited)

    try properties.set("textColor", of: label, to: nil)
    #expect(properties.value("textColor", of: label) == nil)
    #expect(!String(decoding: try properties.editor.bytes(), as: UTF8.self).contains("<color"))
  }

  @Test("two attributes of a child that is not there yet make one child")
  func newChild() throws {
    var (properties, field) = try Self.open(
      "textField",
      Self.label.replacing("<label opaque=\"NO\" text=\"Name\"", with: "<textField text=\"Name\"")
        .replacing("</label>", with: "</textField>"))

    try properties.set("textInputTraits.keyboardType", of: field, to: .name("URL"))
    try properties.set("textInputTraits.secureTextEntry", of: field, to: .bool(true))

    #expect(properties.value("textInputTraits.keyboardType", of: field) == .name("URL"))
    let text = String(decoding: try properties.editor.bytes(), as: UTF8.self)
    #expect(text.contains(#"<textInputTraits key="textInputTraits" keyboardType="URL" secureTextEntry="YES"/>"#))
  }

  @Test("what does not fit is refused with a place and what would")
  func refusals() throws {
    var (properties, label) = try Self.open("label")

    let unfit = #expect(throws: DocumentError.self) {
      try properties.set("textAlignment", of: label, to: .name("middle"))
    }
    #expect(unfit?.code == .invalidValue && unfit?.place.position == .text(line: 3, column: 5))
    #expect(unfit?.detail.contains("one of left") ?? false)
    let unknown = #expect(throws: DocumentError.self) { try properties.set("txet", of: label, to: .text("")) }
    #expect(unknown?.code == .noSuchProperty && unknown?.detail.hasSuffix("did you mean 'text'?") ?? false)
    #expect(!properties.editor.isEdited)
  }

  /// Another value of the same kind; nil where there is no other that is known to fit.
  static func other(than value: PropertyValue?) -> PropertyValue? {
    switch value {
    case .bool(let value): .bool(!value)
    case .integer(let value): .integer(value == 3 ? 4 : 3)
    case .real(let value): .real(value == 0.5 ? 0.25 : 0.5)
    case .text(let text): .text(text + " \"<&>\"\né")
    case .numbers(let numbers): .numbers(numbers.map { $0 + 1.5 })
    case .flags(let flags): .flags(Array(flags.dropFirst()))
    case .reference: .reference("a-b-c")
    case .element(var element):
      {
        element["added"] = "1"
        return .element(element)
      }()
    case .name, nil: nil
    }
  }

  /// Equal but for the order of an element's attributes, which the editor decides.
  static func isSame(_ left: PropertyValue?, _ right: PropertyValue?) -> Bool {
    guard case .element(let left) = left, case .element(let right) = right else { return left == right }
    return left.tag == right.tag && Set(left.attributes) == Set(right.attributes) && left.children == right.children
  }

  @Test("a text that XML cannot hold goes into a child, in base64, and comes back")
  func controlCharacters() throws {
    var (properties, label) = try Self.open("label")

    try properties.set("text", of: label, to: .text("one\u{1}two"))

    #expect(properties.value("text", of: label) == .text("one\u{1}two"))
    let text = String(decoding: try properties.editor.bytes(), as: UTF8.self)
    #expect(text.contains(#"<string key="text" base64-UTF8="YES">"#) && !text.contains("text=\"Name\""))
    try properties.set("text", of: label, to: .text("Name"))
    #expect(properties.value("text", of: label) == .text("Name"))
  }

  @Test("in every sample what is read can be written back, and what is written is read again")
  func laws() throws {
    var (read, written) = (0, 0)
    for path in TestSize.share(RoundTrip.samples, every: 5) {
      let document = try XIBReader().read(try #require(TestDisk.bytes(path)), file: path)
      guard var properties = try? ElementProperties(document) else { continue }
      for element in document.elements.indices.map({ ElementIndex($0) }) {
        for name in properties.names(of: element) {
          guard let value = properties.value(name, of: element) else { continue }
          try properties.set(name, of: element, to: value)
          read += 1
          #expect(!properties.editor.isEdited, "\(path): \(name) of \(document.tag(element))")
          guard let other = Self.other(than: value) else { continue }
          var changed = properties
          try changed.set(name, of: element, to: other)
          #expect(changed.value(name, of: element) == other, "\(path): \(name) of \(document.tag(element))")
          written += 1
          guard written % 5 == 0 else { continue }
          let again = try ElementProperties(try changed.editor.edited())
          #expect(Self.isSame(again.value(name, of: element), other), "\(path): \(name) of \(document.tag(element))")
        }
      }
    }
    #expect(
      read > TestSize.count(400, full: 4000) && written > TestSize.count(300, full: 3000),
      "\(read) read, \(written) written")
  }
}
