import NibAppKit
import NibRuntime

// The classes of Archives/Scenarios/Preferences, as a Mac app has them.

/// The controller of the window, which owns the nib.
final class PreferencesController: NSWindowController {
  @Outlet var tabs: NSTabView?

  @Action("applyTheme:") var onApply = { (_: PreferencesController) in
    let theme = NSUserDefaultsController.shared.values["theme"]
    Transcript.write("apply \(theme.flatMap { String(nibValue: $0) } ?? "nothing")")
  }
}

/// Minutes as words: found by its name, which the document says.
final class MinutesTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? {
    guard let minutes = value as? Double ?? (value as? Int).map(Double.init) else { return "never" }
    return minutes == 1 ? "every minute" : "every \(Int(minutes)) minutes"
  }
}
