import NibPropertyLists

/// Which version of itself a manifest is: whole numbers, the weightiest first, compared one by one; absent ones are 0.
public struct ManifestVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Without zeros at the end, so that `1` and `1.0` are equal.
  private let numbers: [Int]

  /// Reads numbers with points between them: `7`, `1.10.2`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in (1...18).contains(part.count) && part.allSatisfy { (48...57).contains($0) }
    }
    guard parts.count <= 16, isPlain else { return nil }
    var numbers = parts.compactMap { Int(Substring($0)) }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Nil for a value that is neither a whole number nor such a text.
  init?(_ value: PropertyList) {
    switch value {
    case .integer(let number): self.init(String(number))
    case .string(let text): self.init(text)
    default: return nil
    }
  }

  /// The text, without zeros at its end.
  public var description: String { numbers.isEmpty ? "0" : numbers.map(String.init).joined(separator: ".") }

  /// Whether the first number that differs is smaller.
  public static func < (left: ManifestVersion, right: ManifestVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
