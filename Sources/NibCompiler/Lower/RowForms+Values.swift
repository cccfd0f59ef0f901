import NibBytes
import NibGraph
import NibSchema

/// Rows of texts and of values whose form is the platform's.
extension RowForms {
  /// Text of an attribute or of a `<string>` child with that key, as a string object.
  static func runString(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let span = stringSpan(row, &lowering) else { return }
    if row.operation == .nonemptyString && span.count == 0 { return }
    lowering.writer.add(.reference(row.key, LocalizableTexts.object(span, row, &lowering)))
  }

  /// Where the text of a string row is; decoded text is appended to the graph's bytes first.
  private static func stringSpan(_ row: PlannedRow, _ lowering: inout Lowering) -> ByteSpan? {
    if let span = lowering.reader.attribute(row) { return span }
    guard row.child < 0, let child = lowering.reader.child(row.symbol) else { return nil }
    return lowering.childText(child)
  }

  /// An `<attributedString>` child of the row's key.
  static func runAttributedString(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol), lowering.reader.tag(child) == .attributedString else { return }
    let object = lowering.platform.values.attributedString(child: child, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }

  /// A `<color>` child, or the colour that stands for its absence.
  static func runColor(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let child = lowering.reader.child(row.symbol), lowering.reader.tag(child) == .color {
      let object = lowering.platform.values.color(child, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.extra >= 0 {
      let object = lowering.platform.values.color(default: lowering.schema.colors[Int(row.extra)], &lowering)
      lowering.writer.add(.reference(row.key, object))
    }
  }

  /// A `<fontDescription>` child, or the font that stands for its absence.
  static func runFont(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let child = lowering.reader.child(row.symbol) {
      let object = lowering.platform.values.font(child: child, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.extra >= 0 {
      let object = lowering.platform.values.font(default: lowering.schema.fonts[Int(row.extra)], &lowering)
      lowering.writer.add(.reference(row.key, object))
    }
  }

  /// An image named by an attribute or by an `<imageReference>`.
  static func runImage(_ row: PlannedRow, _ lowering: inout Lowering) {
    let named: (name: ByteSpan, isSymbol: Bool)?
    if let name = lowering.reader.attribute(row) {
      let catalog = row.child < 0 ? lowering.reader.attribute(.catalog) : nil
      named = (name, catalog.map { lowering.reader.text($0) == "system" } ?? false)
    } else if row.child < 0, let child = lowering.reader.child(row.symbol) {
      named = lowering.reader.imageReference(child)
    } else {
      named = nil
    }
    guard let named else { return }
    let object = lowering.platform.values.image(named.name, isSymbol: named.isSymbol, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }

  /// A rect, size, point or insets child.
  static func runGeometry(_ row: PlannedRow, _ lowering: inout Lowering) {
    let shape = Geometry.all[Int(row.omittedValue ?? 0)]
    var values: [Double]? = row.extra < 0 ? nil : lowering.schema.numbers[Int(row.extra)]
    if let child = lowering.reader.child(row.symbol) { values = lowering.reader.numbers(of: child, shape) }
    guard let values else { return }
    if row.extra2 >= 0 && values == lowering.schema.numbers[Int(row.extra2)] { return }
    lowering.writer.add(lowering.platform.values.geometry(values, shape, row.key, &lowering.writer))
  }

  /// A geometry child as text.
  static func runGeometryText(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else { return }
    let shape = Geometry.all[Int(row.omittedValue ?? 0)]
    let text = Geometry.text(lowering.reader.numbers(of: child, shape), of: shape)
    lowering.writer.add(.reference(row.key, lowering.writer.string(text)))
  }

  /// A `<textAttributes>` child.
  static func runTextAttributes(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else { return }
    let object = lowering.platform.values.textAttributes(child, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }
}
