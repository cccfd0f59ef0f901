/// Sets one user defined runtime attribute along its key path.
struct AttributeAssigner {
  /// Walks all but the last key, then sets the last. What has no property is kept whole by objects that keep it.
  func set(_ value: NibValue, at keyPath: String, of object: AnyObject) -> AttributeOutcome {
    guard keyPath.utf8.contains(UInt8(ascii: ".")) else { return setHere(value, keyPath, of: object) }
    let keys = keyPath.split(separator: ".").map(String.init)
    var target: AnyObject? = object
    for key in keys.dropLast() {
      target = (target as? any NibAttributable)?.object(forKey: key)
    }
    if let target, let last = keys.last {
      let outcome = setOne(value, last, of: target)
      if outcome != .unknownKey { return outcome }
      if (target as? any NibAttributable)?.keepAttribute(value, at: last) == true { return .kept }
    }
    return (object as? any NibAttributable)?.keepAttribute(value, at: keyPath) == true ? .kept : .unknownKey
  }

  private func setHere(_ value: NibValue, _ key: String, of object: AnyObject) -> AttributeOutcome {
    let outcome = key.isEmpty ? .unknownKey : setOne(value, key, of: object)
    guard outcome == .unknownKey else { return outcome }
    return (object as? any NibAttributable)?.keepAttribute(value, at: key) == true ? .kept : .unknownKey
  }

  /// The object's own method comes first, then its wrapped properties.
  private func setOne(_ value: NibValue, _ key: String, of object: AnyObject) -> AttributeOutcome {
    let outcome = (object as? any NibAttributable)?.setAttribute(value, forKey: key) ?? .unknownKey
    guard outcome == .unknownKey, let property = WrapperLayout.of(object).attribute(key, of: object) else {
      return outcome
    }
    return property.set(value) ? .set : .wrongKind(expected: property.kind)
  }
}
