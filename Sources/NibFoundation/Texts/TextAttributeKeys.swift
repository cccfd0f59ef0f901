import Foundation

// Attributes of `AttributedString` that UIKit and AppKit have: how each stands in an `NSAttributedString`.

/// An attribute of `AttributedString` that an `NSAttributedString` holds under the same name.
public protocol TextAttributeKey: AttributedStringKey where Value: Sendable {
  /// The object that an `NSAttributedString` holds for a value.
  static func object(for value: Value) -> Any
  /// The value of such an object; nil for an object of another kind.
  static func value(of object: Any) -> Value?
}

extension TextAttributeKey {
  /// The value itself.
  public static func object(for value: Value) -> Any { value }
  /// The object itself, where it is a value.
  public static func value(of object: Any) -> Value? { object as? Value }
}

/// An attribute whose value is a number of points or a factor: an `NSNumber` in an `NSAttributedString`.
public protocol NumberTextAttributeKey: TextAttributeKey where Value == CGFloat {}

extension NumberTextAttributeKey {
  /// The number.
  public static func object(for value: CGFloat) -> Any { NSNumber(value: Double(value)) }
  /// The number.
  public static func value(of object: Any) -> CGFloat? { (object as? NSNumber).map { CGFloat($0.doubleValue) } }
}

/// An attribute whose value is a whole number: an `NSNumber` in an `NSAttributedString`.
public protocol WholeTextAttributeKey: TextAttributeKey where Value == Int {}

extension WholeTextAttributeKey {
  /// The number.
  public static func object(for value: Int) -> Any { NSNumber(value: value) }
  /// The number.
  public static func value(of object: Any) -> Int? { (object as? NSNumber)?.intValue }
}

/// An attribute whose value is a line below or through a text: its number in an `NSAttributedString`.
public protocol LineTextAttributeKey: TextAttributeKey where Value == NSUnderlineStyle {}

extension LineTextAttributeKey {
  /// The number of the line.
  public static func object(for value: NSUnderlineStyle) -> Any { NSNumber(value: value.rawValue) }
  /// The line of a number.
  public static func value(of object: Any) -> NSUnderlineStyle? {
    (object as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }
}

/// The attributes of a framework, for the conversion between `AttributedString` and `NSAttributedString`.
public protocol TextAttributeScope: AttributeScope {
  /// The attributes, Foundation's left out.
  static var textAttributes: [any TextAttributeKey.Type] { get }
}

extension TextAttributeScope {
  /// The attributes of a part of a text and its link, as `NSAttributedString` has them.
  package static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var made: [NSAttributedString.Key: Any] = [:]
    func take<Key: TextAttributeKey>(_ key: Key.Type) {
      if let value = container[key] { made[NSAttributedString.Key(rawValue: Key.name)] = Key.object(for: value) }
    }
    for key in textAttributes { take(key) }
    made[.link] = container.link
    return made
  }

  /// The container for attributes of an `NSAttributedString`; those of another kind or name are left out.
  package static func container(of attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var made = AttributeContainer()
    func put<Key: TextAttributeKey>(_ key: Key.Type) {
      made[key] = attributes[NSAttributedString.Key(rawValue: Key.name)].flatMap(Key.value)
    }
    for key in textAttributes { put(key) }
    made.link = attributes[.link] as? URL
    return made
  }

  /// The same text of Foundation's class.
  package static func objectText(of text: AttributedString) -> NSAttributedString {
    let made = NSMutableAttributedString(string: "")
    for run in text.runs {
      let part = String(text[run.range].characters)
      made.append(NSAttributedString(string: part, attributes: attributes(of: run.attributes)))
    }
    return made
  }

  /// The value of a text of Foundation's class.
  package static func valueText(of text: NSAttributedString) -> AttributedString {
    var made = AttributedString()
    var at = 0
    while at < text.length {
      var range = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &range)
      let end = max(NSMaxRange(range), at + 1)
      let part = text.attributedSubstring(from: NSRange(location: at, length: end - at)).string
      made.append(AttributedString(part, attributes: container(of: attributes)))
      at = end
    }
    return made
  }
}

extension NSAttributedString {
  /// The text of Foundation's value type with the attributes of a framework: `including: \.uiKit`.
  public convenience init<Scope: TextAttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attributedString: Scope.objectText(of: text)) }

  /// The text of Foundation's value type with the attributes of a framework.
  public convenience init<Scope: TextAttributeScope>(_ text: AttributedString, including scope: Scope.Type) throws {
    self.init(attributedString: Scope.objectText(of: text))
  }
}

extension AttributedString {
  /// The text of Foundation's class with the attributes of a framework: `including: \.uiKit`.
  public init<Scope: TextAttributeScope>(
    _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self = Scope.valueText(of: text) }

  /// The text of Foundation's class with the attributes of a framework.
  public init<Scope: TextAttributeScope>(_ text: NSAttributedString, including scope: Scope.Type) throws {
    self = Scope.valueText(of: text)
  }
}

extension AttributeContainer {
  /// Attributes under the names that `NSAttributedString.Key` has, of a framework: `including: \.uiKit`.
  public init<Scope: TextAttributeScope>(
    _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self = Scope.container(of: dictionary) }
}
