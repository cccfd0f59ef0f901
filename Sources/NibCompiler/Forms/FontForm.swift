import NibBytes
import NibGraph
import NibSchema

/// Fonts.
struct FontForm: ElementForm {
  let defaultValue: DefaultFont?
  let omittedSize: Double?

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: .font, omittedValue: omittedSize?.bitPattern,
      extra: SchemaCompiler.index(of: defaultValue, in: &schema.tables.fonts))
  }

  /// A `<fontDescription>` child, or the font that stands for its absence.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    // An object that no element has may have a font that no element says.
    if row.symbol >= 0, let child = lowering.reader.child(row.symbol) {
      if let size = row.omittedValue, isPlainSystem(child, size: Double(bitPattern: size), &lowering) { return }
      let object = lowering.platform.values.font(child: child, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.extra >= 0 {
      let object = lowering.platform.values.font(default: lowering.schema.tables.fonts[Int(row.extra)], &lowering)
      lowering.writer.add(.reference(row.key, object))
    }
  }

  /// Whether a font element says the system's font of a size, and nothing else.
  private static func isPlainSystem(_ font: Int, size: Double, _ lowering: inout Lowering) -> Bool {
    guard let type = lowering.reader.attribute(.type, of: font), lowering.reader.document.bytes.equals(type, "system"),
      let said = lowering.reader.attribute(.pointSize, of: font), lowering.reader.attribute(.weight, of: font) == nil
    else { return false }
    return Decimal.real(lowering.reader.document.bytes, said) == size
  }

  /// One that is said already is that of the same element in another of its objects.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard row.attribute.isEmpty || raising.document.child(row.attribute, of: current.element) == nil else { return }
    guard let object = current.reference(row.key) else {
      // A font that is left out stands in the document where its absence would mean another.
      guard defaultValue != nil, let omittedSize else { return }
      let element = raising.document.add("fontDescription", key: row.attribute, to: current.element)
      raising.document.set("type", "system", of: element)
      raising.document.set("pointSize", Decimal.text(omittedSize), of: element)
      return
    }
    if let defaultValue, raising.forms.isDefault(object, defaultValue, raising) { return }
    raising.forms.addFont(object, key: row.attribute, to: current.element, &raising)
  }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    if !row.attribute.isEmpty { raising.raiseFont(row.attribute, &current) }
  }
}
