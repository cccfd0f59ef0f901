import NibStandIns

/// What is told of editing in a text field.
public protocol NSTextFieldDelegate: AnyObject {
  /// Editing begins.
  func controlTextDidBeginEditing(_ field: NSTextField)
  /// The text changed.
  func controlTextDidChange(_ field: NSTextField)
  /// Editing ends.
  func controlTextDidEndEditing(_ field: NSTextField)
}

extension NSTextFieldDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ field: NSTextField) {}
  /// Does nothing.
  public func controlTextDidChange(_ field: NSTextField) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ field: NSTextField) {}
}
