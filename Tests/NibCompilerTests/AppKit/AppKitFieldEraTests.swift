import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What each Xcode gave combo boxes, columns and fields of macOS")
struct AppKitFieldEraTests {
  private func sample(_ elements: String, _ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(elements, options: CompileOptions(profile: profile))
  }

  @Test(
    "a combo box completes unless it says no, and its text completion is stored since Xcode 8",
    arguments: [
      ("", true, OutputProfile.xcode7, false), ("completes=\"NO\"", false, .xcode8, true), ("", true, .xcode13, true),
    ])
  func comboBoxes(attribute: String, completes: Bool, profile: OutputProfile, isStored: Bool) throws {
    let sample = try sample(#"<comboBox id="c"><comboBoxCell key="cell" \#(attribute) id="cc"/></comboBox>"#, profile)

    let cell = try #require(sample.objects("NSComboBoxCell").first)
    #expect(sample.value("NSCompletes", of: cell) == (completes ? .bool(true) : nil))
    #expect(sample.value("NSAutomaticTextCompletionStored", of: cell) == (isStored ? .bool(true) : nil))
    let table = try #require(sample.objects("NSComboTableView").first)
    let spacing: Double = profile < .xcode8beta ? 3 : profile < .xcode13 ? 2 : 17
    #expect(sample.value("NSIntercellSpacingWidth", of: table) == .double(spacing))
    #expect(sample.value("NSGridStyleMask", of: table) == nil)
  }

  @Test("a column without an identifier has one up to Xcode 12 where its table shows views")
  func columns() throws {
    for (profile, attribute, isNamed) in [
      (OutputProfile.xcode10, "", false), (.xcode10, #"viewBased="YES""#, true), (.xcode13, "", true),
    ] {
      let sample = try sample(
        #"""
        <tableView \#(attribute) id="t"><tableColumns><tableColumn width="9" id="c"/></tableColumns></tableView>
        """#, profile)

      let column = try #require(sample.objects("NSTableColumn").first)
      #expect(
        sample.text("NSIdentifier", of: column) == (isNamed ? "AutomaticTableColumnIdentifier.0" : nil), "\(profile)")
    }
  }

  @Test("a field that offers the character picker says so in each Xcode since 8.3")
  func characterPickers() throws {
    for (profile, isSaid) in [
      (OutputProfile.xcode8, false), (.xcode8point3, true), (.xcode10, true), (.xcode12, true), (.xcode26, true),
    ] {
      let sample = try sample(
        #"""
        <textField allowsCharacterPickerTouchBarItem="YES" id="t"><textFieldCell key="cell" id="c"/></textField>
        """#, profile)

      let cell = try #require(sample.objects("NSTextFieldCell").first)
      #expect(sample.value("NSCharacterPickerEnabled", of: cell) == (isSaid ? .bool(true) : nil), "\(profile)")
    }
  }
}
