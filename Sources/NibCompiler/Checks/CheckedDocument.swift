import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

/// A document whose content is checked: what conditions ask of it.
final class CheckedDocument {
  let document: Document
  let schema: CompiledSchema
  /// The compiler that is imitated.
  let profile: OutputProfile
  /// The system that the document is for.
  let system: CheckedSystem
  /// The oldest system that the document says itself; nil where it leaves that to the run.
  let ownTarget: DeploymentTarget?
  /// The oldest system that the run is for; nil for the newest.
  let runTarget: DeploymentTarget?
  private let index: SymbolizedDocument
  /// Where the count of lines for the last message ended.
  private var cursor = LineCursor()
  /// By element: the prototype it lies in, or -1; empty until somebody asks.
  private var prototypes: [Int32] = []
  /// Whether there may be prototypes: most documents have neither tables nor collections.
  let mayHavePrototypes: Bool
  private var namedColors: NameRegistry?

  init(_ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions) {
    self.document = document
    self.schema = schema
    self.index = index
    profile = options.profile
    system = CheckedSystem(DocumentTarget(document))
    ownTarget = document.properties.deploymentTarget.flatMap { DeploymentTarget($0) }
    runTarget = options.deploymentTarget
    mayHavePrototypes = index.symbolOfName.contains {
      $0 == WellKnownName.prototypes.symbol || $0 == WellKnownName.collectionView.symbol
    }
  }

  /// The oldest system that is meant: the document's own word goes before the run's. Nil for the newest.
  ///
  /// Inferred: Interface Builder offers a document's own version in place of the project's.
  var target: DeploymentTarget? { ownTarget ?? runTarget }

  /// The older of both.
  var lowestTarget: DeploymentTarget? {
    guard let ownTarget, let runTarget else { return target }
    return min(ownTarget, runTarget)
  }

  /// Whether the document is for no system older than a version.
  func isFor(atLeast major: Int, _ minor: Int = 0) -> Bool {
    target.map { $0 >= DeploymentTarget(major: major, minor: minor) } ?? true
  }

  /// Symbol of an element's tag, or -1.
  func tag(_ element: Int) -> Symbol { index.symbolOfName[Int(document.elements[element].name)] }

  /// The symbol of a name of the document, or -1.
  func symbol(ofName name: Int) -> Symbol { index.symbolOfName[name] }

  /// Position of the element around another; -1 for the root.
  func parent(_ element: Int) -> Int { Int(document.elements[element].parent) }

  /// The element that has a connection; -1 for one that stands elsewhere.
  func owner(ofConnection connection: Int) -> Int {
    let container = parent(connection)
    return container < 0 ? -1 : parent(container)
  }

  /// Value of an attribute.
  func value(_ name: WellKnownName, of element: Int) -> ByteSpan? {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount)
    where index.symbolOfName[Int(document.attributes[position].name)] == name {
      return document.attributes[position].value
    }
    return nil
  }

  /// Value of an attribute as text.
  func text(_ name: WellKnownName, of element: Int) -> String? {
    value(name, of: element).map { document.bytes.text($0) }
  }

  /// Whether an attribute is there and has a value.
  func has(_ name: WellKnownName, _ value: String, _ element: Int) -> Bool {
    self.value(name, of: element).map { document.bytes.equals($0, value) } ?? false
  }

  /// Whether an attribute of the root is YES.
  func isOn(_ name: String) -> Bool { document.attribute(name, of: .root) == "YES" }

  /// The children of an element, in order.
  func children(_ element: Int) -> ElementPositions {
    ElementPositions(elements: document.elements, at: document.elements[element].firstChild)
  }

  /// The first child with a tag.
  func child(_ name: WellKnownName, of element: Int) -> Int? { children(element).first { tag($0) == name } }

  /// The element that a reference leads to; nil where it leads nowhere.
  func target(of reference: WellKnownName, _ element: Int) -> Int? {
    guard let id = value(reference, of: element) else { return nil }
    let found = index.element(id, in: document.bytes)
    return found < 0 ? nil : found
  }

  /// The plan of an element's kind; nil where it is of none.
  func plan(_ element: Int) -> KindPlan? {
    let plan = Int(index.planOf[element])
    return plan < 0 ? nil : schema.plans[plan]
  }

  /// Whether an element is another one, or stands in it.
  func isInside(_ element: Int, _ other: Int) -> Bool {
    // What is around an element stands before it.
    var around = element
    while around > other { around = parent(around) }
    return around == other
  }

  /// The scene that an element stands in; -1 for none.
  func scene(of element: Int) -> Int {
    var around = element
    while around >= 0, tag(around) != .scene { around = parent(around) }
    return around
  }

  /// The class of an element's object: the document's own, else that of its kind.
  func className(_ element: Int) -> String {
    if let custom = text(.customClass, of: element) { return custom }
    let plan = Int(index.planOf[element])
    return plan < 0 ? document.tag(.init(element)) : schema.plans[plan].className
  }

  /// The prototype that an element lies in or is; nil for one that is there once.
  func prototype(of element: Int) -> Int? {
    guard mayHavePrototypes else { return nil }
    if prototypes.isEmpty { prototypes = findPrototypes() }
    return prototypes[element] < 0 ? nil : Int(prototypes[element])
  }

  /// Whether an element is part of a prototype that another is no part of.
  func isRepeated(_ element: Int, for other: Int) -> Bool {
    guard let outer = prototype(of: element) else { return false }
    var own = prototype(of: other)
    while let inner = own, inner > outer { own = prototype(of: parent(inner)) }
    return own != outer
  }

  private func findPrototypes() -> [Int32] {
    var found = [Int32](repeating: -1, count: document.elements.count)
    // Parents come before their children, and the root is none.
    for element in 1..<max(document.elements.count, 1) {
      let parent = parent(element)
      found[element] = isPrototype(element, in: parent) ? Int32(element) : found[parent]
    }
    return found
  }

  private func isPrototype(_ element: Int, in parent: Int) -> Bool {
    if tag(parent) == .prototypes { return true }
    if tag(parent) == .cells { return self.parent(parent) >= 0 && tag(self.parent(parent)) == .collectionView }
    guard tag(parent) == .collectionView else { return false }
    return has(.key, "sectionHeaderView", element) || has(.key, "sectionFooterView", element)
  }

  /// Whether the document lists a color among its resources.
  func hasResource(color name: ByteSpan) -> Bool {
    if namedColors == nil {
      var names = NameRegistry(expecting: 16)
      if let list = document.child("resources", of: .root) {
        for resource in children(Int(list.index)) where tag(resource) == .namedColor {
          if let name = value(.name, of: resource) { names.number(document.bytes, name) }
        }
      }
      namedColors = names
    }
    return (namedColors?.find(document.bytes, name) ?? -1) >= 0
  }

  /// Where a message about an element belongs: at its start tag, with the id of the innermost object around it.
  func place(of element: Int) -> Place {
    var place = document.place(of: .init(element), from: &cursor)
    var around = element
    while place.object == nil, around >= 0 {
      place.object = text(.id, of: around)
      around = parent(around)
    }
    return place
  }
}

/// The positions of an element's children, in order. No lazy sequence of the library: to make its type costs a process more
/// than all checks of a small document.
struct ElementPositions: Sequence, IteratorProtocol {
  fileprivate let elements: [ElementRecord]
  fileprivate var at: Int32

  mutating func next() -> Int? {
    guard at >= 0 else { return nil }
    let child = Int(at)
    at = elements[child].nextSibling
    return child
  }
}
