/// Values by name, in the order in which the names were first set.
///
/// Most objects have a handful, which are found faster by looking at each than by a hash.
struct NamedList<Value> {
  private static var longestWalk: Int { 8 }

  private var entries: [(name: String, value: Value)] = []
  /// Where each name stands; empty while the list is short.
  private var positions: [String: Int] = [:]

  /// The names, in order.
  var names: [String] { entries.map(\.name) }

  /// The value of a name.
  subscript(name: String) -> Value? { position(name).map { entries[$0].value } }

  /// Whether a name was set.
  func contains(_ name: String) -> Bool { position(name) != nil }

  /// Sets the value of a name, at the end if the name is new.
  mutating func set(_ value: Value, for name: String) {
    if let position = position(name) { return entries[position].value = value }
    entries.append((name, value))
    if entries.count == Self.longestWalk + 1 {
      for (position, entry) in entries.enumerated() { positions[entry.name] = position }
    } else if entries.count > Self.longestWalk {
      positions[name] = entries.count - 1
    }
  }

  private func position(_ name: String) -> Int? {
    entries.count > Self.longestWalk ? positions[name] : entries.firstIndex { $0.name == name }
  }
}
