/// A mistake on the command line that the option table cannot see, as a number that is none.
public struct UsageMistake: Error {
  /// What is wrong and what to write.
  public let words: String

  /// Makes a mistake.
  public init(words: String) { self.words = words }
}

extension ParsedArguments {
  /// A whole number that an option gives; nil when it is not given.
  /// - Throws: `UsageMistake` for anything else.
  public func number(_ name: String, in range: ClosedRange<Int>) throws(UsageMistake) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageMistake(
        words: "'\(text)' is no value of '--\(name)'; write a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
