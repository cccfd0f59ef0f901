import NibCompiler
import NibDiagnostics
import NibSchema
import Nibwright
import Testing

@Suite("Which of the eras of a name a document is of")
nonisolated struct SpanTests {
  /// Whether a button with a border has a list for the view that shows it, which compilers since Xcode 10.2 write.
  private func hasList(tools: String, _ name: String, exactly profile: OutputProfile? = nil) throws -> Bool {
    var options = CompileOptions(profile: try #require(profile ?? OutputProfile(name: name)))
    if profile == nil { options.openEras = OutputProfile.eras(named: name) }
    var diagnostics = Diagnostics()
    let document = Self.document(tools: tools)
    let graph = try Interface.read(Array(document.utf8), name: "View.xib").graph(options, into: &diagnostics)
    let button = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSButton" })
    return graph.value("NSSubviews", of: button) != nil
  }

  @Test(
    "the version of the tools tells it",
    arguments: [
      ("14460.31", "mac-xc10", false), ("14490.70", "mac-xc10", true),
      // What is older than all of them, and what is younger, is of the newest.
      ("11542", "mac-xc10", true), ("16097", "mac-xc10", true), ("", "mac-xc10", true),
    ])
  func tools(version: String, name: String, hasList expected: Bool) throws {
    #expect(try hasList(tools: version, name) == expected)
  }

  @Test("an Xcode that is named has the last word, and other names mean their newest")
  func exact() throws {
    #expect(try hasList(tools: "14460.31", "mac-xc10", exactly: .xcode10point2))
    #expect(try !hasList(tools: "14490.70", "mac-xc10", exactly: .xcode10))
    #expect(try hasList(tools: "13771", "nib9-f"))
  }

  private static func document(tools: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner"/><customObject id="-1" customClass="FirstResponder"/>
    <customObject id="-3" customClass="NSObject"/>
    <button id="b"><buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border" id="c"/></button>
    </objects></document>
    """
  }
}
