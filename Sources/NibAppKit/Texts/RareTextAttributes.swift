import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSAttributedString.Key {
  /// What marks a mistake: a number of `SpellingState`.
  public static let spellingState = Self(rawValue: "NSSpellingState")
  /// The traditional forms of characters: a number.
  public static let characterShape = Self(rawValue: "NSCharacterShape")
  /// Whether fonts of screens are used: a Boolean value.
  public static let usesScreenFonts = Self(rawValue: "NSUsesScreenFonts")
  /// The form of a character: an `NSGlyphInfo`.
  public static let glyphInfo = Self(rawValue: "NSGlyphInfo")
  /// Which clause of a text is not settled: a number.
  public static let markedClauseSegment = Self(rawValue: "NSMarkedClauseSegment")
  /// What may be meant: an `NSTextAlternatives`.
  public static let textAlternatives = Self(rawValue: "NSTextAlternatives")
}

extension NSAttributedString {
  /// What is wrong with a part.
  public struct SpellingState: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// The state of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How it is written.
    public static let spelling = Self(rawValue: 1)
    /// Its grammar.
    public static let grammar = Self(rawValue: 2)
  }
}

/// What may be meant by a text that was spoken. Stands in for NSTextAlternatives.
open class NSTextAlternatives: NSObject, @unchecked Sendable {
  /// The best text.
  public final let primaryString: String
  /// The others, the best first.
  public final let alternativeStrings: [String]
  /// One of the others was chosen.
  public static let selectedAlternativeStringNotification = Notification.Name(
    "NSTextAlternativesSelectedAlternativeStringNotification")

  /// Makes one.
  public init(primaryString: String, alternativeStrings: [String]) {
    (self.primaryString, self.alternativeStrings) = (primaryString, alternativeStrings)
    super.init()
  }

  /// One of the others was chosen: whoever listens is told.
  open func noteSelectedAlternativeString(_ alternativeString: String) {
    NotificationCenter.default.post(
      name: Self.selectedAlternativeStringNotification, object: self,
      userInfo: ["NSAlternativeString": alternativeString])
  }
}

/// The form of a character in a font. Stands in for NSGlyphInfo: kept, and not drawn.
open class NSGlyphInfo: NSObject, @unchecked Sendable {
  /// The collections of forms that numbers count in. Documented: the order of the cases, by AppKit.
  public enum CharacterCollection: UInt, Sendable {
    /// The font's own; as named.
    case identityMapping, adobeCNS1, adobeGB1, adobeJapan1, adobeJapan2, adobeKorea1
  }

  /// The number of the form in the font.
  public final let glyphID: CGGlyph
  /// The name of the form; nil where it has a number.
  public final let glyphName: String?
  /// The number of the form in its collection.
  public final let characterIdentifier: Int
  /// The collection.
  public final let characterCollection: CharacterCollection
  /// The text that the form stands for.
  public final let baseString: String

  private init(_ glyph: CGGlyph, _ name: String?, _ identifier: Int, _ collection: CharacterCollection, _ base: String)
  {
    (glyphID, glyphName, characterIdentifier) = (glyph, name, identifier)
    (characterCollection, baseString) = (collection, base)
    super.init()
  }

  /// Makes one of a number.
  public convenience init?(cgGlyph glyph: CGGlyph, for font: NSFont, baseString string: String) {
    self.init(glyph, nil, Int(glyph), .identityMapping, string)
  }
  /// Makes one of a name.
  public convenience init?(glyphName: String, for font: NSFont, baseString string: String) {
    self.init(0, glyphName, 0, .identityMapping, string)
  }
  /// Makes one of a number in a collection.
  public convenience init?(characterIdentifier cid: Int, collection: CharacterCollection, baseString string: String) {
    self.init(0, nil, cid, collection, string)
  }
}
