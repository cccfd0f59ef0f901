import Foundation
import NibRuntime

/// Follows key paths through models, stand-ins, controllers and collections.
@MainActor
enum KeyPathWalk {
  /// The keys of a path. Longer ones than this nobody writes.
  static func keys(_ path: String) -> [String] { path.split(separator: ".").prefix(64).map(String.init) }

  /// How many values one walk visits.
  static let mostValues = 100_000

  /// What a path leads to.
  static func value(_ keys: ArraySlice<String>, from start: NibValue) -> BoundValue {
    var budget = mostValues
    return value(keys, from: start, &budget)
  }

  /// The same as a part of a walk that may visit so many values more.
  static func value(_ keys: ArraySlice<String>, from start: NibValue, _ budget: inout Int) -> BoundValue {
    var current = start
    var rest = keys
    while let key = rest.first {
      rest = rest.dropFirst()
      budget -= 1
      guard budget >= 0 else { return .endless }
      if key == "self" || key == "@self" { continue }
      switch current {
      case .null: return .value(.null)
      case .array(let items): return collected(items, key, rest, &budget)
      case .dictionary(let pairs): current = entry(key, of: pairs)
      case .string(let text) where key == "length": current = .int(Int64(text.utf16.count))
      default:
        guard let object = current.object else { return .missing(key) }
        if key == "selection", let controller = object as? NSObjectController {
          return controller.selectionValue(rest, &budget)
        }
        switch property(key, of: object) {
        case .value(let value): current = value
        case let other: return other
        }
      }
    }
    return .value(current)
  }

  /// A property of an object. Of classes that say nothing of their properties nothing is known.
  private static func property(_ key: String, of object: AnyObject) -> BoundValue {
    if let controller = object as? NSObjectController, controller.isUnknown(key) { return .unknown }
    if let value = (object as? any BindableModel)?.value(forKey: key) { return .value(value) }
    if let dictionary = object as? NSDictionary {
      KeyValueCenter.shared.didRead(dictionary, key)
      return .value(ModelBox.boxed(dictionary[key]))
    }
    if let responder = object as? NSResponder, let value = responder.boundProperty(key) { return .value(value) }
    if let marked = DynamicProperties.find(key, in: object) { return .value(marked.boxed) }
    let saysAll = object is any BindableModel && !(object is NSResponder)
    return saysAll || !DynamicProperties.names(in: object).isEmpty ? .missing(key) : .unknown
  }

  private static func entry(_ key: String, of pairs: [NibPair]) -> NibValue {
    pairs.first { if case .string(key) = $0.key { true } else { false } }?.value ?? .null
  }

  /// A key of an array is that of all its objects, or an operator over them.
  private static func collected(
    _ items: [NibValue], _ key: String, _ rest: ArraySlice<String>, _ budget: inout Int
  ) -> BoundValue {
    if key == "@count" || key == "count" { return .value(.int(Int64(items.count))) }
    let path = key.hasPrefix("@") ? rest : [key] + rest
    var values: [NibValue] = []
    for item in items {
      switch Self.value(path, from: item, &budget) {
      case .value(let value): values.append(value)
      case .endless: return .endless
      default: return .unknown
      }
    }
    guard key.hasPrefix("@") else { return .value(.array(values)) }
    return folded(key, values, &budget)
  }

  private static func folded(_ name: String, _ values: [NibValue], _ budget: inout Int) -> BoundValue {
    let numbers = values.compactMap { Double(nibValue: $0) }
    switch name {
    case "@sum": return .value(.real(numbers.reduce(0, +)))
    case "@avg": return .value(.real(numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)))
    case "@min": return .value(numbers.min().map { .real($0) } ?? .null)
    case "@max": return .value(numbers.max().map { .real($0) } ?? .null)
    case "@unionOfObjects": return .value(.array(values))
    case "@distinctUnionOfObjects":
      var distinct: [NibValue] = []
      for value in values {
        budget -= distinct.count
        guard budget >= 0 else { return .endless }
        if !distinct.contains(where: { ModelBox.areSame($0, value) }) { distinct.append(value) }
      }
      return .value(.array(distinct))
    default: return .missing(name)
    }
  }

  /// Sets what a path leads to.
  /// - Throws: `KeyPathFault` where the path ends before its last key, or the value is refused.
  static func set(_ value: NibValue, at keys: ArraySlice<String>, from start: NibValue, validating: Bool = false) throws
  {
    var budget = mostValues
    try set(value, at: keys, from: start, validating, &budget)
  }

  private static func set(
    _ value: NibValue, at keys: ArraySlice<String>, from start: NibValue, _ validating: Bool, _ budget: inout Int
  ) throws {
    guard let key = keys.last else { return }
    let path = keys.dropLast()
    if let place = path.firstIndex(of: "selection"),
      case .value(let found) = Self.value(path[..<place], from: start, &budget),
      let controller = found.object as? NSObjectController
    {
      for object in controller.selectedValues {
        try set(value, at: keys[(place + 1)...], from: object, validating, &budget)
      }
      return
    }
    budget -= 1
    switch Self.value(path, from: start, &budget) {
    case .value(let found):
      guard let object = found.object else {
        if found.isNull { return }
        throw KeyPathFault("'\(key)' of \(found.kind) cannot be set")
      }
      try set(value, key, of: object, validating)
    case .missing(let key): throw KeyPathFault("there is no '\(key)'")
    case .endless: throw KeyPathFault("the path leads through more than \(mostValues) values")
    case .marker, .unknown: return
    }
  }

  private static func set(_ value: NibValue, _ key: String, of object: AnyObject, _ validating: Bool) throws {
    var value = value
    if validating, let model = object as? any BindableModel { value = try model.validate(value, forKey: key) }
    if let model = object as? any BindableModel, model.setValue(value, forKey: key) { return }
    if let dictionary = object as? NSMutableDictionary {
      dictionary[key] = ModelBox.unboxed(value)
      KeyValueCenter.shared.didChange(dictionary, key)
      return
    }
    if let responder = object as? NSResponder, responder.setBoundProperty(value, key) { return }
    if let marked = DynamicProperties.find(key, in: object) {
      if marked.set(value) { return }
      throw KeyPathFault("'\(key)' of \(type(of: object)) wants \(marked.kind), got \(value.kind)")
    }
    if case .unknown = property(key, of: object) { return }
    throw KeyPathFault("'\(key)' of \(type(of: object)) cannot be set to \(value.kind)")
  }
}

/// Why a value could not be set.
struct KeyPathFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
