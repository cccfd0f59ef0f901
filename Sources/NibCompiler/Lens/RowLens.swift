import NibDocument
import NibSchema

/// What a property of an element is, in the words of the document.
public enum PropertyValue: Sendable, Hashable {
  /// YES or NO.
  case bool(Bool)
  /// An integer.
  case integer(Int64)
  /// A real.
  case real(Double)
  /// A named raw value, as `scaleAspectFit`.
  case name(String)
  /// A text.
  case text(String)
  /// Numbers of a geometry in points: x, y, width and height, or top, left, bottom and right, as the property has them.
  case numbers([Double])
  /// The flags that are set.
  case flags([String])
  /// The id of another element.
  case reference(String)
  /// An element of its own: a color, a font, a text with attributes.
  case element(NewElement)
}

/// A value that a property does not take.
struct UnfitValue: Error {
  /// What it takes.
  let wants: String
}

/// An element whose properties are read, as edits leave it.
protocol PropertyElement {
  /// An attribute, or by `child.attribute` that of the child with a key.
  func attribute(_ name: String) -> String?
  /// The child with a key.
  func child(_ key: String) -> NewElement?
}

/// What a property says where a document is edited.
enum LensEdit {
  /// An attribute, or by `child.attribute` that of a child; nil for want of it.
  case attribute(String?)
  /// The child with the property's key; nil for want of it.
  case child(NewElement?)
}

/// A property of a kind as a lens: read from an element and written to it, by the form of its row.
///
/// Each form says in its own file what the document says; this is the one switch over them.
struct RowLens {
  /// What says the property.
  enum Source {
    /// A row.
    case row(Row)
    /// A field of a word of bits.
    case field(PackedField)
  }

  /// The attribute or key.
  let name: String
  let source: Source

  /// The lenses of a row: none where elements or other rows say it, one an attribute otherwise.
  static func lenses(of row: Row) -> [RowLens] {
    switch row.form {
    case .packed(let fields):
      fields.compactMap { field in
        if case .flags(let child, _, _) = field.value { return RowLens(name: child, source: .field(field)) }
        return field.attribute.isEmpty ? nil : RowLens(name: field.attribute, source: .field(field))
      }
    case .synthesized(_, let rows): rows.flatMap { lenses(of: $0) }
    case .priorities(let horizontal, let vertical, _, _, _):
      [horizontal, vertical].map { RowLens(name: $0, source: .row(row)) }
    case .list, .constant, .parentReference, .custom, .place: []
    default: row.attribute.isEmpty ? [] : [RowLens(name: row.attribute, source: .row(row))]
    }
  }

  /// What an element says, or the default value.
  func read(_ element: some PropertyElement) -> PropertyValue? {
    guard case .row(let row) = source else {
      guard case .field(let field) = source else { return nil }
      return Self.readField(field, element)
    }
    switch row.form {
    case .bool(let value, _, _), .boolAsInt(let value, _): return Self.readBool(name, value, element)
    case .int(let value, _): return Self.readInteger(name, value, element)
    case .float(let value, _), .double(let value, _): return Self.readReal(name, value, element)
    case .priorities(_, _, let value, _, _): return Self.readReal(name, value, element)
    case .choice(let choice, let value, _): return Self.readChoice(name, choice, value, element)
    case .string, .nonemptyString: return Self.readText(name, element)
    case .image: return element.attribute(name).map { .text($0) }
    case .reference: return element.attribute(name).map { .reference($0) }
    case .geometry(let shape, let value, _): return Self.readGeometry(name, shape, value, element)
    case .geometryText(let shape): return Self.readGeometry(name, shape, nil, element)
    case .bits(let names, _, _), .anyBit(let names, _):
      return Self.readFlags(name, names.entries.map(\.name), element)
    default: return element.child(name).map { .element($0) }
    }
  }

  /// What an element has to say for a value.
  func write(_ value: PropertyValue, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .row(let row) = source else {
      guard case .field(let field) = source else { return .attribute(nil) }
      if case .flags(let child, let names, _) = field.value {
        return .child(try Self.child(ofFlags: value, child, names, element))
      }
      return .attribute(try Self.text(ofField: value, field))
    }
    switch row.form {
    case .bool(let old, _, _), .boolAsInt(let old, _): return .attribute(try Self.text(ofBool: value, old))
    case .int(let old, _): return .attribute(try Self.text(ofInteger: value, old))
    case .float(let old, _), .double(let old, _): return .attribute(try Self.text(ofReal: value, old))
    case .priorities(_, _, let old, _, _): return .attribute(try Self.text(ofReal: value, old))
    case .choice(let choice, let old, _): return .attribute(try Self.text(ofChoice: value, choice, old))
    default: return try writeContent(value, row, element)
    }
  }

  private func writeContent(
    _ value: PropertyValue, _ row: Row, _ element: some PropertyElement
  ) throws(UnfitValue) -> LensEdit {
    switch row.form {
    case .string, .nonemptyString, .image:
      guard case .text(let text) = value else { throw UnfitValue(wants: "a text") }
      if case .image = row.form {
        guard RaisedDocument.canHold(text) else { throw UnfitValue(wants: "a name without control characters") }
        return .attribute(text)
      }
      return Self.child(ofText: text, name, element).map { .child($0) } ?? .attribute(text)
    case .reference:
      guard case .reference(let id) = value else { throw UnfitValue(wants: "the id of an element") }
      return .attribute(id)
    case .geometry(let shape, let old, _):
      return .child(try Self.child(ofGeometry: value, name, shape, old, element))
    case .geometryText(let shape): return .child(try Self.child(ofGeometry: value, name, shape, nil, element))
    case .bits(let names, _, _), .anyBit(let names, _):
      return .child(try Self.child(ofFlags: value, name, names.entries.map(\.name), element))
    default:
      guard case .element(let child) = value else { throw UnfitValue(wants: "an element") }
      return .child(child)
    }
  }
}
