import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// The numbers are AppKit's. Documented: AppKit, NSWindow.

extension NSWindow.StyleMask {
  /// Nothing around the content.
  public static let borderless: NSWindow.StyleMask = []
}

extension NSWindow {
  /// What other programs see of the window's pixels.
  public enum SharingType: UInt, Sendable {
    /// Nothing; they can read them; they can read and write them.
    case none, readOnly, readWrite
  }

  /// Whether a user sees something of the window.
  public struct OcclusionState: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Something of it is seen.
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }

  /// Which windows are listed.
  public struct NumberListOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those of all programs; there are no others here.
    public static let allApplications = NumberListOptions(rawValue: 1 << 0)
    /// Those of all spaces; there is one space here.
    public static let allSpaces = NumberListOptions(rawValue: 1 << 4)
  }
}

extension NSWindow.CollectionBehavior {
  /// As the system likes.
  public static let `default`: NSWindow.CollectionBehavior = []
  /// In Stage Manager as one of the windows that stand for the program.
  public static let primary = NSWindow.CollectionBehavior(rawValue: 1 << 16)
  /// In Stage Manager beside the windows that stand for the program.
  public static let auxiliary = NSWindow.CollectionBehavior(rawValue: 1 << 17)
  /// In Stage Manager beside the windows of all programs.
  public static let canJoinAllApplications = NSWindow.CollectionBehavior(rawValue: 1 << 18)
}

/// What scripts ask of windows.
extension NSWindow {
  /// Whether it has a button that closes it.
  public var hasCloseBox: Bool { styleMask.contains(.closable) }
  /// Whether it has a title bar.
  public var hasTitleBar: Bool { styleMask.contains(.titled) }
  /// Whether it can be put away in the Dock.
  public var isMiniaturizable: Bool { styleMask.contains(.miniaturizable) }
  /// Whether its edges can be dragged.
  public var isResizable: Bool { styleMask.contains(.resizable) }
  /// Whether it can be made large.
  public var isZoomable: Bool { styleMask.contains(.resizable) }
  /// Whether the program waits for it.
  public var isModalPanel: Bool { isModal }
  /// Its place among the windows on the screen, the front one at 0; setting it changes the order. -1 for one that is not
  /// on the screen.
  public var orderedIndex: Int {
    get { WindowOrder.windows.firstIndex { $0 === self } ?? -1 }
    set {
      let others = WindowOrder.windows.filter { $0 !== self }
      guard isVisible else { return }
      if newValue <= 0 {
        orderFront(nil)
      } else if newValue < others.count {
        WindowOrder.place(self, before: others[newValue], isAbove: true)
      } else {
        orderBack(nil)
      }
    }
  }
}
