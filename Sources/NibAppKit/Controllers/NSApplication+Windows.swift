import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// All windows of the application.
extension NSApplication {

  /// Shows its windows again and becomes the one that a user works with.
  public func unhide(_ sender: Any?) {
    guard isHidden else { return }
    unhideWithoutActivation()
    activate()
  }

  /// Shows its windows again.
  public func unhideWithoutActivation() {
    guard isHidden else { return }
    tell(Self.willUnhideNotification) { $0.applicationWillUnhide($1) }
    isHidden = false
    for window in WindowOrder.all { window.occlusionMayHaveChanged() }
    tell(Self.didUnhideNotification) { $0.applicationDidUnhide($1) }
  }

  /// Hides the windows of other applications: `hidesOtherApplications` is true then.
  public func hideOtherApplications(_ sender: Any?) { state.hidesOthers = true }

  /// Shows the windows of all applications.
  public func unhideAllApplications(_ sender: Any?) {
    state.hidesOthers = false
    unhide(sender)
  }

  /// Whether the other applications are hidden.
  public var hidesOtherApplications: Bool { state.hidesOthers }

  /// Whether a user sees something of the application.
  public struct OcclusionState: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Something of it is seen.
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }

  /// Whether a user sees a window of the application.
  public var occlusionState: OcclusionState {
    WindowOrder.windows.contains { $0.occlusionState.contains(.visible) } ? .visible : []
  }

  /// Which windows `enumerateWindows(options:using:)` goes through.
  public struct WindowListOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Those on the screen, the front one first.
    public static let orderedFrontToBack = WindowListOptions(rawValue: 1 << 0)
  }

  /// Calls code with each window until it sets the flag.
  public func enumerateWindows(
    options: WindowListOptions = [], using block: (NSWindow, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for window in options.contains(.orderedFrontToBack) ? WindowOrder.windows : WindowOrder.all {
      block(window, &stops)
      if stops.boolValue { return }
    }
  }

  /// The windows on the screen, the front one first.
  public var orderedWindows: [NSWindow] { WindowOrder.windows }

  /// The documents of the windows on the screen, the front one first, each once.
  public var orderedDocuments: [NSDocument] {
    var seen: Set<ObjectIdentifier> = []
    return WindowOrder.windows.compactMap { $0.windowController?.document as? NSDocument }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Brings the windows up to date: `update()` of each on the screen.
  public func updateWindows() {
    tell(Self.willUpdateNotification) { $0.applicationWillUpdate($1) }
    for window in WindowOrder.windows { window.update() }
    tell(Self.didUpdateNotification) { $0.applicationDidUpdate($1) }
  }

  /// Puts all windows away in the Dock that can be.
  public func miniaturizeAll(_ sender: Any?) {
    for window in WindowOrder.windows where window.styleMask.contains(.miniaturizable) { window.miniaturize(sender) }
  }

  /// Brings all windows on the screen in front of those of other applications; their order stays.
  public func arrangeInFront(_ sender: Any?) {
    for window in WindowOrder.windows.reversed() { window.orderFront(sender) }
  }
}
