import Foundation
import NibFoundation
import NibRuntime

// Attributes of Foundation's value type under UIKit's names: `text.font = .systemFont(ofSize: 12)`.
// Foundation has the conversions without a scope itself on Apple's systems: there these are the less favored ones.

extension AttributeScopes {
  /// UIKit's attributes.
  public struct UIKitAttributes: TextAttributeScope {
    /// The font.
    public let font: FontAttribute
    /// Color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// Color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// How lines stand.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Lines below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Color of the lines below.
    public let underlineColor: UnderlineColorAttribute
    /// Lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Color of the lines through.
    public let strikethroughColor: StrikethroughColorAttribute
    /// Color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// Width of the outline, as hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// Points between letters.
    public let kern: KernAttribute
    /// Points between letters, beside kerning.
    public let tracking: TrackingAttribute
    /// Points above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// Whether letters are joined.
    public let ligature: LigatureAttribute
    /// How slanted letters are.
    public let obliqueness: ObliquenessAttribute
    /// How stretched letters are.
    public let expansion: ExpansionAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// What stands in the text's place.
    public let attachment: AttachmentAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The attributes, Foundation's left out.
    public static var textAttributes: [any TextAttributeKey.Type] {
      TextAttributes.all + [
        FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self, UnderlineColorAttribute.self,
        StrikethroughColorAttribute.self, StrokeColorAttribute.self, ShadowAttribute.self, AttachmentAttribute.self,
      ]
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: TextAttributeKey {
    /// A font.
    public typealias Value = UIFont
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.font.rawValue
  }
  /// Color of the text.
  public enum ForegroundColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = UIColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  /// Color behind the text.
  public enum BackgroundColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = UIColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }
  /// How lines stand.
  public typealias ParagraphStyleAttribute = TextAttributes.ParagraphStyleAttribute
  /// Lines below the text.
  public typealias UnderlineStyleAttribute = TextAttributes.UnderlineStyleAttribute
  /// Color of the lines below.
  public enum UnderlineColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = UIColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  /// Lines through the text.
  public typealias StrikethroughStyleAttribute = TextAttributes.StrikethroughStyleAttribute
  /// Color of the lines through.
  public enum StrikethroughColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = UIColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }
  /// Color of the outline.
  public enum StrokeColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = UIColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }
  /// Width of the outline, as hundredths of the font's size.
  public typealias StrokeWidthAttribute = TextAttributes.StrokeWidthAttribute
  /// Points between letters.
  public typealias KernAttribute = TextAttributes.KernAttribute
  /// Points between letters, beside kerning.
  public typealias TrackingAttribute = TextAttributes.TrackingAttribute
  /// Points above the line.
  public typealias BaselineOffsetAttribute = TextAttributes.BaselineOffsetAttribute
  /// Whether letters are joined.
  public typealias LigatureAttribute = TextAttributes.LigatureAttribute
  /// How slanted letters are.
  public typealias ObliquenessAttribute = TextAttributes.ObliquenessAttribute
  /// How stretched letters are.
  public typealias ExpansionAttribute = TextAttributes.ExpansionAttribute
  /// The shadow.
  public enum ShadowAttribute: TextAttributeKey {
    /// A shadow.
    public typealias Value = NSShadow
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
  /// What stands in the text's place.
  public enum AttachmentAttribute: TextAttributeKey {
    /// An attachment.
    public typealias Value = NSTextAttachment
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Attributes under the names that `NSAttributedString.Key` has: UIKit's and links. Others are left out.
  @_disfavoredOverload
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributeScopes.UIKitAttributes.container(of: dictionary)
  }
}

extension AttributedString {
  /// The value of a text of Foundation's class: UIKit's attributes and links.
  @_disfavoredOverload
  public init(_ text: NSAttributedString) { self = AttributeScopes.UIKitAttributes.valueText(of: text) }
}

extension NSAttributedString {
  /// The text of Foundation's value type with UIKit's attributes and links.
  @_disfavoredOverload
  public convenience init(_ text: AttributedString) {
    self.init(attributedString: AttributeScopes.UIKitAttributes.objectText(of: text))
  }
}
