import Foundation

// Attributes of texts, which UIKit and AppKit name alike. On Apple's systems Foundation and the frameworks have them.
//
// - Documented: NSAttributedString.Key.

extension NSAttributedString.Key {
  /// The font: a `UIFont` or an `NSFont`.
  public static let font = Self(rawValue: "NSFont")
  /// How lines stand: an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// Color of the text: a `UIColor` or an `NSColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// Color behind the text: a `UIColor` or an `NSColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Whether letters are joined: a number.
  public static let ligature = Self(rawValue: "NSLigature")
  /// Points between letters: a number.
  public static let kern = Self(rawValue: "NSKern")
  /// Points between letters, beside kerning: a number.
  public static let tracking = Self(rawValue: "CTTracking")
  /// A line through the text: a number of `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// A line below the text: a number of `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// Color of the outline: a `UIColor` or an `NSColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// Width of the outline, as hundredths of the font's size: a number.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow: an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// An effect of the text, by its name: a string.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// What stands in the text's place.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// Where a tap leads: a `URL` or a string.
  public static let link = Self(rawValue: "NSLink")
  /// Points above the line: a number.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// Color of the line below: a `UIColor` or an `NSColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// Color of the line through: a `UIColor` or an `NSColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// How slanted letters are: a number.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// How stretched letters are: a number.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// Directions of writing, inside out: an array of numbers.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// What a pointer that rests on the text shows: a string. AppKit's.
  public static let toolTip = Self(rawValue: "NSToolTip")
  /// The pointer over the text: an `NSCursor`. AppKit's.
  public static let cursor = Self(rawValue: "NSCursor")
  /// Whether letters are raised or lowered: a number. AppKit's.
  public static let superscript = Self(rawValue: "NSSuperScript")
}
