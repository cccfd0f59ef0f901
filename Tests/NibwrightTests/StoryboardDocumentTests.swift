import NibTestSupport
import NibUIKit
import Nibwright
import Testing

private final class StartController: UIViewController {
  @Outlet var welcomeLabel: UILabel?
  var prepared: [String] = []
  @Action("unwindToStart:") var onUnwind = { (owner: StartController, segue: UIStoryboardSegue) in
    owner.prepared.append("unwound by \(segue.identifier ?? "nil")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "nil")
    (segue.destination as? ListController)?.rows = ["a", "b"]
  }
}

private final class ListController: UITableViewController {
  var rows: [String] = []
  @Action("addRow:") var onAdd = { (owner: ListController) in owner.rows.append("new") }
}

@Suite("Storyboard documents, compiled in memory")
struct StoryboardDocumentTests {
  private func storyboard() throws -> UIStoryboard {
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.register(StartController.self, as: "Samples.StartController")
    registry.register(ListController.self, as: "Samples.ListController")
    return try UIStoryboard(
      contentsOf: "\(SharedFiles.packageRoot)/Archives/Documents/Storyboard/Main.storyboard",
      environment: NibEnvironment(classes: registry, module: "Samples"))
  }

  @Test("scenes, outlets and segues of a document run as those of a compiled storyboard")
  func run() throws {
    let storyboard = try storyboard()
    #expect(storyboard.identifiers == ["List", "Start"])
    let start = try storyboard.instantiateInitialViewController(as: StartController.self)
    let stack = UINavigationController(rootViewController: start)

    let button = try #require(start.view?.find(text: "Show list") as? UIButton)
    try button.send(.touchUpInside)

    #expect(start.welcomeLabel?.text == "Welcome")
    #expect(start.prepared == ["showList"])
    let list = try #require(stack.topViewController as? ListController)
    #expect(list.rows == ["a", "b"])
    #expect(list.navigationItem.title == "List")
    try list.navigationItem.rightBarButtonItems.first?.send()
    #expect(list.rows.last == "new")
  }

  @Test("a document's presentation has its style, and its unwind segue leads back")
  func presentAndUnwind() throws {
    let start = try storyboard().instantiateInitialViewController(as: StartController.self)
    let present = try #require(start.view?.find(text: "Present") as? UIButton)
    try present.send(.touchUpInside)
    let list = try #require(start.presentedViewController as? ListController)
    #expect(list.modalPresentationStyle == .formSheet)

    let back = try #require(list.tableView?.tableHeaderView as? UIButton)
    try back.send(.touchUpInside)

    #expect(start.presentedViewController == nil)
    #expect(start.prepared == ["presentList", "unwound by backToStart"])
  }

  @Test("a XIB is no storyboard, and the error says what to do")
  func xib() throws {
    let path = "\(SharedFiles.packageRoot)/Archives/Documents/Login"
    let xib = try #require(TestDisk.files(below: path, ending: [".xib"]).first)

    let error = #expect(throws: NibFileError.self) { try UIStoryboard(contentsOf: xib) }

    #expect(error?.detail == "this is a XIB and no storyboard; load it as a nib")
  }

  @Test(
    "every storyboard for iOS of the shared documents comes to life with all its views",
    .enabled(if: SharedFiles.root != nil, "no shared files"))
  func shared() throws {
    var (documents, controllers, connections, made) = (0, 0, 0, 0)
    for path in TestDisk.files(below: "\(SharedFiles.root ?? "")/corpus", ending: [".storyboard"]) {
      guard let bytes = TestDisk.bytes(path), Self.isForUIKit(bytes) else { continue }
      do {
        let storyboard = try UIStoryboard(data: bytes, name: path, environment: .inspection)
        for identifier in storyboard.identifiers {
          let scene = try SceneTree(identifier, of: storyboard)
          controllers += scene.controllerCount
          connections += scene.connectionCount
          made += scene.connectionCount - scene.failures.count
          #expect(scene.failures.isEmpty, "\(path): \(identifier)")
        }
        documents += 1
      } catch {
        Issue.record("\(path): \(error)")
      }
    }
    print(
      "shared storyboard documents: \(documents), \(controllers) controllers, \(made) of \(connections) connections")

    #expect(documents > 200)
    #expect(made == connections)
  }

  /// Whether a document is a modern one for iOS or tvOS.
  private static func isForUIKit(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2000), as: UTF8.self)
    return head.contains("CocoaTouch.Storyboard.XIB") && !head.contains("MacOSX.Cocoa") && !head.contains("<archive")
  }
}
