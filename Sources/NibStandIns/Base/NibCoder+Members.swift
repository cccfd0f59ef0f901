import NibRuntime
import NibSchema

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
    let part: NibValue?
    switch form {
    case .whole: return try readLeniently(at: position)
    case .inside(let path, let inner):
      part = value(below: path, in: try value(at: position)).flatMap { inner.part(of: $0) }
      markRead(position)
      if let part, Value(nibValue: part) == nil {
        warnOfMismatch(position, part, Value.nibKind)
        keepUnread(at: position)
      }
    case .opposite:
      guard let flag: Bool = try readLeniently(at: position) else { return nil }
      part = .bool(!flag)
    case .bits, .flag:
      guard let word: Int = try readLeniently(at: position) else { return nil }
      part = form.part(of: .int(AppKitKeyEras.meant(by: Int64(word), of: key(at: position))))
    }
    return part.flatMap { Value(nibValue: $0) }
  }

  /// The value that keys of objects and names of entries lead to; nil where one is missing.
  private func value(below path: [String], in start: NibValue) -> NibValue? {
    var value = start
    for name in path {
      let next: NibValue? =
        switch value {
        case .dictionary(let pairs): pairs.first { String(nibValue: $0.key) == name }?.value
        default: (value.object as? PlaceholderObject)?.value(name)
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}

extension ArchivedPlace.Form {
  /// What of a value is meant; nil for one of another kind.
  func part(of value: NibValue) -> NibValue? {
    switch self {
    case .whole: value
    case .opposite: Bool(nibValue: value).map { .bool(!$0) }
    case .bits(let mask):
      Int(nibValue: value).map { word in
        let bits = UInt64(bitPattern: Int64(word) & mask) >> UInt64(mask == 0 ? 0 : mask.trailingZeroBitCount)
        return .int(Int64(bitPattern: bits))
      }
    case .flag(let mask, let isSet): Int(nibValue: value).map { .bool((Int64($0) & mask != 0) == isSet) }
    case .inside: nil
    }
  }
}
