/// What an element kind compiles to: one value of this type a kind, in a file of its own.
///
/// Rows stand in the order in which keys are archived: the inherited rows first, then the kind's own.
public struct ElementSchema: Sendable {
  /// What role elements of the kind play.
  public enum Role: Sendable {
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
  /// Class that is archived as fallback.
  public let fallbackClassName: String?
  /// Class in the archive up to a profile, where it was another then.
  public let oldClassName: (name: String, through: OutputProfile)?
  /// Tag of the kind that rows are inherited from.
  public let parent: String?
  /// The role.
  public let role: Role
  /// The kind's own rows.
  public let rows: [Row]
  /// Attributes and children that the archive has nothing of: design time only, or read by specials.
  public let silent: [String]

  /// Makes a kind.
  @inline(never)
  public init(
    _ tag: String, class className: String, fallback: String? = nil,
    oldClass: (name: String, through: OutputProfile)? = nil, inherits parent: String? = nil, role: Role = .view,
    silent: [String] = [], rows: [Row]
  ) {
    self.tag = tag
    self.className = className
    fallbackClassName = fallback
    oldClassName = oldClass
    self.parent = parent
    self.role = role
    self.rows = rows
    self.silent = silent
  }
}
