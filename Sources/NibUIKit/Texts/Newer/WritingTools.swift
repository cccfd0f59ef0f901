import NibRuntime
import NibStandIns

/// How much the system's help with writing does. Stands in for UIWritingToolsBehavior; nothing helps here.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// As named.
  case none = -1
  /// As named.
  case `default` = 0
  /// As named.
  case complete = 1
  /// As named.
  case limited = 2
}

/// What that help may bring. Stands in for UIWritingToolsResultOptions.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As the system likes.
  public static let `default` = Self([])
  /// Text without attributes.
  public static let plainText = Self(rawValue: 1)
  /// Text with attributes.
  public static let richText = Self(rawValue: 2)
  /// Lists.
  public static let list = Self(rawValue: 4)
  /// Tables.
  public static let table = Self(rawValue: 8)
  /// What the text means, as attributes.
  public static let presentationIntent = Self(rawValue: 16)
}

extension UITextInputTraits where Self: UIView {
  /// How much the system's help with writing does; kept.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(.default) }
    set { keep(newValue) }
  }

  /// What that help may bring; kept.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept(.default) }
    set { keep(newValue) }
  }

  /// Whether sums are completed; nothing is completed.
  public var mathExpressionCompletionType: UITextInputHelp {
    get { kept(.default) }
    set { keep(newValue) }
  }

  /// Whether the keyboard offers words of a conversation; kept.
  public var conversationContext: UIConversationContext? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What the field may be filled in with.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Names of what older headers call `UITextInputHelp`.
public typealias UITextInlinePredictionType = UITextInputHelp
/// As above.
public typealias UITextMathExpressionCompletionType = UITextInputHelp
/// As above.
public typealias UITextAutocorrectionType = UITextInputHelp
/// As above.
public typealias UITextSpellCheckingType = UITextInputHelp
/// As above.
public typealias UITextSmartQuotesType = UITextInputHelp
/// As above.
public typealias UITextSmartDashesType = UITextInputHelp
/// As above.
public typealias UITextSmartInsertDeleteType = UITextInputHelp
