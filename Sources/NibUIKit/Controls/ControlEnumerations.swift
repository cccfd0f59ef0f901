import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: UIKit's enumerations of these names.

extension UIControl {
  /// Where a control puts its content across.
  public enum ContentHorizontalAlignment: Int, NibChoice {
    /// In the middle.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where a control puts its content downwards.
  public enum ContentVerticalAlignment: Int, NibChoice {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }

  /// Events that fire actions.
  public typealias Event = ControlEvents
}

extension UIButton {
  /// The kind of a button.
  public enum ButtonType: Int, NibChoice {
    /// Without a look of its own.
    case custom = 0
    /// As the system draws it.
    case system = 1
    /// An i for details.
    case detailDisclosure = 2
    /// An i on dark.
    case infoLight = 3
    /// An i on light.
    case infoDark = 4
    /// A plus.
    case contactAdd = 5
    /// As on Apple TV.
    case plain = 6
    /// A cross.
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, NibChoice {
    /// Nothing in particular.
    case normal = 0
    /// What most people choose.
    case primary = 1
    /// Leaving without a change.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }
}

extension UITextField {
  /// The frame around a text field.
  public enum BorderStyle: Int, NibChoice {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// When a field shows something beside its text.
  public enum ViewMode: Int, NibChoice {
    /// Never.
    case never = 0
    /// While it is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
}

extension UIDatePicker {
  /// What a date picker chooses.
  public enum Mode: Int, NibChoice {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4269
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, NibChoice {
  /// As the system likes.
  case automatic = 0
  /// As wheels.
  case wheels = 1
  /// As a label that opens a calendar.
  case compact = 2
  /// As a calendar.
  case inline = 3
}

extension UISwipeGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: NibOptionSet, Hashable {
    /// The bits of an archive.
    public let rawValue: Int

    /// Makes a set from the bits of an archive.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// Down.
    public static let down = Self(rawValue: 8)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [(.right, "right"), (.left, "left"), (.up, "up"), (.down, "down")]
    }
  }
}

extension ControlEvents {
  /// All events.
  public static var allEvents: ControlEvents { .all }
}
