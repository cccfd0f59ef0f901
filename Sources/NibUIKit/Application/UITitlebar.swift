import NibStandIns

/// Whether the title is in the bar of a window. Stands in for UITitlebarTitleVisibility.
public enum UITitlebarTitleVisibility: Int, Sendable {
  /// As named.
  case visible, hidden
}

/// How a window's toolbar and its title stand together. Stands in for UITitlebarToolbarStyle.
public enum UITitlebarToolbarStyle: Int, Sendable {
  /// As named.
  case automatic, expanded, preference, unified, unifiedCompact
}

/// The line below a window's bar. Stands in for UITitlebarSeparatorStyle.
public enum UITitlebarSeparatorStyle: Int, Sendable {
  /// As named.
  case automatic, none, line, shadow
}

/// The bar of a window on a Mac; what is set is kept, and nothing is drawn. Stands in for UITitlebar.
@MainActor
public final class UITitlebar {
  /// Whether the title is in it.
  public var titleVisibility = UITitlebarTitleVisibility.visible
  /// How toolbar and title stand together.
  public var toolbarStyle = UITitlebarToolbarStyle.automatic
  /// The line below it.
  public var separatorStyle = UITitlebarSeparatorStyle.automatic
  /// Whether the toolbar goes while the window fills the screen.
  public var autoHidesToolbarInFullScreen = true
  /// The file that the window shows; its icon stands beside the title.
  public var representedURL: URL?
}

extension UIWindowScene {
  /// The bar of the scene's window on a Mac.
  public var titlebar: UITitlebar? { bar }
}
