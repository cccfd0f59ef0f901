import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSApplication {
  /// How an application shows that it runs. Documented: the numbers, by AppKit.
  public enum ActivationPolicy: Int, Sendable {
    /// With an icon in the Dock; without; not at all.
    case regular, accessory, prohibited
  }

  /// The look of all windows that have none of their own; nil for the system's.
  public var appearance: NSAppearance? {
    get { state.appearance }
    set { state.appearance = newValue }
  }

  /// The look that windows have: its own, else the light one.
  public var effectiveAppearance: NSAppearance { state.appearance ?? .currentDrawing() }

  /// Whether it is the one that a user works with.
  public var isActive: Bool { state.isActive }

  /// Becomes the one that a user works with.
  public func activate(ignoringOtherApps flag: Bool) { activate() }

  /// Becomes the one that a user works with.
  public func activate() {
    guard !state.isActive else { return }
    tell(Self.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
    state.isActive = true
    tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
  }

  /// Is no longer the one that a user works with.
  public func deactivate() {
    guard state.isActive else { return }
    tell(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
    state.isActive = false
    tell(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
  }

  /// How it shows that it runs.
  public func activationPolicy() -> ActivationPolicy { state.policy }

  /// Sets how it shows that it runs.
  /// - Returns: true.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool {
    state.policy = policy
    return true
  }

  /// Who would perform an action of nobody in particular.
  public func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }

  /// The window of a number; nil for none.
  public func window(withWindowNumber number: Int) -> NSWindow? { windows.first { $0.state.number == number } }
}
