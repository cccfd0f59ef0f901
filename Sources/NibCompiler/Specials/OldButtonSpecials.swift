import NibGraph
import NibSchema

/// Rounded buttons as systems before 7 show them. Seen: 40 buttons of 3 archives.
extension Lowering {
  /// Whether the button at hand is a rounded one for systems before 7.
  mutating func isOldButton() -> Bool {
    guard hasOldLook, let type = attribute(book.names.buttonType) else { return false }
    return document.bytes.equals(type, "roundedRect") || document.bytes.equals(type, "system")
  }

  /// Whether the element at hand is of its kind's own class.
  mutating func customClassIsAbsent() -> Bool { attribute(book.names.customClass) == nil }

  /// The colour of the title in a state: blue, grey when disabled, white when highlighted.
  mutating func oldTitleColor(_ state: Int64) -> ObjectID? {
    switch state {
    case 0:
      let enabled = attribute(book.names.enabled).map { isYes($0) } ?? true
      return enabled
        ? plain(red: 0.21960784, green: 0.32941177, blue: 0.52941179) : plain(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
    case 1: return plain(red: 1, green: 1, blue: 1)
    default: return nil
    }
  }

  /// What a rounded button shows while it is highlighted.
  mutating func oldHighlight() -> ObjectID {
    let color = plain(red: 1, green: 1, blue: 1)
    let object = builder.reserve(book.classes.buttonContent)
    builder.begin(object)
    builder.add(.reference(book.keys.titleColor, color))
    builder.end()
    return object
  }

  private mutating func plain(red: Double, green: Double, blue: Double) -> ObjectID {
    let space = links.colorMatched ? "sRGB" : "calibratedRGB"
    return color(archived(ColorDescription(value: ColorValue(red: red, green: green, blue: blue, space: space))))
  }
}
