import NibGraph
import NibSchema

/// How one element kind is lowered under one profile.
struct Plan {
  let tag: String
  let className: String
  let role: ElementSchema.Role
  /// The class in the archive.
  let classID: ClassID
  /// The class's own name as an original class, index of a constant text.
  /// The rows in archive order: places in the book's row table, which the kinds share.
  let rows: [UInt16]
  /// Which attributes, child keys and tags the kind knows.
  let known: SymbolSet
  /// Whether a custom class is written by the rows themselves.
  let isProxy: Bool
}

/// A set of symbols, one bit each.
struct SymbolSet {
  private var words: [UInt64]

  /// An empty set for so many symbols.
  init(count: Int) { words = [UInt64](repeating: 0, count: count / 64 + 1) }

  mutating func insert(_ symbol: Symbol) { words[Int(symbol) >> 6] |= 1 << (UInt64(symbol) & 63) }

  @inline(__always)
  func contains(_ symbol: Symbol) -> Bool { words[Int(symbol) >> 6] & (1 << (UInt64(symbol) & 63)) != 0 }
}
