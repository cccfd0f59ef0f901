import NibGraph
import NibRuntime
import NibSchema

/// An object of a framework's class that is made of its archive alone: a class by its name, values by the rows of the
/// schema, and connections. It does nothing that its class would do.
///
/// It accepts every outlet and action, because the custom class that declares it is not here; what its framework's class
/// is known not to have is told.
nonisolated public final class ArchivedObject: NibValueKeeping {
  /// The framework's class.
  public let objectClass: ObjectClass
  /// The class that the archive asks for.
  public let archivedClassName: String
  /// Identifier of the element in the document, if the archive was compiled from one in memory.
  public let archivedIdentifier: String?
  /// The values that the archive holds, in order. Keys may repeat.
  public private(set) var values = ArchivedValues()
  /// Where the responder chain goes on.
  public weak var nextResponderFallback: AnyObject?
  private var additions: Additions?

  /// Makes an object and reserves its place, so cycles reach it.
  init(_ objectClass: ObjectClass, from coder: NibCoder) {
    self.objectClass = objectClass
    archivedClassName = coder.wantedClassName
    archivedIdentifier = coder.identifier
    coder.register(self)
  }

  /// Makes an object that no archive has.
  init(_ objectClass: ObjectClass, standingFor archivedClassName: String = "") {
    self.objectClass = objectClass
    self.archivedClassName = archivedClassName
    archivedIdentifier = nil
  }

  /// Takes what the archive holds.
  public func keep(_ values: ArchivedValues) { self.values.append(contentsOf: values) }

  /// The first value under a key of the archive.
  public func archivedValue(_ key: String) -> NibValue? { values.value(of: key) }

  /// The value of a property: what was set, else what the archive holds.
  public func value(_ name: String) -> NibValue? {
    if let set = assigned.first(where: { $0.name == name }) { return set.value }
    for (key, value) in values {
      for property in objectClass.properties.properties(of: key) where property.name == name {
        return property.read(value)
      }
    }
    return nil
  }

  /// Sets a property over what the archive holds. An object is not kept alive by it, for it may have this one.
  func assign(_ value: NibValue, to name: String) {
    let additions = madeAdditions
    let value = BackReferences.weak(value)
    if let place = additions.assigned.firstIndex(where: { $0.name == name }) {
      additions.assigned[place].value = value
    } else {
      additions.assigned.append((name, value))
    }
  }

  /// The objects under a key: one, or those of a list.
  func objects(_ key: String) -> [AnyObject] {
    switch archivedValue(key) {
    case .array(let items)?: items.compactMap(\.object)
    case let value?: value.object.map { [$0] } ?? []
    case nil: []
    }
  }

  /// The objects under a key; where there are none, the one in the outlet of that name.
  func held(_ name: String) -> [AnyObject] {
    let found = objects(name)
    return found.isEmpty ? outlet(name).map { [$0] } ?? [] : found
  }

  /// The object in an outlet.
  public func outlet(_ name: String) -> AnyObject? {
    additions.flatMap { $0.parts[name]?.object ?? $0.record.outlet(name) }
  }

  /// The value at the end of a path of keys through objects; nil where one leads nowhere.
  func value(along path: [String], _ key: String) -> NibValue? {
    var object = self
    for step in path {
      guard let next = object.objects(step).first as? ArchivedObject else { return nil }
      object = next
    }
    return object.archivedValue(key)
  }
}

extension ArchivedObject {
  /// What an object has beyond its archive's values. Most objects have nothing of it, so it takes room of its own.
  private final class Additions {
    var record = ConnectionRecord()
    var actions: [ActionBinding] = []
    var assigned: [(name: String, value: NibValue)] = []
    var undefinedAttributes: [String: NibValue] = [:]
    /// Outlets that the class itself has, as the view of a controller: a tree shows their objects below this one.
    var parts: [String: WeakReference] = [:]
    var embedded: [AnyObject] = []
    var layer: ArchivedObject?
  }

  private var madeAdditions: Additions {
    if let additions { return additions }
    let made = Additions()
    additions = made
    return made
  }

  /// The connections that were made, for looking at.
  public var record: ConnectionRecord { additions?.record ?? ConnectionRecord() }

  /// The actions that it would send.
  public var actions: [ActionBinding] { additions?.actions ?? [] }

  /// Values that were set over those of the archive, by name, in the order in which they were set first.
  var assigned: [(name: String, value: NibValue)] { additions?.assigned ?? [] }

  /// User defined runtime attributes that no property has the name of, by key path.
  public var undefinedAttributes: [String: NibValue] { additions?.undefinedAttributes ?? [:] }

  /// Objects of other archives that were put into this one: the view and the controller of an embed segue.
  var embedded: [AnyObject] {
    get { additions?.embedded ?? [] }
    set { madeAdditions.embedded = newValue }
  }

  /// The layer of a view, made when an attribute is first set on it.
  var layer: ArchivedObject? {
    get { additions?.layer }
    set { madeAdditions.layer = newValue }
  }
}

extension ArchivedObject: NibClassNamed {
  /// The framework's class.
  public var liveClassName: String { objectClass.name }
}

extension ArchivedObject: NibStandingIn {
  /// Always.
  public var standsForAbsentClass: Bool { true }

  /// As `addAction`.
  public func keepAction(_ binding: ActionBinding) { addAction(binding) }

  /// Of the very class that the archive names all outlets are known. A class that is not here may have any.
  public func lacks(outlet: String) -> Bool {
    objectClass.knowsItsOutlets && archivedClassName == objectClass.name && !objectClass.outlets.contains(outlet)
  }
}

extension ArchivedObject: NibConnectable {
  /// Records the outlet.
  /// - Throws: `OutletMismatch` where the class says what the outlet takes and this is another.
  public func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if let wanted = objectClass.outletType(name), let value {
      guard (value as? ArchivedObject)?.objectClass.isKind(of: wanted) == true else {
        throw OutletMismatch(expectedName: wanted, foundName: LiveClass.name(of: value))
      }
      madeAdditions.parts[name] = WeakReference(value)
      return true
    }
    madeAdditions.record.set(name, to: value)
    return true
  }

  /// Records the collection.
  public func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) -> Bool {
    madeAdditions.record.setCollection(name, to: members, isAdding: isAdding)
    return true
  }
}

extension ArchivedObject: NibAttributable {
  /// Sets a property of the class.
  public func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    guard let property = objectClass.properties.property(named: key) else { return .unknownKey }
    guard let typed = property.kind.converted(value) else { return .wrongKind(expected: property.kind.words) }
    assign(typed, to: key)
    return .set
  }

  /// Keeps the attribute; an object of it is not kept alive.
  public func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool {
    madeAdditions.undefinedAttributes[keyPath] = BackReferences.weak(value)
    return true
  }

  /// The object in an outlet, of a property, or under an archived key; the layer of a view of UIKit.
  public func object(forKey key: String) -> AnyObject? {
    if key == "layer", objectClass.isKind(of: .class(.view)) { return madeLayer }
    return outlet(key) ?? value(key)?.object ?? archivedValue(key)?.object
  }
}

extension ArchivedObject: AuxiliaryActionSending, ResponderChainRoot {
  /// Whether the framework's class does.
  public var sendsActions: Bool { objectClass.sendsActions }

  /// Keeps the action.
  public func addAction(_ binding: ActionBinding) { madeAdditions.actions.append(binding) }

  /// Keeps the action, whatever sets it off.
  public func addAction(_ binding: ActionBinding, trigger: String) {
    madeAdditions.actions.append(binding)
  }

  /// The next responder.
  public var nextResponder: AnyObject? { nextResponderFallback }
}

extension ArchivedObject: NibWindowShowing {
  /// Notes that a window would be visible now.
  public func showAfterLoading() {
    if objectClass.properties.property(named: "visible") != nil { assign(.bool(true), to: "visible") }
  }
}
