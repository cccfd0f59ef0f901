import NibArchives
import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("Compiled storyboards as files")
struct StoryboardFileTests {
  /// A controller's archive, and one of its view, as bytes.
  private func archives(_ identifier: String, segueTo destination: String? = nil) throws -> [String: [UInt8]] {
    var scene = TestNib()
    var values: [(String, TestNib.Value)] = [
      ("UINibName", .string("\(identifier)-view")), ("UIStoryboardIdentifier", .string(identifier)),
    ]
    if let destination {
      scene.object(
        "segue", "UIStoryboardPresentationSegueTemplate",
        [("UIIdentifier", .string("go")), ("UIDestinationViewControllerIdentifier", .string(destination))], top: false)
      scene.outlet("viewController", from: "segue", to: "main")
      values.append(("UIStoryboardSegueTemplates", .array([.ref("segue")])))
    }
    scene.object("main", "UIViewController", values)
    scene.proxy("board", "UIStoryboardPlaceholder")
    scene.outlet("sceneViewController", from: "owner", to: "main")
    scene.outlet("storyboard", from: "main", to: "board")
    var view = TestNib()
    view.object("v", "UILabel", [("UIText", .string(identifier))])
    view.outlet("view", from: "owner", to: "v")
    let encoder = ArchiveEncoder(order: .asStored)
    return [
      "\(identifier).nib": try encoder.encode(try scene.graph()),
      "\(identifier)-view.nib": try encoder.encode(try view.graph()),
    ]
  }

  private func information(_ identifier: String, references: String = "") -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIStoryboardDesignatedEntryPointIdentifier</key><string>\(identifier)</string>
      <key>UIStoryboardVersion</key><integer>1</integer>
      <key>UIViewControllerIdentifiersToNibNames</key><dict><key>\(identifier)</key><string>\(identifier)</string></dict>
      \(references)</dict></plist>
      """.utf8)
  }

  private func files() throws -> MemoryFileSource {
    let reference = """
      <key>UIViewControllerIdentifiersToExternalStoryboardReferences</key><dict><key>away</key><dict>
      <key>UIReferencedStoryboardName</key><string>Second</string></dict></dict>
      """
    var files = ["/App/Main.storyboardc/Info.plist": information("Home", references: reference)]
    for (name, bytes) in try archives("Home", segueTo: "away") { files["/App/Main.storyboardc/\(name)"] = bytes }
    files["/App/Second.storyboardc/Info.plist"] = information("Detail")
    for (name, bytes) in try archives("Detail") { files["/App/Second.storyboardc/\(name)"] = bytes }
    return MemoryFileSource(files)
  }

  private func bundles() throws -> BundleChain {
    let files = try files()
    return BundleChain(nibBundle: ResourceBundle("/App", in: files), source: files)
  }

  @Test("a storyboard found by name in a bundle runs, and its segue leads to another one")
  func byName() throws {
    let storyboard = try UIStoryboard(named: "Main", in: try bundles())

    let home = try storyboard.instantiateInitialViewController(as: UIViewController.self)
    try InterfaceFaults.catching { home.performSegue(withIdentifier: "go", sender: nil) }

    #expect((home.view as? UILabel)?.text == "Home")
    #expect((home.presentedViewController?.view as? UILabel)?.text == "Detail")
    #expect(home.presentedViewController?.storyboard?.name == "/App/Second.storyboardc")
    #expect(storyboard.identifiers == ["Home", "away"])
  }

  @Test("a storyboard from a folder finds others beside it")
  func fromFolder() throws {
    let storyboard = try UIStoryboard(
      contentsOf: "/App/Main.storyboardc", environment: NibEnvironment(files: try files()))

    let away = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "away") }

    #expect((away.view as? UILabel)?.text == "Detail")
  }

  @Test("a storyboard that is nowhere is an error with the paths tried")
  func missing() throws {
    let bundles = try bundles()

    let error = #expect(throws: NibError.self) { try UIStoryboard(named: "Third", in: bundles) }

    #expect(error?.code == .notFound)
    #expect(error?.detail.contains("/App/Third.storyboardc") == true)
  }

  @Test("an archive that the property list names and the folder lacks is an error that names it")
  func lacking() throws {
    let files = MemoryFileSource(["/App/Main.storyboardc/Info.plist": information("Home")])
    let storyboard = try UIStoryboard(contentsOf: "/App/Main.storyboardc", environment: NibEnvironment(files: files))

    let error = #expect(throws: RuntimeError.self) {
      try storyboard.instantiateInitialViewController(as: UIViewController.self)
    }

    #expect(error?.description == "Home: error: no nib named 'Home'; tried /App/Main.storyboardc/Home.nib")
  }

  @Test("a name in the property list cannot lead out of the folder")
  func escape() throws {
    var plist = String(decoding: information("Home"), as: UTF8.self)
    plist.replace("<string>Home</string></dict>", with: "<string>../Home</string></dict>")
    var files = ["/App/Main.storyboardc/Info.plist": Array(plist.utf8)]
    for (name, bytes) in try archives("Home") { files["/App/\(name)"] = bytes }
    let storyboard = try UIStoryboard(
      contentsOf: "/App/Main.storyboardc", environment: NibEnvironment(files: MemoryFileSource(files)))

    #expect(throws: RuntimeError.self) { try storyboard.instantiateInitialViewController(as: UIViewController.self) }
  }

  @Test("a folder whose property list is another one is refused")
  func noStoryboard() throws {
    let files = MemoryFileSource(["/App/Info.plist": Array("<plist><dict/></plist>".utf8)])

    let error = #expect(throws: NibError.self) {
      try UIStoryboard(contentsOf: "/App", environment: NibEnvironment(files: files))
    }

    #expect(error?.code == .unsupportedFormat)
  }

  @Test("a controller loads its nib from bundles by name")
  func controllerNib() throws {
    let files = MemoryFileSource(["/App/Home.nib": try #require(try archives("Home")["Home-view.nib"])])
    let bundles = BundleChain(nibBundle: ResourceBundle("/App", in: files), source: files)

    let controller = UIViewController(nibName: "Home", in: bundles)

    #expect((controller.view as? UILabel)?.text == "Home")
  }
}
