/// The values that an object keeps of its archive, in archive order. Keys may repeat.
///
/// The objects of an archive share its keys, and each keeps their numbers alone.
public struct ArchivedValues: RandomAccessCollection {
  @usableFromInline struct Entry {
    @usableFromInline let value: NibValue
    /// Index into `keys`.
    @usableFromInline let key: UInt32
  }

  @usableFromInline var entries: [Entry] = []
  /// Of the archive, also those that the object has no value of.
  @usableFromInline private(set) var keys: [String] = []

  /// No values.
  public init() {}

  /// No values yet, with room for so many.
  /// - Parameter keys: those of the archive, by number.
  init(keys: [String], capacity: Int) {
    self.keys = keys
    entries.reserveCapacity(capacity)
  }

  /// Adds a value.
  /// - Parameter key: its number.
  mutating func append(_ value: NibValue, key: Int) {
    entries.append(Entry(value: value, key: UInt32(truncatingIfNeeded: key)))
  }

  /// Adds the values of an object that may be of another archive.
  public mutating func append(contentsOf others: ArchivedValues) {
    if entries.isEmpty {
      self = others
    } else if keys == others.keys {
      entries += others.entries
    } else {
      for entry in others.entries { append(entry.value, key: number(of: others.keys[Int(entry.key)])) }
    }
  }

  private mutating func number(of key: String) -> Int {
    if let known = keys.firstIndex(of: key) { return known }
    keys.append(key)
    return keys.count - 1
  }

  /// The first value under a key.
  public func value(of key: String) -> NibValue? { entries.first { keys[Int($0.key)] == key }?.value }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of values.
  @inlinable public var endIndex: Int { entries.count }

  /// A value and its key.
  @inlinable public subscript(position: Int) -> (key: String, value: NibValue) {
    let entry = entries[position]
    return (keys[Int(entry.key)], entry.value)
  }
}

extension ArchivedValues: ExpressibleByDictionaryLiteral {
  /// Values in the order of the literal, in which keys may repeat.
  public init(dictionaryLiteral elements: (String, NibValue)...) {
    for (key, value) in elements { append(value, key: number(of: key)) }
  }
}
