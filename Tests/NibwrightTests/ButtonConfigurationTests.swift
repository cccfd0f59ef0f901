import NibRuntime
import NibStandIns
import Nibwright
import Testing

@Suite("Buttons with a configuration")
struct ButtonConfigurationTests {
  private func button(_ content: String) throws -> Button {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v"><subviews><button id="b"><state key="normal" title="Old"/>\(content)</button></subviews></view>
      </objects></document>
      """
    let nib = try NibFile(data: Array(xib.utf8), name: "Sample.xib", environment: .inspection)
    let report = try nib.instantiateReport(owner: nil)
    return try #require(report.find(Button.self))
  }

  @Test("show its title, and are found by it")
  func title() throws {
    let button = try button(
      #"<buttonConfiguration key="configuration" style="filled" title="Pay" subtitle="By card" image="card"/>"#)

    #expect(button.shownTitle == "Pay")
    #expect(button.titleLabel.text == "Pay")
    #expect(button.configurationSubtitle?.string == "By card")
    #expect(button.configurationImage?.name == "card")
    #expect(button.currentTitle == "Old")
  }

  @Test("show the title of their state where it says none")
  func untitled() throws {
    #expect(try button(#"<buttonConfiguration key="configuration" style="gray"/>"#).shownTitle == "Old")
    #expect(try button("").shownTitle == "Old")
  }
}
