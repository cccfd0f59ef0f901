import NibAppKit
import Nibwright
import Testing

@MainActor
private final class Person: BindableModel {
  @Dynamic var name = "Ada"
}

private final class ListController: NSViewController {
  let person = Person()
  var isReady = true
  var events: [String] = []

  override func viewDidLoad() { events.append("loaded") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { isReady }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    events.append("\(segue.identifier ?? "none") by \(type(of: sender ?? ""))")
    (segue.destinationController as? NSViewController)?.representedObject = person
  }
}

private final class QuietSegue: NSStoryboardSegue {
  override func perform() { (sourceController as? ListController)?.events.append("quietly") }
}

@MainActor
@Suite("Storyboards of macOS, running") struct MacStoryboardTests {
  private static let document = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa" initialViewController="wc"><scenes>
    <scene sceneID="s1"><objects><application id="app" sceneMemberID="viewController"><menu key="mainMenu" title="Main"
      id="m"><items><menuItem title="Details" id="i"><connections><segue destination="dc" kind="show" id="g1"/>
      </connections></menuItem></items></menu></application></objects></scene>
    <scene sceneID="s2"><objects><windowController id="wc" sceneMemberID="viewController"><window key="window" id="w">
      <rect key="contentRect" x="0" y="0" width="300" height="200"/></window><connections>
      <segue destination="lc" kind="relationship" relationship="window.shadowedContentViewController" id="g2"/>
      </connections></windowController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="lc" customClass="ListController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <button id="b"><buttonCell key="cell" type="push" title="Show" id="bc"/><connections>
      <segue destination="dc" kind="show" identifier="show" id="g3"/></connections></button></subviews></view>
      <connections><segue destination="dc" kind="sheet" identifier="sheet" id="g4"/>
      <segue destination="dc" kind="custom" identifier="quiet" customClass="QuietSegue" id="g5"/></connections>
      </viewController></objects></scene>
    <scene sceneID="s4"><objects><viewController storyboardIdentifier="Details" id="dc" sceneMemberID="viewController">
      <view key="view" id="v4"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <textField id="t"><textFieldCell key="cell" title="Text" id="tc"/><connections>
      <binding destination="dc" name="value" keyPath="representedObject.name" id="bi"/></connections></textField>
      </subviews></view></viewController></objects></scene>
    </scenes></document>
    """#

  private func storyboard() throws -> NSStoryboard {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(ListController.self)
    classes.register("ListController") { try ListController.make(from: $0) }
    classes.register(segue: QuietSegue.self)
    return try NSStoryboard(data: Array(Self.document.utf8), environment: NibEnvironment(classes: classes))
  }

  private func list(_ window: NSWindowController) throws -> ListController {
    let content = try #require(window.contentViewController as? ListController)
    #expect(window.window?.contentViewController === content)
    return content
  }

  @Test("a window controller comes with its content, whose view is loaded and fills the window")
  func window() throws {
    let storyboard = try storyboard()
    let window = try storyboard.instantiateInitialController(as: NSWindowController.self)

    let list = try list(window)
    #expect(list.events == ["loaded"] && list.storyboard === storyboard)
    #expect(list.viewLoadingError == nil)
    #expect(window.window?.contentView === list.view && list.view.query.find(text: "Show") != nil)
    #expect(storyboard.identifiers.contains("Details"))
  }

  @Test("a control's segue asks, prepares, and the destination's view shows what it was given")
  func segue() throws {
    let window = try storyboard().instantiateInitialController(as: NSWindowController.self)
    let list = try list(window)
    let button = try #require(list.view.query.find(NSButton.self))

    list.isReady = false
    try button.performClick()
    #expect(list.presentedControllers.isEmpty)
    list.isReady = true
    try button.performClick()
    let details = try #require(list.presentedControllers.first as? NSViewController)
    #expect(list.events == ["loaded", "show by NSButton"])
    #expect(details.presentationWindow?.contentView === details.viewIfLoaded)
    #expect(details.presentationWindow?.isKeyWindow == true)
    #expect(details.presentingController === list)
    let field = try #require(details.view.query.find(NSTextField.self))
    #expect(field.stringValue == "Ada")
    list.person.name = "Grace"
    #expect(field.stringValue == "Grace")
    let shown = details.presentationWindow
    details.dismiss()
    #expect(list.presentedControllers.isEmpty && shown?.isVisible == false && details.presentationWindow == nil)
  }

  @Test("segues are performed by identifier, custom ones by their class, and one that is not there is an error")
  func identifiers() throws {
    let window = try storyboard().instantiateInitialController(as: NSWindowController.self)
    let list = try list(window)

    list.performSegue(withIdentifier: "sheet", sender: 7)
    #expect(list.presentedControllers.count == 1)
    list.performSegue(withIdentifier: "quiet")
    #expect(list.presentedControllers.count == 1)
    #expect(list.events == ["loaded", "sheet by Int", "quiet by String", "quietly"])
    let error = #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { list.performSegue(withIdentifier: "gone") }
    }
    #expect(error?.detail.contains("'quiet', 'sheet', 'show'") == true)
  }

  @Test("the application has its menu, whose items perform segues")
  func mainMenuOfApplication() throws {
    let storyboard = try storyboard()
    let application = try #require(try storyboard.instantiateApplication())

    #expect(try application.mainMenu?.find(title: "Details")?.choose() != nil)
    #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { storyboard.instantiateController(withIdentifier: "Nobody") }
    }
  }

  /// A window whose content shows a controller of another storyboard, by a segue with its identifier and by one that leads
  /// to its initial controller; the third leads to a storyboard that is not there.
  private static let first = #"""
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa" initialViewController="lc"><scenes>
    <scene sceneID="s1"><objects><viewController id="lc" customClass="ListController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <connections><segue destination="r1" kind="sheet" identifier="leaf" id="g1"/>
      <segue destination="r2" kind="show" identifier="first" id="g2"/>
      <segue destination="r3" kind="show" identifier="lost" id="g3"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects><controllerPlaceholder storyboardName="Second" referencedIdentifier="Leaf" id="r1"
      sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><controllerPlaceholder storyboardName="Second" id="r2"
      sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s4"><objects><controllerPlaceholder storyboardName="Third" id="r3"
      sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """#

  private static let second = #"""
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa" initialViewController="a"><scenes>
    <scene sceneID="s1"><objects><viewController title="Start" id="a" sceneMemberID="viewController">
      <view key="view" id="va"><rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController title="Leaf" storyboardIdentifier="Leaf" id="b"
      sceneMemberID="viewController"><view key="view" id="vb"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <button id="x"><buttonCell key="cell" type="push" title="Far" id="xc"/></button></subviews></view></viewController>
    </objects></scene></scenes></document>
    """#

  @Test("segues lead to controllers of another storyboard, and one that is not there is an error with what was tried")
  func references() throws {
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(ListController.self)
    let files = MemoryFileSource([
      "/App/First.storyboard": Array(Self.first.utf8), "/App/Second.storyboard": Array(Self.second.utf8),
    ])
    let storyboard = try NSStoryboard(
      contentsOf: "/App/First.storyboard", environment: NibEnvironment(classes: classes, files: files))
    let list = try storyboard.instantiateInitialController(as: ListController.self)

    list.performSegue(withIdentifier: "leaf")
    list.performSegue(withIdentifier: "first")

    let shown = list.presentedControllers.compactMap { $0 as? NSViewController }
    #expect(shown.map(\.title) == ["Leaf", "Start"])
    #expect(shown.first?.view.query.find(text: "Far") != nil)
    #expect(shown.allSatisfy { $0.storyboard != nil && $0.storyboard !== storyboard })
    let error = #expect(throws: (any Error).self) {
      try InterfaceFaults.catching { list.performSegue(withIdentifier: "lost") }
    }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.hasPrefix("/App/First.storyboard:12:"), "\(words)")
    #expect(words.contains("no storyboard named 'Third'; tried /App/Third.storyboardc"), "\(words)")
  }
}
