/// A command line that was found right.
public struct ParsedArguments: Sendable, Hashable {
  /// What is no option, in order.
  public internal(set) var operands: [String] = []
  /// Flags, and options with their values, in the order in which they were given.
  var given: [(name: String, value: String)] = []

  /// Whether a flag is given.
  public func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// The value of an option; nil when it is not given.
  public func value(_ name: String) -> String? { given.last { $0.name == name }?.value }

  /// All values of an option that may be repeated.
  public func values(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.value) }

  /// Equal when the same is given in the same order.
  public static func == (left: ParsedArguments, right: ParsedArguments) -> Bool {
    left.operands == right.operands && left.given.map(\.name) == right.given.map(\.name)
      && left.given.map(\.value) == right.given.map(\.value)
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(operands)
    for pair in given {
      hasher.combine(pair.name)
      hasher.combine(pair.value)
    }
  }
}
