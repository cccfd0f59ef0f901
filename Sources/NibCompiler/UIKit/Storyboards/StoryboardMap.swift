import NibBytes
import NibDocument
import NibGraph

/// How a storyboard is cut into archives: its scenes, and for each element the unit it belongs to.
///
/// An archive unit is what one archive can hold of a scene: the controller with what hangs on it, the view of the controller, or
/// one prototype cell. Units lie in each other as their root elements do.
final class StoryboardMap: Sendable {
  /// One archive's share of the elements.
  struct ArchiveUnit {
    /// What a unit is.
    enum Kind { case controller, view, prototype }
    var kind: Kind
    /// The element at its root: for a controller's unit the controller.
    var root: Int
    /// The unit around it; -1 for a controller's.
    var parent: Int
    /// How many units are around it.
    var depth: Int
    /// Position of its scene.
    var scene: Int
    /// Connections that its archive keeps, with the element that has them, in document order.
    var connections: [LinkElement] = []
    /// The units directly in it, in document order.
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
    /// The controller's own unit.
    var unit = -1
    /// The unit of the controller's view; -1 without one.
    var viewUnit = -1
    /// Whether nothing leads to it, so that no archive has it.
    var isLeftOut = false
    /// The unit of the view of a scene that is left out; -1 without one.
    var leftOutView = -1
    /// The controller's identifier, which is also its archive's name; empty for a scene without an archive of its own.
    var identifier = ""
    /// Name of the archive of the view; empty without one.
    var viewName = ""
    /// Which controller of another storyboard the scene stands for; nil for a scene of its own.
    var reference: StoryboardManifest.Reference?

    /// Whether a segue leads to it.
    var isReached = false

    /// Whether the controller has an archive of its own.
    ///
    /// A controller of another storyboard has one, for the segue that leads to it; one in a container is archived there.
    /// Seen: 3 storyboards of 1 app (Xcode 13.4); 1 in a container (Xcode 14.2).
    var hasArchive: Bool { !identifier.isEmpty && (reference == nil || isReached) }
  }

  let units: [ArchiveUnit]
  let scenes: [Scene]
  /// By element: its unit, or -1 outside the scenes.
  let unitOf: [Int32]
  /// Position of the scene that is shown first, or -1.
  let initialScene: Int

  init(units: [ArchiveUnit], scenes: [Scene], unitOf: [Int32], initialScene: Int) {
    self.units = units
    self.scenes = scenes
    self.unitOf = unitOf
    self.initialScene = initialScene
  }

  /// Whether a unit is another or lies around it.
  func encloses(_ outer: Int, _ unit: Int) -> Bool {
    var unit = unit
    while unit >= 0 {
      if unit == outer { return true }
      unit = units[unit].parent
    }
    return false
  }
}
