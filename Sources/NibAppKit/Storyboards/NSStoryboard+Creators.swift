import Foundation
import NibRuntime
import NibStandIns

/// Controllers that a closure makes: for classes whose initializer wants more than the coder.
extension NSStoryboard {
  /// Makes the initial controller by a closure, as one of a class.
  ///
  /// Raises what `instantiateController(identifier:creator:)` raises, and `RuntimeError` with code `nibNotFound` for a
  /// storyboard without one.
  /// - Parameter creator: as in `instantiateController(identifier:creator:)`.
  public func instantiateInitialController<Controller: NSResponder>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    InterfaceFaults.raising(or: nil) { try typed(makeInitialController(creator: creator)) }
  }

  /// Makes the controller of an identifier by a closure, as one of a class: an `NSViewController` or an
  /// `NSWindowController`.
  ///
  /// Raises `RuntimeError` with code `wrongOutletType` for one of another class; else as
  /// `instantiateController(withIdentifier:)`. Who goes on in spite of that gets one with the framework's
  /// defaults.
  /// - Parameters:
  ///   - identifier: the controller's.
  ///   - creator: makes the controller, passing the coder on to `init(coder:)` of its superclass; nil leaves it to the
  ///     class that the storyboard names. Controllers within are made by their classes.
  public func instantiateController<Controller: NSResponder>(
    identifier: SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let substitute = {
      creator?(EmptyCoder()) ?? (Controller.self as? CodedResponder.Type)?.init(coder: EmptyCoder()) as? Controller
    }
    let made = InterfaceFaults.raising(or: substitute()) {
      try typed(makeController(identifier, creator: creator))
    }
    // Where AppKit would raise an exception: there is nothing of the class to go on with.
    guard let made else { preconditionFailure("'\(identifier)' could not be made, nor another \(Controller.self)") }
    return made
  }
}

/// A coder that holds nothing: who asks it gets the values that stand for none.
private final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
