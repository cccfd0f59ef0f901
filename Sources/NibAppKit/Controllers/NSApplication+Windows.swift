import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// All windows of the application.
extension NSApplication {
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
}
