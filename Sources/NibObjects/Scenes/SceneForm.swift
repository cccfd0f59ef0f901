import NibGraph
import NibRuntime

/// How the archives of a framework's storyboards say what belongs together: data by which scenes are made without the
/// framework.
struct SceneForm: Sendable {
  /// What tells a segue that is performed when the view is loaded.
  enum Embedding: Sendable {
    /// A key of the template that is true.
    case flag(String)
    /// The template's class.
    case className(String)
  }

  /// The framework.
  let platform: NibPlatform
  /// Its classes.
  let classes: ArchivedClasses
  /// The class that controllers know a storyboard as.
  let storyboardClass: String
  /// Name of the storyboard among the objects from outside.
  let placeholder: String
  /// The class of controllers that have a view.
  let viewController: String
  /// The class of controllers that have a window and no view; nil where there are none.
  let windowController: String?
  /// The class of a view that no nib has.
  let viewClass: String
  /// Key of the name of the nib that has a controller's view.
  let nibName: String
  /// Key of the objects that the view's nib refers to, by name.
  let externals: String
  /// Keys of a view that stands in the controller's own archive.
  let ownViews: [String]
  /// Keys, or outlets, that lead from a controller to those within it; of several the first that leads to any.
  let children: [[String]]
  /// Key of a controller's segues.
  let templates: String
  /// Key of the identifier of the controller that a segue leads to.
  let destination: String
  /// Key of a segue's own identifier.
  let segueIdentifier: String
  /// What tells an embed segue.
  let embedded: Embedding
  /// Outlet, or key, of the view that an embed segue fills.
  let container: String
  /// Gives a view that the scene makes the size of the screen; nil where windows tell the size.
  let fillScreen: (@Sendable (ArchivedObject, NibSize) -> Void)?
  /// Gives a view the size of the container that it fills.
  let fill: @Sendable (_ view: ArchivedObject, _ container: ArchivedObject) -> Void

  /// The frameworks that have scenes.
  static let all = [uiKit, appKit]

  /// The form of a framework's scenes; that of UIKit for one that has none.
  static func of(_ platform: NibPlatform) -> SceneForm { all.first { $0.platform == platform } ?? uiKit }

  /// Whether an object is a controller of a scene.
  func isController(_ object: AnyObject) -> Bool {
    guard let kind = (object as? ArchivedObject)?.objectClass else { return false }
    return kind.isKind(of: viewController) || windowController.map { kind.isKind(of: $0) } == true
  }

  /// Whether a controller has a view of its own.
  func hasView(_ controller: ArchivedObject) -> Bool { controller.objectClass.isKind(of: viewController) }

  /// Whether a segue is performed when the view is loaded.
  func isEmbedded(_ template: ArchivedObject) -> Bool {
    switch embedded {
    case .flag(let key): template.archivedValue(key).flatMap { Bool(nibValue: $0) } == true
    case .className(let name): template.archivedClassName == name
    }
  }

  /// A segue by its identifier, or by where it leads, for messages.
  func segueName(_ template: ArchivedObject) -> String {
    if case .string(let identifier)? = template.archivedValue(segueIdentifier), !identifier.isEmpty {
      return "'\(identifier)'"
    }
    guard case .string(let destination)? = template.archivedValue(destination) else { return "without identifier" }
    return "to '\(destination)'"
  }

  /// The controllers directly within one.
  func children(of controller: ArchivedObject) -> [ArchivedObject] {
    for path in children {
      var found: [AnyObject] = [controller]
      for step in path { found = found.flatMap { ($0 as? ArchivedObject)?.held(step) ?? [] } }
      let controllers = found.compactMap { $0 as? ArchivedObject }.filter(isController)
      if !controllers.isEmpty { return controllers }
    }
    return []
  }
}
