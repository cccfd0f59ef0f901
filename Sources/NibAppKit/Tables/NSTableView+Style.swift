import NibRuntime
import NibStandIns

extension NSTableView {
  /// How a table looks. Documented: the order of the cases, by AppKit.
  public enum Style: Int, NibChoice {
    /// As the system likes; to the edges; away from them; as a list of sources; as it was before macOS 11.
    case automatic, fullWidth, inset, sourceList, plain
  }
}
