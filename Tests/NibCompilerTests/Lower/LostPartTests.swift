import NibCompiler
import NibDiagnostics
import NibDocument
import NibSchema
import Testing

@Suite("What has no key in an archive")
struct LostPartTests {
  @Test(
    "is warned of once, where it stands",
    arguments: [
      #"<view id="a" largeContentTitle="Big"/>"#, #"<view id="a" showsLargeContentViewer="YES"/>"#,
      #"<view id="a"><keyboardLayoutGuide key="keyboard" id="b"/></view>"#,
      #"<segmentedControl id="a"><segments><segment title="A" width="9"/></segments></segmentedControl>"#,
      #"<button id="a"><state key="normal" title="A" glow="YES"/></button>"#,
      #"<button id="a"><state key="dreaming" title="A"/></button>"#,
      #"<button id="a" lineBreakMode="ragged"/>"#,
      #"<imageView id="a"><imageReference key="image" image="star" renderingMode="template"/></imageView>"#,
      #"<visualEffectView id="a"><vibrancyEffect tint="label"><blurEffect style="dark"/></vibrancyEffect></visualEffectView>"#,
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

  @Test("what is known and has no known form is told from what is not known", arguments: Catalog.uikit.unarchived)
  func noKnownForm(part: Unarchived) throws {
    let isKind = Catalog.uikit.find(part.tag) != nil && part.tag != "constraint" && part.tag != "segue"
    guard isKind else { return }

    let value = Catalog.uikit.unarchived(part.name, of: part.tag)?.harmlessValue == "NO" ? "YES" : "NO"
    let asAttribute = try CompiledSample(#"<\#(part.tag) id="a" \#(part.name)="\#(value)"/>"#)
    let asChild = try CompiledSample(#"<\#(part.tag) id="a"><string key="\#(part.name)">A</string></\#(part.tag)>"#)

    for sample in [asAttribute, asChild] {
      #expect(sample.diagnostics.messages.map(\.id) == ["noKnownForm"])
      #expect(sample.diagnostics.messages.first?.message.contains("'\(part.name)'") == true)
      #expect(sample.diagnostics.messages.first?.message.contains("which is not archived") == true)
      #expect(sample.diagnostics.messages.first?.message.contains("at run time \(part.effect)") == true)
    }
  }

  @Test(
    "a part of an element without rows has no known form as well",
    arguments: [
      #"<segmentedControl id="a"><segments><segment title="A" width="9"/></segments></segmentedControl>"#,
      #"<button id="a"><state key="normal"><imageReference key="image" image="a" renderingMode="original"/></state></button>"#,
      #"<view id="a"><constraints><constraint firstAttribute="width" id="b" spacingType="standard"/></constraints></view>"#,
    ])
  func noKnownFormOfParts(xml: String) throws {
    #expect(try CompiledSample(xml).diagnostics.messages.map(\.id) == ["noKnownForm"])
  }

  @Test(
    "what only the editor looks at is not spoken of, unless its values are known and this is none",
    arguments: Catalog.editorOnlyNames)
  func editorOnlyNames(name: String) throws {
    let ids = try CompiledSample(#"<view id="a" \#(name)="YES"/>"#).diagnostics.messages.map(\.id)
    #expect(ids == (["colorLabel", "simulatedAppContext"].contains(name) ? ["ignoredValue"] : []))
  }

  @Test(
    "what stands in an element that only the editor looks at is not spoken of, however much it is",
    arguments: ["iOS.CocoaTouch", "MacOSX.Cocoa"])
  func editorOnlyElements(runtime: String) throws {
    let kind = runtime == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
    let text = """
      <document type="com.apple.InterfaceBuilder3.\(kind).Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="\(runtime)">
      <scenes/><inferredMetricsTieBreakers><segue strange="a"/><segue strange="b"/><segue strange="c"/></inferredMetricsTieBreakers>
      </document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.storyboard")
    var diagnostics = Diagnostics()
    _ = try InterfaceCompiler().compile(document, into: &diagnostics)

    #expect(!diagnostics.messages.contains { $0.id == "unknownAttribute" })
  }

  @Test("a font is warned of in each document, though one compiler remembers it between them")
  func fontsOfTwoDocuments() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><objects>
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
