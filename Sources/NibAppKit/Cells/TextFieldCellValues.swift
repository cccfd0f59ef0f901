import NibRuntime
import NibStandIns

extension NSTextField {
  /// How the bezel of a field looks. Documented: the order of the cases, by AppKit.
  public enum BezelStyle: Int, NibChoice {
    /// With corners, or round.
    case squareBezel, roundedBezel
  }
}

/// A field of words that each look as one piece. Stands in for NSTokenField.
open class NSTokenField: NSTextField {
  /// How tokens look.
  open var tokenStyle: TokenStyle {
    get { textCell?.tokenStyle ?? .default }
    set { textCell?.tokenStyle = newValue }
  }

  /// The texts that the tokens are edited as, between separators; the text, where that is the content.
  open override var stringValue: String {
    get { tokenText ?? super.stringValue }
    set { super.stringValue = newValue }
  }

  /// How tokens look. Documented: the order of the cases, by AppKit.
  public enum TokenStyle: Int, NibChoice {
    /// As the system likes; as plain text; round; with corners; with corners and no background.
    case `default`, none, rounded, squared, plainSquared
  }
}

/// Whether a search field searches at once: a bit of the second byte of its flags, which archives have as data.
struct SearchFlag: NibConvertible {
  static let nibKind = Bool.nibKind
  let isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }

  init?(nibValue: NibValue) {
    if case .data(let bytes) = nibValue {
      isOn = bytes.count > 1 && bytes[1] & 1 != 0
    } else {
      guard let flag = Bool(nibValue: nibValue) else { return nil }
      isOn = flag
    }
  }

  var nibValue: NibValue { .bool(isOn) }
}
