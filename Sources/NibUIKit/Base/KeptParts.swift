import NibStandIns

/// What a part of an object is kept by: the state, metrics or position that code sets it for.
struct PartKey: Hashable {
  let numbers: [Int]

  init(_ numbers: Int...) { self.numbers = numbers }
}

extension ValueKeeping {
  /// What was set for a key; nil for nothing.
  func part<Value>(_ key: PartKey, _ name: String) -> Value? {
    keptValues?.values[name].flatMap { $0 as? Parts<Value> }?[key]
  }

  /// What was set for a state, else for the normal one.
  func part<Value>(_ state: UIControl.State, _ name: String) -> Value? {
    part(PartKey(state.rawValue), name) ?? part(PartKey(UIControl.State.normal.rawValue), name)
  }

  /// Sets what a key has; nil takes it away.
  func keepPart<Value>(_ value: Value?, _ key: PartKey, _ name: String) {
    var parts = keptValues?.values[name] as? Parts<Value> ?? [:]
    parts[key] = value
    keep(parts, name)
  }

  /// Sets what a state has.
  func keepPart<Value>(_ value: Value?, _ state: UIControl.State, _ name: String) {
    keepPart(value, PartKey(state.rawValue), name)
  }
}

private typealias Parts<Value> = [PartKey: Value]
