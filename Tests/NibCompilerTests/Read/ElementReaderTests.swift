import NibBytes
import NibDiagnostics
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Reading elements")
struct ElementReaderTests {
  @Test("slots answer for the element that they were filled with, and for none when they are cleared")
  func slots() throws {
    let sample = try ReadSample(
      #"<view id="a" opaque="NO"><rect key="frame" x="1" y="2" width="3" height="4"/></view><view id="b"/>"#)
    var reader = sample.reader()
    let (a, b) = (sample.element("a"), sample.element("b"))

    let hasUnknownNames = reader.fillSlots(a, sample.plan(of: a))
    let filled = (opaque: reader.attribute(.opaque).map { reader.text($0) }, frame: reader.child(.frame))
    reader.clearSlots(a)
    _ = reader.fillSlots(b, sample.plan(of: b))
    let after = (opaque: reader.attribute(.opaque), frame: reader.child(.frame))

    #expect(!hasUnknownNames)
    #expect(filled.opaque == "NO")
    #expect(filled.frame == a + 1)
    #expect(after.opaque == nil)
    #expect(after.frame == nil)
  }

  @Test(
    "an attribute that the kind does not know, one by the name of a child, or a second child makes an element odd")
  func odd() throws {
    let sample = try ReadSample(
      """
      <view id="a" frobbed="1"/><view id="b"><rect key="frame" x="0"/><rect key="frame" x="1"/></view>
      <view id="c" backgroundColor="red"/>
      """)
    var reader = sample.reader()

    for id in ["a", "b", "c"] {
      let element = sample.element(id)
      let hasUnknownNames = reader.fillSlots(element, sample.plan(of: element))
      #expect(hasUnknownNames)
      reader.clearSlots(element)
    }
  }

  @Test("numbers come in archive order, a missing one as 0 with a warning at its element")
  func numbers() throws {
    let sample = try ReadSample(
      #"<view id="a"><rect key="frame" x="1.5" y="2" width="3"/><inset key="i" minX="4" minY="5" maxX="6" maxY="7"/></view>"#
    )
    var reader = sample.reader()
    let found = reader.frame(of: sample.element("a"))
    let rect = try #require(found)

    let frame = reader.numbers(of: rect, .rect)
    let insets = reader.numbers(of: rect + 1, .insets)
    let messages = reader.diagnostics.messages

    #expect(frame == [1.5, 2, 3, 0])
    #expect(insets == [5, 4, 7, 6])
    #expect(messages.map(\.id) == ["missingAttribute"])
    #expect(messages.first?.place.position == .text(line: 4, column: 14))
  }

  @Test("a number that is none is warned of and not used", arguments: ["abc", "1.2.3", ""])
  func noNumber(text: String) throws {
    let sample = try ReadSample(#"<rect id="r" x="\#(text)"/>"#)
    var reader = sample.reader()

    let value = reader.real(.x, of: sample.element("r"), default: 9)
    let messages = reader.diagnostics.messages

    #expect(value == 9)
    #expect(messages.map(\.id) == ["badNumber"])
  }

  @Test("a frame is the rect of that key, whatever stands before it")
  func frame() throws {
    let sample = try ReadSample(
      #"<view id="a"><rect key="bounds" x="0"/><rect key="frame" x="1"/></view><view id="b"/>"#)
    var reader = sample.reader()

    let (a, b) = (reader.frame(of: sample.element("a")), reader.frame(of: sample.element("b")))

    #expect(a == sample.element("a") + 2)
    #expect(b == nil)
  }

  @Test(
    "elements are equal by tag and attributes, their keys left out",
    arguments: [
      (#"<color id="a" key="x" white="1"/>"#, #"<color id="a" key="y" white="1"/>"#, true),
      (#"<color key="x" white="1" alpha="1"/>"#, #"<color white="1" alpha="1" key="y"/>"#, true),
      (#"<color white="1"/>"#, #"<color white="2"/>"#, false),
      (#"<color white="1"/>"#, #"<color white="1" alpha="1"/>"#, false),
      (#"<color white="1"/>"#, #"<color red="1"/>"#, false),
      (#"<color name="a"/>"#, #"<fontDescription name="a"/>"#, false),
    ])
  func equal(one: String, other: String, isEqual: Bool) throws {
    let sample = try ReadSample(#"<view key="v">\#(one)\#(other)</view>"#)
    var reader = sample.reader()
    let first = sample.document.elements.indices.first { sample.document.tag(.init($0)) == "view" } ?? 0

    let found = reader.isEqual(first + 1, first + 2)
    let prints = (reader.fingerprint(of: first + 1), reader.fingerprint(of: first + 2))

    #expect(found == isEqual)
    #expect((prints.0 == prints.1) == isEqual)
  }

  @Test("elements of one fingerprint that differ are kept apart")
  func collision() throws {
    let sample = try ReadSample(#"<color id="a" white="1"/><color id="b" white="0.5"/>"#)
    var reader = sample.reader()
    let (a, b) = (sample.element("a"), sample.element("b"))
    var table = ElementTable()

    table.add(7, a, .root)
    let (same, other) = (table.find(7, a, &reader), table.find(7, b, &reader))

    #expect(same?.object == .root)
    #expect(other == nil)
  }

  @Test("base64 text is decoded, and taken as it stands when it is none")
  func text() throws {
    let sample = try ReadSample(
      #"<string id="a" base64-UTF8="YES">aGk</string><string id="b" base64-UTF8="YES">a!</string><view id="c"/>"#)
    var reader = sample.reader()

    let decoded = reader.content(of: sample.element("a"))
    let plain = reader.content(of: sample.element("b"))
    let none = reader.content(of: sample.element("c"))
    let messages = reader.diagnostics.messages

    #expect(decoded == .decoded(Array("hi".utf8)))
    #expect(plain == .inPlace(sample.document.elements[sample.element("b")].text))
    #expect(none == nil)
    #expect(messages.map(\.id) == ["badBase64"])
  }
}
