import NibRuntime

extension NibCoder {
  /// The members of an array that are of a class; others stay in the archive's values with a warning.
  ///
  /// A registered class need not inherit from a stand-in, so another class in a list is no fault of the archive.
  @inlinable package func members<Wanted: AnyObject>(_ key: String, of type: Wanted.Type) throws -> [Wanted] {
    guard let position = position(key) else { return [] }
    return try members(at: position, of: type)
  }

  /// The same of a value whose position is known.
  @usableFromInline package func members<Wanted: AnyObject>(at position: Int, of type: Wanted.Type) throws -> [Wanted] {
    guard let objects = try objects(at: position), !objects.isEmpty else { return [] }
    let members = objects.compactMap { $0 as? Wanted }
    if members.count != objects.count {
      let others = objects.filter { !($0 is Wanted) }.map { "\(Swift.type(of: $0))" }
      warn(
        "unexpectedMember", "'\(key(at: position))' holds \(others.joined(separator: ", ")), expected \(Wanted.self)")
      keepUnread(at: position)
    }
    return members
  }

  /// The object of a class; one of another class stays in the archive's values with a warning.
  package func member<Wanted: AnyObject>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted? {
    guard let position = position(key) else { return nil }
    return try member(at: position, as: type)
  }

  /// The same of a value whose position is known.
  @usableFromInline package func member<Wanted: AnyObject>(
    at position: Int, as type: Wanted.Type = Wanted.self
  ) throws -> Wanted? {
    let value = try value(at: position)
    markRead(position)
    if value.isNull { return nil }
    if let typed = value.object as? Wanted { return typed }
    warn("unexpectedMember", "'\(key(at: position))' holds \(value.kind), expected \(Wanted.self)")
    keepUnread(at: position)
    return nil
  }

  /// What of a value is meant, as a type; nil after a warning if it is of another kind.
  @inlinable
  package func readLeniently<Value: NibConvertible>(at position: Int, _ form: ArchivedPlace.Form) throws -> Value? {
    if case .whole = form { return try readLeniently(at: position) }
    return try readPart(at: position, form)
  }

  @usableFromInline func readPart<Value: NibConvertible>(at position: Int, _ form: ArchivedPlace.Form) throws -> Value?
  {
    let part: NibValue
    switch form {
    case .whole: return try readLeniently(at: position)
    case .opposite:
      guard let flag: Bool = try readLeniently(at: position) else { return nil }
      part = .bool(flag)
    case .bits, .flag:
      guard let word: Int = try readLeniently(at: position) else { return nil }
      part = .int(Int64(word))
    }
    return form.value(of: part)
  }
}
