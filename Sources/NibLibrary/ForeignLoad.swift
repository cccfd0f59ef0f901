import NibGraph
import CNibwright
import NibRuntime

/// One instantiation through callbacks: asks C for objects and tells it what becomes of them.
///
/// Once a callback has failed none is called again, whatever the load still does; that is what ends it for C.
final class ForeignLoad: @unchecked Sendable {
  /// Why a callback failed; nil as long as none has.
  private(set) var failure: String?
  /// Objects that load a view from another archive, in the order of making.
  private(set) var viewOwners: [ViewOwner] = []
  private let factory: nibwright_factory
  /// All that was made: a table of a storyboard refers to objects without holding them.
  private var made: [ForeignObject] = []

  /// A controller whose view has an archive of its own.
  struct ViewOwner {
    /// The controller.
    let controller: ForeignObject
    /// Base name of the archive.
    let nibName: String
    /// What the archive needs beside its owner, by name.
    let externals: [NibPair]
  }

  init(_ factory: nibwright_factory) { self.factory = factory }

  /// Ends a load: thrown where the loader listens.
  struct Ended: Error {}

  /// Makes an object.
  /// - Throws: `Ended`.
  func make(_ coder: NibCoder) throws(Ended) -> UnsafeMutableRawPointer {
    guard failure == nil else { throw Ended() }
    let store = TextStore()
    var object = nibwright_object(
      size: MemoryLayout<nibwright_object>.size, class_name: store.text(coder.resolution.wantedName),
      original_class_name: store.text(coder.resolution.originalName),
      identifier: coder.identifier.map { store.text($0) }, number: UInt32(bitPattern: coder.id.index), reserved: 0)
    let made = withExtendedLifetime(store) { factory.make(factory.context, &object) }
    guard let made else {
      note()
      throw Ended()
    }
    return made
  }

  /// Keeps an object for the time of the load.
  func add(_ object: ForeignObject) { made.append(object) }

  /// Notes the archive that an object has its view in.
  func noteView(of object: ForeignObject, _ values: ArchivedValues) {
    let names: [String] = [.key(.nibName), .key(.nsNibName)]
    guard case .string(let name)? = values.first(where: { names.contains($0.key) })?.value else { return }
    let tables: [String] = [.key(.externalObjectsTableForViewLoading), .key(.nsExternalObjectsTableForViewLoading)]
    let table = values.first { tables.contains($0.key) }?.value
    var externals: [NibPair] = []
    if case .dictionary(let pairs)? = table { externals = pairs }
    viewOwners.append(ViewOwner(controller: object, nibName: name, externals: externals))
  }

  /// Lets go of what the load kept; objects and load would hold each other.
  func end() {
    made = []
    viewOwners = []
  }

  /// Takes the words for a failure, once.
  private func note() {
    let words = factory.failure?(factory.context).flatMap { String(validatingCString: $0) }
    failure = failure ?? words ?? "a callback failed"
  }

  /// Calls back; false when it failed, or another did before.
  private func call(_ work: (UnsafeMutableRawPointer?) -> Bool) -> Bool {
    guard failure == nil else { return false }
    if work(factory.context) { return true }
    note()
    return false
  }

  func setValue(_ value: NibValue, _ key: String, of object: UnsafeMutableRawPointer) {
    guard let callback = factory.set_value else { return }
    tell(value, key) { context, key, value in callback(context, object, key, value) }
  }

  func setAttribute(_ value: NibValue, _ path: String, of object: UnsafeMutableRawPointer) {
    guard let callback = factory.set_attribute else { return }
    tell(value, path) { context, key, value in callback(context, object, key, value) }
  }

  private func tell(
    _ value: NibValue, _ key: String,
    _ callback: (UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafePointer<nibwright_value>) -> Bool
  ) {
    guard failure == nil else { return }
    let store = TextStore()
    var foreign = ForeignValues(store).value(value)
    withExtendedLifetime(store) {
      _ = call { context in key.withCString { callback(context, $0, &foreign) } }
    }
  }

  func connect(_ name: String, of object: UnsafeMutableRawPointer, to value: AnyObject?) throws(Ended) {
    guard let callback = factory.connect_outlet else { return }
    let target = ForeignObject.pointer(value)
    guard call({ context in name.withCString { callback(context, object, $0, target) } }) else { throw Ended() }
  }

  func connect(
    _ name: String, of object: UnsafeMutableRawPointer, to members: [AnyObject], adds: Bool
  ) throws(Ended) {
    guard let callback = factory.connect_collection else { return }
    let pointers = members.map { ForeignObject.pointer($0) }
    let isMade = call { context in
      name.withCString { name in
        pointers.withUnsafeBufferPointer { list in
          // An empty array may have no address; C gets one that it must not read.
          withUnsafePointer(to: nil as UnsafeMutableRawPointer?) { none in
            callback(context, object, name, list.baseAddress ?? none, list.count, adds)
          }
        }
      }
    }
    guard isMade else { throw Ended() }
  }

  func addAction(_ action: ActionBinding, to object: UnsafeMutableRawPointer) {
    guard let callback = factory.connect_action else { return }
    let target = ForeignObject.pointer(action.target)
    _ = call { context in
      action.selector.withCString {
        callback(context, object, target, $0, UInt64(bitPattern: action.events.rawValue))
      }
    }
  }

  func awake(_ object: UnsafeMutableRawPointer) {
    guard let callback = factory.awake else { return }
    _ = call { callback($0, object) }
  }
}

/// Makes an object of C's for every class.
struct ForeignClasses: ClassResolving {
  let load: ForeignLoad

  func factory(for name: String) -> ClassFactory? {
    .unbound { [load] coder in
      let object = ForeignObject(try load.make(coder), load)
      load.add(object)
      coder.register(object)
      return object
    }
  }
}

/// An object of C's as the loader sees it.
nonisolated final class ForeignObject {
  private let pointer: UnsafeMutableRawPointer
  private let load: ForeignLoad

  init(_ pointer: UnsafeMutableRawPointer, _ load: ForeignLoad) {
    self.pointer = pointer
    self.load = load
  }

  /// What C knows an object by; nil for one that C did not make.
  static func pointer(_ object: AnyObject?) -> UnsafeMutableRawPointer? { (object as? ForeignObject)?.pointer }
}

extension ForeignObject: NibValueKeeping {
  func keep(_ values: ArchivedValues) {
    load.noteView(of: self, values)
    for (key, value) in values { load.setValue(value, key, of: pointer) }
  }
}

extension ForeignObject: NibConnectable {
  func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    try load.connect(name, of: pointer, to: value)
    return true
  }

  func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) throws -> Bool {
    try load.connect(name, of: pointer, to: members, adds: isAdding)
    return true
  }
}

extension ForeignObject: NibAttributable {
  func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome { .unknownKey }

  func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool {
    load.setAttribute(value, keyPath, of: pointer)
    return true
  }
}

extension ForeignObject: ActionSending, NibActionPerforming, NibAwakening {
  func addAction(_ binding: ActionBinding) { load.addAction(binding, to: pointer) }

  func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool { false }

  func awakeFromNib() { load.awake(pointer) }
}
