import NibDocument

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
struct RowLens {
  /// The attribute or key.
  let name: String
  let form: any PropertyForm

  /// What an element says, or the default value.
  func read(_ element: some PropertyElement) -> PropertyValue? { form.read(name, element) }

  /// What an element has to say for a value.
  func write(_ value: PropertyValue, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    try form.write(value, name, element)
  }
}
