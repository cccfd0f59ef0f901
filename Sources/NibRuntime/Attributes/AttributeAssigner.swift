/// Sets one user defined runtime attribute along its key path.
struct AttributeAssigner {
  /// Walks all but the last key, then sets the last.
  func set(_ value: NibValue, at keyPath: String, of object: AnyObject) -> AttributeOutcome {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return .unknownKey }
    var target = object
    for key in keys.dropLast() {
      guard let next = next(key, of: target) else { return keepWhole(value, at: keyPath, of: object) }
      target = next
    }
    return setOne(value, last, of: target)
  }

  private func next(_ key: String, of object: AnyObject) -> AnyObject? {
    (object as? any NibAttributable)?.object(forKey: key)
  }

  /// A path that leads nowhere is kept whole by objects that keep what they do not know.
  private func keepWhole(_ value: NibValue, at keyPath: String, of object: AnyObject) -> AttributeOutcome {
    guard let object = object as? any NibAttributable else { return .unknownKey }
    return object.setAttribute(value, forKey: keyPath) == .kept ? .kept : .unknownKey
  }

  /// Wrapped properties come first: a subclass's property shadows what its base class would keep.
  private func setOne(_ value: NibValue, _ key: String, of object: AnyObject) -> AttributeOutcome {
    if let property = WrapperTable(object).attributes[key] {
      return property.set(value) ? .set : .wrongKind(expected: property.kind)
    }
    return (object as? any NibAttributable)?.setAttribute(value, forKey: key) ?? .unknownKey
  }
}
