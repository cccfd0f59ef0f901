/// Stands in for an object whose class nobody registered: keeps every value, accepts every outlet and action.
nonisolated public final class PlaceholderObject: NibObject, NibValueKeeping {
  /// The class that the archive asks for.
  public let className: String
  /// The values that the archive holds, in order. Keys may repeat.
  public private(set) var values = ArchivedValues()
  /// User defined runtime attributes, in the order they were set.
  public private(set) var attributes: [(keyPath: String, value: NibValue)] = []
  /// The connections that were made, for looking at.
  public private(set) var record = ConnectionRecord()
  /// The actions it would send.
  public private(set) var actions: [ActionBinding] = []
  /// Where the responder chain goes on.
  public weak var nextResponderFallback: AnyObject?

  /// Makes a placeholder and reserves its place, so cycles reach it.
  public init(from coder: NibCoder) throws {
    className = coder.wantedClassName
    coder.register(self)
  }

  /// Makes a placeholder that stands for nothing archived.
  public init(className: String) {
    self.className = className
  }

  static let factory = {
    var factory = ClassFactory(isStandIn: true) { try PlaceholderObject(from: $0) }
    factory.knownTraits = { $0 == PlaceholderObject.self ? ClassTraits(known: PlaceholderObject.self) : nil }
    return factory
  }()

  /// Takes what the archive holds.
  public func keep(_ values: ArchivedValues) { self.values.append(contentsOf: values) }

  /// The first value under a key.
  public func value(_ key: String) -> NibValue? { values.value(of: key) }
}

extension PlaceholderObject: NibStandingIn {
  /// Always.
  public var standsForAbsentClass: Bool { true }

  /// As `addAction`.
  public func keepAction(_ binding: ActionBinding) { addAction(binding) }
}

extension PlaceholderObject: NibConnectable {
  /// Records the outlet.
  public func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    record.set(name, to: value)
    return true
  }

  /// Records the collection.
  public func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) -> Bool {
    record.setCollection(name, to: members, isAdding: isAdding)
    return true
  }
}

extension PlaceholderObject: NibAttributable {
  /// Has no properties.
  public func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome { .unknownKey }

  /// Keeps the attribute; an object of it is not kept alive.
  public func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool {
    attributes.append((keyPath, BackReferences.weak(value)))
    return true
  }

  /// The object in an outlet, or under an archived key.
  public func object(forKey key: String) -> AnyObject? {
    record.outlet(key) ?? value(key)?.object
  }
}

extension PlaceholderObject: ActionSending, ResponderChainRoot {
  /// Keeps the action.
  public func addAction(_ binding: ActionBinding) {
    actions.append(binding)
  }

  /// The next responder.
  public var nextResponder: AnyObject? { nextResponderFallback }
}
