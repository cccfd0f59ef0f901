import Foundation
import NibFoundation
import NibRuntime

// Attributes of Foundation's value type under AppKit's names: `text.font = .systemFont(ofSize: 12)`.
// Foundation has the conversions without a scope itself on Apple's systems: there these are the less favored ones.

extension AttributeScopes {
  /// AppKit's attributes.
  public struct AppKitAttributes: TextAttributeScope {
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
    /// What stands in the text's place.
    public let attachment: AttachmentAttribute
    /// What a pointer that rests on the text shows.
    public let toolTip: ToolTipAttribute
    /// How letters are raised or lowered.
    public let superscript: SuperscriptAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The attributes, Foundation's left out.
    public static var textAttributes: [any TextAttributeKey.Type] {
      TextAttributes.all + [
        FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self, UnderlineColorAttribute.self,
        StrikethroughColorAttribute.self, StrokeColorAttribute.self, AttachmentAttribute.self, ToolTipAttribute.self,
        SuperscriptAttribute.self, ShadowAttribute.self,
      ]
    }
  }

  /// AppKit's attributes.
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
}

extension AttributeScopes.AppKitAttributes {
  /// The font.
  public enum FontAttribute: TextAttributeKey {
    /// A font.
    public typealias Value = NSFont
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.font.rawValue
  }
  /// Color of the text.
  public enum ForegroundColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = NSColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }
  /// Color behind the text.
  public enum BackgroundColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = NSColor
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
    public typealias Value = NSColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }
  /// Lines through the text.
  public typealias StrikethroughStyleAttribute = TextAttributes.StrikethroughStyleAttribute
  /// Color of the lines through.
  public enum StrikethroughColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = NSColor
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }
  /// Color of the outline.
  public enum StrokeColorAttribute: TextAttributeKey {
    /// A color.
    public typealias Value = NSColor
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
  /// What stands in the text's place.
  public enum AttachmentAttribute: TextAttributeKey {
    /// An attachment.
    public typealias Value = NSTextAttachment
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }
  /// What a pointer that rests on the text shows.
  public enum ToolTipAttribute: TextAttributeKey {
    /// A text.
    public typealias Value = String
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.toolTip.rawValue
  }
  /// The shadow of the text.
  public enum ShadowAttribute: TextAttributeKey {
    /// A shadow: the same object, as shadows have no other equality.
    public typealias Value = NSShadow
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
  /// How letters are raised or lowered.
  public enum SuperscriptAttribute: WholeTextAttributeKey {
    /// As in `NSAttributedString.Key`.
    public static let name = NSAttributedString.Key.superscript.rawValue
  }
}

extension AttributeDynamicLookup {
  /// An attribute of AppKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AppKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// Attributes under the names that `NSAttributedString.Key` has: AppKit's and links. Others are left out.
  @_disfavoredOverload
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributeScopes.AppKitAttributes.container(of: dictionary)
  }
}

extension AttributedString {
  /// The value of a text of Foundation's class: AppKit's attributes and links.
  @_disfavoredOverload
  public init(_ text: NSAttributedString) { self = AttributeScopes.AppKitAttributes.valueText(of: text) }
}

extension NSAttributedString {
  /// The text of Foundation's value type with AppKit's attributes and links.
  @_disfavoredOverload
  public convenience init(_ text: AttributedString) {
    self.init(attributedString: AttributeScopes.AppKitAttributes.objectText(of: text))
  }
}
