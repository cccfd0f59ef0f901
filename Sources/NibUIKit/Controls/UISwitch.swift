import NibRuntime
import NibSchema
import NibStandIns

/// On or off. Stands in for UISwitch.
open class UISwitch: UIControl {
  /// Whether it is on. An archive says so where it is true.
  open var isOn = false
  /// Color while on.
  open var onTintColor: UIColor?
  /// Color of the knob.
  open var thumbTintColor: UIColor?

  /// What older archives say besides `isEnabled`.
  open var isSwitchEnabled = true
  /// Image while on.
  open var onImage: UIImage?
  /// Image while off.
  open var offImage: UIImage?

  /// How a switch looks.
  public enum Style: Int, NibChoice {
    /// Sliding on a phone, a box on a Mac.
    case automatic = 0
    /// A box.
    case checkbox
    /// A knob that slides.
    case sliding
  }

  /// How the switch looks; kept.
  open var preferredStyle = Style.automatic
  /// How it looks: sliding, unless code says another.
  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }
  /// The title beside a box; kept.
  open var title: String?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.switchTable.read(self, from: coder)
  }

  override var dumpedValue: String? { isOn ? "on" : "off" }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [switchTable] }

  private static let switchTable = PropertyTable(
    UISwitch.self, kind: UIKitElements.`switch`, fresh: { UISwitch() },
    [
      Property("on", \.isOn),
      Property("onTintColor", \.onTintColor),
      Property("switchEnabled", \.isSwitchEnabled),
      Property("onImage", \.onImage),
      Property("offImage", \.offImage),
      Property("thumbTintColor", \.thumbTintColor),
      Property("title", \.title),
    ])

  /// Sets the value without sending anything, as code does.
  open func setOn(_ isOn: Bool, animated: Bool = false) { self.isOn = isOn }

  /// Turns the switch as a user does: with `valueChanged`.
  /// - Returns: false if nothing happens because the switch does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func toggle() throws(RuntimeError) -> Bool { try changeAsUser { isOn.toggle() } }

  /// Turns the switch before the end of a touch is told.
  final override func liftInside() throws(RuntimeError) {
    try toggle()
    try super.liftInside()
  }
}
