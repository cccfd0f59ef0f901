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

/// Who does something with the code of a row's form, whichever it is.
protocol RowFormUser {
  associatedtype Outcome
  /// Does it.
  mutating func use<Form: RowForm>(_ form: Form, of row: Row) -> Outcome
}

extension Row {
  /// The code of the row's form, in a box.
  var code: any RowForm {
    var box = RowFormBox()
    return handCode(to: &box)
  }

  /// Hands the code of the row's form to somebody: without a box, because a compiler that starts makes every row ready.
  func handCode<User: RowFormUser>(to user: inout User) -> User.Outcome {
    switch form {
    case .bool(let value, let inverted, let omitted):
      user.use(BoolForm(value, inverted: inverted, omitted: omitted), of: self)
    case .boolAsInt(let value, let omitted): user.use(BoolForm(value, omitted: omitted, isInteger: true), of: self)
    case .int(let value, let omitted): user.use(IntForm(value, omitted: omitted), of: self)
    case .float(let value, let omitted): user.use(RealForm(value, omitted: omitted, isWide: false), of: self)
    case .double(let value, let omitted): user.use(RealForm(value, omitted: omitted, isWide: true), of: self)
    case .choice(let choice, let value, let omitted): user.use(ChoiceForm(choice, value, omitted: omitted), of: self)
    case .string(let mutable): user.use(TextForm(isMutable: mutable, omitsEmpty: false), of: self)
    case .nonemptyString(let mutable): user.use(TextForm(isMutable: mutable, omitsEmpty: true), of: self)
    case .attributedString: user.use(AttributedStringForm(), of: self)
    case .textAttributes: user.use(TextAttributesForm(), of: self)
    case .color(let value): user.use(ColorForm(defaultValue: value), of: self)
    case .font(let value, let size): user.use(FontForm(defaultValue: value, omittedSize: size), of: self)
    case .image: user.use(ImageForm(), of: self)
    case .geometry(let shape, let value, let omitted): user.use(GeometryForm(shape, value, omitted: omitted), of: self)
    case .geometryText(let shape): user.use(GeometryTextForm(shape: shape), of: self)
    case .priorities(let horizontal, let vertical, let value, let always, let omitted):
      user.use(
        PrioritiesForm(
          horizontal: horizontal, vertical: vertical, defaultValue: value, always: always, omittedValue: omitted),
        of: self)
    case .bits(let names, let value, let omitted):
      user.use(BitsForm(names: names, defaultValue: value, omittedValue: omitted), of: self)
    case .anyBit(let names, let value): user.use(AnyBitForm(names: names, defaultValue: value), of: self)
    case .packed(let fields, let omitsZero): user.use(PackedForm(fields: fields, omitsZero: omitsZero), of: self)
    case .child: user.use(ChildForm(), of: self)
    case .list(let kind, let always): user.use(ListForm(kind: kind, always: always), of: self)
    case .reference: user.use(ReferenceForm(), of: self)
    case .constant(let value): user.use(ConstantForm(value: value), of: self)
    case .synthesized(let className, let rows): user.use(SynthesizedForm(className: className, rows: rows), of: self)
    case .parentReference(let role, let passesOthers, let writesNull):
      user.use(ParentReferenceForm(role: role, passesOthers: passesOthers, writesNull: writesNull), of: self)
    case .holder(let levels): user.use(HolderForm(levels: levels), of: self)
    case .custom(let lowering): user.use(CustomForm(lowering: lowering), of: self)
    case .place: user.use(PlaceForm(), of: self)
    }
  }
}

private struct RowFormBox: RowFormUser {
  func use<Form: RowForm>(_ form: Form, of row: Row) -> any RowForm { form }
}
