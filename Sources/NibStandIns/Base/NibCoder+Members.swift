import NibRuntime

extension NibCoder {
  /// The members of an array that are of a class; others stay in the archive's values with a warning.
  ///
  /// A registered class need not inherit from a stand-in, so another class in a list is no fault of the archive.
  @inlinable package func members<Wanted: AnyObject>(_ key: String, of type: Wanted.Type) throws -> [Wanted] {
    guard let objects = try objects(key), !objects.isEmpty else { return [] }
    let members = objects.compactMap { $0 as? Wanted }
    if members.count != objects.count {
      let others = objects.filter { !($0 is Wanted) }.map { "\(Swift.type(of: $0))" }
      warn("unexpectedMember", "'\(key)' holds \(others.joined(separator: ", ")), expected \(Wanted.self)")
      keepUnread(key)
    }
    return members
  }
}
