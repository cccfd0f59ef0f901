import NibCompiler
import NibDiagnostics
import NibGraph
import Nibwright
import Testing

@Suite("What Interface Builder 3 calls objects without a name of their own")
nonisolated struct LegacyLabelTests {
  private static let resource = #"""
    <object class="NSCustomResource" key="NSContents"><string key="NSResourceName">Leaf</string></object>
    """#

  /// Objects and their names: the kind, what the object shows, and a number where others are called the same.
  private static let objects: [(xml: String, name: String)] = [
    (#"<object class="NSMenuItem" id="201"><bool key="NSIsSeparator">YES</bool></object>"#, "Separator"),
    (#"<object class="NSMenuItem" id="202"><bool key="NSIsSeparator">YES</bool></object>"#, "Separator-1"),
    (#"<object class="NSMenuItem" id="203"><string key="NSTitle">Open</string></object>"#, "Menu Item (Open)"),
    (
      #"""
      <object class="NSTextField" id="204"><object class="NSTextFieldCell" key="NSCell">
      <int key="NSCellFlags">-1804468671</int></object></object>
      """#, "Text Field"
    ),
    (
      #"""
      <object class="NSTextField" id="205"><object class="NSTextFieldCell" key="NSCell">
      <int key="NSCellFlags">67239424</int><string key="NSContents">Name:</string></object></object>
      """#, "Static Text (Name:)"
    ),
    (
      #"""
      <object class="NSButton" id="206"><object class="NSButtonCell" key="NSCell"><string key="NSContents">On</string>
      <object class="NSCustomResource" key="NSNormalImage"><string key="NSResourceName">NSSwitch</string></object>
      </object></object>
      """#, "Check Box (On)"
    ),
    (
      #"""
      <object class="NSBox" id="207"><string key="NSFrame">{{0, 0}, {90, 5}}</string><int key="NSBoxType">2</int>
      </object>
      """#, "Horizontal Line"
    ),
    (
      #"<object class="NSScroller" id="208"><string key="NSFrame">{{0, 0}, {11, 90}}</string></object>"#,
      "Vertical Scroller"
    ),
    (
      #"""
      <object class="NSScrollView" id="209"><int key="NSsFlags">18</int><object class="NSClipView" key="NSContentView">
      <object class="NSTextView" key="NSDocView"/></object></object>
      """#, "Bordered Scroll View (Text View)"
    ),
    (
      #"""
      <object class="NSPopUpButtonCell" id="210"><object class="NSMenuItem" key="NSMenuItem">
      <string key="NSTitle">Red</string></object></object>
      """#, "Pop Up Button Cell (Red)"
    ),
    (#"<object class="NSImageCell" id="211">\#(resource)</object>"#, "Image Cell (Leaf)"),
    (
      #"""
      <object class="NSWindowTemplate" id="212"><string key="NSWindowTitle">Ink</string>
      <string key="NSWindowClass">NSPanel</string></object>
      """#, "Panel (Ink)"
    ),
    (#"<object class="NSView" id="213"/>"#, "Gradient Bar"),
    (
      #"<object class="NSCustomObject" id="214"><string key="NSClassName">BWSheetController</string></object>"#,
      "Sheet Controller"
    ),
    (
      #"<object class="NSTableColumn" id="215"><string key="NSIdentifier">size</string></object>"#,
      "Table Column (size)"
    ),
  ]

  @Test("say the kind, what the object shows, and which of several it is") func labels() throws {
    let document = LegacyDocuments.named(Self.objects, custom: [(12, "XYGradientBar")])

    #expect(try names(document, .xcode3point2) == ["File's Owner"] + Self.objects.map(\.name))
  }

  @Test(
    "a pop-up button shows what is selected in the names of Interface Builder 3.1 alone",
    arguments: [(OutputProfile.xcode3point1, "Popup Button (Red)"), (.xcode3point2, "Pop Up Button")])
  func popUps(profile: OutputProfile, expected: String) throws {
    let button = #"""
      <object class="NSPopUpButton" id="201"><object class="NSPopUpButtonCell" key="NSCell">
      <object class="NSMenuItem" key="NSMenuItem"><string key="NSTitle">Red</string></object></object></object>
      """#

    #expect(try names(LegacyDocuments.named([(button, "")]), profile) == ["File's Owner", expected])
  }

  private func names(_ document: [UInt8], _ profile: OutputProfile) throws -> [String?] {
    var diagnostics = Diagnostics()
    let graph = try Interface.read(document, name: "Panel.xib").graph(
      CompileOptions(profile: profile), into: &diagnostics)
    let data = try #require(graph.object("IB.objectdata", of: .root))
    return graph.object("NSNamesValues", of: data).map { graph.members($0).map { graph.string($0) } } ?? []
  }
}
