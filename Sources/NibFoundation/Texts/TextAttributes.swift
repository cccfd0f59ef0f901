import Foundation

/// The attributes of texts that are the same in UIKit and AppKit; each framework's scope names them.
public enum TextAttributes {
  /// How lines stand.
  public enum ParagraphStyleAttribute: TextAttributeKey {
    /// A style.
    public typealias Value = NSParagraphStyle
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }
  /// Lines below the text.
  public enum UnderlineStyleAttribute: LineTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }
  /// Lines through the text.
  public enum StrikethroughStyleAttribute: LineTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }
  /// Width of the outline, as hundredths of the font's size.
  public enum StrokeWidthAttribute: NumberTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }
  /// Points between letters.
  public enum KernAttribute: NumberTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.kern.rawValue
  }
  /// Points between letters, beside kerning.
  public enum TrackingAttribute: NumberTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }
  /// Points above the line.
  public enum BaselineOffsetAttribute: NumberTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }
  /// Whether letters are joined.
  public enum LigatureAttribute: WholeTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }
  /// How slanted letters are.
  public enum ObliquenessAttribute: NumberTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }
  /// How stretched letters are.
  public enum ExpansionAttribute: NumberTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }

  /// All of them.
  package static var all: [any TextAttributeKey.Type] {
    [
      ParagraphStyleAttribute.self,
      UnderlineStyleAttribute.self,
      StrikethroughStyleAttribute.self,
      StrokeWidthAttribute.self,
      KernAttribute.self,
      TrackingAttribute.self,
      BaselineOffsetAttribute.self,
      LigatureAttribute.self,
      ObliquenessAttribute.self,
      ExpansionAttribute.self,
    ]
  }
}
