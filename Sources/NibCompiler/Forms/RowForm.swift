import NibDocument
import NibGraph
import NibSchema

/// A form of rows with all its directions: what a document says made ready to be compiled, raised from an archive, read and
/// set in a document, and taken over from one of Xcode 3 or 4.
///
/// Beside these each has a static `lower`, which `RowForms` runs by the operation of the row made ready.
protocol RowForm: Sendable {
  /// The row made ready, but for what all rows have.
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow
  /// Says in the document what the archive has of an object.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising)
  /// The properties of an element that the row says.
  func properties(of row: Row) -> [RowLens]
  /// Says what an object of a document of Xcode 3 or 4 has for the row.
  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising)
  /// Says one value of such a document: the attribute of an element, or a child of it.
  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising)
}

/// What a property says where a document is edited, by the form of its row.
protocol PropertyForm: Sendable {
  /// What an element says, or the default value.
  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue?
  /// What an element has to say for a value.
  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit
}

extension RowForm {
  /// None: elements or other rows say it.
  func properties(of row: Row) -> [RowLens] { [] }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    raising.raiseValue(row, self, &current)
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    raising.warnOfForm(name, value)
  }
}

extension RowForm where Self: PropertyForm {
  func properties(of row: Row) -> [RowLens] {
    row.attribute.isEmpty ? [] : [RowLens(name: row.attribute, form: self)]
  }
}

/// Forms whose property is a child with all that it says.
protocol ElementForm: RowForm, PropertyForm {}

extension ElementForm {
  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    element.child(name).map { .element($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .element(let child) = value else { throw UnfitValue(wants: "an element") }
    return .child(child)
  }
}

extension Row {
  /// The code of the row's form.
  var code: any RowForm {
    switch form {
    case .bool(let value, let inverted, let omitted): BoolForm(value, inverted: inverted, omitted: omitted)
    case .boolAsInt(let value, let omitted): BoolForm(value, omitted: omitted, isInteger: true)
    case .int(let value, let omitted): IntForm(value, omitted: omitted)
    case .float(let value, let omitted): RealForm(value, omitted: omitted, isWide: false)
    case .double(let value, let omitted): RealForm(value, omitted: omitted, isWide: true)
    case .choice(let choice, let value, let omitted): ChoiceForm(choice, value, omitted: omitted)
    case .string(let mutable): TextForm(isMutable: mutable, omitsEmpty: false)
    case .nonemptyString(let mutable): TextForm(isMutable: mutable, omitsEmpty: true)
    case .attributedString: AttributedStringForm()
    case .textAttributes: TextAttributesForm()
    case .color(let value): ColorForm(defaultValue: value)
    case .font(let value, let size): FontForm(defaultValue: value, omittedSize: size)
    case .image: ImageForm()
    case .geometry(let shape, let value, let omitted): GeometryForm(shape, value, omitted: omitted)
    case .geometryText(let shape): GeometryTextForm(shape: shape)
    case .priorities(let horizontal, let vertical, let value, let always, let omitted):
      PrioritiesForm(
        horizontal: horizontal, vertical: vertical, defaultValue: value, always: always, omittedValue: omitted)
    case .bits(let names, let value, let omitted): BitsForm(names: names, defaultValue: value, omittedValue: omitted)
    case .anyBit(let names, let value): AnyBitForm(names: names, defaultValue: value)
    case .packed(let fields): PackedForm(fields: fields)
    case .child: ChildForm()
    case .list(let kind, let always): ListForm(kind: kind, always: always)
    case .reference: ReferenceForm()
    case .constant(let value): ConstantForm(value: value)
    case .synthesized(let className, let rows): SynthesizedForm(className: className, rows: rows)
    case .parentReference(let role, let passesOthers, let writesNull):
      ParentReferenceForm(role: role, passesOthers: passesOthers, writesNull: writesNull)
    case .custom(let lowering): CustomForm(lowering: lowering)
    case .place: PlaceForm()
    }
  }
}
