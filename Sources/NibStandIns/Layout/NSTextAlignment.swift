import NibRuntime

// The raw values are the numbers of archives. Documented: the order of the cases of the enumerations of both frameworks.

/// How lines of text are aligned.
public enum NSTextAlignment: Int, NibChoice {
  /// To the named side.
  case left, center, right, justified
  /// By the language's direction.
  case natural
}

/// Where lines of text break.
public enum NSLineBreakMode: Int, NibChoice {
  /// Between words or characters.
  case byWordWrapping, byCharWrapping
  /// Nowhere: what does not fit is cut off.
  case byClipping
  /// Nowhere: an ellipsis stands for the named part.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// The name that documents have, as `tailTruncation`.
  public var nibDescription: String {
    switch self {
    case .byWordWrapping: "wordWrap"
    case .byCharWrapping: "characterWrap"
    case .byClipping: "clip"
    case .byTruncatingHead: "headTruncation"
    case .byTruncatingTail: "tailTruncation"
    case .byTruncatingMiddle: "middleTruncation"
    }
  }
}
