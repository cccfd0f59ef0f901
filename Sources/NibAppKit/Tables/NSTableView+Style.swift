import NibRuntime
import NibStandIns

extension NSTableView {
  /// How a table looks. Documented: the order of the cases, by AppKit.
  public enum Style: Int, NibChoice {
    /// As the system likes; to the edges; away from them; as a list of sources; as it was before macOS 11.
    case automatic, fullWidth, inset, sourceList, plain
  }

  /// What says how high rows are. Documented: the numbers, by AppKit.
  public enum RowSizeStyle: Int, NibChoice {
    /// The system's setting.
    case `default` = -1
    /// The table, or its rows; or one of the system's sizes.
    case custom, small, medium, large
  }

  /// How rows that are selected look. Documented: the numbers, by AppKit.
  public enum SelectionHighlightStyle: Int, NibChoice {
    /// As others.
    case none = -1
    /// In the color of selections, or as in a list of sources.
    case regular, sourceList
  }
}
