import Foundation

/// Values that predicates compare, of whatever model.
enum PredicateValue {
  /// What keys lead to: in dictionaries by name, in models of bindings and stand-ins as bindings do, in other objects and
  /// values by their stored properties. Nil where a key leads to nothing.
  static func value(_ keys: ArraySlice<String>, of start: Any?) -> Any? {
    var (current, rest) = (flat(start), keys)
    while let key = rest.first, let found = current {
      rest = rest.dropFirst()
      if key == "self" || key == "SELF" { continue }
      if let pairs = found as? [AnyHashable: Any] {
        current = flat(pairs[key] ?? (key == "@count" ? pairs.count : nil))
      } else if let items = items(found) {
        return collected(items, key, rest)
      } else {
        current = property(key, of: found)
      }
    }
    return current
  }

  /// A key of a list is that of all its objects, or an operator over them.
  private static func collected(_ items: [Any], _ key: String, _ rest: ArraySlice<String>) -> Any? {
    if key == "@count" || key == "count" { return items.count }
    guard key.hasPrefix("@") else { return items.map { value([key] + rest, of: $0) ?? NSNull() } as [Any] }
    let values = items.map { value(rest, of: $0) }
    let numbers = values.compactMap(number)
    switch key {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    case "@unionOfObjects": return values.map { $0 ?? NSNull() } as [Any]
    default: return nil
    }
  }

  private static func property(_ key: String, of object: Any) -> Any? {
    if let text = object as? String { return key == "length" ? text.utf16.count : nil }
    if type(of: object) is AnyClass, let found = LinkedModels.reader?.value(of: key, in: object as AnyObject) {
      return flat(found)
    }
    return stored(key, of: object)
  }

  /// A stored property by its name, or by that of the storage of a wrapped or lazy one.
  private static func stored(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where [key, "_" + key, "$__lazy_storage_$_" + key].contains(child.label) {
        return flat(child.value)
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// A value without optionals around it; nil for nothing.
  static func flat(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flat($0.value) }
  }

  /// The values of a list or a set; nil for what is neither.
  static func items(_ value: Any?) -> [Any]? {
    switch flat(value) {
    case let items as [Any]: items
    case let set as Set<AnyHashable>: ordered(set.map(\.base))
    case let set as NSSet: ordered(set.allObjects)
    case let set as NSOrderedSet: set.array
    case let set as IndexSet: Array(set)
    default: nil
    }
  }

  /// The values of a set in an order that is the same each time: by size, or as they are written.
  private static func ordered(_ items: [Any]) -> [Any] {
    let numbers = items.compactMap(number)
    if numbers.count == items.count {
      return zip(items, numbers).sorted { $0.1 < $1.1 }.map(\.0)
    }
    return items.map { (item: $0, text: text($0) ?? "\($0)") }.sorted { $0.text < $1.text }.map(\.item)
  }

  /// What tells values apart that are not equal: numbers by size, texts by what they say, objects that do not compare
  /// themselves by identity.
  static func identity(_ value: Any?) -> AnyHashable {
    guard let value = flat(value) else { return NSNull() }
    if let number = integer(value) { return number }
    if let number = number(value) { return Int64(exactly: number).map { AnyHashable($0) } ?? AnyHashable(number) }
    if let text = text(value) { return text }
    if let value = value as? AnyHashable { return value }
    return type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : "\(value)"
  }

  /// Two collections made one, each value once.
  static func united(_ operation: ExpressionForm.SetOperation, _ left: Any?, _ right: Any?) -> NSSet? {
    guard let left = items(left), let right = items(right) else { return nil }
    let others = Set(right.map(identity))
    let chosen =
      switch operation {
      case .union: left + right
      case .intersect: left.filter { others.contains(identity($0)) }
      case .minus: left.filter { !others.contains(identity($0)) }
      }
    var known: Set<AnyHashable> = []
    return NSSet(array: chosen.filter { known.insert(identity($0)).inserted })
  }

  /// A text, also that of a name or of a choice of texts.
  static func text(_ value: Any?) -> String? {
    switch flat(value) {
    case let text as String: text
    case let text as Substring: String(text)
    case let text as NSAttributedString: text.string
    case let url as URL: url.absoluteString
    case let name as any RawRepresentable: name.rawValue as? String
    default: nil
    }
  }

  /// A number: also of a truth, a moment (seconds), a choice of numbers.
  static func number(_ value: Any?) -> Double? {
    switch flat(value) {
    case let number as NSNumber: number.doubleValue
    case let truth as Bool: truth ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let choice as any RawRepresentable: choice.rawValue is String ? nil : number(choice.rawValue)
    default: nil
    }
  }

  /// A whole number that 64 bits hold.
  static func integer(_ value: Any?) -> Int64? {
    switch flat(value) {
    case let number as any BinaryInteger: Int64(exactly: number)
    case let number as NSNumber where "cCsSiIlLqQ".contains(String(cString: number.objCType)):
      number.uint64Value > UInt64(Int64.max) && number.doubleValue > 0 ? nil : number.int64Value
    default: nil
    }
  }

  /// The order of two numbers, of whole ones exactly; nil where one of the values is no number.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    func compare<Number: Comparable>(_ left: Number, _ right: Number) -> ComparisonResult {
      left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = integer(left), let right = integer(right) { return compare(left, right) }
    guard let left = number(left), let right = number(right), !left.isNaN, !right.isNaN else { return nil }
    return compare(left, right)
  }

  /// Whether two values are the same: numbers by size, lists by what they hold, others as they compare themselves, objects
  /// that do not by identity.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = flat(left), let right = flat(right) else { return flat(left) == nil && flat(right) == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = text(left), let right = text(right) { return left == right }
    if let left = items(left), let right = items(right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    }
    if let left = left as? any Hashable, let right = right as? any Hashable {
      return AnyHashable(left) == AnyHashable(right)
    }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }
}
