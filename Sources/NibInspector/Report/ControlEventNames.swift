/// Names of control events.
///
/// Documented: UIControl.Event. The names are those that documents use for `eventType`.
public enum ControlEventNames {
  /// Bit number and name.
  private static let names: [(bit: Int, name: String)] = [
    (0, "touchDown"), (1, "touchDownRepeat"), (2, "touchDragInside"), (3, "touchDragOutside"), (4, "touchDragEnter"),
    (5, "touchDragExit"), (6, "touchUpInside"), (7, "touchUpOutside"), (8, "touchCancel"), (12, "valueChanged"),
    (13, "primaryActionTriggered"), (14, "menuActionTriggered"), (16, "editingDidBegin"), (17, "editingChanged"),
    (18, "editingDidEnd"), (19, "editingDidEndOnExit"),
  ]

  /// Names of the events in a mask, lowest bit first; bits without a name give `bit31`.
  public static func names(mask: Int64) -> [String] {
    (0..<64).filter { mask >> Int64($0) & 1 == 1 }.map { bit in
      names.first { $0.bit == bit }?.name ?? "bit\(bit)"
    }
  }

  /// Mask of an event's name, as documents write it; nil for an unknown name.
  public static func mask(name: String) -> Int64? {
    names.first { $0.name == name }.map { 1 << Int64($0.bit) }
  }
}
