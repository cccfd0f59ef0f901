extension NSParagraphStyle {
  /// How the ends of lines are moved so that they look well; nothing is laid out.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes some of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No last line of one word.
    public static let pushOut = Self(rawValue: 1)
    /// Korean is broken between words alone.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// What the system's own texts have.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}
