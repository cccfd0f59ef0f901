import NibCompiler
import NibGraph
import Testing

@Suite("Browsers of macOS") struct AppKitBrowserTests {
  @Test("a browser is archived as NSBrowser, with the keys and flags of one that a document of Xcode 4 holds")
  func standard() throws {
    let made = try AppKitSample(
      #"<browser pathSeparator="/" minColumnWidth="100" maxVisibleColumns="8" defaultColumnWidth="100" rowHeight="17" id="b">"#
        + #"<rect key="frame" x="0" y="0" width="400" height="300"/>"#
        + #"<browserCell key="cellPrototype" title=" " id="c"/></browser>"#)
    let browser = try made.only("NSBrowser")

    #expect(made.diagnostics.messages.isEmpty)
    #expect(made.text("NSPathSeparator", of: browser) == "/")
    #expect(made.integer("NSMinColumnWidth", of: browser) == 100)
    #expect(made.integer("NSNumberOfVisibleColumns", of: browser) == 8)
    #expect(made.integer("NSColumnResizingType", of: browser) == 1)
    #expect(made.integer("NSBrFlags", of: browser) == 469_843_968)
    #expect(made.real("NSBrowserRowHeight", of: browser) == 17)
    #expect(made.graph.object("NSCellPrototype", of: browser) == (try made.only("NSBrowserCell")))
  }

  @Test(
    "each switch of a browser is a bit of its flags",
    arguments: [
      (#"allowsMultipleSelection="YES""#, 0x9C01_4000), (#"allowsEmptySelection="NO""#, 0x1C03_4000),
      (#"titled="NO""#, 0x0C01_4000), (#"hasHorizontalScroller="NO""#, 0x1C00_4000),
      (#"allowsBranchSelection="YES" reusesColumns="YES""#, 0x7C01_4000),
    ] as [(String, Int64)])
  func flags(attributes: String, flags: Int64) throws {
    let made = try AppKitSample("<browser \(attributes) id=\"b\"/>")

    #expect(made.integer("NSBrFlags", of: try made.only("NSBrowser")).map { $0 & 0xFFFF_FFFF } == flags)
  }

  @Test("what it does not know is reported, as of every element")
  func unknown() throws {
    let made = try AppKitSample(#"<browser glow="YES" id="b"/>"#)

    #expect(made.diagnostics.messages.map(\.id) == ["unknownAttribute"])
  }
}
