import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What an application has beside its menus and windows.
struct ApplicationState {
  var appearance: NSAppearance?
  var isActive = false
  var policy = NSApplication.ActivationPolicy.regular
  var badgeLabel: String?
  var answer: (@MainActor (AnyObject) -> NSApplication.ModalResponse?)?
  var stopped: NSApplication.ModalResponse?
  var aboutPanelIsShown = false
  var attentionRequests = 0
}

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
    state.isActive = true
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
  }

  /// Is no longer the one that a user works with.
  public func deactivate() {
    guard state.isActive else { return }
    state.isActive = false
    NotificationCenter.default.post(name: Self.didResignActiveNotification, object: self)
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

  /// Its icon in the Dock.
  public var dockTile: NSDockTile { NSDockTile(owner: self) }

  /// Hides its windows.
  public func hide(_ sender: Any?) { isHidden = true }

  /// Shows its windows again.
  public func unhide(_ sender: Any?) { isHidden = false }

  /// Shows what it is: `isAboutPanelShown` is true then.
  public func orderFrontStandardAboutPanel(_ sender: Any?) { state.aboutPanelIsShown = true }

  /// Whether the panel was asked for that shows what the application is.
  public var isAboutPanelShown: Bool { state.aboutPanelIsShown }

  /// Sends an action to a target, or to the first that takes it along the responder chain. Raises what the target throws.
  /// - Returns: whether somebody performed it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    InterfaceFaults.raising(or: false) {
      try sendAction(action.name, to: target.map { $0 as AnyObject }, from: sender as? NSResponder) != nil
    }
  }

  /// Who would perform an action: the target, or the first that takes it along the responder chain.
  public func target(forAction action: Selector, to target: Any? = nil, from sender: Any? = nil) -> Any? {
    self.target(forAction: action.name, to: target.map { $0 as AnyObject }, from: sender as? NSResponder)
  }

  /// Who would perform an action of nobody in particular.
  public func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }

  /// The window in front of a number; here by its place among those on the screen, from 1.
  public func window(withWindowNumber number: Int) -> NSWindow? {
    let windows = windows
    return windows.indices.contains(number - 1) ? windows[number - 1] : nil
  }

  /// The application became the one that a user works with.
  public static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// The application is no longer the one that a user works with.
  public static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
}

/// Windows that the program waits for. There is no loop of events here that would wait: a test says beforehand what the
/// answer is.
extension NSApplication {
  /// What a test answers where the program waits: asked with the window, the alert or the panel, which it may click in or
  /// fill first. nil leaves the answer to what it clicked.
  public var modalAnswer: (@MainActor (AnyObject) -> ModalResponse?)? {
    get { state.answer }
    set { state.answer = newValue }
  }

  /// Shows a window and waits until the wait is ended: by `stopModal` while `modalAnswer` is asked, or by its answer.
  /// - Returns: the answer; `.abort` where there is none, so that no test waits for ever.
  @discardableResult
  public func runModal(for window: NSWindow) -> ModalResponse { wait(for: window, asking: window) ?? .abort }

  /// Shows a window, asks for the answer with an object, and takes the window away again.
  func wait(for window: NSWindow, asking object: AnyObject) -> ModalResponse? {
    let outer = state.stopped
    state.stopped = nil
    window.isModal = true
    window.makeKeyAndOrderFront()
    let answer = state.answer?(object) ?? state.stopped
    window.isModal = false
    state.stopped = outer
    return answer
  }

  /// Ends the wait.
  public func stopModal() { stopModal(withCode: .stop) }

  /// Ends the wait with an answer.
  public func stopModal(withCode answer: ModalResponse) { state.stopped = answer }

  /// Gives the wait up.
  public func abortModal() { stopModal(withCode: .abort) }
}

/// The icon of the application in the Dock. Stands in for NSDockTile.
@MainActor
public final class NSDockTile {
  /// Whose icon it is.
  public private(set) weak var owner: AnyObject?
  private let application: NSApplication

  init(owner: NSApplication) {
    self.owner = owner
    application = owner
  }

  /// What stands on the icon, as a number of messages; nil for nothing.
  public var badgeLabel: String? {
    get { application.state.badgeLabel }
    set { application.state.badgeLabel = newValue }
  }

  /// Draws the icon again; nothing is drawn here.
  public func display() {}
}
