import NibDiagnostics
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("The content of windows whose size is another than the document's")
struct AppKitWindowContentTests {
  /// A window of 300 by 200 points whose content is 150 points high, with a button in it.
  private static func window(
    bottom: String = #"firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20""#,
    hugging: Int = 750,
    style: String = "", content: String = "", document: String = #"useAutolayout="YES""#
  ) throws -> AppKitSample {
    try AppKitSample(
      #"""
      <window id="w"><windowStyleMask key="styleMask" titled="YES" \#(style)/>
      <rect key="contentRect" x="10" y="10" width="300" height="200"/><view key="contentView" \#(content) id="v">
      <rect key="frame" x="0" y="0" width="300" height="150"/><subviews>
      <button verticalHuggingPriority="\#(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="20" y="20" width="80" height="110"/><buttonCell key="cell" type="push" title="Go" id="bc"/></button>
      </subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c1"/>
      <constraint \#(bottom) id="c2"/></constraints></view></window>
      """#, attributes: document)
  }

  private func frame(_ sample: AppKitSample) throws -> String? {
    let content = try #require(sample.graph.object("NSWindowView", of: sample.only("NSWindowTemplate")))
    return sample.text("NSFrame", of: content) ?? sample.text("NSFrameSize", of: content)
  }

  @Test("content that constraints leave no choice keeps its size, at the upper edge")
  func fixedContent() throws {
    #expect(try frame(Self.window()) == "{{0, 50}, {300, 150}}")
  }

  @Test("with a layer of its own it lies at the lower edge")
  func layered() throws {
    #expect(try frame(Self.window(content: #"wantsLayer="YES""#)) == "{300, 150}")
  }

  @Test("content below the title keeps the document's frame")
  func belowTitle() throws {
    #expect(try frame(Self.window(hugging: 250, style: #"fullSizeContentView="YES""#)) == "{300, 150}")
  }

  @Test("content that something in it lets grow fills the window")
  func fillsWindow() throws {
    let loose = #"firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="b" secondAttribute="bottom""#
    let weak = #"firstAttribute="bottom" secondItem="b" secondAttribute="bottom" priority="400""#
    #expect(try frame(Self.window(bottom: loose)) == "{300, 200}")
    #expect(try frame(Self.window(bottom: weak)) == "{300, 200}")
    #expect(try frame(Self.window(hugging: 250)) == "{300, 200}")
    #expect(try frame(Self.window(content: #"ambiguous="YES""#)) == "{300, 200}")
    #expect(try frame(Self.window(document: "")) == "{300, 200}")
  }
}
