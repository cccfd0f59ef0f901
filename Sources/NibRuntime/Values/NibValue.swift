/// A value of an archive in native form: what a key of an object holds, once strings, numbers, collections, colors,
/// fonts and images are read.
///
/// Shared content of a graph is decoded once and shared, so a value takes no more memory than its archive. Large
/// content is boxed: a value is copied far more often than it is made.
public enum NibValue {
  /// Nil, stored as such.
  case null
  /// True or false.
  case bool(Bool)
  /// An integer of any width.
  case int(Int64)
  /// A real of either width.
  case real(Double)
  /// Text.
  case string(String)
  /// Bytes.
  case data([UInt8])
  /// Seconds since 2001-01-01 00:00 UTC.
  case date(Double)
  /// The numbers of an inline struct: 2 for a point or size, 4 for a rectangle or insets, 6 for a transform.
  case reals([Double])
  /// A point.
  indirect case point(NibPoint)
  /// A size.
  indirect case size(NibSize)
  /// A rectangle.
  indirect case rect(NibRect)
  /// Insets.
  indirect case insets(NibInsets)
  /// A range.
  indirect case range(NibRange)
  /// A color, and the framework's object for it where it has one.
  indirect case color(NibColor, object: SharedObject? = nil)
  /// A font, likewise.
  indirect case font(NibFont, object: SharedObject? = nil)
  /// An image, likewise.
  indirect case image(NibImage, object: SharedObject? = nil)
  /// Text with attributes.
  indirect case text(NibText)
  /// An array, set or ordered set, in stored order.
  case array([NibValue])
  /// A dictionary, in stored order.
  case dictionary([NibPair])
  /// A live object.
  case object(AnyObject)
  /// A live object that is kept elsewhere.
  case weakObject(WeakReference)
}

/// One entry of a dictionary.
public struct NibPair {
  /// The key.
  public var key: NibValue
  /// The value.
  public var value: NibValue

  /// Makes an entry.
  public init(key: NibValue, value: NibValue) {
    self.key = key
    self.value = value
  }
}

extension NibValue {
  /// Whether the value is nil.
  @inlinable public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The live object, if it is one.
  public var object: AnyObject? {
    switch self {
    case .object(let object): object
    case .weakObject(let reference): reference.object
    default: nil
    }
  }

  /// The kind in a word, for messages.
  public var kind: String {
    switch self {
    case .null: "nil"
    case .bool: "bool"
    case .int: "int"
    case .real: "real"
    case .string: "string"
    case .data: "data"
    case .date: "date"
    case .reals: "reals"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .range: "range"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .text: "attributed string"
    case .array: "array"
    case .dictionary: "dictionary"
    case .object(let object): LiveClass.name(of: object)
    case .weakObject(let reference): reference.object.map { LiveClass.name(of: $0) } ?? "nil"
    }
  }
}

extension NibValue: CustomStringConvertible {
  /// The value in one line; collections as their count, because content may be shared many times over.
  public var description: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .real(let value): "\(NumberText(value))"
    case .string(let value): "\"\(value)\""
    case .data(let bytes): "\(bytes.count) bytes"
    case .date(let seconds): "\(NumberText(seconds)) s"
    case .reals(let numbers): "{\(numbers.map { "\(NumberText($0))" }.joined(separator: ", "))}"
    case .point(let value): "\(value)"
    case .size(let value): "\(value)"
    case .rect(let value): "\(value)"
    case .insets(let value): "\(value)"
    case .range(let value): "\(value)"
    case .color(let value, _): "\(value)"
    case .font(let value, _): "\(value)"
    case .image(let value, _): "\(value)"
    case .text(let value): "\"\(value.string)\""
    case .array(let items): "[\(items.count)]"
    case .dictionary(let pairs): "[\(pairs.count) pairs]"
    case .object(let object): "<\(LiveClass.name(of: object))>"
    case .weakObject(let reference): reference.object.map { "<\(LiveClass.name(of: $0))>" } ?? "nil"
    }
  }
}
