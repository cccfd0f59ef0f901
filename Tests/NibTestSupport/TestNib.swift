import NibBytes
import NibGraph

/// A UIKit archive in a few lines: objects by name, connections, runtime attributes.
public struct TestNib {
  /// A value of an object.
  public indirect enum Value: Sendable {
    /// Plain values.
    case bool(Bool), int(Int64), float(Float), double(Double), data([UInt8]), null
    /// An NSString.
    case string(String)
    /// An inline struct of doubles.
    case reals([Double])
    /// Another object, by its name here.
    case ref(String)
    /// An object of its own: class and values.
    case object(String, [(String, Value)])
    /// An NSArray.
    case array([Value])
    /// An NSDictionary.
    case dictionary([(Value, Value)])
  }

  private var names: [(name: String, className: String, values: [(String, Value)])] = []
  private var top: [String] = []
  private var connections: [(className: String, values: [(String, Value)])] = []
  private var attributes: [[(String, Value)]] = []
  private var windows: [String] = []
  private var accessibility: [[(String, Value)]] = []
  private var hidden: Set<String> = []
  private var variations: [Value] = []

  /// An archive with owner (`owner`) and first responder (`responder`).
  public init() {
    proxy("owner", "IBFilesOwner")
    proxy("responder", "IBFirstResponder")
  }

  /// Adds an object with an identity; top-level unless told otherwise.
  public mutating func object(
    _ name: String, _ className: String, _ values: [(String, Value)] = [], top isTop: Bool = true
  ) {
    names.append((name, className, values))
    if isTop { top.append(name) }
  }

  /// Adds an object that is in no list of the root: only references lead to it.
  public mutating func hiddenObject(_ name: String, _ className: String, _ values: [(String, Value)] = []) {
    names.append((name, className, values))
    hidden.insert(name)
  }

  /// Adds an object of a custom class.
  public mutating func custom(
    _ name: String, _ className: String, of original: String, _ values: [(String, Value)] = []
  ) {
    let swap = [("UIClassName", Value.string(className)), ("UIOriginalClassName", Value.string(original))]
    object(name, "UIClassSwapper", values + swap)
  }

  /// Adds a proxy.
  public mutating func proxy(_ name: String, _ identifier: String) {
    object(name, "UIProxyObject", [("UIProxiedObjectIdentifier", .string(identifier))])
  }

  /// Connects an outlet.
  public mutating func outlet(_ label: String, from source: String, to destination: String) {
    connect("UIRuntimeOutletConnection", label, source, .ref(destination))
  }

  /// Connects an outlet collection.
  public mutating func collection(_ label: String, from source: String, to members: [String], adds: Bool = false) {
    connect(
      "UIRuntimeOutletCollectionConnection", label, source, .array(members.map { .ref($0) }),
      [("addsContentToExistingCollection", .bool(adds))])
  }

  /// Connects an action.
  public mutating func action(_ selector: String, from source: String, to target: String, events: Int64 = 64) {
    connect("UIRuntimeEventConnection", selector, source, .ref(target), [("UIEventMask", .int(events))])
  }

  private mutating func connect(
    _ className: String, _ label: String, _ source: String, _ destination: Value, _ more: [(String, Value)] = []
  ) {
    let parts = [("UILabel", Value.string(label)), ("UISource", .ref(source)), ("UIDestination", destination)]
    connections.append((className, parts + more))
  }

  /// Adds a user defined runtime attribute.
  public mutating func attribute(_ keyPath: String, of object: String, _ value: Value) {
    attributes.append([("UIObject", .ref(object)), ("UIKeyPath", .string(keyPath)), ("UIValue", value)])
  }

  /// Adds a list of changes for some traits.
  public mutating func traitStorages(_ storages: [Value]) {
    variations.append(.object("_UITraitStorageList", [("UITraitStorages", .array(storages))]))
  }

  /// Marks a window as visible.
  public mutating func window(_ name: String) { windows.append(name) }

  /// Adds an accessibility configuration.
  public mutating func accessibility(of object: String, _ values: [(String, Value)]) {
    accessibility.append([("UIAccessibileObject", .ref(object))] + values)
  }

  /// The graph.
  public func graph(file: String = "Test.nib") throws -> ObjectGraph {
    var maker = GraphMaker(names.map { ($0.name, $0.className) })
    maker.builder.begin(.root)
    let identified = names.map(\.name).filter { !hidden.contains($0) }
    let lists: [(String, [Value])] = [
      (.key(.nibTopLevelObjectsKey), top.map { .ref($0) }),
      (.key(.nibObjectsKey), identified.map { .ref($0) }),
      (.key(.nibConnectionsKey), connections.map { .object($0.className, $0.values) }),
      (.key(.nibVisibleWindowsKey), windows.map { .ref($0) }),
      (
        .key(.nibAccessibilityConfigurationsKey),
        accessibility.map { .object("UIRuntimeAccessibilityConfiguration", $0) }
      ),
      (.key(.nibKeyValuePairsKey), attributes.map { .object("UINibKeyValuePair", $0) }),
    ]
    for (key, list) in lists { maker.add(key, .array(list)) }
    if !variations.isEmpty { maker.add("UINibTraitStorageListsKey", .array(variations)) }
    maker.builder.end()
    for entry in names { maker.fill(entry.name, entry.values) }
    return try maker.finish(file)
  }
}

/// Turns the values of a test archive into those of a graph.
struct GraphMaker: ~Copyable {
  var builder = GraphBuilder()
  private var ids: [String: ObjectID] = [:]

  init(_ names: [(String, String)]) {
    let root = builder.class("NSObject")
    _ = builder.reserve(root)
    for (name, className) in names {
      let classID = builder.class(className)
      ids[name] = builder.reserve(classID)
    }
  }

  mutating func fill(_ name: String, _ values: [(String, TestNib.Value)]) {
    guard let id = ids[name] else { return }
    builder.begin(id)
    for (key, value) in values { add(key, value) }
    builder.end()
  }

  mutating func add(_ name: String, _ value: TestNib.Value) {
    let key = builder.key(name)
    builder.add(stored(key, value))
  }

  private mutating func stored(_ key: KeyID, _ value: TestNib.Value) -> KeyedValue {
    switch value {
    case .bool(let value): .bool(key, value)
    case .int(let value): .int(key, value)
    case .float(let value): .float(key, value)
    case .double(let value): .double(key, value)
    case .null: .null(key)
    case .data(let bytes): .data(key, data(bytes))
    case .reals(let numbers): .data(key, data([7] + numbers.flatMap(Self.littleEndian)))
    case .string(let text): .reference(key, object("NSString", [("NS.bytes", .data(Array(text.utf8)))]))
    case .ref(let name): ids[name].map { .reference(key, $0) } ?? .null(key)
    case .object(let className, let values): .reference(key, object(className, values))
    case .array(let items): .reference(key, collection("NSArray", items))
    case .dictionary(let pairs): .reference(key, collection("NSDictionary", pairs.flatMap { [$0, $1] }))
    }
  }

  private mutating func data(_ bytes: [UInt8]) -> ByteSpan {
    let start = builder.bytes.count
    builder.bytes += bytes
    return ByteSpan(offset: start, count: bytes.count)
  }

  private mutating func collection(_ className: String, _ items: [TestNib.Value]) -> ObjectID {
    object(className, [(.key(.nsInlinedValue), .bool(true))] + items.map { (.key(.nibEncoderEmptyKey), $0) })
  }

  private mutating func object(_ className: String, _ values: [(String, TestNib.Value)]) -> ObjectID {
    let classID = builder.class(className)
    let id = builder.reserve(classID)
    builder.begin(id)
    for (key, value) in values { add(key, value) }
    builder.end()
    return id
  }

  consuming func finish(_ file: String) throws -> ObjectGraph {
    try builder.finish(format: .nibArchive(minor: 9, launchTrailer: false), file: file)
  }

  private static func littleEndian(_ number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
  }
}
