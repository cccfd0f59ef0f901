import NibRuntime
import NibStandIns

/// Hears what happens to a text view, and may forbid it. All is optional: what is left out allows and does nothing.
///
/// Stands for UITextViewDelegate, under the same names.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may take the place of a range, counted in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NibRange, replacementText text: String) -> Bool
  /// The text changed by typing.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NibRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
