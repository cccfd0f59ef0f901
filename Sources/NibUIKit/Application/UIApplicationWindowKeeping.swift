/// What may have the program's window. A program's delegate is one: in UIKit it may leave the window out, so that code asks for
/// it with `delegate?.window??.rootViewController`.
@MainActor
public protocol UIApplicationWindowKeeping: AnyObject {}

extension UIApplicationWindowKeeping {
  /// The window of the program's delegate, as of one that may leave it out.
  @_disfavoredOverload public var window: UIWindow?? {
    guard let delegate = self as? any UIApplicationDelegate else { return nil }
    let own: UIWindow? = delegate.window
    return .some(own)
  }
}
