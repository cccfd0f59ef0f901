import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: AppKit's enumerations of these names.

extension NSWindow {
  /// Whether the title is shown.
  public enum TitleVisibility: Int, NibChoice {
    /// It is, or is not.
    case visible, hidden
  }

  /// How the toolbar lies to the title.
  public enum ToolbarStyle: Int, NibChoice {
    /// As the system likes; below the title; as in settings; beside the title, large or small.
    case automatic, expanded, preference, unified, unifiedCompact
  }

  /// How a window comes and goes.
  public enum AnimationBehavior: Int, NibChoice {
    /// As the system likes.
    case `default` = 0
    /// At once.
    case none = 2
    /// As a document's window, a panel of tools, or an alert.
    case documentWindow, utilityWindow, alertPanel
  }
}

/// What stands between the title and the content of a window.
public enum NSTitlebarSeparatorStyle: Int, NibChoice {
  /// As the system likes; nothing; a line; a shadow.
  case automatic, none, line, shadow
}

extension NSWindow {
  /// Where a window is seen among the spaces of the screen. Documented: the bits, by AppKit.
  public struct CollectionBehavior: NibOptionSet, Hashable {
    /// The bits of an archive.
    public let rawValue: Int

    /// Makes a set from the bits of an archive.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In all spaces.
    public static let canJoinAllSpaces = Self(rawValue: 0x1)
    /// In the one that is seen when it comes.
    public static let moveToActiveSpace = Self(rawValue: 0x2)
    /// As windows are.
    public static let managed = Self(rawValue: 0x4)
    /// Hidden while all windows are shown.
    public static let transient = Self(rawValue: 0x8)
    /// In place while all windows are shown.
    public static let stationary = Self(rawValue: 0x10)
    /// Among those that a key goes through.
    public static let participatesInCycle = Self(rawValue: 0x20)
    /// Not among them.
    public static let ignoresCycle = Self(rawValue: 0x40)
    /// As a full screen.
    public static let fullScreenPrimary = Self(rawValue: 0x80)
    /// Over the full screen of another window.
    public static let fullScreenAuxiliary = Self(rawValue: 0x100)
    /// Never with a full screen.
    public static let fullScreenNone = Self(rawValue: 0x200)
    /// Beside another window of a full screen.
    public static let fullScreenAllowsTiling = Self(rawValue: 0x800)
    /// Never beside another one.
    public static let fullScreenDisallowsTiling = Self(rawValue: 0x1000)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.canJoinAllSpaces, "canJoinAllSpaces"), (.moveToActiveSpace, "moveToActiveSpace"), (.managed, "managed"),
        (.transient, "transient"), (.stationary, "stationary"), (.participatesInCycle, "participatesInCycle"),
        (.ignoresCycle, "ignoresCycle"), (.fullScreenPrimary, "fullScreenPrimary"),
        (.fullScreenAuxiliary, "fullScreenAuxiliary"), (.fullScreenNone, "fullScreenNone"),
        (.fullScreenAllowsTiling, "fullScreenAllowsTiling"),
        (.fullScreenDisallowsTiling, "fullScreenDisallowsTiling"),
      ]
    }
  }
}
