import NibBytes
import NibDocument
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
  mutating func raiseGeometry(_ row: Row, _ current: RaisedObject, _ shape: Geometry, _ defaultValue: [Double]?) {
    guard let numbers = current.reals(row.key, graph), numbers != defaultValue else { return }
    addGeometry(numbers, shape, key: row.attribute, to: current.element)
  }

  mutating func raiseGeometryText(_ row: Row, _ current: RaisedObject, _ shape: Geometry) {
    guard let text = current.string(row.key, graph) else { return }
    addGeometry(Self.numbers(in: text), shape, key: row.attribute, to: current.element)
  }

  /// Adds the element of a geometry.
  mutating func addGeometry(_ numbers: [Double], _ shape: Geometry, key: String, to parent: Int) {
    let (tag, names) = shape.element(key: key)
    guard numbers.count == names.count else { return }
    let element = document.add(tag, key: key, to: parent)
    for (name, number) in zip(names, numbers) { document.set(name, Decimal.text(number), of: element) }
  }
}

/// In the document.
extension RowLens {
  static func readGeometry(
    _ key: String, _ shape: Geometry, _ defaultValue: [Double]?, _ element: some PropertyElement
  ) -> PropertyValue? {
    guard let child = element.child(key) else { return defaultValue.map { .numbers($0) } }
    return .numbers(shape.names(in: child, key: key).map { name in child[name].flatMap { Double($0) } ?? 0 })
  }

  /// The child with its numbers; nil where the default value says it.
  static func child(
    ofGeometry value: PropertyValue, _ key: String, _ shape: Geometry, _ defaultValue: [Double]?,
    _ element: some PropertyElement
  ) throws(UnfitValue) -> NewElement? {
    let form = shape.element(key: key)
    guard case .numbers(let numbers) = value, numbers.count == form.names.count, numbers.allSatisfy(\.isFinite) else {
      throw UnfitValue(wants: "the numbers " + form.names.joined(separator: ", "))
    }
    if numbers == defaultValue { return nil }
    var child = element.child(key) ?? NewElement(form.tag)
    for (name, number) in zip(shape.names(in: child, key: key), numbers)
    where child[name].flatMap({ Double($0) }) != number {
      child[name] = Decimal.text(number)
    }
    return child
  }
}

extension Geometry {
  /// The tag and the attributes of its element under a key.
  func element(key: String) -> (tag: String, names: [String]) {
    switch self {
    case .point: ("point", ["x", "y"])
    case .size: ("size", ["width", "height"])
    case .rect: ("rect", ["x", "y", "width", "height"])
    case .offset: ("offsetWrapper", ["horizontal", "vertical"])
    case .directionalInsets: ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
    case .insets:
      key == "layoutMargins"
        ? ("edgeInsets", ["top", "left", "bottom", "right"]) : ("inset", ["minY", "minX", "maxY", "maxX"])
    }
  }

  /// The attributes by which an element that is there says its numbers.
  fileprivate func names(in child: NewElement, key: String) -> [String] {
    guard case .insets = self else { return element(key: key).names }
    let hasEdges = child["minX"] != nil || child["minY"] != nil || (child["top"] == nil && child.tag == "inset")
    return hasEdges ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
  }
}
