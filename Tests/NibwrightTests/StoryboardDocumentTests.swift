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
    try list.navigationItem.rightBarButtonItems?.first?.send()
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

  /// A storyboard whose one controller is a reference to another storyboard.
  private static let referring = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s"><objects>
          <viewControllerPlaceholder storyboardIdentifier="away" storyboardName="Second" id="p" \
    sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="t"><objects>
          <viewController storyboardIdentifier="Home" id="h" sceneMemberID="viewController">
            <connections><segue destination="p" kind="presentation" identifier="go" id="g"/></connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test("a reference leads to another storyboard, from the document as from what it compiles to")
  func references() throws {
    let second = Self.referring.replacing(#" storyboardIdentifier="Home""#, with: "")
      .replacing(#"targetRuntime="iOS.CocoaTouch""#, with: #"targetRuntime="iOS.CocoaTouch" initialViewController="h""#)
    var files = MemoryFileSource([
      "/App/Main.storyboard": Array(Self.referring.utf8), "/App/Second.storyboard": Array(second.utf8),
    ])
    for file in try Interface.read(Array(Self.referring.utf8), name: "Main.storyboard").compile().encoded() {
      files.add(file.bytes, at: "/App/Main.storyboardc/\(file.path)")
    }

    for path in ["/App/Main.storyboard", "/App/Main.storyboardc"] {
      let storyboard = try UIStoryboard(contentsOf: path, environment: NibEnvironment(files: files))
      let home = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "Home") }
      try InterfaceFaults.catching { home.performSegue(withIdentifier: "go", sender: nil) }
      #expect(home.presentedViewController?.storyboard?.name == "/App/Second.storyboard", "\(path)")
    }
  }

  @Test("a document and the folder that it compiles to have one manifest")
  func manifest() throws {
    let document = try Interface.read(Array(Self.referring.utf8), name: "Main.storyboard").compile()
    let folder = try Interface.read(folder: try document.encoded(), name: "/Main.storyboardc")

    guard case .folder(let compiled) = folder.content else {
      Issue.record("no folder")
      return
    }
    var made = try #require(document.storyboard)
    // A property list's keys have no order; those of the document are in its own.
    made.scenes.sort { $0.identifier < $1.identifier }
    #expect(made.scenes.map(\.nibName) == ["Home", "away"])
    #expect(try compiled.manifest() == made)
    #expect(document.storyboard?.references.map(\.storyboardName) == ["Second"])
  }

  @Test("a XIB is no storyboard, and the error says what to do")
  func xib() throws {
    let path = "\(SharedFiles.packageRoot)/Archives/Documents/Login"
    let xib = try #require(TestDisk.files(below: path, ending: [".xib"]).first)

    let error = #expect(throws: NibError.self) { try UIStoryboard(contentsOf: xib) }

    #expect(error?.diagnostic.message == "this is a XIB and no storyboard; load it as a nib")
  }

  @Test(
    "every storyboard for iOS of the shared documents comes to life with all its views",
    .enabled(if: SharedFiles.root != nil, "no shared files"))
  func shared() throws {
    var (documents, controllers, connections, made) = (0, 0, 0, 0)
    let paths = TestDisk.files(below: "\(SharedFiles.root ?? "")/corpus", ending: [".storyboard"])
    for path in TestSize.share(paths, every: 4) {
      guard let bytes = TestDisk.bytes(path), Self.isForUIKit(bytes) else { continue }
      do {
        let storyboard = try UIStoryboard(data: bytes, name: path, environment: .inspection)
        for identifier in storyboard.sceneIdentifiers {
          let scene = try SceneTree(identifier, of: storyboard)
          controllers += scene.controllerCount
          connections += scene.connectionCount
          // Outlets of a library's categories: no class of UIKit has them, and none of the documents tells of the library.
          let failures = scene.failures.filter { !$0.contains("'emptyDataSet") }
          made += scene.connectionCount - failures.count
          #expect(failures.isEmpty, "\(path): \(identifier)")
        }
        documents += 1
      } catch {
        Issue.record("\(path): \(error)")
      }
    }
    print(
      "shared storyboard documents: \(documents), \(controllers) controllers, \(made) of \(connections) connections")

    #expect(documents > TestSize.count(50, full: 200))
    #expect(made == connections)
  }

  /// Whether a document is a modern one for iOS or tvOS.
  private static func isForUIKit(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(2000), as: UTF8.self)
    return head.contains("CocoaTouch.Storyboard.XIB") && !head.contains("MacOSX.Cocoa") && !head.contains("<archive")
  }
}
