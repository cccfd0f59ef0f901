import NibBytes
import NibDiagnostics

// Invariant: an edit is taken only if it fits all that were taken before it, so that writing cannot fail for conflicts.

/// Changes a document by edits of its text, so that all else stays as it is written, byte for byte: order, spaces,
/// quotes, entities, comments, line ends and encoding.
///
/// Elements are those of the document that the editor was made of; elements that are put in have no index before the
/// result is read (`edited`). Edits do not depend on their order, except:
/// - Of two edits of the same attribute, text or whole element, the later one counts.
/// - Elements put in at one place stand in the order of the calls.
/// - An edit inside an element that another edit removes or replaces is an error; move out first what is to stay.
///
/// A value that is set to what it is already changes nothing. Without edits `bytes()` is the file as it was.
/// Cost: an edit takes no longer in a large document than in a small one, except that removing or replacing looks at
/// the elements inside. Writing is one pass over the bytes and a sort of the edits.
public struct DocumentEditor: Sendable {
  /// The document as it was read.
  public let document: Document
  /// Changes of attributes, by element.
  var attributes: [Int32: AttributeEdits] = [:]
  /// New texts, by element.
  var texts: [Int32: String] = [:]
  /// What becomes of whole elements.
  var fates: [Int32: ElementFate] = [:]
  /// What is put into elements, by element.
  var insertions: [Int32: [Insertion]] = [:]
  /// Whether values fit both kinds of quotes, not only those they stand between.
  package var escapesEveryQuote = false
  /// Where the ids of the document stand; made when it is first asked for.
  var identifiers: IdentifierTable?

  /// An editor without edits.
  public init(_ document: Document) { self.document = document }

  /// Whether anything changes.
  public var isEdited: Bool {
    !fates.isEmpty || !insertions.isEmpty || !texts.isEmpty || attributes.contains { !$0.value.isEmpty }
  }
}

extension DocumentEditor {
  /// Value of an attribute, as the edits leave it; nil without it.
  public func attribute(_ name: String, of element: ElementIndex) -> String? {
    guard let edit = attributes[element.index]?[name] else { return document.attribute(name, of: element) }
    return edit.value
  }

  /// Text of an element, as the edits leave it.
  public func text(of element: ElementIndex) -> String { texts[element.index] ?? document.text(of: element) }

  /// Sets an attribute; nil removes it.
  ///
  /// - Seen: where Interface Builder has new ones: `key` first, `id` behind what an element's kind has and before what
  ///   every element may have, as `customClass`.
  /// - Throws: `noSuchElement`, `invalidName`, `conflict`.
  public mutating func set(_ name: String, of element: ElementIndex, to value: String?) throws(DocumentError) {
    try checkEditable(element)
    guard XMLEscaping.isName(name) else { throw wrongName(name, at: element) }
    let isAsBefore = document.attribute(name, of: element) == value
    attributes[element.index, default: AttributeEdits()].set(name, to: value, isAsBefore: isAsBefore)
  }

  /// Sets the text of an element without children.
  /// - Throws: `noSuchElement`, `hasChildren`, `conflict`.
  public mutating func setText(of element: ElementIndex, to text: String) throws(DocumentError) {
    try checkEditable(element)
    if document.elements[Int(element.index)].firstChild >= 0 {
      throw error(.hasChildren, at: element, "its text cannot be set: it has children; remove them first")
    }
    if hasInsertions(element.index) {
      throw error(.conflict, at: element, "its text cannot be set: another edit puts elements into it")
    }
    texts[element.index] = text == document.text(of: element) ? nil : text
  }
}

extension DocumentEditor {
  /// An error at an element.
  func error(_ code: DocumentError.Code, at element: ElementIndex, _ detail: String) -> DocumentError {
    DocumentError(code: code, place: document.place(of: element), detail: "<\(document.tag(element))>: \(detail)")
  }

  func wrongName(_ name: String, at element: ElementIndex) -> DocumentError {
    error(.invalidName, at: element, "'\(name)' cannot be a name here; use letters, digits, '_', '-', '.', each once")
  }

  /// Checks that there is such an element.
  func checkExists(_ element: ElementIndex) throws(DocumentError) {
    guard document.elements.indices.contains(Int(element.index)) else {
      throw DocumentError(
        code: .noSuchElement, place: Place(file: document.file),
        detail: "there is no element \(element.index); the document has \(document.elements.count)")
    }
  }

  /// Checks that an element will be there as itself when all edits are made.
  func checkEditable(_ element: ElementIndex) throws(DocumentError) {
    try checkExists(element)
    var at = element.index
    var depth = 0
    while at >= 0 {
      let fate = fates[at]
      switch fate {
      case .removed, .replaced:
        let place = document.place(of: ElementIndex(Int(at)))
        let verb = if case .removed = fate { "removes" } else { "replaces" }
        throw error(.conflict, at: element, "it cannot be changed: another edit \(verb) the element at \(place)")
      case .moved(let parent, _): at = parent
      case nil: at = document.elements[Int(at)].parent
      }
      depth += 1
      if depth > ReadLimits().depth {
        throw error(.limit, at: element, "moves of elements nest it deeper than \(ReadLimits().depth) elements")
      }
    }
  }
}
