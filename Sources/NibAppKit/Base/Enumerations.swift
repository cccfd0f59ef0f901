import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: the cases of AppKit's enumerations.

extension NSControl {
  /// Whether a button, cell or menu item is switched on.
  public enum StateValue: Int, NibChoice {
    /// Some of what it stands for is on.
    case mixed = -1
    /// Off.
    case off = 0
    /// On.
    case on = 1
  }
}

extension NSButton {
  /// How a button reacts to a click.
  public enum ButtonType: Int, NibChoice {
    /// Not said: the buttons that show the menus of a predicate's row.
    case unspecified = -1
    /// Lights while pressed.
    case momentaryLight = 0
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
    /// Sends its action again and again, the more it is pressed.
    case accelerator
    /// Goes through levels of pressure.
    case multiLevelAccelerator

    /// A check box, by its other name.
    public static let `switch` = ButtonType.check

    /// Whether a click changes the state.
    public var isSwitching: Bool {
      switch self {
      case .pushOnPushOff, .toggle, .check, .radio, .onOff: true
      case .unspecified, .momentaryLight, .momentaryChange, .momentaryPushIn, .accelerator, .multiLevelAccelerator:
        false
      }
    }
  }
}

extension NSSegmentedControl {
  /// How many segments of a segmented control may be selected.
  public enum SwitchTracking: Int, NibChoice {
    /// One; or any number; or none after the click.
    case selectOne, selectAny, momentary
    /// None after the click, which sends its action again and again.
    case momentaryAccelerator
  }
}
