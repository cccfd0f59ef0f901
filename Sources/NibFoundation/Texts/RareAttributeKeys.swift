import Foundation
import NibStandIns

// Names of attributes that both frameworks have beside the usual ones, and values of them.

extension NSAttributedString.Key {
  /// Whether text is written from top to bottom: a number.
  public static let verticalGlyphForm = Self(rawValue: "CTVerticalForms")
  /// What highlights text: the name of a `TextHighlightStyle`.
  public static let textHighlightStyle = Self(rawValue: "NSTextHighlightStyle")
  /// The colors of what highlights text: the name of a `TextHighlightColorScheme`.
  public static let textHighlightColorScheme = Self(rawValue: "NSTextHighlightColorScheme")
  /// A picture that stands as a letter: an `NSAdaptiveImageGlyph`.
  public static let adaptiveImageGlyph = Self(rawValue: "CTAdaptiveImageProvider")
}

extension NSAttributedString {
  /// How letters look as a whole.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As pressed into paper.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// What highlights text.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The style of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = Self(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The colors of what highlights text.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The colors of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As named.
    public static let `default` = Self(rawValue: "NSTextHighlightColorSchemeDefault")
    /// As named.
    public static let purple = Self(rawValue: "NSTextHighlightColorSchemePurple")
    /// As named.
    public static let pink = Self(rawValue: "NSTextHighlightColorSchemePink")
    /// As named.
    public static let orange = Self(rawValue: "NSTextHighlightColorSchemeOrange")
    /// As named.
    public static let mint = Self(rawValue: "NSTextHighlightColorSchemeMint")
    /// As named.
    public static let blue = Self(rawValue: "NSTextHighlightColorSchemeBlue")
  }
}

/// Which system's sizes of text are meant. Documented: the order of the cases, by TextKit.
public enum NSTextScalingType: Int, Sendable {
  /// Those of macOS; those of iOS.
  case standard, iOS
}

/// How a direction of writing goes into the text. Documented: the numbers, by TextKit.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Within what is around it; against it.
  case embedding = 0
  /// As named.
  case override = 2
}

/// A picture that stands as a letter among others. Stands in for NSAdaptiveImageGlyph: its bytes are kept, and not drawn.
open class NSAdaptiveImageGlyph: NSObject, @unchecked Sendable {
  /// The kind of its file.
  public class var contentType: UTType { UTType(importedAs: "public.heic") }
  /// The bytes of its file.
  public final let imageContent: Data
  /// What it is known by: the same for the same bytes.
  public final var contentIdentifier: String {
    let sum = imageContent.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(sum, radix: 16)
  }
  /// What it shows, in words; empty, for no file is read.
  public final var contentDescription: String { "" }

  /// Makes one of the bytes of a file.
  public init(imageContent: Data) {
    self.imageContent = imageContent
    super.init()
  }
}

extension NSAttributedString {
  /// Makes a text of one such picture.
  public convenience init(
    adaptiveImageGlyph: NSAdaptiveImageGlyph, attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.adaptiveImageGlyph: adaptiveImageGlyph]) { $1 })
  }
}
