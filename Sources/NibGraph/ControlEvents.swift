/// Events of a control that can fire an action.
///
/// - Seen: UIEventMask of event connections.
public struct ControlEvents: OptionSet, Sendable, Hashable {
  /// The archive's bits.
  public let rawValue: Int64

  /// Makes a set from the archive's bits.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// A finger goes down.
  public static let touchDown = ControlEvents(rawValue: 1)
  /// A finger goes down again.
  public static let touchDownRepeat = ControlEvents(rawValue: 2)
  /// A finger moves within.
  public static let touchDragInside = ControlEvents(rawValue: 4)
  /// A finger moves outside.
  public static let touchDragOutside = ControlEvents(rawValue: 8)
  /// A finger moves in.
  public static let touchDragEnter = ControlEvents(rawValue: 16)
  /// A finger moves out.
  public static let touchDragExit = ControlEvents(rawValue: 32)
  /// A finger is lifted within.
  public static let touchUpInside = ControlEvents(rawValue: 64)
  /// A finger is lifted outside.
  public static let touchUpOutside = ControlEvents(rawValue: 128)
  /// The system ends the touch.
  public static let touchCancel = ControlEvents(rawValue: 256)
  /// The value changed.
  public static let valueChanged = ControlEvents(rawValue: 4096)
  /// A primary action, as a remote's button.
  public static let primaryActionTriggered = ControlEvents(rawValue: 8192)
  /// A menu opens.
  public static let menuActionTriggered = ControlEvents(rawValue: 16384)
  /// Editing began.
  public static let editingDidBegin = ControlEvents(rawValue: 65536)
  /// Text changed.
  public static let editingChanged = ControlEvents(rawValue: 131_072)
  /// Editing ended.
  public static let editingDidEnd = ControlEvents(rawValue: 262_144)
  /// Editing ended by return.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 524_288)
  /// Every event: also what senders without events use, as bar button items and gestures.
  public static let all = ControlEvents(rawValue: 0xFFFF_FFFF)
}

extension ControlEvents {
  /// The events that have a name, by bit, under the names that documents use for `eventType`.
  ///
  /// - Documented: UIControl.Event.
  public static var named: [(name: String, event: ControlEvents)] {
    values.map { (name: $0.name, event: ControlEvents(rawValue: $0.value)) }
  }

  /// The events that have a name, as the schema's choices list names and values.
  package static let values: [(name: String, value: Int64)] = [
    ("touchDown", Self.touchDown.rawValue), ("touchDownRepeat", Self.touchDownRepeat.rawValue),
    ("touchDragInside", Self.touchDragInside.rawValue), ("touchDragOutside", Self.touchDragOutside.rawValue),
    ("touchDragEnter", Self.touchDragEnter.rawValue), ("touchDragExit", Self.touchDragExit.rawValue),
    ("touchUpInside", Self.touchUpInside.rawValue), ("touchUpOutside", Self.touchUpOutside.rawValue),
    ("touchCancel", Self.touchCancel.rawValue), ("valueChanged", Self.valueChanged.rawValue),
    ("primaryActionTriggered", Self.primaryActionTriggered.rawValue),
    ("menuActionTriggered", Self.menuActionTriggered.rawValue), ("editingDidBegin", Self.editingDidBegin.rawValue),
    ("editingChanged", Self.editingChanged.rawValue), ("editingDidEnd", Self.editingDidEnd.rawValue),
    ("editingDidEndOnExit", Self.editingDidEndOnExit.rawValue),
  ]

  /// Names of the events, lowest bit first; bits without a name give `bit31`.
  public var names: [String] {
    (0..<64).filter { rawValue >> Int64($0) & 1 == 1 }.map { bit in
      Self.values.first { $0.value == 1 << Int64(bit) }?.name ?? "bit\(bit)"
    }
  }

  /// The event of a name, as documents write it; nil for an unknown one.
  public init?(named name: String) {
    guard let value = Self.values.first(where: { $0.name == name })?.value else { return nil }
    self.init(rawValue: value)
  }
}
