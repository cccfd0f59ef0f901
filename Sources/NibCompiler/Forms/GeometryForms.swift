import NibBytes
import NibGraph
import NibSchema

/// Rects, sizes, points and insets, as inline numbers or as text.
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
