import NibContext
import Nibwright
import NibTestSupport
import Testing

@Suite("Contexts for other generators") struct StyleTests {
  private func context(_ style: ContextStyle) throws -> JSONSample {
    let context = try Interface.read(Array(StoryboardContextTests.text.utf8), name: "Main.storyboard").context()
    return try JSONSample(context.json(style: style))
  }

  @Test("SwiftGen's keys, orders and absences")
  func swiftgen() throws {
    let json = try context(.swiftgen)
    let board = try #require(json["storyboards"]?[0])

    #expect(json.names == ["modules", "platform", "storyboards"])
    #expect(json["modules"] == .list([.text("UIKit")]) && json["platform"] == .text("iOS"))
    #expect(board.names == ["name", "platform", "initialScene", "scenes", "segues"])
    #expect(
      board["scenes"]?[1]?.names
        == ["identifier", "customClass", "customModule", "type", "module", "moduleIsPlaceholder"])
    #expect(
      board["scenes"]?[0]
        == .object([
          "identifier": .text("boat"), "baseType": .text("ViewController"), "type": .text("UIViewController"),
          "module": .text("UIKit"), "moduleIsPlaceholder": .boolean(false),
        ]))
    #expect(
      board["segues"]
        == .list([
          .object([
            "identifier": .text("show boat"), "customClass": .text(""), "customModule": .text(""),
            "type": .text("UIStoryboardSegue"), "module": .text("UIKit"), "moduleIsPlaceholder": .boolean(false),
          ])
        ]))
  }

  @Test("a mix of systems has no platform, and XIBs stand beside storyboards")
  func mixed() throws {
    let mac = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" customClass="Desk"/><customView id="v"/></objects></document>
      """
    let context = ContextSample.of(
      files: ["/a/Main.storyboard": StoryboardContextTests.text, "/a/Desk.xib": mac], "/a")
    let json = try JSONSample(context.json(style: .swiftgen))

    #expect(json["platform"] == .text("") && context.platform == nil)
    #expect(json["xibs"]?[0]?["name"] == .text("Desk"))
    #expect(json["xibs"]?[0]?["fileOwner"]?["customClass"] == .text("Desk"))
    #expect(json["xibs"]?[0]?["rootViews"]?.items.count == 1)
  }

  private static let folder = (SharedFiles.root ?? "") + "/peers/swiftgen"

  /// SwiftGen's own documents, which of them each expectation is of, and the folder of both.
  private static let expectations = ["IB-iOS", "IB-macOS"].flatMap { folder in
    [("all", ""), ("empty", nil), ("anonymous", "/Anonymous.storyboard"), ("messages", "/Message.storyboard")].map {
      (folder: folder, name: $0.0, input: $0.1)
    }
  }

  @Test(
    "what SwiftGen's own tests expect of its documents is what the style gives",
    .enabled(if: TestDisk.isDirectory(folder), "needs the shared files"), arguments: expectations)
  func fixtures(folder: String, name: String, input: String?) throws {
    let paths = input.map { ["\(Self.folder)/fixtures-\(folder)\($0)"] } ?? []
    let context = ContextMaker.context(of: paths)
    let text = try #require(TestDisk.text("\(Self.folder)/\(folder)/\(name).yaml"))
    let expected = try YAMLSample.read(text)

    #expect(try JSONSample(context.json(style: .swiftgen)) == expected)
    #expect(context.failures.isEmpty && expected.names == ["modules", "platform", "storyboards"])
    #expect(
      (expected["storyboards"]?.items.count ?? 0)
        == (name == "all" ? (folder == "IB-iOS" ? 7 : 6) : input == nil ? 0 : 1))
  }

  private func initialScene(_ reference: String, others: [String: String] = [:]) throws -> JSONSample? {
    let main = ContextSample.storyboard(
      "<viewControllerPlaceholder \(reference) id=\"p\" sceneMemberID=\"viewController\"/>",
      #"<tableViewController storyboardIdentifier="cups" id="c" sceneMemberID="viewController"/>"#, initial: "p")
    let context = ContextSample.of(files: others.merging(["/a/Main.storyboard": main]) { first, _ in first }, "/a")
    let boards = try #require(try JSONSample(context.json(style: .swiftgen))["storyboards"])
    return boards.items.first { $0["name"] == .text("Main") }?["initialScene"]
  }

  @Test("an initial reference has the class of the controller that it leads to, as generated code must")
  func initialReference() throws {
    let other = ContextSample.storyboard(
      #"<navigationController id="n" sceneMemberID="viewController"/>"#,
      #"<viewController storyboardIdentifier="pot" customClass="Pot" customModule="Tea" id="o" "#
        + #"sceneMemberID="viewController"/>"#, initial: "n")
    let others = ["/a/Other.storyboard": other]

    let named = try initialScene(#"storyboardName="Other" referencedIdentifier="pot""#, others: others)
    #expect(named?["type"] == .text("Pot") && named?["module"] == .text("Tea") && named?["customClass"] == .text("Pot"))
    let initial = try initialScene(#"storyboardName="Other""#, others: others)
    #expect(
      initial?["type"] == .text("UINavigationController") && initial?["baseType"] == .text("NavigationController"))
    #expect(try initialScene(#"referencedIdentifier="cups""#)?["type"] == .text("UITableViewController"))
  }

  @Test(
    "a reference that leads to nothing at hand is a controller of the framework, never a class that does not exist",
    arguments: [#"storyboardName="Gone""#, #"storyboardName="Main""#, #"referencedIdentifier="gone""#])
  func initialReferenceToNothing(reference: String) throws {
    let scene = try initialScene(reference)

    #expect(scene?["type"] == .text("UIViewController") && scene?["module"] == .text("UIKit"))
    #expect(scene?["baseType"] == .text("ViewController"))
  }

  @Test("R.swift's fields")
  func rswift() throws {
    let board = try #require(try context(.rswift)["storyboards"]?[0])
    let controller = try #require(board["viewControllers"]?[0])

    #expect(board["initialViewControllerIdentifier"] == .text("vc1") && board["locale"] == .text("none"))
    #expect(board["deploymentTarget"] == .text("13.0") && board["isAppKit"] == .boolean(false))
    #expect(controller["type"]?["module"] == .text("host") && controller["type"]?["name"] == .text("BoatList"))
    #expect(controller["segues"]?[0]?["destination"] == .text("vc2"))
    #expect(board["reusables"]?[0]?["identifier"] == .text("Boat"))
    #expect(board["viewControllerPlaceholders"]?[0]?["referencedIdentifier"] == .text("start"))
  }

  @Test("R.swift's rules: what its parsers know of a XIB's classes, ids, images, colors and identifiers")
  func rswiftRules() throws {
    let text = ContextSample.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>
      <label text="Hi" id="abc-de-fgh"/>
      <view id="top" customClass="Card" customModule="App" customModuleProvider="target"><subviews>
      <button id="bt1-x9-_zz"><state key="normal" image="unlisted"/>
      <color key="tintColor" systemColor="labelColor"/><color key="backgroundColor" name="Brand"/>
      <accessibility key="accessibilityConfiguration" identifier="go"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="really go"/>
      </userDefinedRuntimeAttributes><connections><action selector="go:" destination="-1" eventType="touchUpInside" \
      id="ac1-aa-aaa"/></connections></button></subviews></view>
      <tableViewCell reuseIdentifier="Row" id="c1"/>
      <collectionViewCell reuseIdentifier="Tile" customClass="Tile" customModule="Kit" id="c2"/>
      """,
      resources: """
        <image name="star" catalog="system" width="1" height="1"/><image name="moon" width="1" height="1"/>
        <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor><namedColor name="Unused"><color white="0" alpha="1"/></namedColor>
        """)
    let context = try Interface.read(Array(text.utf8), name: "Card.xib").context()
    let nib = try #require(try JSONSample(context.json(style: .rswift))["nibs"]?[0])
    func types(_ types: [JSONSample]) -> [String] {
      types.map { "\($0["module"]?.text ?? "").\($0["name"]?.text ?? "")" }
    }

    // Of a label R.swift knows that it is a view.
    #expect(
      types(nib["rootViews"]?.items ?? []) == ["UIKit.UIView", "host.Card", "UIKit.UITableViewCell", "Kit.Tile"])
    #expect(
      types(nib["reusables"]?.items.compactMap { $0["type"] } ?? []) == ["UIKit.UITableViewCell", "Kit.Tile"])
    #expect(
      nib["generatedIds"] == .list([.text("abc-de-fgh"), .text("bt1-x9-_zz"), .text("ac1-aa-aaa")]))
    #expect(
      nib["usedImageIdentifiers"]
        == .list([.object(["name": .text("star"), "catalog": .text("system")]), .object(["name": .text("moon")])]))
    #expect(nib["usedColorResources"] == .list([.object(["name": .text("Brand")])]))
    #expect(nib["usedAccessibilityIdentifiers"] == .list([.text("go"), .text("really go")]))
  }

  @Test("R.swift's rules on macOS: placeholders are elements like others, and the system's colors have names")
  func rswiftDesktop() throws {
    let text = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" customClass="Desk" customModule="App" \
      customModuleProvider="target"/><customObject id="-1" customClass="FirstResponder"/><customObject id="-3"/>
      <scrollView id="s"><color key="backgroundColor" name="gridColor" catalog="System" colorSpace="catalog"/></scrollView>
      <slider id="l"/></objects></document>
      """
    let context = try Interface.read(Array(text.utf8), name: "Desk.xib").context()
    let nib = try #require(try JSONSample(context.json(style: .rswift))["nibs"]?[0])

    #expect(
      nib["rootViews"]?.items.compactMap { $0["name"]?.text }
        == ["Desk", "FirstResponder", "NSView", "NSScrollView", "NSView"])
    #expect(
      nib["usedColorResources"] == .list([.object(["name": .text("gridColor"), "catalog": .text("System")])]))
    #expect(nib["isAppKit"] == .boolean(true))
  }
}
