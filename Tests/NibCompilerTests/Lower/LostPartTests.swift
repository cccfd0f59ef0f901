import NibCompiler
import NibDiagnostics
import NibDocument
import Testing

@Suite("What has no key in an archive")
struct LostPartTests {
  @Test(
    "is warned of once, where it stands",
    arguments: [
      #"<view id="a" largeContentTitle="Big"/>"#, #"<view id="a" showsLargeContentViewer="YES"/>"#,
      #"<view id="a"><directionalEdgeInsets key="directionalLayoutMargins" top="1"/></view>"#,
      #"<view id="a"><keyboardLayoutGuide key="keyboard" id="b"/></view>"#,
      #"<stackView id="a" spacingType="standard"/>"#,
      #"<collectionViewFlowLayout id="a" automaticEstimatedItemSize="YES"/>"#,
      #"<imageView id="a"><preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></imageView>"#,
      #"<imageView id="a"><imageReference key="image" image="star" renderingMode="original"/></imageView>"#,
      #"<imageView id="a"><imageReference key="image" image="star" symbolScale="large"/></imageView>"#,
      #"<imageView id="a"><imageReference key="image" image="star" variableValue="0.5"/></imageView>"#,
      #"<segmentedControl id="a"><segments><segment title="A" enabled="NO"/></segments></segmentedControl>"#,
      #"<segmentedControl id="a"><segments><segment title="A" width="9"/></segments></segmentedControl>"#,
      """
      <segmentedControl id="a"><segments><segment title="A"><size key="contentOffset" width="1" height="2"/></segment>
      </segments></segmentedControl>
      """,
      #"<button id="a"><state key="normal" title="A" glow="YES"/></button>"#,
      #"<button id="a"><state key="dreaming" title="A"/></button>"#,
      #"<button id="a" lineBreakMode="clip"/>"#,
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="p" value="Go" localized="YES"/>
      </userDefinedRuntimeAttributes></view>
      """,
      #"<switch id="a" horizontalHuggingPriority="many"/>"#,
      #"<label id="a"><fontDescription key="fontDescription" type="system" size="huge"/></label>"#,
      #"<label id="a"><fontDescription key="fontDescription" type="system" weight="vast" pointSize="9"/></label>"#,
      #"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="big"/></label>"#,
      #"<label id="a"><fontDescription key="fontDescription" metaFont="comic" pointSize="9"/></label>"#,
      #"<label id="a"><fontDescription key="fontDescription" family="Menlo" pointSize="9"/></label>"#,
      #"<view id="a"><constraints><constraint firstAttribute="width" id="b" spacingType="standard"/></constraints></view>"#,
      #"<datePicker id="a"><locale key="locale"/></datePicker>"#,
      #"<tableView id="a"><orb key="tableHeaderView" id="b"/></tableView>"#,
    ])
  func lost(xml: String) throws {
    #expect(try CompiledSample(xml).diagnostics.warningCount == 1)
  }

  @Test("a font is warned of in each document, though one compiler remembers it between them")
  func fontsOfTwoDocuments() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <label id="a"><fontDescription key="fontDescription" type="system" size="huge"/></label></objects></document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
    let compiler = InterfaceCompiler(options: CompileOptions())

    var counts: [Int] = []
    for _ in 0..<2 {
      var diagnostics = Diagnostics()
      _ = try compiler.compile(document, into: &diagnostics)
      counts.append(diagnostics.warningCount)
    }

    #expect(counts == [1, 1])
  }
}
