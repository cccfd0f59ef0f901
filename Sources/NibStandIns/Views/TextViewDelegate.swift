import NibRuntime

/// Hears what happens to a text view, and may forbid it. All is optional: what is left out allows and does nothing.
///
/// Stands for UITextViewDelegate, under the same names.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether a text may take the place of a range, counted in UTF-16 units.
  func textView(_ textView: TextView, shouldChangeTextIn range: NibRange, replacementText text: String) -> Bool
  /// The text changed by typing.
  func textViewDidChange(_ textView: TextView)
}

extension TextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Yes.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Yes.
  public func textView(_ textView: TextView, shouldChangeTextIn range: NibRange, replacementText text: String) -> Bool {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
}
