import NibBytes
import NibDiagnostics
import NibGraph

// Invariant: an object is made at most once; `live` is the only place that says whether it exists.

/// What one instantiation knows: the graph, who was given, and what has been made so far.
///
/// Live objects are not sendable; a context is used on one thread and ends with the load.
final class LoadContext {
  enum State: UInt8 { case untouched, making, made }

  let graph: ObjectGraph
  let envelope: ArchiveEnvelope
  let loader: NibLoader
  let owner: AnyObject?
  var options: InstantiationOptions { loader.options }
  var externals: [String: AnyObject]
  /// Who makes some objects in place of their classes.
  var makers: [ObjectID: (NibCoder) throws -> AnyObject?] = [:]
  var diagnostics = Diagnostics()
  private(set) var images: [NibImageReport] = []

  private let resolver: ClassResolver
  private let kinds: [ContentKind]
  private let keyNames: [String]
  private let keyIDs: [String: KeyID]
  private let inlineMark: KeyID?
  private var live: [AnyObject?]
  private var states: [State]
  private var memo: [Int32: NibValue] = [:]
  private var resolutions: [ClassResolution?]
  private var answers: [NibImageQuery: NibImageAnswer] = [:]
  private var colors: [NibColorQuery: NibColor?] = [:]
  private var reportedClasses: Set<String> = []
  private var pending: [() throws -> Void] = []
  private var nesting: ReferenceNesting

  init(
    graph: ObjectGraph, envelope: ArchiveEnvelope, loader: NibLoader, owner: AnyObject?,
    externals: [String: AnyObject]
  ) {
    var graph = graph
    if graph.origins.lines == nil, !graph.origins.text.isEmpty {
      graph.origins.lines = LineTable(graph.origins.text)
    }
    self.graph = graph
    self.envelope = envelope
    self.loader = loader
    self.owner = owner
    self.externals = externals
    resolver = ClassResolver(graph: graph, classes: loader.classes, modules: loader.options.modules)
    kinds = graph.classes.names.names.map { ContentKind(className: $0) }
    keyNames = graph.keys.names
    keyIDs = Dictionary(keyNames.enumerated().map { ($1, KeyID($0)) }) { first, _ in first }
    inlineMark = keyIDs[NibKey.inlined]
    live = Array(repeating: nil, count: graph.count)
    states = Array(repeating: .untouched, count: graph.count)
    resolutions = Array(repeating: nil, count: graph.classes.count)
    nesting = ReferenceNesting(objectCount: graph.count, limit: loader.options.limits.depth)
  }

  // MARK: Keys

  func keyID(_ name: String) -> KeyID? { keyIDs[name] }

  func keyName(_ key: KeyID) -> String { keyNames[Int(key.index)] }

  func isInlineMark(_ key: KeyID) -> Bool { key == inlineMark }

  func kind(of object: ObjectID) -> ContentKind {
    let kind = kinds[Int(graph.objects[Int(object.index)].classID.index)]
    guard kind == .customObject else { return kind }
    return envelope.stands[object] == nil ? .live : .proxy
  }

  // MARK: Values

  /// A stored value in native form.
  func value(_ stored: KeyedValue) throws -> NibValue {
    switch stored.value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .float(let value): .real(Double(value))
    case .double(let value): .real(value)
    case .reference(let object): try value(of: object)
    case .data(let span): inline(span)
    }
  }

  private func inline(_ span: ByteSpan) -> NibValue {
    if let numbers = graph.reals(span), [2, 4, 6].contains(numbers.count) { return .reals(numbers) }
    return .data(Array(graph.bytes[span.range]))
  }

  /// An object in native form: content, a proxy's object, or the live object.
  func value(of object: ObjectID) throws -> NibValue {
    switch kind(of: object) {
    case .live, .customObject: return .object(try liveObject(object))
    case .proxy: return proxied(object).map { .object($0) } ?? .null
    case let kind:
      if let known = memo[object.index] {
        try touch(object)
        return known
      }
      let value = try nested(object) { try ContentReader(self).read(object, as: kind) }
      memo[object.index] = value
      return value
    }
  }

  private func proxied(_ object: ObjectID) -> AnyObject? {
    switch envelope.stands[object] {
    case .owner: return owner
    case .external(let name): return externals[name]
    case nil: break
    }
    return switch graph.proxyIdentifier(object) {
    case "IBFilesOwner": owner
    case "IBFirstResponder", nil: nil
    case let name?: externals[name]
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
    guard states[Int(object.index)] != .making else {
      throw fault(
        .cyclicReference, object,
        "\(graph.wantedClassName(object)) refers to itself; call coder.register(self) before reading references")
    }
    return try nested(object) { try make(object) }
  }

  private func make(_ object: ObjectID) throws -> AnyObject {
    states[Int(object.index)] = .making
    let resolution = try resolve(object)
    let coder = NibCoder(context: self, id: object, resolution: resolution)
    let made: AnyObject
    do {
      made = try makers[object]?(coder) ?? resolution.recipe.make(coder)
    } catch {
      made = try substitute(for: object, coder, after: error)
    }
    live[Int(object.index)] = made
    states[Int(object.index)] = .made
    if let keeper = made as? any NibValueKeeping { keeper.keep(try coder.unreadValues()) }
    return made
  }

  /// Makes an object reachable while it still decodes.
  func register(_ made: AnyObject, as object: ObjectID) {
    live[Int(object.index)] = made
  }

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
    fault(.tooDeep, object, "references are nested deeper than \(options.limits.depth)")
  }

  private func resolve(_ object: ObjectID) throws -> ClassResolution {
    let classIndex = Int(graph.objects[Int(object.index)].classID.index)
    if let known = resolutions[classIndex] { return known }
    let resolution = resolver.resolve(object)
    if !resolution.isExact { try reportUnknown(resolution, object) }
    // Swappers and custom objects share a class but not a name.
    if !graph.namesItsClass(object) { resolutions[classIndex] = resolution }
    return resolution
  }

  private func reportUnknown(_ resolution: ClassResolution, _ object: ObjectID) throws {
    let isCustom = resolution.wantedName != resolution.originalName
    let missing = "no class is registered for '\(resolution.wantedName)'"
    if isCustom && options.response(to: .unknownClass) == .stops {
      throw fault(.unknownClass, object, "\(missing); register one, or name the module that has it in `modules`")
    }
    let instead = resolution.resolvedName.map { "'\($0)' is used instead" } ?? "a placeholder keeps its values"
    guard reportedClasses.insert(resolution.wantedName).inserted else { return }
    diagnostics.add(
      Diagnostic(
        isCustom ? .warning : .notice, id: "unknownClass", "\(missing); \(instead)", at: graph.place(of: object)))
  }

  /// Whether the object's class is not here and another one stands in for it.
  func isStandIn(_ object: ObjectID) -> Bool { resolver.resolve(object).recipe.isStandIn }

  /// Everything made so far, in archive order.
  var liveObjects: [(id: ObjectID, object: AnyObject)] {
    live.enumerated().compactMap { index, object in object.map { (ObjectID(index), $0) } }
  }

  // MARK: Later

  /// Puts off a reference that must not deepen the recursion.
  func later(_ work: @escaping () throws -> Void) { pending.append(work) }

  /// Runs what was put off, and what that puts off.
  func drain() throws {
    var next = 0
    while next < pending.count {
      let work = pending[next]
      next += 1
      try work()
    }
    pending.removeAll()
  }

  // MARK: Images

  /// Asks the resources for an image, once a name.
  func find(_ image: NibImage, for object: ObjectID) throws -> NibImage {
    guard let resources = loader.resources else { return image }
    let query = NibImageQuery(name: image.name, isSymbol: image.isSymbol)
    var image = image
    if let known = answers[query] {
      image.answer = known
      return image
    }
    let answer = resources.image(query)
    answers[query] = answer
    image.answer = answer
    images.append(NibImageReport(query: query, answer: answer))
    if case .missing(let tried) = answer { try reportMissing(image, tried: tried, object) }
    return image
  }

  /// Asks the resources for a named color, once a name; what they do not know keeps its archived components.
  func named(_ color: NibColor) -> NibColor {
    guard let resources = loader.resources, let query = color.query else { return color }
    if let known = colors[query] { return known ?? color }
    let answer = resources.color(query).map { color.with(componentsOf: $0) }
    colors[query] = .some(answer)
    return answer ?? color
  }

  // MARK: Faults

  func fault(_ code: RuntimeError.Code, _ object: ObjectID, _ detail: String) -> RuntimeError {
    RuntimeError(code: code, place: graph.place(of: object), detail: detail)
  }
}
