import NibArchives
import NibCompiler
import NibSchema
import Testing

@Suite("What a compile says of odd documents")
struct DiagnosticTests {
  @Test("an unknown attribute warns once, where its element begins, and the rest is compiled")
  func unknownAttribute() throws {
    let sample = try CompiledSample(#"<view id="a" glow="YES" tag="4"/>"#)

    #expect(sample.diagnostics.messages.map(\.id) == ["unknownAttribute"])
    #expect("\(sample.diagnostics.messages[0])".hasPrefix("Sample.xib:4:1: warning: "))
    #expect(sample.value("UITag", of: "UIView") == "4")
  }

  @Test("warnings are told once, though a folder holds several archives")
  func oncePerFolder() throws {
    let sample = try CompiledSample(
      #"<view id="a" glow="YES"/>"#, attributes: #"useTraitCollections="YES""#, profile: .nib9c, target: "7.0")

    #expect(sample.files.count == 2)
    #expect(sample.diagnostics.warningCount == 1)
  }

  @Test("an unknown view keeps its place as a plain view")
  func unknownView() throws {
    let sample = try CompiledSample(#"<view id="a"><subviews><orb id="b"/><label id="c"/></subviews></view>"#)

    #expect(sample.value("UISubviews", of: "UIView") == "[@UIView, @UILabel]")
    #expect(sample.diagnostics.messages.map(\.id) == ["unknownElement"])
  }

  @Test(
    "what cannot be read is named by its rule",
    arguments: [
      (#"<view id="a" contentMode="upside"/>"#, "unknownValue"),
      (#"<view id="a" tag="many"/>"#, "badNumber"),
      (#"<view id="a" hidden="MAYBE"/>"#, "unknownValue"),
      (#"<view id="a"><rect key="frame" x="0" y="0" height="1"/></view>"#, "missingAttribute"),
      (#"<view id="a"><color key="backgroundColor" white="much" colorSpace="calibratedWhite"/></view>"#, "badNumber"),
      (#"<view id="a"><color key="backgroundColor" white="1" colorSpace="ultra"/></view>"#, "unknownValue"),
      (#"<label id="a"><nil key="textColor"/><nil key="textColor"/></label>"#, "repeatedChild"),
      (#"<placeholder id="a"/>"#, "missingAttribute"),
      (#"<view id="a"/><view id="a"/>"#, "duplicateID"),
      (
        #"<view id="a"><connections><outlet property="p" destination="zz" id="o"/></connections></view>"#,
        "danglingReference"
      ),
      (#"<view id="a"><connections><outlet property="p" id="o"/></connections></view>"#, "missingAttribute"),
    ])
  func rules(xml: String, id: String) throws {
    #expect(try CompiledSample(xml).diagnostics.messages.map(\.id).contains(id))
  }

  @Test("strict compiling turns warnings into errors")
  func strict() throws {
    let sample = try CompiledSample(#"<view id="a" glow="YES"/>"#, raisesWarnings: true)

    #expect(sample.diagnostics.hasErrors)
  }

  @Test("the same document is the same bytes twice", arguments: OutputProfile.allCases)
  func deterministic(profile: OutputProfile) throws {
    let xml = """
      <view id="a"><subviews>
      <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
      <label id="c" text="Go"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label>
      </subviews></view>
      """

    let first = try ArchiveEncoder(order: .canonical).encode(try CompiledSample(xml, profile: profile).graph)
    let second = try ArchiveEncoder(order: .canonical).encode(try CompiledSample(xml, profile: profile).graph)

    #expect(first == second)
  }
}
