import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// One copy of a document of AppKit: its objects are stored as AppKit encodes them, so what is copied is nearly all.
///
/// Nodes come from a queue: whoever refers to one reserves its object. A reference costs what it costs in the document,
/// so nothing grows beyond it.
struct LegacyCopying: ~Copyable {
  let legacy: LegacyDocument
  let records: LegacyRecords
  /// The era of the compiler that is imitated.
  let profile: OutputProfile
  private(set) var builder: GraphBuilder
  /// The numbers of objects in the document, for messages.
  private(set) var identifiers: [UInt8] = []
  private var objectOf: [Int32: ObjectID] = [:]
  private var queue: [(node: ElementIndex, object: ObjectID)] = []
  private var keyIDs: [String: KeyID] = [:]
  private var classIDs: [String: ClassID] = [:]
  private var textOf: [String: ObjectID] = [:]
  private var numberOf: [Int64: ObjectID] = [:]
  /// Views of which it is known whether the editor showed them.
  private var editorViews: [Int32: Bool] = [:]

  init(_ legacy: LegacyDocument, profile: OutputProfile) {
    self.legacy = legacy
    self.profile = profile
    records = LegacyRecords(legacy)
    builder = GraphBuilder(expecting: legacy.xml.elements.count / 4)
    // The root comes first.
    _ = reserve("NSObject")
  }

  /// The object of a node, reserved on first sight.
  mutating func object(_ node: ElementIndex) -> ObjectID {
    if let known = objectOf[node.index] { return known }
    let stored = legacy.className(of: node) ?? "NSNumber"
    let name = swappedName(of: node, stored) == nil ? stored : AppKitLegacy.classSwapper
    let object = reserve(name, of: node)
    objectOf[node.index] = object
    queue.append((node, object))
    return object
  }

  /// The custom class of an object that is made in place of one of its stored class.
  private func swappedName(of node: ElementIndex, _ stored: String) -> String? {
    guard !AppKitLegacy.namesItsClass.contains(stored),
      let name = records.property("CustomClassName", of: node).flatMap({ legacy.text(of: $0) }), name != stored
    else { return nil }
    return name
  }

  /// Fills every object that is reserved, and those that they refer to.
  mutating func processQueue() {
    var next = 0
    while next < queue.count {
      let (node, object) = queue[next]
      next += 1
      builder.begin(object)
      fill(node)
      builder.end()
    }
    queue.removeAll()
  }

  consuming func finish(_ format: ArchiveFormat) throws(GraphError) -> ObjectGraph {
    try builder.finish(format: format, file: legacy.file, text: legacy.xml.source, identifiers: identifiers)
  }
}

/// Names and objects.
extension LegacyCopying {
  /// Whether objects are named and numbered as in the document: Interface Builder's own archives do it.
  var namesObjects: Bool { profile < .xcode5 }

  /// Whether the compiler writes what is the system's own anew: its fonts, and no window or superview that is nil.
  var renewsSystem: Bool { profile >= .xcode6 }
}

extension LegacyCopying {
  mutating func key(_ name: String) -> KeyID {
    if let known = keyIDs[name] { return known }
    let key = builder.key(name)
    keyIDs[name] = key
    return key
  }

  mutating func reserve(_ className: String, of node: ElementIndex? = nil) -> ObjectID {
    let known = classIDs[className] ?? builder.class(className)
    classIDs[className] = known
    guard let node else { return builder.reserve(known) }
    let id = records.record(of: node).map { identifiers.append(text: $0.id) } ?? .empty
    return builder.reserve(known, origin: Origin(offset: legacy.xml.elements[Int(node.index)].offset, identifier: id))
  }

  mutating func begin(_ object: ObjectID) { builder.begin(object) }

  mutating func end() { builder.end() }

  mutating func add(_ name: String, _ object: ObjectID?) {
    let key = key(name)
    builder.add(object.map { .reference(key, $0) } ?? .null(key))
  }

  mutating func add(_ name: String, int value: Int64) {
    let key = key(name)
    builder.add(.int(key, value))
  }

  mutating func add(_ name: String, data: [UInt8]) {
    let key = key(name)
    let span = ByteSpan(offset: builder.bytes.count, count: data.count)
    builder.bytes.append(contentsOf: data)
    builder.add(.data(key, span))
  }

  /// An NSString; equal texts of the compiler's own are one object.
  mutating func text(_ text: String) -> ObjectID {
    if let known = textOf[text] { return known }
    let object = reserve("NSString")
    begin(object)
    add(NibKey.bytes, data: Array(text.utf8))
    end()
    textOf[text] = object
    return object
  }

  /// An NSNumber of an integer.
  mutating func number(_ value: Int64) -> ObjectID {
    if let known = numberOf[value] { return known }
    let object = reserve("NSNumber")
    begin(object)
    add(NibKey.intValue, int: value)
    end()
    numberOf[value] = object
    return object
  }

  /// A collection of objects.
  mutating func list(_ members: [ObjectID], _ className: String) -> ObjectID {
    let object = reserve(className)
    begin(object)
    addMembers(members)
    end()
    return object
  }

  private mutating func addMembers(_ members: [ObjectID]) {
    let inlined = key(NibKey.inlined)
    builder.add(.bool(inlined, true))
    let element = key(NibKey.element)
    for member in members { builder.add(.reference(element, member)) }
  }
}

/// What is in an object.
extension LegacyCopying {
  private mutating func fill(_ node: ElementIndex) {
    let stored = legacy.className(of: node) ?? ""
    switch stored {
    case "NSString", "NSMutableString", "NSLocalizableString":
      add(NibKey.bytes, data: Array((legacy.text(of: node) ?? "").utf8))
    case "NSData", "NSMutableData": add(NibKey.bytes, data: legacy.data(of: node) ?? [])
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet":
      let members = legacy.members(of: node).map { object($0) }
      addMembers(members)
    case "NSDictionary", "NSMutableDictionary": fillDictionary(node)
    case "", "NSNumber":
      if let number = legacy.number(of: node) { add(number, boxed: true, NibKey.intValue) }
    default: fillObject(node, stored)
    }
  }

  private mutating func fillDictionary(_ node: ElementIndex) {
    var members: [ObjectID] = []
    for (key, value) in ordered(legacy.objectPairs(of: node), of: node) {
      members.append(object(key))
      members.append(object(value))
    }
    let keyed = legacy.keyedPairs(of: node)
    for place in places(of: keyed.map(\.key), in: node) {
      members.append(text(keyed[place].key))
      members.append(object(keyed[place].value))
    }
    addMembers(members)
  }

  /// The pairs of a dictionary that never changes in the order in which Foundation gives them back.
  private func ordered(
    _ pairs: [(key: ElementIndex, value: ElementIndex)], of node: ElementIndex
  ) -> [(key: ElementIndex, value: ElementIndex)] {
    let texts = pairs.compactMap { legacy.text(of: $0.key) }
    guard texts.count == pairs.count else { return pairs }
    return places(of: texts, in: node).map { pairs[$0] }
  }

  private func places(of texts: [String], in node: ElementIndex) -> [Int] {
    guard legacy.className(of: node) == "NSDictionary" else { return Array(texts.indices) }
    return DictionaryOrder.preset(texts, isWide: !namesObjects)
  }

  private mutating func fillObject(_ node: ElementIndex, _ stored: String) {
    var dropped = AppKitLegacy.droppedKeys(of: stored, renewsSystem: renewsSystem)
    if renewsSystem { dropped.formUnion(absentWindows(of: node)) }
    if let name = swappedName(of: node, stored) {
      add("NSClassName", text(name))
      add("NSOriginalClassName", text(stored))
    }
    for (name, element) in legacy.entries(of: node) where !dropped.contains(name) { copy(name, element, stored) }
    if namesObjects, isOfEditor(node) { add("NSWindow", nil) }
    if renewsSystem, stored == "NSFont", legacy.value("NSName", of: node) == nil {
      let isBold = (legacy.value("NSfFlags", of: node).flatMap { legacy.integer(of: $0) } ?? 0) & 2 != 0
      add("NSName", text(isBold ? ".HelveticaNeueDeskInterface-MediumP4" : ".HelveticaNeueDeskInterface-Regular"))
    }
  }

  /// Keys of a view for its window and its superview, where they say nil.
  private func absentWindows(of node: ElementIndex) -> Set<String> {
    ["NSWindow", "NSSuperview"].filter { key in legacy.value(key, of: node) == nil }
      .reduce(into: []) { $0.insert($1) }
  }

  /// Whether a view without a window of its own was shown in the editor when it was saved, whose window it then refers
  /// to: such a view's outermost one says that it has no superview.
  ///
  /// Seen: 15 of 18 archives with names; the 3 others were compiled and not saved.
  private mutating func isOfEditor(_ node: ElementIndex) -> Bool {
    guard legacy.value("NSvFlags", of: node) != nil, legacy.element("NSWindow", of: node) == nil else { return false }
    var view = node
    var chain: [Int32] = []
    while true {
      if let known = editorViews[view.index] {
        for index in chain { editorViews[index] = known }
        return known
      }
      chain.append(view.index)
      // A chain of views that leads back to itself ends here.
      editorViews[view.index] = false
      guard let next = legacy.value("NSSuperview", of: view) else { break }
      view = next
    }
    let isShown = legacy.element("NSSuperview", of: view) != nil
    for index in chain { editorViews[index] = isShown }
    return isShown
  }

  /// One value under its key.
  private mutating func copy(_ name: String, _ element: ElementIndex, _ stored: String) {
    guard let target = legacy.target(of: element) else { return add(name, nil) }
    if legacy.className(of: target) != nil { return add(name, object(target)) }
    if let number = legacy.number(of: target) {
      return add(renewsSystem ? AppKitLegacy.number(number, name, of: stored) : number, boxed: false, name)
    }
    add(name, data: legacy.data(of: target) ?? [])
  }

  private mutating func add(_ number: LegacyNumber, boxed: Bool, _ name: String) {
    switch number {
    case .bool(let value):
      let key = key(boxed ? NibKey.boolValue : name)
      builder.add(.bool(key, value))
    case .int(let value):
      let key = key(boxed ? NibKey.intValue : name)
      builder.add(.int(key, value))
    case .float(let value):
      let key = key(boxed ? NibKey.doubleValue : name)
      builder.add(.float(key, value))
    case .double(let value):
      let key = key(boxed ? NibKey.doubleValue : name)
      builder.add(.double(key, value))
    }
  }
}
