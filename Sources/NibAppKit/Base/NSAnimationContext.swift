import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What can change over time. Nothing takes time here: what is set by the animator is there at once.
@MainActor
public protocol NSAnimatablePropertyContainer: AnyObject {
  /// What a change of a property takes its time by: the animation that code set, else that of the class; nil for nothing.
  func animation(forKey key: NSAnimatablePropertyKey) -> Any?
  /// What changes of a property take their time by in a class; nil for nothing.
  static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
}

extension NSAnimatablePropertyContainer {
  /// The default animation of the class.
  public func animation(forKey key: NSAnimatablePropertyKey) -> Any? { Self.defaultAnimation(forKey: key) }
  /// Nothing.
  public static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? { nil }
  /// What changes set on it take their time: the object itself.
  public func animator() -> Self { self }
}

extension NSAnimatablePropertyContainer where Self: NSResponder {
  /// What changes take their time by, by the names of properties; here they are done at once.
  public var animations: [NSAnimatablePropertyKey: Any] {
    get { self[rare: KeptAnimations.self].all }
    set { self[rare: KeptAnimations.self].all = newValue }
  }
  /// That of the object's animations, else the default of its class.
  public func animation(forKey key: NSAnimatablePropertyKey) -> Any? {
    animations[key] ?? Self.defaultAnimation(forKey: key)
  }
}

private struct KeptAnimations: RareState {
  var all: [NSAnimatablePropertyKey: Any] = [:]
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}
extension NSPageController: NSAnimatablePropertyContainer {}
extension NSSplitViewItem: NSAnimatablePropertyContainer {}

/// How changes take their time; here they are done at once. Stands in for NSAnimationContext.
@MainActor
public final class NSAnimationContext {
  /// How long changes take, in seconds.
  public var duration: TimeInterval = 0.25
  /// Whether properties that are set without the animator take their time too.
  public var allowsImplicitAnimation = false
  /// How the speed changes; nil for as usual.
  public var timingFunction: CAMediaTimingFunction?
  /// Called when the group is over.
  public var completionHandler: (@MainActor () -> Void)?

  private init() {}

  private static var open: [NSAnimationContext] = [NSAnimationContext()]

  /// The innermost group that is open.
  public static var current: NSAnimationContext { open[open.count - 1] }

  /// Begins a group within the one that is open, with its values.
  public static func beginGrouping() {
    let context = NSAnimationContext()
    context.duration = current.duration
    context.allowsImplicitAnimation = current.allowsImplicitAnimation
    context.timingFunction = current.timingFunction
    open.append(context)
  }

  /// Ends the innermost group: its completion handler is called.
  public static func endGrouping() {
    guard open.count > 1, let context = open.popLast() else { return }
    context.completionHandler?()
  }

  /// Makes changes in a group, then calls the handler.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    beginGrouping()
    changes(current)
    if let completionHandler { current.completionHandler = completionHandler }
    endGrouping()
  }

  /// Makes changes in a group, and goes on when it is over, which is at once.
  public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    runAnimationGroup(changes, completionHandler: nil)
  }
}
