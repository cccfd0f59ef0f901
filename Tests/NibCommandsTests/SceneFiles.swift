import NibArchives
import NibTestSupport

extension SampleFiles {
  /// The two archives of a scene `Home` with a label.
  static func sceneArchives() throws -> (scene: [UInt8], view: [UInt8]) {
    var scene = TestNib()
    scene.object("main", "UIViewController", [("UINibName", .string("Home-view"))])
    scene.proxy("board", "UIStoryboardPlaceholder")
    scene.outlet("sceneViewController", from: "owner", to: "main")
    scene.outlet("storyboard", from: "main", to: "board")
    var view = TestNib()
    view.object("v", "UILabel", [("UIText", .string("Hello"))])
    view.outlet("view", from: "owner", to: "v")
    let encoder = ArchiveEncoder(order: .asStored)
    return (try encoder.encode(try scene.graph()), try encoder.encode(try view.graph()))
  }
}
