import Foundation
import NibFoundation
import NibRuntime

/// Values of view models as bindings see them, and back.
@MainActor
enum ModelBox {
  /// A value of a model in the form of values of archives; nil for what no binding could show.
  static func box(_ value: Any) -> NibValue {
    if let convertible = value as? any NibConvertible { return convertible.nibValue }
    if let number = value as? NSNumber, type(of: value) is AnyClass { return box(number) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { box($0.value) } ?? .null }
    if let items = value as? [Any] { return .array(items.map(box)) }
    if type(of: value) is AnyClass { return .object(value as AnyObject) }
    return .null
  }

  /// A number of Foundation's, as dictionaries hold it.
  private static func box(_ number: NSNumber) -> NibValue {
    switch String(cString: number.objCType) {
    case "B", "c": .bool(number.boolValue)
    case "f", "d": .real(number.doubleValue)
    case "Q": .object(number)
    default: .int(number.int64Value)
    }
  }

  /// A value as a type of a model.
  ///
  /// Text becomes the number that it says, and nothing becomes an empty text, as key-value coding has it for scalars.
  static func unbox<Value>(_ boxed: NibValue, as type: Value.Type) -> Value? {
    if let value = boxed as? Value { return value }
    if let type = Value.self as? any NibConvertible.Type { return convert(boxed, to: type) as? Value }
    if boxed.isNull { return (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
    return plain(boxed) as? Value
  }

  private static func convert<Wanted: NibConvertible>(_ boxed: NibValue, to type: Wanted.Type) -> Wanted? {
    if let value = Wanted(nibValue: boxed) { return value }
    switch boxed {
    case .string(let text):
      return number(text).flatMap { Wanted(nibValue: $0) }
    case .null:
      return Wanted(nibValue: .string(""))
    case .int, .real, .bool:
      return Wanted(nibValue: .string(boxed.description))
    default:
      return nil
    }
  }

  /// The number that a text says.
  private static func number(_ text: String) -> NibValue? {
    if let whole = Int64(text) { return .int(whole) }
    return Double(text).map { .real($0) }
  }

  /// A value as plain Swift has it; nil inside for none.
  static func plain(_ boxed: NibValue) -> Any {
    switch boxed {
    case .array(let items): return items.map(plain)
    case .string(let text): return text
    case .bool(let value): return value
    case .int(let value): return Int(value)
    case .real(let value): return value
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): return Data(bytes)
    case .text(let text): return DesktopText.attributed(text)
    case .color: return NSColor(nibValue: boxed) as Any
    case .font: return NSFont(nibValue: boxed) as Any
    case .image: return NSImage(nibValue: boxed) as Any
    default: return boxed.object as Any
    }
  }

  /// A value of an app as archives and bindings have it; one that they have no form for is kept as it is.
  static func boxed(_ value: Any?) -> NibValue {
    guard let value else { return .null }
    if let pairs = value as? [String: Any], !(value is NSDictionary) { return .object(NSDictionary(dictionary: pairs)) }
    if let text = value as? NSAttributedString { return .text(DesktopText.archived(text)) }
    let boxed = box(value)
    return boxed.isNull && !(value is NSNull) ? .object(value as AnyObject) : boxed
  }

  /// A value as an app has it; nil for nothing.
  static func unboxed(_ value: NibValue) -> Any? { value.isNull ? nil : plain(value) }

  /// Whether two values are the same to somebody who looks at them: objects by identity.
  static func areSame(_ left: NibValue, _ right: NibValue) -> Bool {
    if let object = left.object { return object === right.object }
    switch (left, right) {
    case (.null, .null): return true
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
    case (.dictionary, _), (_, .dictionary): return false
    default:
      if let left = Double(nibValue: left), let right = Double(nibValue: right) { return left == right }
      return left.kind == right.kind && left.description == right.description
    }
  }
}
