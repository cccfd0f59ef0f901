extension NibCoder {
  /// Text, or nil if the key is absent.
  public func string(_ key: String) throws -> String? { try read(key) }

  /// A boolean.
  public func bool(_ key: String, default fallback: Bool = false) throws -> Bool { try read(key) ?? fallback }

  /// An integer.
  public func int(_ key: String, default fallback: Int = 0) throws -> Int { try read(key) ?? fallback }

  /// A real.
  public func double(_ key: String, default fallback: Double = 0) throws -> Double { try read(key) ?? fallback }

  /// A real, rounded to 32 bits.
  public func float(_ key: String, default fallback: Float = 0) throws -> Float { try read(key) ?? fallback }

  /// A point, in points.
  public func point(_ key: String) throws -> NibPoint? { try read(key) }

  /// A size, in points.
  public func size(_ key: String) throws -> NibSize? { try read(key) }

  /// A rectangle, in points.
  public func rect(_ key: String) throws -> NibRect? { try read(key) }

  /// Insets, in points.
  public func insets(_ key: String) throws -> NibInsets? { try read(key) }

  /// A color.
  public func color(_ key: String) throws -> NibColor? { try read(key) }

  /// A font.
  public func font(_ key: String) throws -> NibFont? { try read(key) }

  /// An image, with the answer of the resources.
  public func image(_ key: String) throws -> NibImage? { try read(key) }

  /// Text with attributes.
  public func text(_ key: String) throws -> NibText? { try read(key) }

  /// A range of positions.
  public func range(_ key: String) throws -> NibRange? { try read(key) }

  /// Bytes, of a data object or in the archive itself.
  public func data(_ key: String) throws -> [UInt8]? {
    guard let value = try value(key), !value.isNull else { return nil }
    guard case .data(let bytes) = value else { throw mismatch(key, found: value, wanted: "data") }
    return bytes
  }

  /// A date, in seconds since 2001-01-01 00:00 UTC.
  public func date(_ key: String) throws -> Double? {
    guard let value = try value(key), !value.isNull else { return nil }
    guard case .date(let seconds) = value else { throw mismatch(key, found: value, wanted: "date") }
    return seconds
  }

  /// The strings of an array; empty if the key is absent or holds nil.
  public func strings(_ key: String) throws -> [String] { try read(key) ?? [] }

  /// The numbers of an array; empty if the key is absent or holds nil.
  public func numbers(_ key: String) throws -> [Double] { try read(key) ?? [] }

  /// The elements of an array as a type; empty if the key is absent or holds nil.
  public func values<Element: NibConvertible>(_ key: String, of type: Element.Type = Element.self) throws -> [Element] {
    try read(key) ?? []
  }

  /// A live object, made now if it is not yet; nil if the key is absent or holds nil.
  public func object<Wanted>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted? {
    guard let value = try value(key), !value.isNull else { return nil }
    // The object first: no object at all casts to an optional type.
    guard let object = value.object, let typed = object as? Wanted else {
      throw mismatch(key, found: value, wanted: "\(Wanted.self)")
    }
    return typed
  }

  /// The live objects of an array; members that are nil are left out.
  public func array<Wanted>(_ key: String, of type: Wanted.Type = Wanted.self) throws -> [Wanted] {
    guard let value = try value(key), !value.isNull else { return [] }
    guard case .array(let items) = value else { throw mismatch(key, found: value, wanted: "array") }
    return try items.filter { !$0.isNull }.map { item in
      guard let object = item.object, let typed = object as? Wanted else {
        throw mismatch(key, found: item, wanted: "\(Wanted.self)")
      }
      return typed
    }
  }

  /// The pairs of a dictionary, in stored order.
  public func dictionary(_ key: String) throws -> [NibPair] {
    guard let value = try value(key), !value.isNull else { return [] }
    guard case .dictionary(let pairs) = value else { throw mismatch(key, found: value, wanted: "dictionary") }
    return pairs
  }

  /// Hands over a live object once all objects are made: for references that lead back or sideways, as a
  /// constraint's items. They do not count as nesting.
  public func decodeLater<Wanted>(_ key: String, as type: Wanted.Type = Wanted.self, _ use: @escaping (Wanted) -> Void)
  {
    guard let stored = stored(key) else { return }
    context.decodeLater(
      PendingReference(holder: nil, stored: stored) { _, object in if let typed = object as? Wanted { use(typed) } })
  }

  /// As `decodeLater(_:for:_:)`, for a value whose position is known; `use` gets the holder and what is there. It is called as
  /// it is, so that one that captures nothing costs nothing.
  package func decodeLater(at position: Int, for holder: AnyObject, _ use: @escaping (AnyObject?, AnyObject) -> Void) {
    markRead(position)
    context.decodeLater(PendingReference(holder: holder, stored: context.graph.values[position], use: use))
  }

  /// As `decodeLater(_:as:_:)`, for an object that takes what the key leads to: hands over both, so that a closure need
  /// capture nothing.
  public func decodeLater<Holder: AnyObject>(
    _ key: String, for holder: Holder, _ use: @escaping (Holder, AnyObject) -> Void
  ) {
    guard let stored = stored(key) else { return }
    context.decodeLater(
      PendingReference(holder: holder, stored: stored) { held, object in
        if let held { use(unsafeDowncast(held, to: Holder.self), object) }
      })
  }
}

extension NibCoder {
  /// The value under a key that must be there: `let title: String = try coder.required("Title")`.
  /// - Throws: `RuntimeError` with code `missingKey` if the key is absent or holds nil, `wrongValueType` if it holds
  ///   another kind.
  public func required<Wanted: NibConvertible>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted {
    guard let value: Wanted = try read(key) else { throw missing(key, wanted: Wanted.nibKind) }
    return value
  }

  /// The live object under a key that must be there.
  /// - Throws: as `required(_:as:)`.
  public func requiredObject<Wanted>(_ key: String, as type: Wanted.Type = Wanted.self) throws -> Wanted {
    guard let object: Wanted = try object(key) else { throw missing(key, wanted: "\(Wanted.self)") }
    return object
  }

  private func missing(_ key: String, wanted: String) -> RuntimeError {
    let state = contains(key) ? "holds nil" : "is absent"
    let names = keys.filter { $0 != key }
    let others = names.isEmpty ? "" : "; there are \(names.map { "'\($0)'" }.joined(separator: ", "))"
    return RuntimeError(
      code: .missingKey, place: place,
      detail: "'\(key)' of \(resolution.wantedName) \(state), expected \(wanted)\(others)")
  }
}
