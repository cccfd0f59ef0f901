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

    #expect(json.names == ["modules", "platform", "storyboards", "xibs"])
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
    guard case .object(var members) = try JSONSample(context.json(style: .swiftgen)) else {
      Issue.record("the context is no object")
      return
    }

    // SwiftGen has no XIBs.
    #expect(members.removeValue(forKey: "xibs") == .list([]))
    #expect(JSONSample.object(members) == expected)
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
}
