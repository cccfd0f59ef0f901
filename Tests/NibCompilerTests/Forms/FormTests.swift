import NibGraph
import NibSchema
import Testing

@Suite("Forms of rows that UIKit's kinds have not")
struct FormTests {
  @Test(
    "each field of a packed word is decided by its attribute",
    arguments: [
      ("", Int64(0x0400_0006)),
      (#" hidden="YES""#, 0x8400_0006),
      (#" hidden="NO" bordered="NO""#, 0x0C00_0006),
      (#" alignment="right""#, 0x0400_2006),
      (#" alignment="sideways""#, 0x0400_0006),
      (#" inset="2""#, 0x0408_0006),
      (#" inset="9""#, 0x0400_0006),
      (#"><mask key="mask" minX="YES"/></crate"#, 0x0400_0001),
      (#"><mask key="mask"/></crate"#, 0x0400_0000),
    ])
  func packed(xml: String, word: Int64) throws {
    let sample = try compiled(#"<crate id="a"\#(xml.hasSuffix("crate") ? xml + ">" : xml + "/>")"#)

    #expect(sample.value("Flags", of: "Crate") == String(Int32(truncatingIfNeeded: word)))
  }

  @Test("what a field of a packed word does not know is warned of")
  func packedWarnings() throws {
    let sample = try compiled(#"<crate id="a" alignment="sideways" inset="9"/>"#)

    #expect(sample.diagnostics.messages.map(\.id).sorted() == ["badNumber", "unknownValue"])
  }

  @Test("an object refers to the nearest object above, over lists and to none at the top")
  func parentReference() throws {
    let sample = try compiled(
      #"<crate id="a"><subviews><crate id="b"><lid key="lid" id="c"/></crate></subviews></crate>"#)

    let crates = sample.objects("Crate")
    let lid = try #require(sample.objects("Lid").first)
    #expect(sample.graph.object("Above", of: crates[0]) == nil)
    #expect(sample.graph.object("Above", of: crates[1]) == crates[0])
    #expect(sample.graph.object("Above", of: lid) == crates[1])
  }

  @Test("a value is copied from a child, its default for want of the child")
  func fromChild() throws {
    let sample = try compiled(#"<crate id="a"><lid key="lid" id="c" number="7"/></crate>"#)
    #expect(sample.value("LidNumber", of: "Crate") == "7")
    #expect(try compiled(#"<crate id="a"/>"#).value("LidNumber", of: "Crate") == "-1")
  }

  @Test("a rect as text nests its origin and its size")
  func geometryText() throws {
    let rect = #"<rect key="place" x="80" y="-50.5" width="27" height="26"/>"#

    let sample = try compiled(#"<crate id="a">\#(rect)</crate>"#)

    #expect(sample.value("Place", of: "Crate") == #""{{80, -50.5}, {27, 26}}""#)
  }

  private func compiled(_ xml: String) throws -> CompiledSample {
    try CompiledSample(xml, catalog: Self.catalog)
  }

  private static let catalog = Catalog(kinds: Catalog.uikit.kinds + [.init("crate") { crate }, .init("lid") { lid }])

  private static let crate = ElementSchema(
    "crate", class: "Crate", inherits: UIKitElements.view,
    rows: [
      .packed(
        nib: "Flags",
        [
          .bool("mask.minX", mask: 1),
          .bool("mask.width", mask: 6, default: true),
          .choice("alignment", sides, mask: 0x7000),
          .int("inset", mask: 0xC_0000),
          .constant(mask: 0x400_0000),
          .bool("bordered", mask: 0x800_0000, default: true, inverted: true),
          .bool("hidden", mask: 0x8000_0000),
        ]),
      .parentReference(nib: "Above"),
      .fromChild("lid", .int("number", nib: "LidNumber", default: -1)),
      .child("lid", nib: "Lid"),
      .geometryText("place", .rect, nib: "Place"),
    ])

  private static let lid = ElementSchema(
    "lid", class: "Lid", role: .object, rows: [.parentReference(nib: "Above"), .int("number", nib: "Number")])

  private static let sides = Choice("alignment", [("left", 1), ("right", 2)])
}
