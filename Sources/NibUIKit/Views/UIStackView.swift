import NibRuntime
import NibSchema
import NibStandIns

/// Views in a row or column. Stands in for UIStackView.
open class UIStackView: UIView {
  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// Sizes along the axis.
  open var distribution = UIStackView.Distribution.fill
  /// Places across the axis.
  open var alignment = UIStackView.Alignment.fill
  /// Distance between members, in points.
  open var spacing: CGFloat = 0.0
  /// Whether spacing is between baselines.
  open var isBaselineRelativeArrangement = false
  /// Whether members keep to the margins.
  open var isLayoutMarginsRelativeArrangement = false
  /// The members in order; each is a subview as well.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: Double] = [:]

  /// The spacing that leaves distances to the system.
  public static let spacingUseSystem: CGFloat = 1.17549435e-38
  /// The spacing that leaves a distance to the stack.
  public static let spacingUseDefault: CGFloat = 3.40282347e+38

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.stackViewTable.read(self, from: coder)
  }

  /// A stack has no delegate.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitPlainViews }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [stackViewTable] }

  private static let stackViewTable = PropertyTable(
    UIStackView.self, kind: UIKitElements.stackView, fresh: { UIStackView() },
    [
      Property("axis", \.axis),
      Property("distribution", \.distribution),
      Property("alignment", \.alignment),
      Property("spacing", \.spacing),
      Property("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
      Property("arrangedSubviews", row: "subviews", objects: \.arrangedSubviews),
      Property("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    ])

  /// The members that take room: hidden ones do not.
  open var shownArrangedSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Makes one with members.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds a member at the end, which becomes a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a member at a place, which becomes a subview if it is none; beyond the end means last. A member moves.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }

  /// Takes a member out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// A subview that goes is no member either.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The distance after a member, in points; nil for `spacing`.
  open func customSpacing(after view: UIView) -> Double? { customSpacings[ObjectIdentifier(view)] }

  /// Sets the distance after a member, in points; nil for `spacing`.
  open func setCustomSpacing(_ spacing: Double?, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Double(Self.spacingUseDefault) ? nil : spacing
  }
}
