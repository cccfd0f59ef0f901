import NibDiagnostics

/// Why a scene of a storyboard does not come to be.
public struct SceneError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// A nib was loaded for a controller and connected no view to it.
    case viewOutletNotSet
    /// A storyboard has no controller of an identifier.
    case unknownController
    /// A storyboard names no initial controller.
    case noInitialController
    /// A scene's archive holds no controller.
    case wrongControllerClass
    /// A storyboard that another refers to is nowhere.
    case unknownStoryboard
    /// An embed segue lacks its container or its destination.
    case brokenSegue
  }

  /// Which fault.
  public let code: Code
  /// The storyboard or nib.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  init(_ code: Code, in file: String, _ detail: String) { self.init(code, at: Place(file: file), detail) }

  init(_ code: Code, at place: Place, _ detail: String) {
    self.code = code
    self.place = place
    self.detail = detail
  }
}
