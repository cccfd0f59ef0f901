import NibFoundation

/// Reads properties of models of bindings and of stand-ins for predicates, which find it by its name.
enum ModelKeys: ModelReading {
  static func value(of key: String, in object: AnyObject) -> Any?? {
    // Both are the main actor's.
    guard MainQueue.isCurrent else { return nil }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var found: Any??
    MainActor.assumeIsolated {
      if case .value(let value) = KeyPathWalk.value([key], from: .object(object)) {
        found = .some(ModelBox.unboxed(value))
      }
    }
    return found
  }
}
