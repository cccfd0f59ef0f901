import NibBytes
import NibDocument
import NibSchema

/// Properties of a document's elements, by the rows of their kinds: read with their default values, and set with the
/// smallest change of the document.
///
/// A property has the name of its attribute or of its child's key, as documents spell it: `text`, `frame`,
/// `autoresizingMask`, `textInputTraits.keyboardType`. What is set to the value it has changes nothing; what is set to
/// its default value is left out, as Interface Builder leaves it out.
///
/// ```swift
/// var properties = try ElementProperties(document)
/// try properties.set("text", of: label, to: .text("Sign in"))
/// let bytes = try properties.editor.bytes()
/// ```
public struct ElementProperties: Sendable {
  /// The document with the edits made so far.
  public private(set) var editor: DocumentEditor
  private let catalog: Catalog

  /// Properties of a document's elements.
  /// - Throws: `CompileError` for a platform without a catalog, as watchOS.
  public init(_ document: Document) throws(CompileError) {
    editor = DocumentEditor(document)
    catalog = try Platform.of(document).catalog
  }

  /// Names of the properties of an element, in the order of its kind's rows, each once; none of an unknown kind.
  public func names(of element: ElementIndex) -> [String] {
    var known: Set<String> = []
    return lenses(of: element).map(\.name).filter { known.insert($0).inserted }
  }

  /// The value of a property; nil where the element does not say it and it has no default value, or the kind has no
  /// such property.
  public func value(_ name: String, of element: ElementIndex) -> PropertyValue? {
    lens(name, of: element)?.read(EditedElement(editor: editor, element: element))
  }

  /// Sets a property; nil takes it out of the document.
  /// - Throws: `DocumentError`: `noSuchProperty` with the names that are near, `invalidValue` with what the property
  ///   takes, and what an edit throws.
  public mutating func set(_ name: String, of element: ElementIndex, to value: PropertyValue?) throws(DocumentError) {
    guard let lens = lens(name, of: element) else { throw unknown(name, element) }
    let current = EditedElement(editor: editor, element: element)
    if let value {
      guard lens.read(current) != value else { return }
      let edit: LensEdit
      do throws(UnfitValue) { edit = try lens.write(value, current) } catch {
        throw DocumentError(
          code: .invalidValue, place: editor.document.place(of: element),
          detail: "'\(name)' of <\(editor.document.tag(element))> takes \(error.wants)")
      }
      switch edit {
      case .child(let child):
        try setChild(lens.name, of: element, to: child, current)
        // Of an attribute and a child that say the same property the attribute is read.
        if Row.path(of: lens.name) == nil, current.attribute(lens.name) != nil {
          try editor.set(lens.name, of: element, to: nil)
        }
      case .attribute(let text): try setAttribute(lens.name, of: element, to: text, current)
      }
    } else {
      if current.attribute(lens.name) != nil { try setAttribute(lens.name, of: element, to: nil, current) }
      if Row.path(of: lens.name) == nil, current.child(lens.name) != nil {
        try editor.setChild(lens.name, of: element, to: nil)
      }
    }
  }

  private mutating func setAttribute(
    _ name: String, of element: ElementIndex, to text: String?, _ current: EditedElement
  ) throws(DocumentError) {
    guard let path = Row.path(of: name) else {
      return try editor.set(name, of: element, to: text)
    }
    guard var child = current.child(path.child) ?? (text == nil ? nil : NewElement(ChildTags.tag(of: path.child)))
    else { return }
    child[path.attribute] = text
    try setChild(path.child, of: element, to: child, current)
  }

  /// Sets the child of a key; one that only says other attributes keeps its place and all else.
  private mutating func setChild(
    _ key: String, of element: ElementIndex, to child: NewElement?, _ current: EditedElement
  ) throws(DocumentError) {
    guard let child, let old = current.child(key), let place = editor.child(key: key, of: element),
      old.tag == child.tag,
      old.text == child.text, old.children == child.children
    else { return try editor.setChild(key, of: element, to: child) }
    for attribute in old.attributes where child[attribute.name] == nil && attribute.name != "key" {
      try editor.set(attribute.name, of: place, to: nil)
    }
    for attribute in child.attributes where old[attribute.name] != attribute.value {
      try editor.set(attribute.name, of: place, to: attribute.value)
    }
  }

  private func lenses(of element: ElementIndex) -> [RowLens] {
    guard let kind = catalog.find(editor.document.tag(element)) else { return [] }
    return kind.allRows.flatMap { $0.code.properties(of: $0) }
  }

  /// Of several rows that read one attribute, that of the newest systems, which stands last.
  private func lens(_ name: String, of element: ElementIndex) -> RowLens? {
    lenses(of: element).last { $0.name == name }
  }

  private func unknown(_ name: String, _ element: ElementIndex) -> DocumentError {
    let near = names(of: element).filter { EditDistance.between(Array($0.utf8), Array(name.utf8)) <= 2 }
    let advice = near.isEmpty ? "" : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
    return DocumentError(
      code: .noSuchProperty, place: editor.document.place(of: element),
      detail: "<\(editor.document.tag(element))> has no property '\(name)' that a row says\(advice)")
  }
}

extension DocumentEditor {
  /// Changes the id of an element, and every attribute that refers to it.
  /// - Throws: `noSuchElement`, `duplicateID`, `conflict`.
  public mutating func setID(of element: ElementIndex, to id: String) throws(DocumentError) {
    try setID(of: element, to: id) { ReferenceAttributes.contains($1, of: $0) }
  }
}

/// An element as the edits leave it.
private struct EditedElement: PropertyElement {
  let editor: DocumentEditor
  let element: ElementIndex

  func attribute(_ name: String) -> String? {
    guard let path = Row.path(of: name) else { return editor.attribute(name, of: element) }
    return child(path.child)?[path.attribute]
  }

  func child(_ key: String) -> NewElement? { editor.element(key: key, of: element) }
}
