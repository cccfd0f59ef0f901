import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
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

  @Test("a version of the format that is not known is told, and the document read as one of the newest")
  func unknownVersion() throws {
    let sample = try CompiledSample(#"<view id="a" tag="4"/>"#, version: "99.0")

    #expect(sample.diagnostics.messages.map(\.id) == ["unknownValue"])
    #expect(
      "\(sample.diagnostics.messages[0])".hasPrefix(
        "Sample.xib:2:1: warning: unknown version '99.0' of the format, expected 1.1, 2.0 or 3.0; it is read as 3.0"))
    #expect(sample.value("UITag", of: "UIView") == "4")
  }

  @Test("warnings are told once, though a folder holds several archives")
  func oncePerFolder() throws {
    let sample = try CompiledSample(
      #"<view id="a" glow="YES"/>"#, attributes: #"useTraitCollections="YES""#, profile: .xcode7, target: "7.0")

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
      (#"<view id="a" tag="1.5"/>"#, "badNumber"),
      (#"<view id="a" hidden="MAYBE"/>"#, "unknownWord"),
      (#"<view id="a">mast</view>"#, "strayText"),
      (#"<view id="a"><subviews>sail<view id="b"/></subviews></view>"#, "strayText"),
      (#"<view id="a"><color key="backgroundColor" systemColor="seaColor"/></view>"#, "unknownValue"),
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

  @Test(
    "a boolean or a relation that is no word of the format is an error, and the message lists the words",
    arguments: [
      (
        #"<view hidden="maybe" id="a"/>"#, "the value 'maybe' of 'hidden' is neither YES nor NO"
      ),
      (
        """
        <view id="a"><subviews><view id="b"/></subviews><constraints><constraint firstItem="b" firstAttribute="width" \
        relation="about" constant="4" id="c"/></constraints></view>
        """, "the relation 'about' of a constraint is none of lessThanOrEqual, equal, greaterThanOrEqual"
      ),
    ])
  func words(xml: String, message: String) throws {
    let told = try CompiledSample(xml).diagnostics.messages.filter { $0.id == "unknownWord" }

    #expect(told.map(\.message) == [message] && told.map(\.severity) == [.error])
    if case .text(let line, _)? = told.first?.place.position { #expect(line >= 4) } else { Issue.record("no place") }
  }

  @Test("a version of the format that is not known is told, and those that are known are not")
  func formatVersion() throws {
    for (version, isKnown) in [("1.1", true), ("2.0", true), ("3.0", true), ("99.0", false), ("x", false)] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="\(version)" toolsVersion="23504"
        targetRuntime="iOS.CocoaTouch"><objects><view id="a"/></objects></document>
        """
      var diagnostics = Diagnostics()
      let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
      _ = try InterfaceCompiler().compile(document, into: &diagnostics)

      #expect(diagnostics.messages.map(\.id) == (isKnown ? [] : ["unknownValue"]), "\(version)")
    }
  }

  @Test("texts of elements that have them are no stray texts, and neither is white space")
  func texts() throws {
    let sample = try CompiledSample(
      #"<label id="a">  <string key="text">mast</string>  <mutableString key="x">y</mutableString></label>"#)

    #expect(!sample.diagnostics.messages.contains { $0.id == "strayText" })
  }

  @Test(
    "connections that repeat or contradict one another are told",
    arguments: [
      (
        #"<outlet property="p" destination="a" id="1"/><outlet property="p" destination="b" id="2"/>"#,
        "conflictingConnection"
      ),
      (
        #"<outlet property="p" destination="b" id="1"/><outlet property="p" destination="b" id="2"/>"#,
        "repeatedConnection"
      ),
      (
        #"<action selector="s:" destination="-1" eventType="valueChanged" id="1"/>"#
          + #"<action selector="s:" destination="-1" eventType="valueChanged" id="2"/>"#, "repeatedConnection"
      ),
      (
        #"<action selector="s:" destination="-1" eventType="valueChanged" id="1"/>"#
          + #"<action selector="s:" destination="-1" eventType="touchUpInside" id="2"/>"#, ""
      ),
      (
        #"<action selector="s:" destination="-1" eventType="valueChanged" id="1"/>"#
          + #"<action selector="s:" destination="a" eventType="valueChanged" id="2"/>"#, ""
      ),
      (#"<outlet property="p" destination="a" id="1"/><outlet property="q" destination="a" id="2"/>"#, ""),
      (
        #"<outletCollection property="p" destination="a" id="1"/>"#
          + #"<outletCollection property="p" destination="b" id="2"/>"#, ""
      ),
    ])
  func conflicts(connections: String, id: String) throws {
    let sample = try CompiledSample(
      #"<view id="a"/><slider id="b"/><slider id="c"><connections>\#(connections)</connections></slider>"#)

    #expect(sample.diagnostics.messages.map { $0.id } == (id.isEmpty ? [] : [id]))
    #expect(sample.diagnostics.messages.allSatisfy { $0.place.object == "2" })
  }

  @Test("two objects may have outlets of one name")
  func equalNames() throws {
    func outlet(_ id: String) -> String {
      #"<connections><outlet property="p" destination="a" id="\#(id)"/></connections>"#
    }
    let sample = try CompiledSample(#"<view id="a">\#(outlet("1"))</view><view id="b">\#(outlet("2"))</view>"#)

    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("strict compiling turns warnings into errors")
  func strict() throws {
    let sample = try CompiledSample(#"<view id="a" glow="YES"/>"#, policy: .strict)

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
