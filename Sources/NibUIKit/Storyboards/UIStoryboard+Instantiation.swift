import NibRuntime
import NibStandIns

extension UIStoryboard {
  /// Makes the initial controller with those it contains. Loads no view.
  ///
  /// Raises `UIControllerError` with code `noInitialController`, naming those that there are; else as
  ///   `instantiateViewController(withIdentifier:)`.
  public func instantiateInitialViewController() -> UIViewController? {
    InterfaceFaults.raising(or: nil) { try make(try requiredInitialIdentifier, loader: loader.outermost, creator: nil) }
  }

  /// Makes the controller of an identifier with those it contains. Loads no view.
  ///
  /// Raises `UIControllerError` with code `unknownController`, naming those that there are; `RuntimeError`; the reader's
  ///   errors.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    InterfaceFaults.raising(or: UIViewController()) { try make(identifier, loader: loader.outermost, creator: nil) }
  }

  /// Makes the initial controller as one of a class.
  /// - Throws: `UIControllerError` with code `wrongControllerClass` for one of another class; else as
  ///   `instantiateInitialViewController()`.
  public func instantiateInitialViewController<Controller: UIViewController>(
    as type: Controller.Type
  ) throws -> Controller {
    try instantiateViewController(withIdentifier: try requiredInitialIdentifier, as: type)
  }

  /// Makes the controller of an identifier as one of a class.
  /// - Throws: `UIControllerError` with code `wrongControllerClass` for one of another class; else as
  ///   `instantiateViewController(withIdentifier:)`.
  public func instantiateViewController<Controller: UIViewController>(
    withIdentifier identifier: String, as type: Controller.Type
  ) throws -> Controller {
    try typed(try make(identifier, loader: loader.outermost, creator: nil), identifier)
  }

  /// Makes the initial controller by a closure, as one of a class.
  ///
  /// Raises what `instantiateViewController(identifier:creator:)` raises, and `UIControllerError` with code
  ///   `noInitialController`.
  /// - Parameter creator: as in `instantiateViewController(identifier:creator:)`.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    InterfaceFaults.raising(or: nil) {
      let identifier = try requiredInitialIdentifier
      return try typed(try make(identifier, loader: loader.outermost, creator: creator), identifier)
    }
  }

  /// Makes the controller of an identifier by a closure, as one of a class: for classes whose initializer wants more
  /// than the coder.
  ///
  /// Raises `UIControllerError` with code `wrongControllerClass` for one of another class; else as
  ///   `instantiateViewController(withIdentifier:)`. Who goes on in spite of that gets what the closure makes of a coder
  ///   that holds nothing.
  /// - Parameters:
  ///   - identifier: the controller's.
  ///   - creator: makes the controller, passing the coder on to `init(coder:)` of its superclass; nil leaves it to the
  ///     class that the storyboard names. Controllers within are made by their classes.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made: Controller? = InterfaceFaults.raising(or: creator?(NSCoder()) ?? UIViewController() as? Controller) {
      try typed(try make(identifier, loader: loader.outermost, creator: creator), identifier)
    }
    // Where UIKit would raise an exception: there is nothing of the class to go on with.
    guard let made else { preconditionFailure("'\(identifier)' could not be made, nor another \(Controller.self)") }
    return made
  }

  var requiredInitialIdentifier: String {
    get throws {
      if let initialIdentifier { return initialIdentifier }
      throw UIControllerError(
        .noInitialController, in: name, "the storyboard names no initial controller; it has \(identifierList)")
    }
  }

  private func typed<Controller: UIViewController>(_ made: UIViewController, _ identifier: String) throws -> Controller
  {
    if let controller = made as? Controller { return controller }
    throw UIControllerError(
      .wrongControllerClass, in: name,
      "controller '\(identifier)' is a \(Swift.type(of: made)), expected \(Controller.self)")
  }
}
