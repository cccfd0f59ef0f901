import NibGraph

/// What an element kind compiles to: one value of this type a kind, in the file of its family.
///
/// Rows stand in the order in which keys are archived: the inherited rows first, then the kind's own. A class, because a
/// kind is one thing with an identity: a parent is named by it, so that one that does not exist does not compile.
public final class ElementSchema: Sendable {
  /// What role elements of the kind play.
  public enum Role: UInt8, Sendable {
    /// Not an element itself: rows for others to inherit.
    case abstract
    /// A view: has subviews, constraints and a frame.
    case view
    /// Any other object with an identity.
    case object
  }

  /// Tag in the document; for abstract kinds a name of our own.
  public let tag: String
  /// Class in the archive.
  public let className: String
  /// Class that an object of a custom class is said to have been of, where it is not `className`.
  public let swappedClassName: String?
  /// Class that is archived as fallback.
  public let fallbackClassName: String?
  /// Class in the archive up to a profile, where it was another then.
  public let oldClassName: (name: String, through: OutputProfile)?
  /// The kind that rows are inherited from.
  public let parent: ElementSchema?
  /// The role.
  public let role: Role
  /// The kind's own rows.
  public let rows: [Row]
  /// Attributes and children that the kind archives nothing of, each with the reason. What rows and custom lowerings read
  /// is not among them.
  public let ignored: [IgnoredName]
  /// Attributes and children that are known and archived as nothing, because no evidence shows their archived form, each
  /// with what is missing at run time.
  public let unarchived: KeyValuePairs<String, String>
  /// Of those, the values that say what is so without them: nothing is missing then.
  public let harmless: KeyValuePairs<String, String>

  /// Attributes that say again what another one says, which is archived: `attribute` or `child.attribute`. A document
  /// where the two differ is told of.
  public let repeated: KeyValuePairs<String, String>

  /// Sizes of its own that a control of the kind has, later ones before earlier ones.
  public let sizes: [ControlSize]

  /// The control events that perform a segue from an element of the kind; nil for what sends none.
  public let segueEvents: ControlEvents?

  /// Makes a kind.
  @inline(never)
  public init(
    _ tag: String, class className: String, swappedClass: String? = nil, fallback: String? = nil,
    oldClass: (name: String, through: OutputProfile)? = nil, inherits parent: ElementSchema? = nil, role: Role = .view,
    ignored: [IgnoredName] = [], unarchived: KeyValuePairs<String, String> = [:],
    harmless: KeyValuePairs<String, String> = [:], repeated: KeyValuePairs<String, String> = [:],
    sizes: [ControlSize] = [], segueEvents: ControlEvents? = nil, rows: [Row]
  ) {
    self.tag = tag
    self.className = className
    swappedClassName = swappedClass
    fallbackClassName = fallback
    oldClassName = oldClass
    self.parent = parent
    self.role = role
    self.rows = rows
    self.ignored = ignored
    self.unarchived = unarchived
    self.harmless = harmless
    self.repeated = repeated
    self.sizes = sizes
    self.segueEvents = segueEvents
  }

  /// Whether the kind is another one or inherits from it.
  public func inherits(from other: ElementSchema) -> Bool {
    var kind: ElementSchema? = self
    while let current = kind {
      if current === other { return true }
      kind = current.parent
    }
    return false
  }

  /// The rows of the kind with all that it inherits, in archive order.
  public var allRows: [Row] {
    guard let parent else { return rows }
    return Self.merge(inherited: parent.allRows, own: rows) {
      !$0.key.isEmpty
    } hasSameKey: {
      $0.key == $1.key
    }
  }

  /// Own rows behind inherited ones; own rows for an inherited key stand in the first inherited row's place.
  ///
  /// Written once: what a row is, is the caller's matter. A row of another era still stands in an inherited row's place.
  @inlinable
  /// - Parameters:
  ///   - isReplaceable: whether an own row may have the key of an inherited one; where not, none is compared with it.
  ///   - hasSameKey: whether an own row has the key of an inherited one.
  public static func merge<Item>(
    inherited: [Item], own: [Item], isReplaceable: (Item) -> Bool, hasSameKey: (Item, Item) -> Bool
  ) -> [Item] {
    guard !inherited.isEmpty else { return own }
    guard !own.isEmpty else { return inherited }
    var merged: [Item] = []
    merged.reserveCapacity(inherited.count + own.count)
    var isPlaced = [Bool](repeating: false, count: own.count)
    for row in inherited {
      var isReplaced = false
      for index in isReplaceable(row) ? own.indices : 0..<0 where hasSameKey(row, own[index]) {
        isReplaced = true
        if !isPlaced[index] { merged.append(own[index]) }
        isPlaced[index] = true
      }
      if !isReplaced { merged.append(row) }
    }
    for index in own.indices where !isPlaced[index] { merged.append(own[index]) }
    return merged
  }
}

extension [Row] {
  /// The rows but those of these keys, each of which is there.
  func without(_ keys: String...) -> [Row] {
    assert(keys.allSatisfy { key in contains { $0.key == key } }, "a key that is left out is not there")
    return filter { !keys.contains($0.key) }
  }
}
