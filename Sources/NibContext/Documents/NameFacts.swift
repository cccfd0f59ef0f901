import NibDocument
import NibInspector
import NibSchema
import Nibwright

/// What the names of one document are to the pass that makes its context, by their numbers: each name is compared with
/// others once, and not for every element that has it.
struct NameFacts {
  /// Numbers of names that every object is asked for; nil where the document has none.
  struct Known {
    var key, customClass, customModule, customModuleProvider, userLabel, reuseIdentifier: NameIndex?
    /// Names of the texts by which a person would know an object, the most telling first.
    var labels: [NameIndex]
  }

  /// What one name is as that of an attribute.
  struct Attribute {
    /// Whether the object says it in a field of its own.
    var isOwn: Bool
    /// Whether it refers to another element in some tags.
    var mayRefer: Bool
  }

  /// What one name is as a tag; made when it is met first.
  private struct Tag {
    var objectRole: DocumentRole
    var partRole: DocumentRole
    /// Nil for a kind that no schema knows.
    var className: String?
    var kinds: AttributeKinds
    /// See `label(of:)`.
    var label: NameIndex?
    /// Kinds of attributes by their numbers, as far as they were asked for; empty where no kind is known: a document may
    /// have tens of thousands of tags of its own.
    var asked: [Asked]
  }

  /// What is known of the kind of an attribute in a tag.
  private enum Asked {
    case nothing
    case kind(AttributeKinds.Kind?)
  }

  /// The names.
  let known: Known
  private(set) var attributes: [Attribute]
  private let names: [String]
  let classes: DocumentClassNames
  private var tags: [Tag?]

  /// Reads the names of a document.
  init(_ names: [String], _ classes: DocumentClassNames) {
    self.names = names
    self.classes = classes
    tags = Array(repeating: nil, count: names.count)
    attributes = names.map { name in
      Attribute(
        isOwn: Self.ownNames.contains(name), mayRefer: ReferenceAttributes.mayRefer(name))
    }
    func number(_ name: String) -> NameIndex? { names.firstIndex(of: name).flatMap { NameIndex(exactly: $0) } }
    known = Known(
      key: number("key"), customClass: number("customClass"), customModule: number("customModule"),
      customModuleProvider: number("customModuleProvider"), userLabel: number("userLabel"),
      reuseIdentifier: number("reuseIdentifier"), labels: Self.labelNames.compactMap { number($0) })
  }

  /// Attributes that the object says in its own fields.
  private static let ownNames: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
  ]
  /// The texts by which a person would know an object, the best first: a matter of taste that no row says. What a kind has
  /// besides its rows tell.
  static let labelNames = ["text", "title", "placeholder", "headerTitle", "label"]

  // MARK: Tags

  private mutating func tag(_ number: Int) -> Tag {
    if let known = tags[number] { return known }
    let name = names[number]
    let kinds = AttributeKinds.of(name, on: classes.platform)
    let made = Tag(
      objectRole: DocumentRole(tag: name, hasID: true), partRole: DocumentRole(tag: name, hasID: false),
      className: classes.known(name), kinds: kinds,
      label: kinds.label.flatMap { names.firstIndex(of: $0) }.flatMap { NameIndex(exactly: $0) },
      asked: kinds.isEmpty ? [] : Array(repeating: .nothing, count: names.count))
    tags[number] = made
    return made
  }

  /// The role of elements of a tag.
  mutating func role(of tag: Int, hasID: Bool) -> DocumentRole {
    if tags[tag] == nil { _ = self.tag(tag) }
    guard let known = tags[tag] else { return .part }
    return hasID ? known.objectRole : known.partRole
  }

  /// The text by which a person would know elements of a tag that have none of the usual ones; nil for a kind without
  /// texts, and where the document has no such attribute.
  mutating func label(of tag: Int) -> NameIndex? { self.tag(tag).label }

  /// The framework's class of elements of a tag; nil for a kind that no schema knows.
  mutating func className(of tag: Int) -> String? { self.tag(tag).className }

  // MARK: Attributes

  /// An attribute of an element that is an object, with its kind.
  mutating func attribute(_ number: Int, of tag: Int, _ value: String) -> AttributeContext {
    let name = names[number]
    if let reference = reference(number, names[tag], value) { return AttributeContext(name, reference) }
    if tags[tag] == nil { _ = self.tag(tag) }
    return AttributeContext(name, AttributeKinds.value(kind(of: number, in: tag), value))
  }

  /// The kind of an attribute in a tag that was met.
  private mutating func kind(of number: Int, in tag: Int) -> AttributeKinds.Kind? {
    if tags[tag]?.kinds.isEmpty != false { return nil }
    if case .kind(let known)? = tags[tag]?.asked[number] { return known }
    let kind = tags[tag]?.kinds.kind(of: names[number])
    tags[tag]?.asked[number] = .kind(kind)
    return kind
  }

  /// Whether an attribute of an element that is an object names an image.
  mutating func isImage(_ number: Int, of tag: Int) -> Bool {
    if tags[tag] == nil { _ = self.tag(tag) }
    return kind(of: number, in: tag) == .image
  }

  /// Whether an attribute of a part names an image: its own kind says so, or that of its holder, which a variation has
  /// the attributes of.
  mutating func isImage(_ number: Int, key: String, ofPart part: Int, in object: Int) -> Bool {
    if tags[part] == nil { _ = self.tag(part) }
    if kind(of: number, in: part) == .image { return true }
    let kinds = tag(object).kinds
    return kinds.kind(of: key) == .image || names[part] == "variation" && kinds.kind(of: names[number]) == .image
  }

  /// An attribute of a part, with its kind.
  /// - Parameters:
  ///   - key: the part's key, a dot, the attribute.
  ///   - part: the part's tag.
  ///   - object: the tag of the object that has the part.
  mutating func attribute(
    _ number: Int, key: String, of part: String, in object: Int, _ value: String
  ) -> AttributeContext {
    if let reference = reference(number, part, value) { return AttributeContext(key, reference) }
    return AttributeContext(key, AttributeKinds.value(tag(object).kinds.kind(of: key), value))
  }

  /// The value of an attribute that refers to another element; nil for others.
  private func reference(_ number: Int, _ tag: String, _ value: String) -> AttributeValue? {
    attributes[number].mayRefer && ReferenceAttributes.contains(names[number], of: tag) ? .reference(value) : nil
  }
}
