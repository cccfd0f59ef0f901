/// A question with a window and further choices: the base of NSPrintPanel and NSPageLayout.
@MainActor
open class AccessoryPanel {
  /// Controllers of further choices, in the order in which they were added.
  public private(set) final var accessoryControllers: [NSViewController] = []
  /// The window that is on the screen while it asks.
  public final let window = NSPanel()

  /// Makes a panel.
  public init() {}

  /// Adds further choices.
  open func addAccessoryController(_ accessoryController: NSViewController) {
    accessoryControllers.append(accessoryController)
  }

  /// Takes them away.
  open func removeAccessoryController(_ accessoryController: NSViewController) {
    accessoryControllers.removeAll { $0 === accessoryController }
  }
}
