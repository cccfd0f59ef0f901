import NibRuntime
import NibStandIns

/// Where a user of assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// As named.
  case right = 1
  /// As named.
  case left, up, down, next, previous
}

/// How soon an announcement is read out.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At once.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// As usual.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// When there is time.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

// How a text is read out.
extension NSAttributedString.Key {
  /// Whether marks between words are read out.
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language, as a name of BCP 47.
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// How high the voice is, 0...2.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for those before it.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How soon an announcement is read out: a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// How the text sounds, in letters of the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each letter is read out.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1.
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// What an app says of the text besides.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
}
