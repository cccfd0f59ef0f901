import NibRuntime

/// What the code of a class reads by the names of its schema, beside the properties of its table.
extension ArchivedNames {
  /// The value of a name; nil where the archive has none, or, after a warning, one of another kind.
  package func value<Value: NibConvertible>(
    _ name: String, in coder: NibCoder, as type: Value.Type = Value.self
  ) throws -> Value? {
    for place in knownPlaces(of: name) {
      if let position = coder.position(place.key), let value: Value = try coder.readLeniently(at: position, place.form)
      {
        return value
      }
    }
    return nil
  }

  /// The object of a name; one of another class stays in the archive's values.
  package func child<Wanted: AnyObject>(
    _ name: String, in coder: NibCoder, as type: Wanted.Type = Wanted.self
  ) throws -> Wanted? {
    let key = key(name)
    guard let object = try coder.value(key)?.object else { return nil }
    if let child = object as? Wanted { return child }
    coder.keepUnread(key)
    return nil
  }

  /// The objects of a name, in order; those of other classes stay in the archive's values with a warning.
  package func members<Wanted: AnyObject>(
    _ name: String, in coder: NibCoder, of type: Wanted.Type = Wanted.self
  ) throws -> [Wanted] {
    try coder.members(key(name), of: type)
  }

  /// A property that the class has of another object that it holds.
  package func borrowed<Value: NibConvertible>(
    _ name: String, in coder: NibCoder, as type: Value.Type = Value.self
  ) throws -> Value? {
    guard let borrowed = borrowed(name), let first = borrowed.path.first else { return nil }
    var holder = try coder.value(first)?.object as? PlaceholderObject
    for key in borrowed.path.dropFirst() { holder = holder?.value(key)?.object as? PlaceholderObject }
    return holder?.value(borrowed.property.key).flatMap {
      ArchivedPlace(borrowed.property).form.part(of: $0)
    }.flatMap { Value(nibValue: $0) }
  }
}
