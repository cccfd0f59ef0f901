import NibBytes
import NibDiagnostics
import NibGraph
import NibSchema

/// One raising of a graph: makes an element of each object by its kind's rows, read backwards.
///
/// Objects come from a queue, as elements do in a lowering: whoever refers to an object as its child adds an empty
/// element for it, and the first one has it. So a cycle is nothing special, and depth needs no stack.
struct Raising {
  let graph: ObjectGraph
  let profile: OutputProfile
  let kinds: KindIndex
  /// What the archive was made for.
  let devices: Devices
  var document = RaisedDocument(root: "document")
  var diagnostics = Diagnostics()

  /// Elements of objects that have one.
  private(set) var elementOf: [ObjectID: Int] = [:]
  /// Objects of elements that were made for one.
  private(set) var objectOf: [Int: ObjectID] = [:]
  /// Elements whose text with attributes is what the compiler makes of their plain text.
  var plainTexts: Set<Int> = []
  /// Objects that the archive names in its list, which so had an id.
  let listed: Set<ObjectID>
  /// Colours of asset catalogs that the resources have.
  var namedColors: Set<String> = []
  /// Views that hold constraints, by constraint.
  var ownerOf: [ObjectID: ObjectID] = [:]
  /// Attributes that name objects whose elements may have yet to be made.
  var namedLater: [(element: Int, name: String, object: ObjectID)] = []
  private var queue: [RaisedObject] = []
  private var idCount = 0

  init(_ graph: ObjectGraph, profile: OutputProfile, kinds: KindIndex) {
    self.graph = graph
    self.profile = profile
    self.kinds = kinds
    devices = Self.devices(of: graph)
    let list = graph.object(.key(.objects), of: .root).map { graph.members($0) } ?? []
    listed = Set(list)
  }

  /// The devices that an archive is for: of version 10, one for Apple TV says nothing of views that are shown large.
  private static func devices(of graph: ObjectGraph) -> Devices {
    guard case .nibArchive(let minor, _) = graph.format.container, minor >= 10,
      let view = graph.objectIDs.first(where: { graph.value("UIBounds", of: $0) != nil })
    else { return .handheld }
    return graph.value("UIViewLargeContentStoredProperties", of: view) == nil ? .television : .handheld
  }

  /// Raises the whole document.
  mutating func raiseDocument(topLevel: [ObjectID]) {
    let head = [
      ("type", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"), ("version", "3.0"),
      ("targetRuntime", devices == .television ? "AppleTV" : "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
      ("useAutolayout", "YES"),
      ("colorMatched", "YES"),
    ]
    for (name, value) in head { document.set(name, value, of: 0) }
    if graph.value("IBUINibLNEVersionKey", of: .root) != nil { document.set("launchScreen", "YES", of: 0) }
    let objects = document.add("objects", to: 0)
    for object in topLevel { claim(object, in: objects, key: nil) }
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      raiseRows(current.kind.allRows, current)
      raiseCustomClass(current)
    }
    raiseIdleGuides()
    for (element, name, object) in namedLater {
      raiseScrollGuide(object)
      if let id = id(of: object) {
        document.set(name, id, of: element)
      } else {
        warn("'\(name)' names an object that is not in the document; it is left out", object)
      }
    }
    raiseLinks()
  }

  /// Lets an object be named by another element's id.
  mutating func alias(_ object: ObjectID, _ element: Int) { elementOf[object] = element }

  /// Lets an element be found by the object that it stands for.
  mutating func record(_ object: ObjectID, _ element: Int) {
    elementOf[object] = element
    document.set("id", newID(for: object, nil), of: element)
  }

  /// Adds an element for an object that has none yet.
  ///
  /// - Returns: The element; nil for an object that another one has, and for one of no kind and no view.
  @discardableResult
  mutating func claim(_ object: ObjectID, in parent: Int, key: String?) -> Int? {
    guard elementOf[object] == nil else { return nil }
    let className = self.className(of: object)
    guard let kind = kinds.kind(of: className) ?? fallbackKind(object) else {
      warn("an object of \(className) is of no kind that is known; it is left out", object)
      return nil
    }
    let isContent = key == "contentView" && document.elements[parent].tag == "collectionViewCell"
    let isPlain = objectOf[parent].map { hasPlainContent($0) } ?? true
    let tag = isContent && !isPlain ? "collectionViewCellContentView" : kind.tag
    let element = document.add(tag, key: key, to: parent)
    elementOf[object] = element
    objectOf[element] = object
    if kinds.kind(of: className) == nil { document.set("customClass", className, of: element) }
    if listed.contains(object) { document.set("id", newID(for: object, kind), of: element) }
    queue.append(RaisedObject(object: object, element: element, kind: kind, values: values(of: object)))
    return element
  }

  /// What an object of an unknown class is raised to: a view where it has a view's keys, else a plain object.
  private func fallbackKind(_ object: ObjectID) -> ElementSchema? {
    if graph.value("UIBounds", of: object) != nil { return UIKitElements.view }
    return listed.contains(object) ? UIKitElements.customObject : nil
  }

  /// The id by which others refer to an element's object, made where there is none.
  mutating func id(of object: ObjectID) -> String? {
    guard let element = elementOf[object] else { return nil }
    if let known = document.attribute("id", of: element) { return known }
    let made = newID(for: object, nil)
    document.set("id", made, of: element)
    return made
  }

  /// Ids count up, so that what compilers order by id keeps the archive's order; owner and responder have theirs.
  private mutating func newID(for object: ObjectID, _ kind: ElementSchema?) -> String {
    if kind === UIKitElements.placeholder {
      switch graph.object(.key(.proxyIdentifier), of: object).flatMap({ graph.string($0) }) {
      case "IBFilesOwner": return "-1"
      case "IBFirstResponder": return "-2"
      default: break
      }
    }
    idCount += 1
    let digits = String(idCount, radix: 36, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return "\(padded.prefix(3))-\(padded.dropFirst(3).prefix(2))-\(padded.dropFirst(5))"
  }

  /// The class that an object's keys are of: a custom class is archived in a swapper beside the one it is of.
  func className(of object: ObjectID) -> String {
    let name = graph.className(of: object)
    guard name == "UIClassSwapper" else { return name }
    return graph.object(.key(.originalClassName), of: object).flatMap { graph.string($0) } ?? name
  }

  /// `customClass`, and its module where the name says one.
  private mutating func raiseCustomClass(_ current: RaisedObject) {
    guard let name = current.string(.key(.className), graph) else { return }
    if let (module, name) = Self.demangled(name) {
      document.set("customClass", name, of: current.element)
      document.set("customModule", module, of: current.element)
    } else {
      document.set("customClass", name, of: current.element)
    }
  }

  /// The two parts of `_TtC4Mine4View`.
  private static func demangled(_ name: String) -> (module: String, name: String)? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(4)
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits), count > 0, rest.count - digits.count >= count else { return nil }
      rest = rest.dropFirst(digits.count)
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }

  /// The values of an object by key; the first of a key counts.
  func values(of object: ObjectID) -> [String: Value] {
    var values: [String: Value] = [:]
    for value in graph.values(of: object) {
      let key = graph.keyName(value.key)
      if values[key] == nil { values[key] = value.value }
    }
    return values
  }

  /// Says what of the archive is not in the document.
  mutating func warn(_ message: String, _ object: ObjectID) {
    diagnostics.add(DocumentIssue.noKnownForm, message, at: graph.place(of: object))
  }
}

/// An object that is being raised, with its element and its values.
struct RaisedObject {
  let object: ObjectID
  let element: Int
  let kind: ElementSchema
  /// By key.
  let values: [String: Value]

  /// The object under a key.
  func reference(_ key: String) -> ObjectID? {
    guard case .reference(let object) = values[key] else { return nil }
    return object
  }

  /// The text under a key.
  func string(_ key: String, _ graph: ObjectGraph) -> String? { reference(key).flatMap { graph.string($0) } }

  /// The numbers of an inline struct under a key.
  func reals(_ key: String, _ graph: ObjectGraph) -> [Double]? {
    guard case .data(let span) = values[key] else { return nil }
    return graph.reals(span)
  }

  /// The integer under a key; also a whole real, and a flag as 1 or 0.
  func integer(_ key: String) -> Int64? {
    switch values[key] {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    case .float(let value): Int64(exactly: value)
    case .double(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The real under a key.
  func real(_ key: String) -> Double? {
    switch values[key] {
    case .float(let value): Double("\(value)")
    case .double(let value): value
    case .int(let value): Double(value)
    default: nil
    }
  }
}
