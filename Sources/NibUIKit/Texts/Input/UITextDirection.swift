import NibStandIns

/// How much of a text belongs together. Stands in for UITextGranularity.
public enum UITextGranularity: Int, Sendable {
  /// As named.
  case character, word, sentence, paragraph, line, document
}

/// A direction within the characters of a text. Stands in for UITextStorageDirection.
public enum UITextStorageDirection: Int, Sendable {
  /// As named.
  case forward, backward
}

/// A direction within a text as it is shown. Stands in for UITextLayoutDirection.
public enum UITextLayoutDirection: Int, Sendable {
  /// As named.
  case right = 2
  /// As named.
  case left
  /// As named.
  case up
  /// As named.
  case down
}

/// A direction of either kind. Stands in for UITextDirection.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction of either kind.
  public let rawValue: Int

  /// Makes one of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction within the characters.
  public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }

  /// A direction as it is shown.
  public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }

  /// Whether it leads to the end: forward, right and down.
  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

extension UITextLayoutDirection {
  /// Whether it leads to the end of a text that is written from left to right.
  var isForward: Bool { self == .right || self == .down }
}
