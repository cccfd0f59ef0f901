import NibArchives
import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Storyboards compiled") struct StoryboardTests {
  private let rect = #"<rect key="frame" x="0" y="0" width="100" height="200"/>"#

  private func controller(_ id: String, _ attributes: String = "", _ inside: String = "", view: String = "") -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" id="\(id)-v">\(rect)\(view)</view>\(inside)</viewController>
    """
  }

  @Test("a scene becomes an archive of the view and one of the controller") func twoArchives() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a")), attributes: #"initialViewController="a""#)

    #expect(made.paths == ["a-view-a-v.nib", "UIViewController-a.nib"])
    #expect(
      made.interface.storyboard
        == .init(scenes: [.init(identifier: "UIViewController-a")], initialIdentifier: "UIViewController-a"))
    #expect(
      try made.list("UINibTopLevelObjectsKey", "UIViewController-a.nib")
        == ["IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder", "UIClassSwapper"])
    #expect(
      try made.connections("UIViewController-a.nib")
        == [
          "sceneViewController: IBFilesOwner -> UIClassSwapper",
          "storyboard: UIClassSwapper -> UIStoryboardPlaceholder",
        ])
    #expect(try made.connections("a-view-a-v.nib") == ["view: IBFilesOwner -> UIView"])
  }

  @Test("compilers before version 10 list the objects before the stand-ins") func oldOrder() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"storyboardIdentifier="Start""#)), profile: .xcode8)

    #expect(
      try made.list("UINibTopLevelObjectsKey", "Start.nib")
        == ["UIViewController", "IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder"])
  }

  @Test("an outlet between controller and view is archived with the view, by a name that the controller resolves")
  func outletsAcross() throws {
    let outlet = #"<connections><outlet property="name" destination="l" id="o"/></connections>"#
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        controller(
          "a", #"storyboardIdentifier="A""#, outlet, view: #"<subviews><label id="l">\#(rect)</label></subviews>"#)))
    let graph = try made.graph("A.nib")
    let holder = try #require(try made.first("UIClassSwapper", "A.nib"))
    let table = try #require(graph.object("UIExternalObjectsTableForViewLoading", of: holder))

    #expect(
      try made.connections("a-view-a-v.nib")
        == ["name: UpstreamPlaceholder-1 -> UILabel", "view: IBFilesOwner -> UIView"])
    #expect(
      graph.members(table).map { graph.string($0) ?? graph.className(of: $0) }
        == ["UpstreamPlaceholder-1", "UIClassSwapper"])
  }

  @Test(
    "what an archive needs from outside is numbered since Xcode 12.4, and named by its id before",
    arguments: [(.xcode12point4, ["1", "2"]), (.xcode11, ["x", "a"])] as [(OutputProfile, [String])])
  func upstreamNames(profile: OutputProfile, expected: [String]) throws {
    let outlets = #"<connections><outlet property="p" destination="l" id="o"/></connections>"#
    let label = """
      <subviews><label id="l">\(rect)<connections><outletCollection property="q" destination="x" id="k"/></connections>
      </label></subviews>
      """
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        controller("a", #"storyboardIdentifier="A""#, outlets, view: label), #"<view id="x">\#(rect)</view>"#),
      profile: profile)
    let graph = try made.graph("A.nib")
    let holder = try #require(try made.first("UIClassSwapper", "A.nib"))
    let table = try #require(graph.object("UIExternalObjectsTableForViewLoading", of: holder))
    let wanted = expected.map { "UpstreamPlaceholder-\($0)" }

    #expect(Set(graph.members(table).compactMap { graph.string($0) }) == Set(wanted))
    #expect(
      try Set(made.list("UINibTopLevelObjectsKey", "a-view-a-v.nib").filter { $0.hasPrefix("Upstream") }) == Set(wanted)
    )
  }

  @Test(
    "the outlets of a storyboard's own units come first since Xcode 11",
    arguments: [
      (.xcode9, ["sceneViewController", "storyboard"]), (.xcode11, ["storyboard", "sceneViewController"]),
    ] as [(OutputProfile, [String])])
  func ownOutlets(profile: OutputProfile, expected: [String]) throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"storyboardIdentifier="A""#)), profile: profile)
    let graph = try made.graph("A.nib")
    let list = try #require(graph.object("UINibConnectionsKey", of: .root))

    #expect(graph.members(list).map { graph.object("UILabel", of: $0).flatMap { graph.string($0) } } == expected)
  }

  @Test("a segue is a template of its controller, and its button performs it from the view's archive")
  func segues() throws {
    let button = """
      <subviews><button id="b">\(rect)
      <connections><segue destination="c" kind="show" identifier="go" id="g"/></connections></button></subviews>
      """
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", view: button)) + CompiledStoryboard.scene(controller("c"), id: "t"),
      attributes: #"initialViewController="a""#)
    let graph = try made.graph("UIViewController-a.nib")
    let template = try #require(try made.first("UIStoryboardShowSegueTemplate", "UIViewController-a.nib"))

    #expect(made.paths.contains("UIViewController-c.nib"))
    #expect(graph.object("UIIdentifier", of: template).flatMap { graph.string($0) } == "go")
    #expect(
      graph.object("UIDestinationViewControllerIdentifier", of: template).flatMap { graph.string($0) }
        == "UIViewController-c")
    #expect(try made.connections("a-view-a-v.nib").contains("perform:: UIButton -> UpstreamPlaceholder-1"))
    #expect(
      try made.connections("UIViewController-a.nib").contains(
        "viewController: UIStoryboardShowSegueTemplate -> UIClassSwapper"))
  }

  @Test("a contained controller is archived with its container") func containment() throws {
    let container = """
      <navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar">\(rect)
      </navigationBar><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(container)
        + CompiledStoryboard.scene(
          controller("a", "", #"<navigationItem key="navigationItem" title="T" id="i"/>"#), id: "t"),
      attributes: #"initialViewController="n""#, profile: .xcode8)
    let graph = try made.graph("UINavigationController-n.nib")
    let root = try #require(try made.first("UIViewController", "UINavigationController-n.nib"))
    let item = try #require(try made.first("UINavigationItem", "UINavigationController-n.nib"))

    #expect(made.paths == ["a-view-a-v.nib", "UINavigationController-n.nib"])
    #expect(
      graph.object("UIParentViewController", of: root).map { graph.className(of: $0) } == "UINavigationController")
    #expect(graph.object("UINavigationBar", of: item).map { graph.className(of: $0) } == "UINavigationBar")
    #expect(
      try made.list("UINibTopLevelObjectsKey", "UINavigationController-n.nib")
        == [
          "UIStoryboardPlaceholder", "UINavigationController", "IBFilesOwner", "IBFirstResponder",
          "UIStoryboardPlaceholder",
        ])
  }

  private let table = """
    <tableViewController id="a" storyboardIdentifier="A" sceneMemberID="viewController">
    <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="100" height="200"/>
    <prototypes><tableViewCell reuseIdentifier="cell" id="c"><rect key="frame" x="0" y="0" width="100" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
    <rect key="frame" x="0" y="0" width="100" height="44"/></tableViewCellContentView>
    <connections><segue destination="a" kind="show" id="g"/><outlet property="owner" destination="a" id="o"/>
    </connections></tableViewCell></prototypes></tableView></tableViewController>
    """

  @Test("a prototype cell is an archive inside the view's, with the names of what it needs outside")
  func prototypes() throws {
    let made = try CompiledStoryboard(CompiledStoryboard.scene(table))
    let graph = try made.graph("a-view-t.nib")
    let nib = try #require(try made.first("UINib", "a-view-t.nib"))
    let data = try #require(graph.object("archiveData", of: nib))
    guard case .data(let span)? = graph.value("NS.bytes", of: data)?.value else { return #expect(Bool(false)) }
    let cell = try ArchiveDecoder().decode(Array(graph.bytes[span.range]), file: "cell")

    #expect(
      CompiledStoryboard.connections(of: cell) == [
        "owner: UITableViewCell -> UpstreamPlaceholder-2",
        "selectionSegueTemplate: UITableViewCell -> UpstreamPlaceholder-1",
      ])
    #expect(
      try made.list("UINibTopLevelObjectsKey", "a-view-t.nib")
        == [
          "IBFilesOwner", "IBFirstResponder", "UpstreamPlaceholder-1", "UpstreamPlaceholder-2", "UITableView",
        ])
  }

  @Test("without an encoder a prototype cell is an error that says what is missing") func noEncoder() throws {
    let error = #expect(throws: CompileError.self) {
      try CompiledStoryboard(
        CompiledStoryboard.scene(table), attributes: #"initialViewController="a""#, encodes: false)
    }
    #expect(error?.code == .nested)
  }

  @Test("rows that stand in the document are a data source of the view's archive") func staticTable() throws {
    let cell = #"<tableViewCell id="c" rowHeight="60">\#(rect)</tableViewCell>"#
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        """
        <tableViewController id="a" sceneMemberID="viewController"><tableView key="view" id="t">\(rect)
        <sections><tableViewSection headerTitle="H" id="x"><cells>\(cell)</cells></tableViewSection></sections>
        </tableView></tableViewController>
        """), attributes: #"initialViewController="a""#)
    let graph = try made.graph("a-view-t.nib")
    let row = try #require(try made.first("UITableViewRow", "a-view-t.nib"))

    #expect(graph.value("UITableRowHeight", of: row)?.value == .float(60))
    #expect(try made.connections("a-view-t.nib").contains("staticDataSource: IBFilesOwner -> UITableViewDataSource"))
  }

  @Test("containers that contain one another end in an archive each") func circle() throws {
    let one = """
      <navigationController id="n" storyboardIdentifier="N" sceneMemberID="viewController"><connections>
      <segue destination="m" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """
    let other = """
      <navigationController id="m" storyboardIdentifier="M" sceneMemberID="viewController"><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController" id="q"/></connections>
      </navigationController>
      """
    let made = try CompiledStoryboard(CompiledStoryboard.scene(one) + CompiledStoryboard.scene(other, id: "t"))

    #expect(made.paths == ["N.nib", "M.nib"])
  }

  @Test("chains of containers that would multiply the output are refused") func chain() throws {
    var scenes = ""
    for number in 0..<400 {
      let next = number == 399 ? 0 : number + 1
      scenes += CompiledStoryboard.scene(
        """
        <navigationController id="n\(number)" storyboardIdentifier="N\(number)" sceneMemberID="viewController">
        <connections><segue destination="n\(next)" kind="relationship" relationship="rootViewController" id="r\(number)"/>
        </connections></navigationController>
        """, id: "s\(number)")
    }
    let error = #expect(throws: CompileError.self) { try CompiledStoryboard(scenes) }
    #expect(error?.code == .tooLarge)
  }

  @Test("texts of a document in Base.lproj have the names of their entries in tables of strings") func translated()
    throws
  {
    let scene = CompiledStoryboard.scene(
      controller(
        "a", #"storyboardIdentifier="A""#, #"<navigationItem key="navigationItem" title="Plants" id="i"/>"#,
        view: #"<subviews><label id="l" text="">\#(rect)</label></subviews>"#))
    let made = try CompiledStoryboard(scene)
    let graph = try made.graph("A.nib")
    let text = try #require(try made.first("NSLocalizableString", "A.nib"))

    #expect(graph.object("NSKey", of: text).flatMap { graph.string($0) } == "i.title")
    #expect(graph.object("NSDev", of: text).flatMap { graph.string($0) } == "Plants")
    #expect(try made.first("NSLocalizableString", "a-view-a-v.nib") == nil)
  }

  @Test("an identifier that two controllers have is an error with a place") func twice() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"storyboardIdentifier="A""#))
        + CompiledStoryboard.scene(controller("b", #"storyboardIdentifier="A""#), id: "t"))

    #expect(made.diagnostics.messages.map(\.id) == ["duplicateIdentifier"])
  }
}
