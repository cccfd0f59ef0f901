import NibDiagnostics
import NibDocument
import NibSchema

/// One raising of a document: makes an element of each object by its kind's rows.
///
/// Objects come from a queue: whoever holds an object adds an empty element for it, and the first one has it. So objects
/// that hold each other are nothing special, and depth needs no stack.
struct LegacyRaising {
  let legacy: LegacyDocument
  let records: LegacyRecords
  let kinds = UIKitRaising.kinds
  var document = RaisedDocument(root: "document")
  var diagnostics: Diagnostics
  /// Names of images in the order in which they are met.
  var images: [String] = []
  private var knownImages: Set<String> = []
  /// Keys of the editor alone that were told of.
  private var toldKeys: Set<String> = []
  /// Elements of objects, by node.
  private var elementOf: [Int32: Int] = [:]
  private var queue: [LegacyObject] = []
  /// Attributes that name objects whose elements may have yet to be made.
  private var namedLater: [(element: Int, name: String, node: ElementIndex)] = []

  init(_ legacy: LegacyDocument, diagnostics: Diagnostics) {
    self.legacy = legacy
    self.diagnostics = diagnostics
    records = LegacyRecords(legacy)
  }

  /// Raises the whole document.
  mutating func raiseDocument(isForPad: Bool) {
    let (device, runtime) = isForPad ? (".iPad", ".iPad") : ("", "")
    document.set("type", "com.apple.InterfaceBuilder3.CocoaTouch\(device).XIB", of: 0)
    document.set("version", "3.0", of: 0)
    for (key, name) in [
      ("IBDocument.InterfaceBuilderVersion", "toolsVersion"), ("IBDocument.SystemVersion", "systemVersion"),
    ] {
      if let text = legacy.value(key, of: legacy.data).flatMap({ legacy.text(of: $0) }) {
        document.set(name, text, of: 0)
      }
    }
    document.set("targetRuntime", "iOS.CocoaTouch\(runtime)", of: 0)
    document.set("propertyAccessControl", "none", of: 0)
    if let flag = legacy.value("IBDocument.UseAutolayout", of: legacy.data), legacy.flag(of: flag) == true {
      document.set("useAutolayout", "YES", of: 0)
    }
    let objects = document.add("objects", to: 0)
    for root in records.roots { claim(root, in: objects, key: nil) }
    var next = 0
    while next < queue.count {
      var current = queue[next]
      next += 1
      raise(&current)
    }
    for (element, name, node) in namedLater {
      if let id = id(of: node) { document.set(name, id, of: element) }
    }
    for connection in records.connections { raiseConnection(connection) }
    raiseImages()
  }

  /// Adds an element for an object that has none yet.
  ///
  /// - Returns: The element; nil for an object that another one has.
  @discardableResult
  mutating func claim(
    _ node: ElementIndex, in parent: Int, key: String?, as kind: ElementSchema? = nil
  ) -> Int? {
    guard elementOf[node.index] == nil else { return nil }
    let className = legacy.className(of: node) ?? ""
    let known = kind ?? LegacyKeys.className(of: className).flatMap { kinds.kind(of: $0) }
    let isView = legacy.value("NSvFlags", of: node) != nil
    let chosen = known ?? (isView ? UIKitElements.view : UIKitElements.customObject)
    document.origin = legacy.xml.elements[Int(node.index)].offset
    let element = document.add(chosen.tag, key: key, to: parent)
    elementOf[node.index] = element
    if known == nil {
      let standIn = LegacyKeys.className(of: className) ?? className
      warn("an object of \(className) is of no kind that is known; it becomes a <\(chosen.tag)> of \(standIn)", node)
      document.set("customClass", standIn, of: element)
    }
    if let id = records.record(of: node)?.id { document.set("id", id, of: element) }
    queue.append(LegacyObject(node: node, element: element, kind: chosen, values: legacy.entries(of: node)))
    return element
  }

  /// The id by which others refer to an object; nil for one that is not in the document.
  func id(of node: ElementIndex) -> String? {
    elementOf[node.index].flatMap { document.attribute("id", of: $0) }
  }

  /// Whether an element lies in no other object's.
  func isRoot(_ element: Int) -> Bool { document.elements[document.elements[element].parent].tag == "objects" }

  /// The element of an object.
  func element(of node: ElementIndex) -> Int? { elementOf[node.index] }

  /// Lets an attribute name an object once all elements are made.
  mutating func name(_ node: ElementIndex, as name: String, of element: Int) {
    namedLater.append((element, name, node))
  }

  private mutating func raise(_ current: inout LegacyObject) {
    document.origin = legacy.xml.elements[Int(current.node.index)].offset
    raiseRows(&current)
    raiseProperties(current)
    for (key, value) in current.unread {
      if LegacyKeys.editorOnly.contains(key) {
        tell(editorKey: key, value)
      } else if !LegacyKeys.ignored.contains(key) {
        warn("'\(key)' of a \(current.kind.className) is not known; it is left out", value)
      }
    }
  }

  /// Tells of what the editor alone shows, once a key.
  private mutating func tell(editorKey key: String, _ value: ElementIndex) {
    guard toldKeys.insert(key).inserted, !diagnostics.isFull else { return }
    let message = "'\(key)' is the editor's alone; it is not in the modern document, and changes no archive"
    diagnostics.add(Diagnostic(.notice, id: LegacyRaiser.editorOnlyID, message, at: legacy.place(of: value)))
  }

  /// What the document keeps beside the object: its custom class, and attributes without a key of their own.
  private mutating func raiseProperties(_ current: LegacyObject) {
    for (property, name) in [
      ("CustomClassName", "customClass"), ("CustomClassModule", "customModule"),
      ("CustomClassModuleProvider", "customModuleProvider"),
    ] {
      guard let text = records.property(property, of: current.node).flatMap({ legacy.text(of: $0) }) else { continue }
      document.set(name, text, of: current.element)
    }
    if let name = records.record(of: current.node)?.name { document.set("userLabel", name, of: current.element) }
    let visible =
      records.property("UIWindow.visibleAtLaunch", of: current.node)
      ?? legacy.value("IBUIVisibleAtLaunch", of: current.node)
    if let visible, legacy.flag(of: visible) == true {
      document.set("visibleAtLaunch", "YES", of: current.element)
    }
    raisePlaceholders(current)
  }

  /// Says that the document names an image, once.
  mutating func note(image name: String) {
    if knownImages.insert(name).inserted { images.append(name) }
  }

  /// `<resources>` with the sizes that the document remembers of images.
  private mutating func raiseImages() {
    guard !images.isEmpty else { return }
    let sizes = legacy.value("IBDocument.LastKnownImageSizes", of: legacy.data).map { legacy.pairs(of: $0) } ?? []
    let sizeOf = Dictionary(sizes.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let resources = document.add("resources", to: 0)
    for name in images {
      let image = document.add("image", to: resources)
      document.set("name", name, of: image)
      let size = sizeOf[name].flatMap { legacy.text(of: $0) }.map { LegacyText.numbers(in: $0) } ?? []
      guard size.count == 2 else { continue }
      document.set("width", size[0], of: image)
      document.set("height", size[1], of: image)
    }
  }

  /// Says what of the old document is not in the new one.
  mutating func warn(_ message: String, _ node: ElementIndex) {
    guard !diagnostics.isFull else { return }
    diagnostics.add(DocumentIssue.noKnownForm, message, at: legacy.place(of: node))
  }
}

/// An object that is being raised, with its element and its values.
struct LegacyObject {
  let node: ElementIndex
  let element: Int
  let kind: ElementSchema
  /// By key, the element as it stands; of a key that is there twice the first.
  private let values: [String: ElementIndex]
  private let order: [(key: String, element: ElementIndex)]
  private var read: Set<String> = []
  private var begun: Set<String> = []

  init(node: ElementIndex, element: Int, kind: ElementSchema, values: [(key: String, element: ElementIndex)]) {
    self.node = node
    self.element = element
    self.kind = kind
    order = values
    self.values = Dictionary(values.map { ($0.key, $0.element) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether an attribute is met for the first time.
  mutating func begin(_ attribute: String) -> Bool { begun.insert(attribute).inserted }

  /// The element under a key as it stands, which now is read.
  mutating func take(_ key: String) -> ElementIndex? {
    guard let value = values[key] else { return nil }
    read.insert(key)
    return value
  }

  /// The element under the first key of an attribute that is there.
  mutating func take(attribute: String) -> ElementIndex? {
    for key in LegacyKeys.keys(of: attribute, kind: kind) {
      if let value = take(key) { return value }
    }
    return nil
  }

  /// Keys that nobody read, in document order.
  var unread: [(key: String, element: ElementIndex)] { order.filter { !read.contains($0.key) } }
}

/// Numbers in the texts of geometry.
enum LegacyText {
  /// `{{1, 2}, {3, 4}}` as its four numbers, as they are written.
  static func numbers(in text: String) -> [String] {
    text.split { "{}, \t\n".contains($0) }.map { String($0) }
  }
}
