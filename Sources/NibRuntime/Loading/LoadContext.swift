import NibBytes
import NibDiagnostics
import NibGraph

// Invariant: an object is made at most once; `live` is the only place that says whether it exists.
// Unchecked exclusivity: every access to these is over before anything else runs, and there are dozens an object.

/// What one instantiation knows: the graph, who was given, and what has been made so far.
///
/// Live objects are not sendable; a context is used on one thread and ends with the load.
final class LoadContext {
  let graph: ObjectGraph
  let root: LoadedRoot
  let loader: InstantiationContext
  let owner: AnyObject?
  var strictness: Strictness { loader.strictness }
  @exclusivity(unchecked) var externals: [String: AnyObject]
  /// Who makes some objects in place of their classes.
  @exclusivity(unchecked) var makers: [ObjectID: (NibCoder) throws -> AnyObject?] = [:]
  /// Objects of another nib that take the places of some of this one's.
  @exclusivity(unchecked) var replacements: [ObjectID: () throws -> AnyObject] = [:]
  var diagnostics = Diagnostics()
  var images: [NibImageReport] = []

  let plan: GraphPlan

  private let resolver: ClassResolver
  @exclusivity(unchecked) private var live: [AnyObject?]
  @exclusivity(unchecked) private var isMaking: [Bool]
  @exclusivity(unchecked) private var memo = NumberMap<NibValue>()
  @exclusivity(unchecked) private var recent = RecentData()
  @exclusivity(unchecked) private var classes: ResolvedClasses
  @exclusivity(unchecked) private var isNoticed: [Bool]
  @exclusivity(unchecked) private var traits: [ClassTraits?]
  @exclusivity(unchecked) private var maps: [KeyMap?]
  var answers = EqualTable<NibImageQuery, NibImageAnswer>()
  var colors = EqualTable<NibColorQuery, NibColor?>()
  var reportedClasses: Set<String> = []
  @exclusivity(unchecked) private var pending: [PendingReference] = []
  @exclusivity(unchecked) private var nesting: ReferenceNesting
  /// Steps that reading lists may still take.
  @exclusivity(unchecked) var stepsLeft: Int
  private(set) lazy var sharedObjects = SharedObjects()
  private lazy var origins = lineOrigins()

  init(
    graph: ObjectGraph, root: LoadedRoot, loader: InstantiationContext, owner: AnyObject?,
    externals: [String: AnyObject]
  ) {
    let plan = GraphPlan.of(graph)
    self.graph = graph
    self.root = root
    self.plan = plan
    self.loader = loader
    self.owner = owner
    self.externals = externals
    resolver = ClassResolver(
      graph: graph, classes: loader.classes, modules: loader.modules, platform: root.archived.platform)
    live = Array(repeating: nil, count: graph.count)
    isMaking = Array(repeating: false, count: graph.count)
    classes = plan.classes(for: loader)
    isNoticed = Array(repeating: false, count: plan.slotCount)
    traits = Array(repeating: nil, count: plan.slotCount)
    maps = plan.keyMaps
    stepsLeft = Self.mostSteps(for: graph)
    nesting = ReferenceNesting(heights: plan.content.heights, limit: loader.limits.depth)
  }

  // MARK: Keys

  /// Position of the first of some values that has a key.
  func position(of key: String, in range: Range<Int>) -> Int? { graph.position(of: key, in: range) }

  func keyName(_ key: KeyID) -> String { plan.names.keys[Int(key.index)] }

  func isInlineMark(_ key: KeyID) -> Bool { key == plan.names.inlineMark }

  func kind(of object: ObjectID) -> ContentKind {
    let kind = plan.names.kinds[Int(graph.objects[Int(object.index)].classID.index)]
    guard kind == .customObject else { return kind }
    return root.placeholders[object] == nil ? .live : .proxy
  }

  /// The rows of a table by the keys of this graph.
  func map(_ table: KeyTable) -> KeyMap {
    if table.number < maps.count, let known = maps[table.number] { return known }
    let map = KeyMap(table, keyNames: plan.names.keys)
    plan.keep(map, number: table.number)
    maps = plan.keyMaps
    return map
  }

  // MARK: Values

  /// A stored value in native form.
  func value(_ stored: KeyedValue) throws -> NibValue {
    if let object = stored.object { try value(of: object) } else { recent.immediate(stored, in: self) }
  }

  /// An object in native form: content, a proxy's object, or the live object.
  func value(of object: ObjectID) throws -> NibValue {
    switch plan.content.states[Int(object.index)] {
    case .constant: break
    case .withoutResources where loader.resources == nil: break
    default: return try valueOfLoad(object)
    }
    try touch(object)
    return plan.content.value(at: Int(object.index))
  }

  /// What may be another value in each load.
  private func valueOfLoad(_ object: ObjectID) throws -> NibValue {
    switch kind(of: object) {
    case .live, .customObject: return .object(try liveObject(object))
    case .proxy: return proxied(object).map { .object($0) } ?? .null
    case let kind:
      if let known = memo[Int(object.index)] {
        try touch(object)
        return known
      }
      let value = try nested(object) { try ContentReader(self).read(object, as: kind) }
      memo.set(Int(object.index), value)
      return value
    }
  }

  /// The live objects that a collection refers to; nil for what is no collection, or is the same in every load.
  func members(_ list: ObjectID) throws -> [AnyObject]? {
    guard kind(of: list) == .array, plan.content.states[Int(list.index)] == .perLoad, memo[Int(list.index)] == nil
    else {
      return nil
    }
    try spend(Int(graph.objects[Int(list.index)].valueCount), on: list)
    return try nested(list) {
      var members: [AnyObject] = []
      members.reserveCapacity(Int(graph.objects[Int(list.index)].valueCount))
      for position in graph.valuePositions(of: list) {
        guard let member = graph.values[position].object else { continue }
        if let object = try value(of: member).object { members.append(object) }
      }
      return members
    }
  }

  private func proxied(_ object: ObjectID) -> AnyObject? {
    if !root.placeholders.isEmpty {
      switch root.placeholders[object] {
      case .owner: return owner
      case .external(let name): return externals[name]
      case nil: break
      }
    }
    return switch plan.proxies.roles[object] {
    case .owner: owner
    case .external(let name): externals[name]
    case nil: nil
    }
  }

  // MARK: Objects

  /// The object that is already made, if it is.
  func existing(_ object: ObjectID) -> AnyObject? { live[Int(object.index)] }

  /// The live object, made now if it is not yet.
  func liveObject(_ object: ObjectID) throws -> AnyObject {
    if let made = live[Int(object.index)] {
      try touch(object)
      return made
    }
    guard !isMaking[Int(object.index)] else {
      throw fault(
        .cyclicReference, object,
        "\(graph.wantedClassName(object)) refers to itself; call coder.register(self) before reading references")
    }
    return try nested(object) { try make(object) }
  }

  private func make(_ object: ObjectID) throws -> AnyObject {
    isMaking[Int(object.index)] = true
    let resolved = try resolve(object)
    let coder = NibCoder(context: self, id: object, resolved: resolved)
    let made: AnyObject
    do {
      if let replacement = replacements[object] {
        made = try replacement()
        live[Int(object.index)] = made
        isMaking[Int(object.index)] = false
        return made
      }
      made = try makers[object]?(coder) ?? resolved.make(coder)
    } catch {
      made = try substitute(for: object, coder, after: error)
    }
    live[Int(object.index)] = made
    isMaking[Int(object.index)] = false
    if let keep = traits(of: made, object).keep { keep(made, try coder.unreadValues()) }
    return made
  }

  /// What the class of a live object asks for. Objects of one name are mostly of one class.
  func traits(of made: AnyObject, _ object: ObjectID) -> ClassTraits {
    let slot = Int(plan.slots[Int(object.index)])
    if let known = traits[slot], known.type == type(of: made) { return known }
    let found = ClassTraits.of(type(of: made), madeBy: classes[slot]?.resolution.factory)
    traits[slot] = found
    return found
  }

  /// Makes an object reachable while it still decodes.
  func register(_ made: AnyObject, as object: ObjectID) {
    live[Int(object.index)] = made
  }

  /// Whether an object and all below it are made.
  func isFinished(_ object: ObjectID) -> Bool { nesting.isFinished(object) }

  private func nested<Result>(_ object: ObjectID, _ body: () throws -> Result) throws -> Result {
    guard nesting.enter() else { throw tooDeep(object) }
    defer { nesting.leave(object) }
    let result = try body()
    guard nesting.isWithinLimit else { throw tooDeep(object) }
    return result
  }

  private func touch(_ object: ObjectID) throws {
    guard nesting.refer(to: object) else { throw tooDeep(object) }
  }

  private func tooDeep(_ object: ObjectID) -> RuntimeError {
    fault(.tooDeep, object, "references are nested deeper than \(loader.limits.depth)")
  }

  private func resolve(_ object: ObjectID) throws -> ResolvedClass {
    let slot = Int(plan.slots[Int(object.index)])
    let resolved = found(object, slot)
    if !isNoticed[slot] {
      isNoticed[slot] = true
      if !resolved.resolution.isExact { try reportUnknown(resolved, object) }
    }
    return resolved
  }

  private func found(_ object: ObjectID, _ slot: Int) -> ResolvedClass {
    if let known = classes[slot] { return known }
    let resolved = ResolvedClass(resolver.resolve(object))
    classes.add(resolved, at: slot)
    return resolved
  }

  /// Keeps for later loads what this one found.
  func keepFindings() { plan.keep(classes) }

  /// Whether the object's class is not here and another one stands in for it.
  func isStandIn(_ object: ObjectID) -> Bool {
    found(object, Int(plan.slots[Int(object.index)])).resolution.factory.isStandIn
  }

  /// Everything made so far, in archive order.
  var liveObjects: [LiveObject] {
    var objects: [LiveObject] = []
    objects.reserveCapacity(live.lazy.filter { $0 != nil }.count)
    for (index, object) in live.enumerated() {
      guard let object else { continue }
      let id = ObjectID(index)
      let name = classes[Int(plan.slots[index])]?.resolution.wantedName ?? graph.wantedClassName(id)
      objects.append(LiveObject(id: id, identifier: identifier(of: id), className: name, object: object))
    }
    return objects
  }

  // MARK: Later

  /// Puts off a reference that must not deepen the recursion.
  func decodeLater(_ reference: PendingReference) { pending.append(reference) }

  /// Follows what was put off, and what that puts off.
  func drain() throws {
    var next = 0
    while next < pending.count {
      let reference = pending[next]
      next += 1
      if let object = try value(reference.stored).object { reference.use(reference.holder, object) }
    }
    if next > 0 { pending.removeAll(keepingCapacity: true) }
  }

  // MARK: Faults

  /// Where an object came from. Lines are counted once a load, when the first place is asked for.
  func place(of object: ObjectID) -> Place { origins.place(of: object) }

  private func lineOrigins() -> OriginTable {
    var origins = graph.origins
    if origins.lines == nil, !origins.text.isEmpty { origins.lines = LineTable(origins.text) }
    return origins
  }
}
