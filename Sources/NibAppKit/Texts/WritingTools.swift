/// How much the system's help with writing does. Stands in for NSWritingToolsBehavior; nothing helps here.
public enum NSWritingToolsBehavior: Int, Sendable {
  /// As named.
  case none = -1
  /// As named.
  case `default` = 0
  /// As named.
  case complete = 1
  /// As named.
  case limited = 2
}

/// What that help may bring. Stands in for NSWritingToolsResultOptions.
public struct NSWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1)
  /// Text with attributes.
  public static let richText = Self(rawValue: 2)
  /// Lists.
  public static let list = Self(rawValue: 4)
  /// Tables.
  public static let table = Self(rawValue: 8)
  /// What text means: headings, quotes, code.
  public static let presentationIntent = Self(rawValue: 16)
}

extension NSTextView {
  /// Whether the help is at work: never here.
  public final var isWritingToolsActive: Bool { false }
}
