import NibRuntime
import NibSchema

// Unchecked exclusivity: every access to these is over before anything else runs, and there are several an object.

/// The base of all stand-ins: keeps what the archive holds beyond the typed properties, and what is connected.
///
/// A stand-in made for a framework's class accepts every outlet, because the custom class that declares it may not be
/// here. An object of a registered subclass accepts only what it declares, and the framework's own outlets.
@MainActor
open class StandIn: SendableMetatype {
  /// The class that the archive asks for; empty for an object made in code.
  @exclusivity(unchecked) public private(set) final var archivedClassName = ""
  /// Identifier of the element in the document, if the archive was compiled from one in memory.
  @exclusivity(unchecked) public private(set) final var archivedIdentifier: String?
  /// Archived values that no property carries, in archive order.
  @exclusivity(unchecked) public private(set) final var archivedValues = ArchivedValues()
  /// What is kept apart, made when the first of it is set.
  @exclusivity(unchecked) package private(set) final var record: StandInRecord?
  @exclusivity(unchecked) private var acceptsAnyOutlet = false

  /// Makes an object with the framework's defaults.
  public init() {}

  /// Reads the archived values into the object, once it is initialized; subclasses call this on `super` first.
  open func decode(from coder: NibCoder) throws {
    adopt(coder)
    try Self.baseTable.read(self, from: coder)
  }

  /// Remembers which archived object this is: for objects that are not made by the coder.
  package final func adopt(_ coder: NibCoder) {
    archivedClassName = coder.wantedClassName
    archivedIdentifier = coder.identifier
    acceptsAnyOutlet = coder.makesStandIn
    coder.register(self)
  }

  /// Property tables from the base class to this one. A subclass with a table appends its own.
  open class var tables: [any AnyPropertyTable] { [baseTable] }

  private static let baseTable = PropertyTable(
    StandIn.self, as: "UIResponder", fresh: { StandIn() },
    [
      Property("accessibilityLabel", \.accessibilityLabel),
      Property("accessibilityHint", \.accessibilityHint),
      Property("accessibilityValue", \.accessibilityValue),
      Property("accessibilityIdentifier", \.accessibilityIdentifier),
      Property("accessibilityTraits", \.accessibilityTraits),
      Property("isAccessibilityElement", \.isAccessibilityElement),
    ])

  /// The record, made now if it is not yet.
  package final var madeRecord: StandInRecord {
    if let record { return record }
    let made = StandInRecord()
    record = made
    return made
  }

  /// What assistive technology reads.
  open var accessibilityLabel: String? {
    get { record?.accessibilityLabel }
    set { if newValue != nil || record != nil { madeRecord.accessibilityLabel = newValue } }
  }

  /// What happens on activation.
  open var accessibilityHint: String? {
    get { record?.accessibilityHint }
    set { if newValue != nil || record != nil { madeRecord.accessibilityHint = newValue } }
  }

  /// The value read out.
  open var accessibilityValue: String? {
    get { record?.accessibilityValue }
    set { if newValue != nil || record != nil { madeRecord.accessibilityValue = newValue } }
  }

  /// A name for tests.
  open var accessibilityIdentifier: String? {
    get { record?.accessibilityIdentifier }
    set { if newValue != nil || record != nil { madeRecord.accessibilityIdentifier = newValue } }
  }

  /// What it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { record?.accessibilityTraits ?? [] }
    set { if !newValue.isEmpty || record != nil { madeRecord.accessibilityTraits = newValue } }
  }

  /// Whether assistive technology stops here.
  open var isAccessibilityElement: Bool {
    get { record?.isAccessibilityElement ?? false }
    set { if newValue || record != nil { madeRecord.isAccessibilityElement = newValue } }
  }

  /// Whether another object stands for the same: by identity, unless a subclass compares what it holds.
  nonisolated open func stands(forSameAs other: StandIn) -> Bool { other === self }

  /// A number that is the same for objects that stand for the same.
  nonisolated open var standingHash: Int { ObjectIdentifier(self).hashValue }

  /// Called once all connections are made. Does nothing here.
  open func awakeFromNib() {}

  /// Sets a runtime attribute by name.
  open func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    for table in TableLists.of(Self.self) {
      if let outcome = table.set(value, forKey: key, of: self) { return outcome }
    }
    return .unknownKey
  }

  /// Keeps a runtime attribute that no property has the name of.
  open func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool {
    madeRecord.undefinedAttributes[keyPath] = value
    return true
  }

  /// The object that a key path goes on from: an outlet, or an archived value.
  open func object(forKey key: String) -> AnyObject? {
    record?.connections.outlet(key) ?? archivedValues.value(of: key)?.object
  }

  /// Sets an outlet: the framework's own, or any if this stands in for a class that is not here.
  open func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard accepts(name) else { return false }
    madeRecord.connections.set(name, to: value)
    return true
  }

  /// Sets an outlet collection, likewise.
  open func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    guard accepts(name) else { return false }
    madeRecord.connections.setCollection(name, to: members, isAdding: isAdding)
    return true
  }

  /// What a class declares itself is its own, even under a name of the framework's.
  private func accepts(_ name: String) -> Bool {
    acceptsAnyOutlet || Self.frameworkOutlets.contains(name) && !DeclaredOutlets.contains(name, in: self)
  }

  /// Whether all outlets of the framework's class are known, but for those of categories and extensions.
  open class var knowsItsOutlets: Bool { false }

  /// Outlets that the framework's classes declare; of a class of no one framework those of any.
  open class var frameworkOutlets: Set<String> { FrameworkOutlets.all }

  /// The objects directly below this one, in the order that a tree shows them; none here.
  open var childObjects: [AnyObject] { [] }

  /// The object in an outlet that was recorded.
  public func outlet(_ name: String) -> AnyObject? { record?.connections.outlet(name) }

  /// The properties that differ from a fresh object's, base class first.
  open var changedProperties: [ChangedProperty] {
    Self.tables.flatMap { $0.changes(of: self) }
  }
}

extension StandIn: NibStandingIn {
  /// Whether it was made for a framework's class rather than as one of a registered class.
  public var standsForAbsentClass: Bool { acceptsAnyOutlet }

  /// Of the very class that the archive names all outlets are known: those of the list, and those that a class takes itself
  /// and that are not only recorded. A class that is not here may have any.
  public func lacks(outlet: String) -> Bool {
    guard acceptsAnyOutlet, Self.knowsItsOutlets, !Self.frameworkOutlets.contains(outlet), let record else {
      return false
    }
    return record.connections.contains(outlet) && archivedClassName == "\(type(of: self))"
  }

  /// Records an action that a view of the absent class would send: a control's, where the archive says view.
  public func keepAction(_ binding: ActionBinding) { madeRecord.connections.keep(binding) }
}

extension StandIn: NibConnectable, NibAttributable, NibAwakening, NibValueKeeping {
  /// Takes the archived values that no property read.
  public func keep(_ values: ArchivedValues) { archivedValues.append(contentsOf: values) }
}

extension StandIn: Hashable {
  /// Whether both are the same, as `stands(forSameAs:)` has it.
  nonisolated public static func == (left: StandIn, right: StandIn) -> Bool {
    left === right || left.stands(forSameAs: right)
  }

  /// By `standingHash`.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(standingHash) }
}

extension StandIn {
  /// Sets one of the framework's own outlets from code; they take any object, so nothing can fail.
  package final func recordOutlet(_ name: String, _ object: AnyObject?) {
    _ = try? setOutlet(name, to: object)
  }
}
