import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UITextView` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class TextViewStandIn: UIScrollView {
  private final var me: UITextView { unsafeDowncast(self, to: UITextView.self) }

  /// The part that is selected, in UTF-16 units: as `selectedTextRange`.
  open var selectedRange: NSRange {
    get { me.ownSelectedRange }
    set { me.ownSelectedRange = newValue }
  }
}
