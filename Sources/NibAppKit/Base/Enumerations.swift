import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: the cases of AppKit's enumerations.

/// Whether a button, cell or menu item is switched on.
public enum NSControlStateValue: Int, NibChoice {
  /// Some of what it stands for is on.
  case mixed = -1
  /// Off.
  case off = 0
  /// On.
  case on = 1
}

/// How a button reacts to a click.
public enum NSButtonType: Int, NibChoice {
  /// Lights while pressed.
  case momentaryLight
  /// Switches and looks pushed in.
  case pushOnPushOff
  /// Switches and shows its alternate content.
  case toggle
  /// A check box.
  case check
  /// A radio button.
  case radio
  /// Shows its alternate content while pressed.
  case momentaryChange
  /// Switches and lights.
  case onOff
  /// Looks pushed in while pressed.
  case momentaryPushIn

  /// Whether a click changes the state.
  public var isSwitching: Bool {
    switch self {
    case .pushOnPushOff, .toggle, .check, .radio, .onOff: true
    case .momentaryLight, .momentaryChange, .momentaryPushIn: false
    }
  }
}

/// How many segments of a segmented control may be selected.
public enum NSSwitchTracking: Int, NibChoice {
  /// One; or any number; or none after the click.
  case selectOne, selectAny, momentary
}

/// Modifier keys of a key equivalent.
///
/// - Seen: NSKeyEquivModMask of menu items.
public struct NSModifierFlags: OptionSet, Sendable, Hashable, NibConvertible {
  /// The archive's bits.
  public let rawValue: Int

  /// Makes a set from the archive's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shift key.
  public static let shift = NSModifierFlags(rawValue: 0x20000)
  /// The control key.
  public static let control = NSModifierFlags(rawValue: 0x40000)
  /// The option key.
  public static let option = NSModifierFlags(rawValue: 0x80000)
  /// The command key.
  public static let command = NSModifierFlags(rawValue: 0x100000)

  /// `modifiers`
  public static var nibKind: String { "modifiers" }

  /// Takes integers.
  public init?(nibValue: NibValue) {
    guard let bits = Int(nibValue: nibValue) else { return nil }
    self.init(rawValue: bits)
  }

  /// As an integer.
  public var nibValue: NibValue { .int(Int64(rawValue)) }
}
