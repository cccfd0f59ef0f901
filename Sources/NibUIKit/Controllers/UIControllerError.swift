import NibDiagnostics
import NibStandIns

/// Why a controller, a scene or a segue does not come to be.
public struct UIControllerError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// A nib was loaded for a controller and connected no view to it.
    case viewOutletNotSet
    /// An overridden `loadView` left the controller without a view.
    case viewNotLoaded
    /// A storyboard has no controller of an identifier.
    case unknownController
    /// A storyboard names no initial controller.
    case noInitialController
    /// A scene's controller is of another class than was asked for.
    case wrongControllerClass
    /// A storyboard that another refers to is nowhere.
    case unknownStoryboard
    /// A controller has no segue of an identifier.
    case unknownSegue
    /// No segue class is registered for a name.
    case unknownSegueClass
    /// A segue lacks its source, its destination, its container or its storyboard.
    case brokenSegue
    /// A segue needs a container that its source is not in.
    case noContainer
    /// No controller responds to the action of an unwind segue.
    case noUnwindDestination
    /// A controller presents another already.
    case alreadyPresenting
    /// A navigation bar shows no back button.
    case noWayBack
    /// The items of a navigation bar are those of a stack's controllers.
    case managedBar
    /// A controller cannot be added where it is, or where it would hold itself.
    case misplacedController
  }

  /// Which fault.
  public let code: Code
  /// The storyboard or nib.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail
  }

  init(_ code: Code, in file: String, _ detail: String) {
    self.init(code: code, place: Place(file: file), detail: detail)
  }

  @MainActor
  init(_ code: Code, at controller: UIViewController, _ detail: String) {
    self.init(code, in: controller.storyboard?.name ?? controller.displayName, detail)
  }
}
