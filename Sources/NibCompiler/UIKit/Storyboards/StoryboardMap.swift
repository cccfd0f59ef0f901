import NibBytes
import NibDocument
import NibGraph

/// How a storyboard is cut into archives: its scenes, and for each element the part it belongs to.
///
/// A part is what one archive can hold of a scene: the controller with what hangs on it, the view of the controller, or
/// one prototype cell. Parts lie in each other as their root elements do.
final class StoryboardMap: Sendable {
  /// One archive's share of the elements.
  struct Part {
    /// What a part is.
    enum Kind { case controller, view, prototype }
    var kind: Kind
    /// The element at its root: for a controller's part the controller.
    var root: Int
    /// The part around it; -1 for a controller's.
    var parent: Int
    /// How many parts are around it.
    var depth: Int
    /// Position of its scene.
    var scene: Int
    /// Connections that its archive keeps, with the element that has them, in document order.
    var connections: [(owner: Int, element: Int)] = []
    /// The parts directly in it, in document order.
    var inner: [Int] = []
  }

  /// One scene.
  struct Scene {
    /// The controller; -1 for a scene that has none.
    var controller = -1
    /// The children of `<objects>`, in order.
    var objects: [Int] = []
    /// Segues that become templates, in document order.
    var segues: [Int] = []
    /// Scenes that the controller contains, by relationship, in order.
    var children: [Int] = []
    /// The controller's own part.
    var part = -1
    /// The part of the controller's view; -1 without one.
    var viewPart = -1
    /// The controller's identifier, which is also its archive's name; empty for a scene without an archive of its own.
    var identifier = ""
    /// Name of the archive of the view; empty without one.
    var viewName = ""
    /// Which controller of another storyboard the scene stands for; nil for a scene of its own.
    var reference: StoryboardManifest.Reference?

    /// Whether the controller has an archive of its own.
    var hasArchive: Bool { !identifier.isEmpty && reference == nil }
  }

  let parts: [Part]
  let scenes: [Scene]
  /// By element: its part, or -1 outside the scenes.
  let partOf: [Int32]
  /// Position of the scene that is shown first, or -1.
  let initialScene: Int

  init(parts: [Part], scenes: [Scene], partOf: [Int32], initialScene: Int) {
    self.parts = parts
    self.scenes = scenes
    self.partOf = partOf
    self.initialScene = initialScene
  }

  /// Whether a part is another or lies around it.
  func encloses(_ outer: Int, _ part: Int) -> Bool {
    var part = part
    while part >= 0 {
      if part == outer { return true }
      part = parts[part].parent
    }
    return false
  }
}
