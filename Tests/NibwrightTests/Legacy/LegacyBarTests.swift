import NibArchives
import NibCompiler
import NibDiagnostics
import NibGraph
import Nibwright
import Testing

@Suite("Bars of documents of Xcode 3 and 4")
nonisolated struct LegacyBarTests {
  /// A tab bar controller whose bar lists the items of its controllers before these stand in the file.
  private static let tabs = LegacyDocuments.document(
    framework: "CocoaTouch",
    objects: """
      <object class="IBProxyObject" id="100"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBProxyObject" id="101"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
      <object class="IBUITabBarController" id="102">
        <object class="IBUIViewController" key="IBUISelectedViewController" id="103">
          <object class="IBUITabBarItem" key="IBUITabBarItem" id="104"><string key="IBUITitle">Moss</string>
            <reference key="IBUITabBar" ref="105"/></object>
          <reference key="IBUIParentViewController" ref="102"/>
        </object>
        <object class="NSMutableArray" key="IBUIViewControllers"><bool key="EncodedWithXMLCoder">YES</bool>
          <reference ref="103"/></object>
        <object class="IBUITabBar" key="IBUITabBar" id="105"><int key="NSvFlags">266</int>
          <string key="NSFrame">{{0, 431}, {320, 49}}</string>
          <object class="NSMutableArray" key="IBUIItems"><bool key="EncodedWithXMLCoder">YES</bool>
            <reference ref="104"/></object>
          <reference key="IBUISelectedItem" ref="104"/></object>
      </object>
      """,
    records: [(-1, 100, "0"), (-2, 101, "0"), (1, 102, "0"), (2, 103, "102"), (3, 104, "103"), (4, 105, "102")],
    connections: "", properties: [])

  /// A bar with an item of its own.
  private static let bar = LegacyDocuments.document(
    framework: "CocoaTouch",
    objects: """
      <object class="IBProxyObject" id="100"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
      <object class="IBUITabBar" id="105"><int key="NSvFlags">266</int>
        <string key="NSFrame">{{0, 431}, {320, 49}}</string>
        <object class="NSMutableArray" key="IBUIItems"><bool key="EncodedWithXMLCoder">YES</bool>
          <object class="IBUITabBarItem" id="104"><string key="IBUITitle">Moss</string>
            <reference key="IBUITabBar" ref="105"/></object></object></object>
      """,
    records: [(-1, 100, "0"), (1, 105, "0"), (2, 104, "105")], connections: "", properties: [])

  @Test(
    "have their own items, and those of controllers are the controllers'",
    arguments: [LegacyBarTests.tabs, LegacyBarTests.bar])
  func items(document: [UInt8]) throws {
    var diagnostics = Diagnostics()
    let graph = try Interface.read(document, name: "Tabs.xib").graph(CompileOptions(), into: &diagnostics)
    let item = try #require(graph.objectIDs.first { graph.className(of: $0) == "UITabBarItem" })
    let bar = try #require(graph.objectIDs.first { graph.className(of: $0) == "UITabBar" })

    #expect(graph.object("UITitle", of: item).flatMap { graph.string($0) } == "Moss")
    #expect(graph.object("UIItems", of: bar).map { graph.members($0) } == [item])
    if let controller = graph.objectIDs.first(where: { graph.className(of: $0) == "UIViewController" }) {
      #expect(graph.object("UITabBarItem", of: controller) == item)
    }
  }
}
