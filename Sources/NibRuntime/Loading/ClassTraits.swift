import Synchronization

/// What the loader asks of live objects of one class, asked once a class and process: whether an object conforms to a
/// protocol costs as much to find out as to make a small object.
///
/// Unchecked: the closures capture nothing but the class.
final class ClassTraits: @unchecked Sendable {
  typealias Values = [(key: String, value: NibValue)]

  /// The class.
  let type: AnyClass
  /// Takes what no property read; nil if the class does not ask for it.
  let keep: ((AnyObject, Values) -> Void)?
  /// Tells the object that all is connected; nil if the class does not ask for it.
  let awake: ((AnyObject) -> Void)?

  /// How outlets are set by the object's own methods; nil if it has none.
  let connectable: Connectable?
  /// The outlets that the class declares by table.
  let outlets: OutletTable?

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
  }

  // The object is of the class that was asked, so no cast needs to check it again.

  private static func keeper<Keeper: NibValueKeeping>(_ type: Keeper.Type) -> (AnyObject, Values) -> Void {
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

  private static let known = Mutex<[ObjectIdentifier: ClassTraits]>([:])

  /// The traits of a class.
  static func of(_ type: AnyClass) -> ClassTraits {
    if let traits = known.withLock({ $0[ObjectIdentifier(type)] }) { return traits }
    // The class's own table is asked for, so this is done outside of the lock.
    let traits = ClassTraits(type)
    return known.withLock { known in
      let kept = known[ObjectIdentifier(type)] ?? traits
      known[ObjectIdentifier(type)] = kept
      return kept
    }
  }
}
