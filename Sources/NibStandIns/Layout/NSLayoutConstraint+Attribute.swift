import NibRuntime

// The raw values are the numbers of archives. Documented: the enumerations of these names.

extension NSLayoutConstraint {
  /// What of an item a constraint is about.
  public enum Attribute: Int, NibChoice {
    /// Nothing: the constraint has one item only.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The center across.
    case centerX = 9
    /// The center downwards.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where lines begin.
    case leadingMargin = 17
    /// The margin where lines end.
    case trailingMargin = 18
    /// The center across, between the margins.
    case centerXWithinMargins = 19
    /// The center downwards, between the margins.
    case centerYWithinMargins = 20
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, NibChoice {
    /// The first is no greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is no smaller.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, NibChoice {
    /// Across.
    case horizontal = 0
    /// Downwards.
    case vertical = 1
  }

  /// How much a constraint or a size counts, 1...1000.
  public struct Priority: RawRepresentable, Sendable, Hashable, Comparable, NibConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// The number.
    public var rawValue: Float

    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(floatLiteral value: Float) { rawValue = value }
    /// Makes a priority.
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// Must hold.
    public static let required = Self(1000)
    /// A control's resistance to shrinking.
    public static let defaultHigh = Self(750)
    /// A control's resistance to growing.
    public static let defaultLow = Self(250)
    /// What asks for the smallest size that fits.
    public static let fittingSizeLevel = Self(50)

    /// The smaller number counts less.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// `priority`
    public static var nibKind: String { "priority" }
    /// Takes numbers.
    public init?(nibValue: NibValue) {
      guard let number = Float(nibValue: nibValue) else { return nil }
      self.init(number)
    }
    /// As a real.
    public var nibValue: NibValue { rawValue.nibValue }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction that it is a place or a length in; nil for nothing.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}
