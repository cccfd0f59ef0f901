import NibStandIns

// The menus of the system's bar, by the names that Apple documents.
extension UIMenu.Identifier {
  private static func system(_ name: String) -> Self { Self("com.apple.menu.\(name)") }

  /// As named.
  public static let application = system("application")
  /// As named.
  public static let file = system("file")
  /// As named.
  public static let edit = system("edit")
  /// As named.
  public static let view = system("view")
  /// As named.
  public static let window = system("window")
  /// As named.
  public static let help = system("help")
  /// As named.
  public static let about = system("about")
  /// As named.
  public static let preferences = system("preferences")
  /// As named.
  public static let services = system("services")
  /// As named.
  public static let hide = system("hide")
  /// As named.
  public static let quit = system("quit")
  /// As named.
  public static let newScene = system("new-scene")
  /// As named.
  public static let openRecent = system("open-recent")
  /// As named.
  public static let close = system("close")
  /// As named.
  public static let print = system("print")
  /// As named.
  public static let document = system("document")
  /// As named.
  public static let undoRedo = system("undo-redo")
  /// As named.
  public static let standardEdit = system("standard-edit")
  /// As named.
  public static let find = system("find")
  /// As named.
  public static let replace = system("replace")
  /// As named.
  public static let share = system("share")
  /// As named.
  public static let textSize = system("text-size")
  /// As named.
  public static let textStyle = system("text-style")
  /// As named.
  public static let textStylePasteboard = system("text-style-pasteboard")
  /// As named.
  public static let spelling = system("spelling")
  /// As named.
  public static let spellingPanel = system("spelling-panel")
  /// As named.
  public static let spellingOptions = system("spelling-options")
  /// As named.
  public static let substitutions = system("substitutions")
  /// As named.
  public static let substitutionsPanel = system("substitutions-panel")
  /// As named.
  public static let substitutionOptions = system("substitution-options")
  /// As named.
  public static let transformations = system("transformations")
  /// As named.
  public static let speech = system("speech")
  /// As named.
  public static let lookup = system("lookup")
  /// As named.
  public static let learn = system("learn")
  /// As named.
  public static let format = system("format")
  /// As named.
  public static let autoFill = system("auto-fill")
  /// As named.
  public static let font = system("font")
  /// As named.
  public static let text = system("text")
  /// As named.
  public static let alignment = system("alignment")
  /// As named.
  public static let writingDirection = system("writing-direction")
  /// As named.
  public static let toolbar = system("toolbar")
  /// As named.
  public static let sidebar = system("sidebar")
  /// As named.
  public static let fullscreen = system("fullscreen")
  /// As named.
  public static let minimizeAndZoom = system("minimize-and-zoom")
  /// As named.
  public static let bringAllToFront = system("bring-all-to-front")
  /// As named.
  public static let findPanel = system("find-panel")
  /// As named.
  public static let open = system("open")
  /// As named.
  public static let newItem = system("new-item")
  /// The bar with all menus.
  public static let root = system("root")
}
