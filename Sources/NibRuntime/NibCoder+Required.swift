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
