import Foundation

/// What happens when something of a layer changes. Stands for CAAction.
@MainActor
public protocol CAAction {
  /// Does it.
  /// - Parameters:
  ///   - event: what changes: a key as `position`, or one of the names that begin with `kCA`.
  ///   - anObject: the layer.
  ///   - dict: what else is known of the change.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing happens.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The event of a layer that comes into another one.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves another one.
public let kCAOnOrderOut = "onOrderOut"
/// The event of a layer that takes the place of another one, and a key for transitions.
public let kCATransition = "transition"

/// Who draws and places a layer. All is optional. Stands for CALayerDelegate.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// What happens when something of the layer changes: nil for what the layer says, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// What the layer says.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// What happens when something of the layer changes, by key. Nothing is run by itself here: changes are made at once.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { makeExtras().actions = newValue }
  }

  /// What happens when something of the layer changes: what the delegate answers, else what `actions` has, else what is so
  /// of the class. Nil for nothing.
  public func action(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }
}
