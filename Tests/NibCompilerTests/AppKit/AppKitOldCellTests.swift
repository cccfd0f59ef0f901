import NibDiagnostics
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What cells for macOS were up to Xcode 12")
struct AppKitOldCellTests {
  private func sample(_ elements: String, _ profile: OutputProfile, file: String = "sample.xib") throws -> AppKitSample
  {
    try AppKitSample(
      #"<customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>\#(elements)"#
        + "</subviews></customView>", options: CompileOptions(profile: profile), file: file)
  }

  private func button(_ attributes: String) -> String {
    #"""
    <button id="b"><rect key="frame" x="10" y="10" width="80" height="32"/>
    <buttonCell key="cell" \#(attributes) id="bc"><behavior key="behavior"/><font key="font" metaFont="system"/>
    </buttonCell></button>
    """#
  }

  @Test(
    "up to Xcode 10 a button with an image does not keep its font once more",
    arguments: [("", true), (#"image="Leaf" imagePosition="only""#, false)])
  func imageButton(_ image: String, keepsFont: Bool) throws {
    let old = try sample(button(#"type="square" bezelStyle="shadowlessSquare" \#(image)"#), .xcode7)
    let new = try sample(button(#"type="square" bezelStyle="shadowlessSquare" \#(image)"#), .xcode12)

    let cell = try old.only("NSButtonCell")
    let font = old.graph.object("NSAlternateImage", of: cell)
    #expect((font.map { old.graph.className(of: $0) } == "NSFont") == keepsFont)
    let flags = try #require(old.integer("NSButtonFlags", of: cell))
    let later = try #require(new.integer("NSButtonFlags", of: new.only("NSButtonCell")))
    #expect(flags ^ later == (keepsFont ? 0x2_0000 : 0))
  }

  @Test(
    "up to Xcode 7 the compiler gives a switch a bit that Interface Builder's own archives lack",
    arguments: [
      (OutputProfile.xcode7, "Panel.xib", true), (.xcode7, "Panel.nib/designable.nib", false),
      (.xcode8, "Panel.xib", false), (.xcode8, "Panel.nib/designable.nib", false),
    ])
  func switchBit(profile: OutputProfile, file: String, hasBit: Bool) throws {
    let sample = try sample(
      button(#"type="check" title="On" bezelStyle="regularSquare" imagePosition="left""#), profile, file: file)

    let flags = try #require(sample.integer("NSButtonFlags", of: sample.only("NSButtonCell")))
    #expect((flags & 0x4_0000 != 0) == hasBit)
  }

  private static let popUp = #"""
    <popUpButton id="p"><rect key="frame" x="10" y="10" width="90" height="26"/>
    <popUpButtonCell key="cell" type="push" title="One" bezelStyle="rounded" selectedItem="i" id="pc">
    <behavior key="behavior"/><font key="font" metaFont="system"/>
    <menu key="menu" id="m"><items><menuItem title="One" state="on" id="i"/></items></menu></popUpButtonCell>
    </popUpButton>
    """#

  @Test(
    "a pop-up button says what is selected from Xcode 13 on, in the menu's font",
    arguments: [
      (OutputProfile.xcode6, nil, 1301), (.xcode7, nil, 1558), (.xcode12point5, nil, 1558), (.xcode13, "One", 1558),
      (.newest, "One", 1558),
    ] as [(OutputProfile, String?, Int64)])
  func popUpContents(profile: OutputProfile, contents: String?, flags: Int64) throws {
    let sample = try sample(Self.popUp, profile)

    let cell = try sample.only("NSPopUpButtonCell")
    #expect(sample.text("NSContents", of: cell) == contents)
    let font = try #require(sample.graph.object("NSSupport", of: cell))
    #expect(sample.integer("NSfFlags", of: font) == flags)
  }

  @Test(
    "a window says how it behaves from Xcode 12 on",
    arguments: [(OutputProfile.xcode11point4, nil), (.xcode12, 256)] as [(OutputProfile, Int64?)])
  func behavior(profile: OutputProfile, expected: Int64?) throws {
    let sample = try AppKitSample(
      #"""
      <window title="W" id="w"><windowCollectionBehavior key="collectionBehavior" fullScreenAuxiliary="YES"/></window>
      """#, options: CompileOptions(profile: profile))

    #expect(try sample.integer("NSWindowCollectionBehavior", of: sample.only("NSWindowTemplate")) == expected)
  }

  @Test(
    "a field of a document of Xcode 8.0 offers the character picker where 8.3 compiled it",
    arguments: [(OutputProfile.xcode8, false), (.xcode8point3, true), (.xcode9, false), (.newest, false)])
  func characterPicker(profile: OutputProfile, offers: Bool) throws {
    let sample = try AppKitSample(
      #"""
      <textField id="t"><rect key="frame" x="0" y="0" width="60" height="22"/><textFieldCell key="cell" id="c"/>
      </textField>
      """#,
      attributes: #"toolsVersion="11201""#, options: CompileOptions(profile: profile))

    #expect((try sample.value("NSCharacterPickerEnabled", of: sample.only("NSTextFieldCell")) != nil) == offers)
  }

  @Test(
    "a constraint of one item says for the Mac that it has no second attribute, up to Xcode 8.0",
    arguments: [(OutputProfile.xcode8, 0), (.xcode8point3, nil)] as [(OutputProfile, Int64?)])
  func secondAttribute(profile: OutputProfile, expected: Int64?) throws {
    let sample = try sample(
      #"""
      <view id="n" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="9" id="k"/></constraints></view>
      """#, profile)

    #expect(try sample.integer("NSSecondAttribute", of: sample.only("NSLayoutConstraint")) == expected)
  }

  @Test(
    "the title of a box has a font of another use in Xcode 6",
    arguments: [(OutputProfile.xcode6, 1558), (.xcode7, 3100)] as [(OutputProfile, Int64)])
  func boxTitle(profile: OutputProfile, flags: Int64) throws {
    let sample = try sample(
      #"""
      <box title="Box" boxType="oldStyle" borderType="none" titlePosition="noTitle" id="x">
      <rect key="frame" x="0" y="0" width="90" height="90"/></box>
      """#, profile)

    let font = try #require(sample.graph.object("NSSupport", of: sample.only("NSTextFieldCell")))
    #expect(sample.integer("NSfFlags", of: font) == flags)
  }

  @Test(
    "up to Xcode 12 the options of a binding are in the order of a dictionary that grew",
    arguments: [
      (
        OutputProfile.xcode12point5,
        [
          "NSValidatesImmediately", "NSConditionallySetsEditable", "NSRaisesForNotApplicableKeys",
          "NSAllowsEditingMultipleValuesSelection",
        ]
      ),
      (
        .xcode13,
        [
          "NSAllowsEditingMultipleValuesSelection", "NSConditionallySetsEditable", "NSRaisesForNotApplicableKeys",
          "NSValidatesImmediately",
        ]
      ),
    ])
  func bindingOptions(profile: OutputProfile, expected: [String]) throws {
    let sample = try sample(
      #"""
      <textField id="t"><rect key="frame" x="0" y="0" width="60" height="22"/><textFieldCell key="cell" id="tc"/>
      <connections><binding destination="-2" name="value" keyPath="self.word" id="k"><dictionary key="options">
      <bool key="NSAllowsEditingMultipleValuesSelection" value="NO"/>
      <bool key="NSConditionallySetsEditable" value="YES"/><bool key="NSRaisesForNotApplicableKeys" value="NO"/>
      <bool key="NSValidatesImmediately" value="YES"/></dictionary></binding></connections></textField>
      """#, profile)

    let options = try #require(sample.graph.object("NSOptions", of: sample.only("NSNibBindingConnector")))
    let members = sample.graph.members(options)
    #expect(stride(from: 0, to: members.count, by: 2).map { sample.graph.string(members[$0]) } == expected)
  }
}
