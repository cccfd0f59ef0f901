import NibFoundation
import NibRuntime
import NibStandIns

/// A field that is bound is an editor of the controller that it is bound to, from the first character that a user types
/// until the edit ends: the controller can have it take the text, or give it up.
extension NSTextField: NSEditor {
  private var registrations: [any NSEditorRegistration] {
    let bindings = [liveBindings["value"], cell.liveBindings["value"]].compactMap { $0 }
    return bindings.compactMap { $0.target as? any NSEditorRegistration }
  }

  final func beginEditor() { for controller in registrations { controller.objectDidBeginEditing(self) } }

  final func endEditor() { for controller in registrations { controller.objectDidEndEditing(self) } }

  /// Ends the edit; what is bound gets the text.
  /// - Returns: false where the delegate, the formatter or the model does not take it, and the edit goes on.
  public final func commitEditing() -> Bool {
    guard editor != nil else { return true }
    guard mayEndEdit else { return false }
    do { try InterfaceFaults.catching { _ = window?.makeFirstResponder(nil) } } catch { return false }
    return editor == nil
  }

  /// Ends the edit without taking what was typed: the field shows again what it is bound to.
  public final func discardEditing() {
    guard editor != nil else { return }
    endEditor()
    abortEditing()
    for binding in [liveBindings["value"], cell.liveBindings["value"]] { binding?.refresh() }
  }
}
