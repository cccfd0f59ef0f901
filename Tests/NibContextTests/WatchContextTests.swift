import NibContext
import NibGraph
import NibTestSupport
import Nibwright
import Testing

@Suite("Contexts of documents for watches") struct WatchContextTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="21507" \
    targetRuntime="watchKit" initialViewController="c1"><scenes>
    <scene sceneID="s1"><objects><controller id="c1" customClass="TeaList" customModule="Tea"><items>
    <table id="t1"><items><tableRow identifier="Cup" id="r1"><group key="rootItem" id="g1"/></tableRow></items></table>
    <button title="Brew" id="b1"><connections><segue destination="c2" kind="push" identifier="brew" id="sg"/></connections>
    </button></items></controller></objects></scene>
    <scene sceneID="s2"><objects><controller identifier="Pot" id="c2"/></objects></scene>
    <scene sceneID="s3"><objects><notificationController id="c3"/></objects></scene>
    <scene sceneID="s4"><objects><hostingController id="c4"/></objects></scene>
    </scenes></document>
    """

  @Test("each scene has its controller, with its identifier and class")
  func scenes() throws {
    let context = try ContextSample.of(Self.text, name: "Interface.storyboard")

    #expect(context.framework == "WatchKit" && context.platform == "watchOS")
    #expect(context.scenes.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(context.scenes.map(\.storyboardIdentifier) == [nil, "Pot", nil, nil])
    #expect(context.scenes.map(\.isInitial) == [true, false, false, false])
    #expect(
      context.scenes.map(\.type.name)
        == ["TeaList", "WKInterfaceController", "WKUserNotificationInterfaceController", "WKHostingController"])
    #expect(context.scenes[0].segues.map(\.identifier) == ["brew"])
    #expect(context.segues[0].destinationIdentifier == "Pot" && context.segues[0].type.module != "UIKit")
  }

  @Test("the classes are WatchKit's, and those that host SwiftUI are SwiftUI's")
  func modules() throws {
    let context = try Interface.read(Array(Self.text.utf8), name: "Interface.storyboard").context()
    let objects = try #require(context.interfaces.first).objects

    #expect(objects.first { $0.id == "b1" }?.type.module == "WatchKit")
    #expect(objects.first { $0.id == "c3" }?.type.module == "WatchKit")
    #expect(objects.first { $0.id == "c4" }?.type.module == "SwiftUI")
    #expect(context.modules.contains("WatchKit") && !context.modules.contains("UIKit"))
    #expect(!context.modules.contains("WebKit") && !context.modules.contains("Foundation"))
  }

  @Test("SwiftGen's form lists scenes with WatchKit's classes, and no module that watches do not have")
  func swiftgen() throws {
    let context = try Interface.read(Array(Self.text.utf8), name: "Interface.storyboard").context()
    let json = try JSONSample(context.json(style: .swiftgen))
    let board = try #require(json["storyboards"]?[0])

    #expect(json["modules"] == .list([.text("Tea"), .text("WatchKit")]) && json["platform"] == .text("watchOS"))
    #expect(board["initialScene"]?["type"] == .text("TeaList"))
    #expect(
      board["scenes"]
        == .list([
          .object([
            "identifier": .text("Pot"), "baseType": .text("Controller"), "type": .text("WKInterfaceController"),
            "module": .text("WatchKit"), "moduleIsPlaceholder": .boolean(false),
          ])
        ]))
    #expect(board["segues"]?[0]?["identifier"] == .text("brew") && board["segues"]?[0]?["module"] == .text(""))
  }

  private static let documents =
    SharedFiles.root.map { TestDisk.files(below: $0 + "/corpus", ending: ["Interface.storyboard"]) } ?? []

  @Test(
    "public documents: each scene has its controller, and modules are WatchKit, SwiftUI and the app's own",
    .enabled(if: !documents.isEmpty, "needs the shared files"))
  func corpus() throws {
    var scenes = 0

    for path in Self.documents {
      let context = try Interface.read(path).context()
      let interface = try #require(context.interfaces.first)
      guard interface.framework == "WatchKit" else { continue }
      let text = try #require(TestDisk.text(path))
      #expect(interface.scenes.count == text.split(separator: "<scene ").count - 1, "\(path)")
      let own = Set((interface.objects.map(\.type) + interface.segues.map(\.type)).compactMap(\.customModule))
      #expect(
        Set(context.modules).subtracting(own).isSubset(of: ["WatchKit", "SwiftUI"]), "\(path): \(context.modules)")
      scenes += interface.scenes.count
    }

    #expect(scenes > 100)
  }

  @Test("the module of a class is said by the platform and the class")
  func platforms() throws {
    func modules(_ objects: String) throws -> [String?] {
      try ContextSample.of(ContextSample.xib(objects)).objects.map(\.type.module)
    }
    #expect(
      try modules(#"<wkWebView id="w"/><mapView id="m"/><skView id="s"/><customObject id="o"/><label id="l"/>"#)
        == ["WebKit", "MapKit", "SpriteKit", "Foundation", "UIKit"])
    let quickLook = { (platform: NibPlatform) in TypeContext("QLPreviewView", on: platform).module }
    #expect(quickLook(.appkit) == "QuickLookUI" && quickLook(.uikit) == "QuickLook")
    #expect(TypeContext("SKStoreProductViewController", on: .uikit).module == "StoreKit")
    #expect(
      TypeContext("NSButton", on: .uikit).module == nil && TypeContext("NSButton", on: .appkit).module == "AppKit")
    #expect(TypeContext("NSObjectController", on: .appkit).module == "AppKit")
  }

  @Test("a web view is WebKit's, as before")
  func webView() throws {
    let context = try ContextSample.of(ContextSample.xib("<wkWebView id=\"w\"/>"))

    #expect(context.objects[0].type.module == "WebKit")
  }
}
