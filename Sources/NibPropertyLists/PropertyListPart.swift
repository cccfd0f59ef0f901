/// An entry of a dictionary whose value is made when it is written, so that a large list is never whole in memory.
public struct PropertyListPart {
  /// A value as a writer takes it.
  public enum Value {
    /// A value that is made at once.
    case whole(PropertyList)
    /// A dictionary whose values are dictionaries, each of which is made when it is written: its keys, and the entries of
    /// the dictionary behind the key at a place.
    case dictionaries(keys: [String], entries: (Int) -> [PropertyList.Entry])

    /// Dictionaries in the order of `PropertyList.sorted`, each made of its key and what stands for it here.
    public static func sorted<Source>(
      _ sources: [String: Source], _ entries: @escaping (_ key: String, Source) -> [String: PropertyList]
    ) -> Value {
      let sorted = sources.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      return .dictionaries(keys: sorted.map(\.key)) { place in
        PropertyList.sortedEntries(entries(sorted[place].key, sorted[place].value))
      }
    }
  }

  /// The key.
  public let key: String
  /// Makes the value.
  public let value: () -> Value

  /// An entry.
  public init(_ key: String, _ value: @escaping () -> Value) {
    self.key = key
    self.value = value
  }
}
