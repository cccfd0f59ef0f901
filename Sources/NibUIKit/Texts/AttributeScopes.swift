#if !canImport(Darwin)
  import Foundation
  import NibRuntime

  // Attributes of Foundation's value type under UIKit's names: `text.font = .body`. On Apple's systems Foundation has them.

  /// An attribute of UIKit's by its name.
  public protocol UIKitAttribute: AttributedStringKey {}

  extension AttributeScopes {
    /// UIKit's attributes.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// Color of the text.
      public let foregroundColor: ForegroundColorAttribute
      /// Color behind the text.
      public let backgroundColor: BackgroundColorAttribute
      /// Lines below the text.
      public let underlineStyle: UnderlineStyleAttribute
      /// Lines through the text.
      public let strikethroughStyle: StrikethroughStyleAttribute
      /// Color of the lines below.
      public let underlineColor: UnderlineColorAttribute
      /// Points between letters.
      public let kern: KernAttribute
      /// Points between letters, beside kerning.
      public let tracking: TrackingAttribute
      /// Points above the line.
      public let baselineOffset: BaselineOffsetAttribute
      /// Foundation's own.
      public let foundation: FoundationAttributes

      /// The font.
      public enum FontAttribute: UIKitAttribute {
        /// A font.
        public typealias Value = UIFont
        /// As in `NSAttributedString.Key`.
        public static let name = "NSFont"
      }
      /// Color of the text.
      public enum ForegroundColorAttribute: UIKitAttribute {
        /// A color.
        public typealias Value = UIColor
        /// As in `NSAttributedString.Key`.
        public static let name = "NSColor"
      }
      /// Color behind the text.
      public enum BackgroundColorAttribute: UIKitAttribute {
        /// A color.
        public typealias Value = UIColor
        /// As in `NSAttributedString.Key`.
        public static let name = "NSBackgroundColor"
      }
      /// Lines below the text.
      public enum UnderlineStyleAttribute: UIKitAttribute {
        /// A style.
        public typealias Value = NSUnderlineStyle
        /// As in `NSAttributedString.Key`.
        public static let name = "NSUnderline"
      }
      /// Lines through the text.
      public enum StrikethroughStyleAttribute: UIKitAttribute {
        /// A style.
        public typealias Value = NSUnderlineStyle
        /// As in `NSAttributedString.Key`.
        public static let name = "NSStrikethrough"
      }
      /// Color of the lines below.
      public enum UnderlineColorAttribute: UIKitAttribute {
        /// A color.
        public typealias Value = UIColor
        /// As in `NSAttributedString.Key`.
        public static let name = "NSUnderlineColor"
      }
      /// Points between letters.
      public enum KernAttribute: UIKitAttribute {
        /// Points.
        public typealias Value = CGFloat
        /// As in `NSAttributedString.Key`.
        public static let name = "NSKern"
      }
      /// Points between letters, beside kerning.
      public enum TrackingAttribute: UIKitAttribute {
        /// Points.
        public typealias Value = CGFloat
        /// As in `NSAttributedString.Key`.
        public static let name = "CTTracking"
      }
      /// Points above the line.
      public enum BaselineOffsetAttribute: UIKitAttribute {
        /// Points.
        public typealias Value = CGFloat
        /// As in `NSAttributedString.Key`.
        public static let name = "NSBaselineOffset"
      }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// An attribute of UIKit's by its name.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension AttributedString {
    private typealias Keys = AttributeScopes.UIKitAttributes

    /// The value of a text of Foundation's class: UIKit's attributes and links.
    init(uiKit text: NSAttributedString) {
      self.init()
      var at = 0
      while at < text.length {
        var range = NSRange(location: at, length: 0)
        let attributes = text.attributes(at: at, effectiveRange: &range)
        let end = max(NSMaxRange(range), at + 1)
        let part = text.attributedSubstring(from: NSRange(location: at, length: end - at)).string
        append(AttributedString(part, attributes: Self.container(attributes)))
        at = end
      }
    }

    fileprivate static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
      var made = AttributeContainer()
      made[Keys.FontAttribute.self] = attributes[.font] as? UIFont
      made[Keys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
      made[Keys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
      made[Keys.UnderlineStyleAttribute.self] = (attributes[.underlineStyle] as? Int).map {
        NSUnderlineStyle(rawValue: $0)
      }
      made[Keys.StrikethroughStyleAttribute.self] = (attributes[.strikethroughStyle] as? Int).map {
        NSUnderlineStyle(rawValue: $0)
      }
      made[Keys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
      made[Keys.KernAttribute.self] = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
      made[Keys.TrackingAttribute.self] = (attributes[.tracking] as? NSNumber).map { CGFloat($0.doubleValue) }
      made[Keys.BaselineOffsetAttribute.self] = (attributes[.baselineOffset] as? NSNumber).map {
        CGFloat($0.doubleValue)
      }
      made.link = attributes[.link] as? URL
      return made
    }

    /// The same text of Foundation's class.
    var uiKitString: NSAttributedString {
      let made = NSMutableAttributedString(string: "")
      for run in runs {
        var attributes: [NSAttributedString.Key: Any] = [:]
        let from = run.attributes
        attributes[.font] = from[Keys.FontAttribute.self]
        attributes[.foregroundColor] = from[Keys.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = from[Keys.BackgroundColorAttribute.self]
        attributes[.underlineStyle] = from[Keys.UnderlineStyleAttribute.self]?.rawValue
        attributes[.strikethroughStyle] = from[Keys.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.underlineColor] = from[Keys.UnderlineColorAttribute.self]
        attributes[.kern] = from[Keys.KernAttribute.self].map { NSNumber(value: Double($0)) }
        attributes[.tracking] = from[Keys.TrackingAttribute.self].map { NSNumber(value: Double($0)) }
        attributes[.baselineOffset] = from[Keys.BaselineOffsetAttribute.self].map { NSNumber(value: Double($0)) }
        attributes[.link] = from.link
        made.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
      }
      return made
    }
  }

  extension AttributeContainer {
    /// Attributes under the names that `NSAttributedString.Key` has: UIKit's and links. Others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) { self = AttributedString.container(dictionary) }
  }

  extension NSAttributedString {
    /// The text of Foundation's value type with UIKit's attributes.
    public convenience init(_ text: AttributedString) { self.init(attributedString: text.uiKitString) }
  }
#endif
