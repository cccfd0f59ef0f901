/// What is told of editing in a text field.
public protocol DesktopTextDelegate: AnyObject {
  /// Editing begins.
  func controlTextDidBeginEditing(_ field: DesktopTextField)
  /// The text changed.
  func controlTextDidChange(_ field: DesktopTextField)
  /// Editing ends.
  func controlTextDidEndEditing(_ field: DesktopTextField)
}

extension DesktopTextDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ field: DesktopTextField) {}
  /// Does nothing.
  public func controlTextDidChange(_ field: DesktopTextField) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ field: DesktopTextField) {}
}
