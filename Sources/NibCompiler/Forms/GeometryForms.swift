import NibBytes
import NibGraph
import NibSchema

/// Rects, sizes, points and insets, as inline numbers or as text.
extension RowForms {
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
}

/// The way back.
extension Raising {
  mutating func raiseGeometry(_ row: Row, _ hand: ObjectAtHand, _ shape: Geometry, _ defaultValue: [Double]?) {
    guard let numbers = hand.reals(row.key, graph), numbers != defaultValue else { return }
    addGeometry(numbers, shape, key: row.attribute, to: hand.element)
  }

  mutating func raiseGeometryText(_ row: Row, _ hand: ObjectAtHand, _ shape: Geometry) {
    guard let text = hand.string(row.key, graph) else { return }
    addGeometry(Self.numbers(in: text), shape, key: row.attribute, to: hand.element)
  }

  /// Adds the element of a geometry.
  mutating func addGeometry(_ numbers: [Double], _ shape: Geometry, key: String, to parent: Int) {
    let (tag, names): (String, [String]) =
      switch shape {
      case .point: ("point", ["x", "y"])
      case .size: ("size", ["width", "height"])
      case .rect: ("rect", ["x", "y", "width", "height"])
      case .offset: ("offsetWrapper", ["horizontal", "vertical"])
      case .directionalInsets: ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
      case .insets:
        key == "layoutMargins"
          ? ("edgeInsets", ["top", "left", "bottom", "right"]) : ("inset", ["minY", "minX", "maxY", "maxX"])
      }
    guard numbers.count == names.count else { return }
    let element = document.add(tag, key: key, to: parent)
    for (name, number) in zip(names, numbers) { document.set(name, Decimal.text(number), of: element) }
  }
}
