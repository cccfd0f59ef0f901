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
