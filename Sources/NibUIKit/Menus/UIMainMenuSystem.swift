import NibFoundation
import NibRuntime
import NibStandIns

extension UIAction.Identifier {
  /// Puts in what was copied.
  public static let paste = Self("com.apple.action.paste")
  /// Puts it in without its look.
  public static let pasteAndMatchStyle = Self("com.apple.action.paste-and-match-style")
  /// Puts it in and goes there.
  public static let pasteAndGo = Self("com.apple.action.paste-and-go")
  /// Puts it in and searches for it.
  public static let pasteAndSearch = Self("com.apple.action.paste-and-search")
}

extension UIAction {
  /// An action that types what a camera sees: there is none, so it does nothing.
  public static func captureTextFromCamera(
    responder: UIResponder & UIKeyInput, identifier: Identifier?
  ) -> UIAction {
    UIAction(
      title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier
    ) { [weak responder] action in responder?.captureTextFromCamera(action.sender) }
  }
}

extension UICommand {
  /// The property list of an item that shares.
  public nonisolated static let tagShare = "com.apple.menu.share"
}

extension UIMenu.Identifier {
  /// Colors of text.
  public static let textColor = Self("com.apple.menu.text-color")
  /// What tells of the selection.
  public static let inspector = Self("com.apple.menu.inspector")
}

/// The system of the program's own menus, from iOS 26 on. Stands in for UIMainMenuSystem.
@MainActor
public final class UIMainMenuSystem {
  /// Which of the system's menus there are. Stands in for UIMainMenuSystem.Configuration.
  @MainActor
  public final class Configuration {
    /// Whether an element is there.
    public enum ElementPreference: Int, Sendable {
      /// As named.
      case automatic, included, removed
    }

    /// Whether elements of a group are there.
    public enum ElementGroupPreference: Int, Sendable {
      /// As named.
      case automatic, included, removed
    }

    /// How searching is shown.
    @MainActor
    public final class FindingConfiguration {
      /// How it is shown.
      public enum Style: Int, Sendable {
        /// As named.
        case automatic, search, nonEditableText, editableText
      }

      /// How it is shown.
      public var style = Style.automatic
    }

    /// For new windows.
    public var newScenePreference = ElementPreference.automatic
    /// For files.
    public var documentPreference = ElementPreference.automatic
    /// For printing.
    public var printingPreference = ElementPreference.automatic
    /// For searching.
    public var findingPreference = ElementPreference.automatic
    /// How searching is shown.
    public let findingConfiguration = FindingConfiguration()
    /// For the bar of tools.
    public var toolbarPreference = ElementPreference.automatic
    /// For the list at the side.
    public var sidebarPreference = ElementPreference.automatic
    /// For what tells of the selection.
    public var inspectorPreference = ElementPreference.automatic
    /// For how text looks.
    public var textFormattingPreference = ElementPreference.automatic

    /// Makes one as the system likes.
    public init() {}
  }

  /// The one there is.
  public static let shared = UIMainMenuSystem()

  /// Which of the system's menus there are; nil before code sets them.
  public private(set) var configuration: Configuration?
  private var handler: ((any UIMenuBuilder) -> Void)?

  /// Says which of the system's menus there are, and what is changed of them; `UIMenuSystem.main` is made anew.
  public func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    (self.configuration, handler) = (configuration, buildHandler)
    setNeedsRebuild()
  }

  /// Has the menus made anew when somebody looks.
  public func setNeedsRebuild() { UIMenuSystem.main.setNeedsRebuild() }

  /// Does nothing: items are asked when the menu is opened.
  public func setNeedsRevalidate() {}

  /// Changes menus that are being put together, as the handler does.
  func build(_ builder: any UIMenuBuilder) {
    if builder.system == .main { handler?(builder) }
  }
}
