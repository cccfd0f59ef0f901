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
  let platform: Platform
  /// What is the platform's own.
  let forms: any RaiseForms.Type
  /// What the archive's root lists.
  let root: NibRoot
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

  init(
    _ graph: ObjectGraph, _ root: NibRoot, profile: OutputProfile, _ platform: Platform, _ forms: any RaiseForms.Type
  ) {
    self.graph = graph
    self.root = root
    self.profile = profile
    self.platform = platform
    self.forms = forms
    devices = forms.devices(of: graph)
    listed = Set(root.identified)
  }

  /// Raises the whole document.
  mutating func raiseDocument() {
    for (name, value) in forms.rootAttributes(self) { document.set(name, value, of: 0) }
    let objects = document.add("objects", to: 0)
    for object in root.topLevel { claim(object, in: objects, key: nil) }
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      raiseRows(current.kind.allRows, current)
      raiseCustomClass(current)
    }
    forms.raiseUnheld(&self)
    for (element, name, object) in namedLater {
      forms.raiseNamed(object, &self)
      if let id = id(of: object) {
        document.set(name, id, of: element)
      } else {
        warn("'\(name)' names an object that is not in the document; it is left out", object)
      }
    }
    forms.raiseLinks(&self)
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
    let className = forms.className(of: object, graph)
    let known = forms.kinds.kind(of: className)
    guard let kind = known ?? forms.fallbackKind(of: object, self) else {
      warn("an object of \(className) is of no kind that is known; it is left out", object)
      return nil
    }
    let element = document.add(forms.tag(of: kind, key: key, in: parent, self), key: key, to: parent)
    elementOf[object] = element
    objectOf[element] = object
    if known == nil { document.set("customClass", className, of: element) }
    if listed.contains(object) { document.set("id", newID(for: object, kind), of: element) }
    queue.append(RaisedObject(object: object, element: element, kind: kind, values: values(of: object)))
    return element
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
    if let standard = forms.standardID(of: object, kind, graph) { return standard }
    idCount += 1
    let digits = String(idCount, radix: 36, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    return "\(padded.prefix(3))-\(padded.dropFirst(3).prefix(2))-\(padded.dropFirst(5))"
  }

  /// `customClass`, and its module where the name says one.
  private mutating func raiseCustomClass(_ current: RaisedObject) {
    guard let name = forms.customClass(of: current, graph) else { return }
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
