import NibDiagnostics

/// Where the ids of a document stand: at their elements, and in attributes of others.
struct IdentifierTable: Sendable {
  /// The element that has an id, as the edits leave it.
  private(set) var owners: [String: Int32] = [:]
  /// The attributes whose whole value is an id of the document: references, and what looks like one.
  let mentions: [String: [Mention]]
  /// Makes ids that no element has, or had.
  var maker: ObjectIDMaker

  /// An attribute.
  struct Mention: Sendable {
    let element: Int32
    let name: String
  }

  /// Reads a document. Cost: O(attributes).
  init(_ document: Document) {
    for element in document.elements.indices {
      guard let id = document.attribute("id", of: ElementIndex(element)), owners[id] == nil else { continue }
      owners[id] = Int32(truncatingIfNeeded: element)
    }
    var mentions: [String: [Mention]] = [:]
    let idName = document.names.firstIndex(of: "id")
    for (element, record) in document.elements.enumerated() where record.attributeCount > 0 {
      for attribute in document.attributes(of: ElementIndex(element)) where Int(attribute.name) != idName {
        let value = document.bytes.text(attribute.value)
        guard owners[value] != nil else { continue }
        mentions[value, default: []].append(
          Mention(element: Int32(truncatingIfNeeded: element), name: document.names[Int(attribute.name)]))
      }
    }
    self.mentions = mentions
    maker = ObjectIDMaker(taken: Set(owners.keys))
  }

  /// Gives an id to an element.
  mutating func move(_ element: Int32, from old: String?, to new: String) {
    if let old, owners[old] == element { owners[old] = nil }
    owners[new] = element
    maker.reserve(new)
  }
}

extension DocumentEditor {
  /// Changes the id of an element, and all references to it.
  ///
  /// An attribute that an edit has set to something else is left alone, and so are elements that edits put in. The
  /// first call looks at all attributes; the later ones take as long as there are references to the element.
  /// - Parameters:
  ///   - element: The element.
  ///   - id: Its new id.
  ///   - isReference: Whether an attribute of a tag refers to an element by its id: a table of the schema's.
  /// - Throws: `noSuchElement`, `duplicateID`, `conflict`.
  public mutating func setID(
    of element: ElementIndex, to id: String, references isReference: (_ tag: String, _ attribute: String) -> Bool
  ) throws(DocumentError) {
    try checkEditable(element)
    var table = identifiers ?? IdentifierTable(document)
    identifiers = nil
    defer { identifiers = table }
    let old = attribute("id", of: element)
    guard old != id else { return }
    if let owner = table.owners[id] {
      let place = document.place(of: ElementIndex(Int(owner)))
      throw error(.duplicateID, at: element, "its id cannot be '\(id)': <\(tag(owner))> at \(place) has it")
    }
    try set("id", of: element, to: id)
    table.move(element.index, from: old, to: id)
    guard let old, let before = document.attribute("id", of: element) else { return }
    for mention in table.mentions[before] ?? [] where isReference(tag(mention.element), mention.name) {
      let site = ElementIndex(Int(mention.element))
      // What an edit removes need not be changed.
      guard attribute(mention.name, of: site) == old, canEdit(site) else { continue }
      try set(mention.name, of: site, to: id)
    }
  }

  /// An id in Interface Builder's form that neither the document has nor an earlier call has given.
  ///
  /// - Parameter seed: What it is for, as the id of a parent and a key. The same calls on equal documents give the same
  ///   ids; a seed that is given again gives another id.
  public mutating func newID(for seed: String) -> String {
    var table = identifiers ?? IdentifierTable(document)
    identifiers = nil
    defer { identifiers = table }
    return table.maker.make(for: seed)
  }

  private func tag(_ element: Int32) -> String { document.tag(ElementIndex(Int(element))) }

  private func canEdit(_ element: ElementIndex) -> Bool { (try? checkEditable(element)) != nil }
}
