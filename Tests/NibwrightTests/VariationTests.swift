import NibUIKit
import Nibwright
import Testing

@Suite("Variations of a document")
struct VariationTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="a"><subviews><label id="l" text="Always"/><label id="m" text="Wide"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="m"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="m"/></mask></variation></view>
    </objects></document>
    """

  @Test("are read from what was compiled, and live objects are those of the base")
  func compiled() throws {
    let file = try NibFile(data: Array(Self.xib.utf8), name: "Sample.xib")

    let root = try #require(try file.instantiate().compactMap { $0 as? UIView }.first)
    let variations = TraitVariation.all(in: file.graph)
    let members = try #require(variations.first { $0.keyPath == "traitStorageSubviews" })
    #expect(root.subviews.compactMap { ($0 as? UILabel)?.text } == ["Always"])
    #expect(members.records.map(\.traits) == [[:], ["HorizontalSizeClass": 2]])
    #expect(members.records.map(\.added.count) == [0, 1])
    #expect(members.records.map(\.removed.count) == [1, 0])
    #expect(members.candidates.count == 2)
  }
}
