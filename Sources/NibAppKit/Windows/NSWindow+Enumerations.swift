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
