import NibRuntime

/// A constraint between two items. Stands in for NSLayoutConstraint.
///
/// Items are not kept alive: the views own their constraints.
open class NSLayoutConstraint: NibObjectStandIn {
  /// The first item: a view or a layout guide.
  @exclusivity(unchecked) public private(set) final weak var firstItem: AnyObject?
  /// The second item, if there is one.
  @exclusivity(unchecked) public private(set) final weak var secondItem: AnyObject?
  /// What of the first item the constraint is about.
  public final var firstAttribute = Attribute.notAnAttribute
  /// What of the second item; `notAnAttribute` without one.
  public final var secondAttribute = Attribute.notAnAttribute
  /// How the two compare.
  public final var relation = Relation.equal
  /// Factor of the second item's attribute.
  public final var multiplier = 1.0
  /// Distance in points.
  public final var constant = 0.0
  /// How much it counts.
  public final var priority = Priority.required
  /// A name.
  public final var identifier: String?
  /// A distance that the system chooses, as `NSSpace`; nil where `constant` says it.
  public final var symbolicConstant: String?
  /// Whether an archive of the interface would hold the constraint.
  public final var shouldBeArchived = false
  /// The view that holds the constraint: what an archive says, or `isActive` found.
  @exclusivity(unchecked) package final weak var holder: (any ConstraintHolding)?

  /// Reads the archived constraint; its items are set once all objects are made.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.constraintTable.read(self, from: coder)
    try coder.read(Self.furtherKeys) { row, position in
      switch row {
      case 0: coder.decodeLater(at: position, for: self) { NSLayoutConstraint.held($0)?.firstItem = $1 }
      case 1: coder.decodeLater(at: position, for: self) { NSLayoutConstraint.held($0)?.secondItem = $1 }
      default: coder.markRead(position)
      }
      return true
    }
  }

  /// The items, and keys for old systems: those with V2 are what the document says.
  private static let furtherKeys: KeyTable = {
    let names = constraintTable.names
    let older = ["firstAttribute", "secondAttribute", "constant"].flatMap { names.keys($0).dropFirst() }
    return KeyTable([[names.key("firstItem")], [names.key("secondItem")]] + older.map { [$0] })
  }()

  /// The constraint that a reference was put off for.
  private static func held(_ object: AnyObject?) -> NSLayoutConstraint? {
    object.map { unsafeDowncast($0, to: NSLayoutConstraint.self) }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [constraintTable] }

  private static let constraintTable = PropertyTable(
    NSLayoutConstraint.self, fresh: { NSLayoutConstraint() },
    [
      Property("firstAttribute", \.firstAttribute),
      Property("secondAttribute", \.secondAttribute),
      Property("relation", \.relation),
      Property("multiplier", \.multiplier),
      Property("constant", \.constant),
      Property("priority", \.priority),
      Property("identifier", \.identifier),
      Property("symbolicConstant", \.symbolicConstant),
      Property("shouldBeArchived", \.shouldBeArchived),
    ])

  /// Makes a constraint between two items, or of one: each a view or a layout guide. It is not active yet.
  public convenience init(
    item: AnyObject, attribute: Attribute, relatedBy relation: Relation = .equal, toItem other: AnyObject? = nil,
    attribute otherAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0
  ) {
    self.init()
    firstItem = item
    firstAttribute = attribute
    self.relation = relation
    secondItem = other
    secondAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether a view holds the constraint.
  ///
  /// Setting true gives it to the nearest view that holds both items, false takes it from its view. Items without a
  /// common view leave it inactive.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { commonView?.addConstraint(self) } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints, in order.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints, in order.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var commonView: (any ConstraintHolding)? {
    let view = { (item: AnyObject?) in (item as? any ConstraintItem)?.constrainedView }
    guard let first = view(firstItem) else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    return view(secondItem).flatMap { first.commonHolder(with: $0) }
  }
}

/// What a constraint is between: a view or a layout guide.
@MainActor
package protocol ConstraintItem: AnyObject {
  /// The view itself, or the guide's.
  var constrainedView: (any ConstraintHolding)? { get }
}

/// A view that holds constraints.
@MainActor
package protocol ConstraintHolding: AnyObject {
  /// Takes a constraint from its present holder.
  func addConstraint(_ constraint: NSLayoutConstraint)
  /// Lets go of a constraint; one that it does not hold stays where it is.
  func removeConstraint(_ constraint: NSLayoutConstraint)
  /// The nearest view that holds this one and another, directly or not; nil if they are in different trees.
  func commonHolder(with other: any ConstraintHolding) -> (any ConstraintHolding)?
  /// The view that this one lies in; nil for none.
  var holderAround: (any ConstraintHolding)? { get }
}
