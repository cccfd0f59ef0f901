import NibGraph
import NibSchema

/// Rounded buttons as systems before 7 show them. Seen: 40 buttons of 3 archives.
enum UIKitOldButtons {
  /// Whether the button at hand is a rounded one for systems before 7.
  static func isOldButton(_ lowering: inout Lowering) -> Bool {
    guard lowering.options.targetsPreiOS7, let type = lowering.reader.attribute(.buttonType) else { return false }
    return lowering.reader.document.bytes.equals(type, "roundedRect")
      || lowering.reader.document.bytes.equals(type, "system")
  }

  /// Whether the element at hand is of its kind's own class.
  static func customClassIsAbsent(_ lowering: inout Lowering) -> Bool { lowering.reader.attribute(.customClass) == nil }

  /// The colour of the title in a state: blue, grey when disabled, white when highlighted.
  static func oldTitleColor(_ state: Int64, _ lowering: inout Lowering) -> ObjectID? {
    switch state {
    case 0:
      let enabled = lowering.reader.attribute(.enabled).map { lowering.reader.isYes($0) } ?? true
      return enabled
        ? plain(red: 0.21960784, green: 0.32941177, blue: 0.52941179, &lowering)
        : plain(red: 2 / 3, green: 2 / 3, blue: 2 / 3, &lowering)
    case 1: return plain(red: 1, green: 1, blue: 1, &lowering)
    default: return nil
    }
  }

  /// What a rounded button shows while it is highlighted.
  static func oldHighlight(_ lowering: inout Lowering) -> ObjectID {
    let color = plain(red: 1, green: 1, blue: 1, &lowering)
    let object = lowering.writer.reserve(.buttonContent)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.titleColor, color))
    lowering.writer.end()
    return object
  }

  private static func plain(red: Double, green: Double, blue: Double, _ lowering: inout Lowering) -> ObjectID {
    let space = lowering.uiKit.colorMatched ? "sRGB" : "calibratedRGB"
    return UIKitColors.color(
      UIKitColors.archived(
        ColorDescription(value: ColorValue(red: red, green: green, blue: blue, space: space)), &lowering), &lowering)
  }
}
