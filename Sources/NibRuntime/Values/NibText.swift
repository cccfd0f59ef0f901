/// A text with attributes, as an archive holds it.
public struct NibText {
  /// A run of the text and its attributes.
  public struct Run {
    /// Length in UTF-16 units, as archives count.
    public var length: Int
    /// Names such as `NSFont`, `NSColor`, `NSParagraphStyle` and their values, in stored order.
    public var attributes: [NibPair]

    /// Makes a run.
    public init(length: Int, attributes: [NibPair] = []) {
      self.length = length
      self.attributes = attributes
    }

    /// The value of an attribute by its name, as `NSColor`.
    public func attribute(_ name: String) -> NibValue? {
      attributes.first { String(nibValue: $0.key) == name }?.value
    }
  }

  /// The characters.
  public var string: String
  /// The runs in order; together as long as the text when the archive is well formed.
  public var runs: [Run]

  /// Makes a text.
  public init(_ string: String, runs: [Run] = []) {
    self.string = string
    self.runs = runs
  }
}

/// A number as people write it: no fraction where there is none.
public struct NumberText: CustomStringConvertible {
  /// The number.
  public let number: Double

  /// Wraps a number.
  public init(_ number: Double) { self.number = number }

  /// `320`, `0.5`, `nan`
  public var description: String {
    guard let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
