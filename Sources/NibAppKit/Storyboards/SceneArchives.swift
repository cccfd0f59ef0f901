import NibGraph
import NibRuntime
import NibStandIns

/// The owner of a scene's archive: it is given the controller.
///
/// - Seen: outlet `sceneController` of File's Owner in 10 of 10 archives of controllers.
@MainActor
final class SceneOwner: NibConnectable {
  private(set) var controller: AnyObject?

  func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    if name == "sceneController" { controller = value }
    return ["sceneController", "storyboard"].contains(name)
  }
}

/// The archives of a storyboard; other names go on to who knew nibs before.
final class SceneArchives: NibProviding {
  private let content: any StoryboardContent
  private let others: (any NibProviding)?

  init(_ content: any StoryboardContent, others: (any NibProviding)?) {
    self.content = content
    self.others = others
  }

  func nib(named name: String) throws -> NibAnswer {
    if let graph = try content.graph(named: name) { return .found(graph) }
    let own = "\(content.name)/\(name).nib"
    switch try others?.nib(named: name) {
    case .found(let graph)?: return .found(graph)
    case .missing(let tried)?: return .missing(tried: [own] + tried)
    case nil: return .missing(tried: [own])
    }
  }

  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    guard let others else {
      throw RuntimeError(
        code: .nibNotReadable, place: .init(file: name), detail: "nothing here reads archives; give the loader its nibs"
      )
    }
    return try others.nib(archived: bytes, name: name)
  }
}
