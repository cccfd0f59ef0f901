import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// A controller that writes down what happens to it.
private final class Noting: UIViewController {
  nonisolated(unsafe) static var lines: [String] = []

  private var name: String { title ?? "untitled" }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.lines.append("\(name) awakes")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Self.lines.append("\(name) in \(parent.map { "\(type(of: $0))" } ?? "nothing") loads")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.lines.append("\(name) leads to \(segue.destination.title ?? "untitled")")
  }
}

@Suite("References between storyboards, from documents and from what they compile to", .serialized)
struct StoryboardReferenceTests {
  private static func board(_ initial: String, _ scenes: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23094" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """.utf8)
  }

  private static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\(objects.utf8.count)\"><objects>\(objects)</objects></scene>"
  }

  private static func noting(_ id: String, _ title: String, _ rest: String = "", view: String = "") -> String {
    scene(
      """
      <viewController title="\(title)" storyboardIdentifier="\(title)" id="\(id)" customClass="Noting" \
      sceneMemberID="viewController"><view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="100" height="100"/>\
      \(view)</view>\(rest)</viewController>
      """)
  }

  private static func reference(_ id: String, _ attributes: String) -> String {
    scene("<viewControllerPlaceholder id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)/>")
  }

  /// Tabs that hold a reference by name, a stack whose root is one by identifier, and a controller that shows one by a
  /// segue, embeds one, and whose last lies in a bundle of its own.
  private static let documents: [String: [UInt8]] = [
    "/App/Main.storyboard": board(
      "tab",
      scene(
        """
        <tabBarController id="tab" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/><connections>\
        <segue destination="rs" kind="relationship" relationship="viewControllers" id="r1"/>\
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/>\
        <segue destination="own" kind="relationship" relationship="viewControllers" id="r3"/></connections></tabBarController>
        """)
        + scene(
          """
          <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>\
          <connections><segue destination="rd" kind="relationship" relationship="rootViewController" id="r4"/>\
          </connections></navigationController>
          """)
        + noting(
          "own", "Own",
          """
          <connections><segue destination="rd" kind="presentation" identifier="detail" id="r5"/>\
          <segue destination="rk" kind="presentation" identifier="kit" id="r6"/></connections>
          """,
          view: """
            <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="10" height="10"/><connections>\
            <segue destination="rs" kind="embed" identifier="embed" id="r7"/></connections></containerView></subviews>
            """)
        + reference("rs", "storyboardName=\"Second\"")
        + reference("rd", "storyboardName=\"Second\" referencedIdentifier=\"Detail\"")
        + reference("rk", "storyboardName=\"Second\" bundleIdentifier=\"org.example.kit\"")),
    "/App/Second.storyboard": board("st", noting("st", "Start") + noting("dt", "Detail")),
    "/App/Kit.bundle/Second.storyboard": board("kt", noting("kt", "Kit")),
  ]

  private static let kitInformation = Array(
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.kit</string></dict>
    </plist>
    """.utf8)

  /// The documents, or the folders that they compile to.
  private static func files(compiled: Bool) throws -> MemoryFileSource {
    var files: [String: [UInt8]] = ["/App/Kit.bundle/Info.plist": kitInformation]
    for (path, bytes) in documents {
      guard compiled else {
        files[path] = bytes
        continue
      }
      for file in try Interface.read(bytes, name: path).compile().encoded() {
        files["\(path.dropLast(".storyboard".count)).storyboardc/\(file.path)"] = file.bytes
      }
    }
    return MemoryFileSource(files)
  }

  /// What happens when the tabs are gone through, and all is shown that there is.
  private static func transcript(compiled: Bool) throws -> [String] {
    let source = try files(compiled: compiled)
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.register(Noting.self, as: "Noting")
    let bundle = ResourceBundle("/App", in: source)
    let chain = BundleChain(main: bundle, source: source, fallsBack: false)
    let storyboard = try UIStoryboard(
      named: "Main", in: chain, environment: NibEnvironment(classes: registry, files: source))
    Noting.lines = []
    let tabs = try storyboard.instantiateInitialViewController(as: UITabBarController.self)
    Noting.lines.append("tabs: \(tabs.children.map { $0.title ?? "\(type(of: $0))" })")
    for place in tabs.children.indices {
      try tabs.tap(tab: place)
      try InterfaceFaults.catching { tabs.children[place].loadViewIfNeeded() }
    }
    let stack = try #require(tabs.children[1] as? UINavigationController)
    Noting.lines.append(
      "root: \(stack.children.map { $0.title ?? "" }), in its storyboard: \(stack.children[0].storyboard?.name.contains("Second") == true)"
    )
    try InterfaceFaults.catching { stack.children.first?.loadViewIfNeeded() }
    let own = tabs.children[2]
    Noting.lines.append("embedded: \(own.children.map { $0.title ?? "" })")
    for name in ["detail", "kit"] {
      try InterfaceFaults.catching { own.performSegue(withIdentifier: name, sender: nil) }
      Noting.lines.append("presented: \(own.presentedViewController?.title ?? "nothing")")
      own.dismiss(animated: false, completion: nil)
    }
    return Noting.lines
  }

  @Test("tabs, roots, embedded controllers and destinations are those of the other storyboards")
  func lines() throws {
    let lines = try Self.transcript(compiled: false)

    #expect(lines.contains(#"tabs: ["Start", "UINavigationController", "Own"]"#))
    #expect(lines.contains(#"root: ["Detail"], in its storyboard: true"#))
    #expect(lines.contains(#"embedded: ["Start"]"#))
    #expect(lines.filter { $0.hasPrefix("presented") } == ["presented: Detail", "presented: Kit"])
    #expect(lines.filter { $0 == "Start awakes" }.count == 2)
    #expect(lines.filter { $0 == "Detail awakes" }.count == 2)
    #expect(lines.contains("Start in UITabBarController loads"))
  }

  @Test("compiled folders give the transcript of their documents")
  func folders() throws {
    #expect(try Self.transcript(compiled: true) == Self.transcript(compiled: false))
  }

  @Test("a controller within that no storyboard has is an error that names it")
  func missing() throws {
    let source = try MemoryFileSource([
      "/App/Main.storyboard": #require(Self.documents["/App/Main.storyboard"])
    ])
    let storyboard = try UIStoryboard(
      named: "Main",
      in: BundleChain(main: ResourceBundle("/App", in: source), source: source, fallsBack: false),
      environment: NibEnvironment(files: source))

    let error = #expect(throws: (any Error).self) {
      try storyboard.instantiateInitialViewController(as: UIViewController.self)
    }
    #expect("\(try #require(error))".contains("Second"))
  }

  /// A project as Xcode has it: `Start` refers to four storyboards that lie elsewhere in it.
  private static let project: [String: [UInt8]] = {
    let start =
      noting("st", "Start") + reference("r1", "storyboardName=\"Settings\" storyboardIdentifier=\"settings\"")
      + reference("r2", "storyboardName=\"Cups\" storyboardIdentifier=\"cups\" referencedIdentifier=\"German\"")
      + reference(
        "r3", "storyboardName=\"Kit\" storyboardIdentifier=\"kit\" bundleIdentifier=\"org.example.kit\"")
      + reference("r4", "storyboardName=\"Gone\" storyboardIdentifier=\"gone\"")
    return [
      "/Tea/Tea.xcodeproj/project.pbxproj": [], "/Tea/App/Base.lproj/Start.storyboard": board("st", start),
      // Of two targets each has its own.
      "/Tea/App/Settings/Base.lproj/Settings.storyboard": board(
        "ne", noting("ne", "Near") + reference("r5", "storyboardName=\"Deep\" storyboardIdentifier=\"deep\"")),
      "/Tea/Other/Settings.storyboard": board("fa", noting("fa", "Far")),
      "/Tea/Other/Deep/Deep.storyboard": board("dp", noting("dp", "Deep")),
      "/Tea/App/Cups/Base.lproj/Cups.storyboard": board("ge", noting("ge", "German")),
      "/Tea/App/Cups/ar.lproj/Cups.storyboard": board("ar", noting("ar", "Arabic")),
      "/Tea/App/Base.lproj/Kit.storyboard": board("nk", noting("nk", "Neighbor")),
      "/Kit/Info.plist": kitInformation, "/Kit/Kit.storyboard": board("ki", noting("ki", "Kit")),
      "/Tea/DerivedData/Gone.storyboard": board("go", noting("go", "Stale")),
      "/Tea/.build/Gone.storyboard": board("go", noting("go", "Hidden")),
    ]
  }()

  private static func title(_ identifier: String, of storyboard: UIStoryboard) throws -> String? {
    try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: identifier) }.title
  }

  @Test("a document's references are found in its project, the nearest of a name first")
  func inProject() throws {
    let files = MemoryFileSource(Self.project)
    let storyboard = try Interface.read("/Tea/App/Base.lproj/Start.storyboard", files: files)
      .storyboard(as: UIStoryboard.self, environment: NibEnvironment(files: files))

    #expect(try Self.title("settings", of: storyboard) == "Near")
    #expect(try Self.title("cups", of: storyboard) == "German")
    // What refers from another folder finds what is in the same project.
    let near = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: "settings") }
    #expect(try Self.title("deep", of: #require(near.storyboard)) == "Deep")
  }

  @Test("a name that nothing in the project has is an error that says where it was looked for")
  func goneFromProject() throws {
    let files = MemoryFileSource(Self.project)
    let storyboard = try UIStoryboard(
      contentsOf: "/Tea/App/Base.lproj/Start.storyboard", environment: NibEnvironment(files: files))

    let error = try #require(throws: UIControllerError.self) { try Self.title("gone", of: storyboard) }

    #expect(
      error.detail.hasSuffix(
        "tried /Tea/App/Base.lproj/Gone.storyboardc, /Tea/App/Base.lproj/Gone.storyboard, /Tea/App/**/Gone.storyboard, "
          + "/Tea/App/**/Gone.storyboardc, /Tea/**/Gone.storyboard, /Tea/**/Gone.storyboardc"), "\(error.detail)")
  }

  @Test("a reference into a bundle is looked for in the bundles before the neighbors")
  func inBundles() throws {
    let files = MemoryFileSource(Self.project)
    let environment = NibEnvironment(files: files)
    let bundles = BundleChain(extra: [ResourceBundle("/Kit", in: files)], source: files, fallsBack: false)
    let path = "/Tea/App/Base.lproj/Start.storyboard"

    let alone = try UIStoryboard(contentsOf: path, environment: environment)
    let helped = try UIStoryboard(contentsOf: path, environment: environment.resolving(in: bundles))

    #expect(try Self.title("kit", of: alone) == "Neighbor")
    #expect(try Self.title("kit", of: helped) == "Kit")
  }

  @Test("an app's storyboards are looked for in the app and not above it")
  func inApp() throws {
    var files: [String: [UInt8]] = ["/Tea/Tea.xcodeproj/project.pbxproj": []]
    for (path, name) in [
      ("/Tea/App/Base.lproj/Start.storyboard", "Tea.app/Base.lproj/Start"),
      ("/Tea/App/Settings/Base.lproj/Settings.storyboard", "Tea.app/Frameworks/Kit.framework/Settings"),
    ] {
      for file in try Interface.read(#require(Self.project[path]), name: path).compile().encoded() {
        files["/Tea/\(name).storyboardc/\(file.path)"] = file.bytes
      }
    }
    files["/Tea/Gone.storyboard"] = Self.board("go", Self.noting("go", "Source"))
    let storyboard = try UIStoryboard(
      contentsOf: "/Tea/Tea.app/Base.lproj/Start.storyboardc",
      environment: NibEnvironment(files: MemoryFileSource(files)))

    #expect(try Self.title("settings", of: storyboard) == "Near")
    let error = try #require(throws: UIControllerError.self) { try Self.title("gone", of: storyboard) }
    #expect(error.detail.hasSuffix("/Tea/Tea.app/**/Gone.storyboardc, /Tea/Tea.app/**/Gone.storyboard"))
  }
}
