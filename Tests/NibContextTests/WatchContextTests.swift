import NibContext
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
    #expect(!context.modules.contains("WebKit"))
  }

  @Test("a web view is WebKit's, as before")
  func webView() throws {
    let context = try ContextSample.of(ContextSample.xib("<wkWebView id=\"w\"/>"))

    #expect(context.objects[0].type.module == "WebKit")
  }
}
