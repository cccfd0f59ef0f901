import NibRuntime

/// Views in a row or column. Stands in for UIStackView.
open class StackView: View {
  /// Row or column.
  public var axis = StackAxis.horizontal
  /// Sizes along the axis.
  public var distribution = StackDistribution.fill
  /// Places across the axis.
  public var alignment = StackAlignment.fill
  /// Distance between members, in points.
  public var spacing = 0.0
  /// Whether spacing is between baselines.
  public var isBaselineRelativeArrangement = false
  /// Whether members keep to the margins.
  public var isLayoutMarginsRelativeArrangement = false
  /// The members in order; each is a subview as well.
  public private(set) var arrangedSubviews: [View] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.stackViewTable.read(self, from: coder)
    arrangedSubviews = try coder.members("UIStackViewArrangedSubviews", of: View.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [stackViewTable] }

  private static let stackViewTable = PropertyTable(
    StackView.self,
    [
      Property("axis", "UIStackViewAxis", at: \.axis),
      Property("distribution", "UIStackViewDistribution", at: \.distribution),
      Property("alignment", "UIStackViewAlignment", at: \.alignment),
      Property("spacing", "UIStackViewSpacing", at: \.spacing),
      Property("baselineRelativeArrangement", "UIStackViewBaselineRelative", at: \.isBaselineRelativeArrangement),
      Property(
        "layoutMarginsRelativeArrangement", "UIStackViewLayoutMarginsRelative", at: \.isLayoutMarginsRelativeArrangement
      ),
    ])
}
