import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibTestSupport
import Testing

/// Seen: every such child of documents that Interface Builder saved.
@Suite("Children whose tag is not their key, raised") struct RaisedTagTests {
  private func raised(_ graph: ObjectGraph) throws -> String {
    var diagnostics = Diagnostics()
    return try InterfaceRaiser().raise(graph, into: &diagnostics)
  }

  @Test("have the tags that Interface Builder reads, on macOS")
  func desktop() throws {
    let children = [
      #"<windowStyleMask key="styleMask" titled="YES"/>"#,
      #"<windowPositionMask key="initialPositionMask" leftStrut="YES" topStrut="YES"/>"#,
      #"<windowCollectionBehavior key="collectionBehavior" moveToActiveSpace="YES"/>"#,
      #"<tableViewGridLines key="gridStyleMask" vertical="YES"/>"#,
      #"<tableColumnResizingMask key="resizingMask" userResizable="YES"/>"#,
      #"<modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/>"#,
    ]
    let sample = try AppKitSample(
      """
      <window title="W" id="w">\(children[0...2].joined())<rect key="contentRect" x="9" y="9" width="90" height="90"/>
      <rect key="screenRect" x="0" y="0" width="900" height="900"/><view key="contentView" id="v"><subviews>
      <tableView id="t"><rect key="frame" x="0" y="0" width="80" height="40"/>\(children[3])<tableColumns>
      <tableColumn width="80" id="c"><tableHeaderCell key="headerCell" id="h"/><textFieldCell key="dataCell" id="d"/>
      \(children[4])</tableColumn></tableColumns></tableView></subviews></view></window>
      <menu id="m"><items><menuItem title="I" keyEquivalent="i" id="i">\(children[5])</menuItem></items></menu>
      """)
    #expect(sample.diagnostics.messages.isEmpty, "\(sample.diagnostics.messages)")

    let text = try raised(sample.graph)

    for child in children { #expect(text.contains(child.dropLast(2)), "\(child)\n\(text)") }
  }

  @Test("have the tags that Interface Builder reads, on iOS")
  func touch() throws {
    let children = [
      #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#,
      #"<dataDetectorType key="dataDetectorTypes" link="YES"/>"#,
    ]
    let sample = try CompiledSample(
      """
      <viewController id="c">\(children[0])<view key="view" id="v"/></viewController>
      <textView id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>\(children[1])</textView>
      """)

    let text = try raised(sample.graph)

    for child in children { #expect(text.contains(child.dropLast(2)), "\(child)\n\(text)") }
  }
}
