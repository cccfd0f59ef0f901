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
  /// The archives that are raised.
  let combined: CombinedGraph
  /// The names of the files in a folder of several archives, which tell how the document was made ready for systems.
  let members: [String]
  /// The archives for the oldest systems, of folders with several, by the names of their folders.
  let older: [(name: String, graph: ObjectGraph)]
  /// Dates of pickers that these alone have; nil until somebody asks.
  var olderDates: [ObjectID: Double]?
  /// What the archives' roots list.
  let root: NibRoot
  /// What the archive was made for.
  let devices: Devices
  var document = RaisedDocument(root: "document")
  var diagnostics = Diagnostics()
  /// The first attribute and the first key that the custom lowering at hand declares.
  var declared = (attribute: "", key: "")

  /// Elements of objects that have one.
  private(set) var elementOf: [ObjectID: Int] = [:]
  /// Objects of elements that were made for one.
  private(set) var objectOf: [Int: ObjectID] = [:]
  /// Elements whose text with attributes is what the compiler makes of their plain text.
  var plainTexts: Set<Int> = []
  /// Objects that the archive names in its list, which so had an id.
  let listed: Set<ObjectID>
  /// What the archive says that an object holds.
  let held: [ObjectID: [ObjectID]]
  /// Whether texts are looked up in strings files.
  let hasLocalizedTexts: Bool
  /// Colours of asset catalogs that the resources have.
  var namedColors: Set<String> = []
  /// What varies by size class, by the object that has it; nil until somebody asks.
  var variations: [ObjectID: [TraitVariation]]?
  /// Views that hold constraints, by constraint.
  var ownerOf: [ObjectID: ObjectID] = [:]
  /// Attributes that name objects whose elements may have yet to be made.
  var namedLater: [(element: Int, name: String, object: ObjectID)] = []
  /// Kinds of elements that were made for an object.
  private(set) var kindOf: [Int: ElementSchema] = [:]
  /// Rows that wait for the children that their conditions ask.
  var deferred: [(rows: [Row], current: RaisedObject, decided: Set<String>)] = []
  /// Images that the resources have.
  var namedImages: Set<String> = []
  /// Children that other attributes of their elements exclude, by key.
  var dropped: [(element: Int, key: String)] = []
  /// Constraints that a compiler makes of guides.
  var guideConstraints: Set<ObjectID> = []
  /// What is known of the storyboard; nil for a XIB.
  var storyboard: RaisedStoryboard?
  /// What lies in an archive of its own, by the object that names it.
  var contents: [ObjectID: ObjectID] = [:]
  /// Ids that the archives tell.
  var knownIDs: [ObjectID: String] = [:]
  private var queue: [RaisedObject] = []
  private var idCount = 0
  private var usedIDs: Set<String> = []

  init(
    _ combined: CombinedGraph, profile: OutputProfile, _ platform: Platform, _ forms: any RaiseForms.Type,
    members: [String], older: [(name: String, graph: ObjectGraph)] = []
  ) {
    self.members = members
    self.older = older
    self.combined = combined
    graph = combined.graph
    root = combined.lists
    self.profile = forms.era(of: combined, members: members, asked: profile)
    self.platform = platform
    self.forms = forms
    devices = forms.devices(of: graph)
    listed = Set(root.identified)
    held = Dictionary(grouping: root.parents, by: \.parent).mapValues { $0.map(\.child) }
    let graph = combined.graph
    hasLocalizedTexts = graph.objectIDs.contains { graph.isOf(NibClass.localizableString, $0) }
  }

  /// Raises the whole document.
  mutating func raiseDocument() {
    for (name, value) in forms.rootAttributes(self) { document.set(name, value, of: 0) }
    if storyboard != nil {
      forms.raiseScenes(&self)
    } else {
      let objects = document.add("objects", to: 0)
      for object in forms.topLevel(self) { claim(object, in: objects, key: nil) }
    }
    var next = 0
    while next < queue.count || !deferred.isEmpty {
      guard next < queue.count else {
        raiseDeferred()
        continue
      }
      let current = queue[next]
      next += 1
      raiseRows(current.kind.allRows, current)
      raiseCustomClass(current)
    }
    for (element, key) in dropped { document.drop(key, of: element) }
    forms.raiseUnheld(&self)
    let named = namedLater
    for (element, name, object) in named {
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
    guard let found = known ?? forms.fallbackKind(of: object, self) else {
      warn("an object of \(className) is of no kind that is known; it is left out", object)
      return nil
    }
    let kind = forms.kind(found, of: object, key: key, in: parent, self)
    let element = document.add(forms.tag(of: kind, object, key: key, in: parent, self), key: key, to: parent)
    elementOf[object] = element
    objectOf[element] = object
    kindOf[element] = kind
    if known == nil { document.set("customClass", className, of: element) }
    if listed.contains(object) || object == root.owner { document.set("id", newID(for: object, kind), of: element) }
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

  /// The id of an element that stands for no object, made where there is none.
  mutating func id(ofElement element: Int) -> String {
    if let known = document.attribute("id", of: element) { return known }
    let made = newID()
    document.set("id", made, of: element)
    return made
  }

  /// Ids count up, so that what compilers order by id keeps the archive's order; owner and responder have theirs.
  private mutating func newID(for object: ObjectID, _ kind: ElementSchema?) -> String {
    if let standard = forms.standardID(of: object, kind, graph) { return standard }
    if let known = knownIDs[object] ?? localizedID(of: object), usedIDs.insert(known).inserted { return known }
    return newID()
  }

  /// The id by which strings files know an object: its texts that are looked up there begin with it.
  private func localizedID(of object: ObjectID) -> String? {
    guard hasLocalizedTexts else { return nil }
    var found = [object]
    var next = 0
    // What others list has an id of its own; a control's titles are two objects away.
    while next < found.count, next < 64 {
      for value in graph.values(of: found[next]) {
        guard let part = value.object, !listed.contains(part), !found.contains(part) else { continue }
        if graph.isOf(NibClass.localizableString, part) {
          let key = graph.text(NibKey.nsKey, of: part)?.prefix { $0 != "." } ?? ""
          if !key.isEmpty { return String(key) }
        } else {
          found.append(part)
        }
      }
      next += 1
    }
    return nil
  }

  /// An id that no other element has.
  mutating func newID() -> String {
    while true {
      idCount += 1
      let digits = String(idCount, radix: 36, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
      let id = "\(padded.prefix(3))-\(padded.dropFirst(3).prefix(2))-\(padded.dropFirst(5))"
      if usedIDs.insert(id).inserted { return id }
    }
  }

  /// `customClass`, and its module where the name says one.
  private mutating func raiseCustomClass(_ current: RaisedObject) {
    guard let name = forms.customClass(of: current, graph) else { return }
    sayCustomClass(name, of: current.element)
  }

  /// Says a class in one attribute, or two where its name has a module.
  mutating func sayCustomClass(_ name: String, of element: Int) {
    if let (module, name) = Self.demangled(name) {
      document.set("customClass", name, of: element)
      document.set("customModule", module, of: element)
    } else {
      document.set("customClass", name, of: element)
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
