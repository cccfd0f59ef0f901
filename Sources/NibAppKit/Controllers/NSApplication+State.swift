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

  /// Becomes the one that a user works with.
  public func activate() {
    guard !state.isActive else { return }
    tell(Self.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
    state.isActive = true
    tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
  }

  /// How it shows that it runs.
  public func activationPolicy() -> ActivationPolicy { state.policy }

  /// Who would perform an action of nobody in particular.
  public func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }

  /// The window of a number; nil for none.
  public func window(withWindowNumber number: Int) -> NSWindow? { windows.first { $0.state.number == number } }
}
