import NibRuntime

/// On or off. Stands in for UISwitch.
open class Switch: Control {
  /// Whether it is on. An archive says so where it is true.
  public var isOn = false
  /// Color while on.
  public var onTintColor: NibColor?
  /// Color of the knob.
  public var thumbTintColor: NibColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.switchTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [switchTable] }

  private static let switchTable = PropertyTable(
    Switch.self,
    [
      Property("on", "UISwitchOn", at: \.isOn),
      Property("onTintColor", "UISwitchOnTintColor", "UIOnTintColor", at: \.onTintColor),
      Property("thumbTintColor", "UISwitchThumbTintColor", "UIThumbTintColor", at: \.thumbTintColor),
    ])
}
