import NibRuntime
import NibStandIns

/// On or off. Stands in for UISwitch.
open class UISwitch: UIControl {
  /// Whether it is on. An archive says so where it is true.
  public final var isOn = false
  /// Color while on.
  public final var onTintColor: NibColor?
  /// Color of the knob.
  public final var thumbTintColor: NibColor?

  /// What older archives say besides `isEnabled`.
  public final var isSwitchEnabled = true
  /// Image while on.
  public final var onImage: NibImage?
  /// Image while off.
  public final var offImage: NibImage?

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
    UISwitch.self,
    [
      Property("on", "UISwitchOn", at: \.isOn),
      Property("onTintColor", "UISwitchOnTintColor", "UIOnTintColor", at: \.onTintColor),
      Property("switchEnabled", "UISwitchEnabled", at: \.isSwitchEnabled),
      Property("onImage", "UISwitchOnImage", at: \.onImage),
      Property("offImage", "UISwitchOffImage", at: \.offImage),
      Property("thumbTintColor", "UISwitchThumbTintColor", "UIThumbTintColor", at: \.thumbTintColor),
    ])

  /// Sets the value without sending anything, as code does.
  public func setOn(_ isOn: Bool, animated: Bool = false) { self.isOn = isOn }

  /// Turns the switch as a user does: with `valueChanged`.
  /// - Returns: false if nothing happens because the switch does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func toggle() throws(RuntimeError) -> Bool { try changeAsUser { isOn.toggle() } }

  /// Turns the switch, between the events of a touch.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    try send(.touchDown)
    try toggle()
    try send(.touchUpInside)
    return true
  }
}
