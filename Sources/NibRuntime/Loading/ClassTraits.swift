import NibBytes
import Synchronization

/// What the loader asks of live objects of one class, asked once a class and process: whether an object conforms to a
/// protocol costs as much to find out as to make a small object: the runtime looks through the conformances of all libraries.
/// Of this module's own classes the compiler knows it, and nothing is looked for; see `init(known:)`.
///
/// Unchecked: the closures capture nothing but the class.
final class ClassTraits: @unchecked Sendable {
  /// The class.
  let type: AnyClass
  /// Takes what no property read; nil if the class does not ask for it.
  let keep: ((AnyObject, ArchivedValues) -> Void)?
  /// Tells the object that all is connected; nil if the class does not ask for it.
  let awake: ((AnyObject) -> Void)?

  /// How outlets are set by the object's own methods; nil if it has none.
  let connectable: Connectable?
  /// The outlets that the class declares by table.
  let outlets: OutletTable?

  /// Whether the compiler knows the class: then it declares neither outlets by table nor wrapped properties.
  let isKnown: Bool
  /// Of a known class: an object as one that takes attributes itself, or that stands in for one that is not here.
  private let attributable: ((AnyObject) -> any NibAttributable)?
  private let standingIn: ((AnyObject) -> any NibStandingIn)?

  /// The methods of an object that sets its outlets itself.
  struct Connectable {
    let set: @MainActor @Sendable (AnyObject, String, AnyObject?) throws -> Bool
    let setCollection: @MainActor @Sendable (AnyObject, String, [AnyObject], Bool) throws -> Bool
  }

  private init(_ type: AnyClass) {
    self.type = type
    connectable = (type as? any NibConnectable.Type).map { Self.connectable($0) }
    outlets = (type as? any OutletDeclaring.Type).flatMap { Self.table($0) }
    keep = (type as? any NibValueKeeping.Type).map { Self.keeper($0) }
    awake = (type as? any NibAwakening.Type).map { Self.awaker($0) }
    isKnown = false
    attributable = nil
    standingIn = nil
  }

  /// The traits of a class whose conformances the compiler knows. It must declare neither outlets by table nor wrapped
  /// properties, and is not told that all is connected.
  init<Class: KnownStandIn>(known type: Class.Type) {
    assert(!(type is any OutletDeclaring.Type), "a known class declares no outlets by table")
    self.type = type
    connectable = Self.connectable(type)
    outlets = nil
    keep = Self.keeper(type)
    awake = nil
    isKnown = true
    attributable = { unsafeDowncast($0, to: Class.self) }
    standingIn = { unsafeDowncast($0, to: Class.self) }
  }

  /// The traits of an owner that only takes connections.
  private init(owner type: RecordingOwner.Type) {
    self.type = type
    connectable = Self.connectable(type)
    (outlets, keep, awake) = (nil, nil, nil)
    isKnown = true
    (attributable, standingIn) = (nil, nil)
  }

  // The object is of the class that was asked, so no cast needs to check it again.

  private static func keeper<Keeper: NibValueKeeping>(_ type: Keeper.Type) -> (AnyObject, ArchivedValues) -> Void {
    ActorCrossing.unbound { object, values in unsafeDowncast(object, to: Keeper.self).keep(values) }
  }

  private static func awaker<Awakening: NibAwakening>(_ type: Awakening.Type) -> (AnyObject) -> Void {
    ActorCrossing.unbound { object in unsafeDowncast(object, to: Awakening.self).awakeFromNib() }
  }

  private static func table<Declaring: OutletDeclaring>(_ type: Declaring.Type) -> OutletTable {
    ActorCrossing.unbound { (type: Declaring.Type) in type.outlets }(type)
  }

  private static func connectable<Source: NibConnectable>(_ type: Source.Type) -> Connectable {
    Connectable(
      set: { object, name, value in try unsafeDowncast(object, to: Source.self).setOutlet(name, to: value) },
      setCollection: { object, name, members, isAdding in
        try unsafeDowncast(object, to: Source.self).setOutletCollection(name, to: members, isAdding: isAdding)
      })
  }

  private static let known = Mutex(EqualTable<ObjectIdentifier, ClassTraits>())

  /// The traits of a class.
  /// - Parameter factory: what made an object of the class, which may know it.
  static func of(_ type: AnyClass, madeBy factory: ClassFactory? = nil) -> ClassTraits {
    if let traits = ifKnown(type) { return traits }
    // The class's own table is asked for, so this is done outside of the lock.
    let traits =
      factory?.knownTraits?(type) ?? (type == RecordingOwner.self ? Self(owner: RecordingOwner.self) : Self(type))
    return known.withLock { known in
      if let kept = known.find(ObjectIdentifier(type)) { return kept }
      known.add(ObjectIdentifier(type), traits)
      return traits
    }
  }

  /// The traits of a class, if they were asked for before.
  private static func ifKnown(_ type: AnyClass) -> ClassTraits? {
    known.withLock { $0.find(ObjectIdentifier(type)) }
  }

  /// An object as one that takes attributes itself; nil if its class does not.
  static func attributable(_ object: AnyObject) -> (any NibAttributable)? {
    if let traits = ifKnown(Swift.type(of: object)), traits.isKnown { return traits.attributable?(object) }
    return object as? any NibAttributable
  }

  /// An object as one that may stand in for one that is not here; nil if its class does not.
  static func standingIn(_ object: AnyObject) -> (any NibStandingIn)? {
    if let traits = ifKnown(Swift.type(of: object)), traits.isKnown { return traits.standingIn?(object) }
    return object as? any NibStandingIn
  }

  /// Whether a class may have wrapped properties.
  static func mayWrapProperties(_ object: AnyObject) -> Bool {
    ifKnown(Swift.type(of: object)).map { !$0.isKnown } ?? true
  }
}

/// What the loader asks of stand-ins.
typealias KnownStandIn = NibConnectable & NibAttributable & NibValueKeeping & NibStandingIn
