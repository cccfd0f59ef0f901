import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Rects, sizes, points and insets, as inline numbers.
struct GeometryForm: RowForm, PropertyForm {
  let shape: Geometry
  let defaultValue: [Double]?
  let omittedValue: [Double]?

  init(_ shape: Geometry, _ defaultValue: [Double]?, omitted: [Double]? = nil) {
    self.shape = shape
    self.defaultValue = defaultValue
    omittedValue = omitted
  }

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: .geometry, omittedValue: UInt64(shape.ordinal),
      extra: SchemaCompiler.index(of: defaultValue, in: &schema.tables.numbers),
      extra2: SchemaCompiler.index(of: omittedValue, in: &schema.tables.numbers))
  }

  /// A rect, size, point or insets child.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    let shape = Geometry.all[Int(row.omittedValue ?? 0)]
    var values: [Double]? = row.extra < 0 ? nil : lowering.schema.tables.numbers[Int(row.extra)]
    if let child = lowering.reader.child(row.symbol) { values = lowering.reader.numbers(of: child, shape) }
    guard let values else { return }
    if row.extra2 >= 0 && values == lowering.schema.tables.numbers[Int(row.extra2)] { return }
    lowering.writer.add(lowering.platform.values.geometry(values, shape, row.key, &lowering.writer))
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let numbers = current.reals(row.key, raising.graph), numbers != defaultValue else { return }
    raising.addGeometry(numbers, shape, key: row.attribute, to: current.element)
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    guard let child = element.child(name) else { return defaultValue.map { .numbers($0) } }
    return .numbers(shape.names(in: child, key: name).map { attribute in child[attribute].flatMap { Double($0) } ?? 0 })
  }

  /// The child with its numbers; nil where the default value says it.
  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    let form = shape.element(key: name)
    guard case .numbers(let numbers) = value, numbers.count == form.names.count, numbers.allSatisfy(\.isFinite) else {
      throw UnfitValue(wants: "the numbers " + form.names.joined(separator: ", "))
    }
    if numbers == defaultValue { return .child(nil) }
    var child = element.child(name) ?? NewElement(form.tag)
    for (attribute, number) in zip(shape.names(in: child, key: name), numbers)
    where child[attribute].flatMap({ Double($0) }) != number {
      child[attribute] = Decimal.text(number)
    }
    return .child(child)
  }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    if !row.attribute.isEmpty { raising.raiseGeometry(row.attribute, shape, &current) }
  }
}

/// The same as text.
struct GeometryTextForm: RowForm {
  let shape: Geometry

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: .geometryText, omittedValue: UInt64(shape.ordinal))
  }

  /// A geometry child as text.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else { return }
    let shape = Geometry.all[Int(row.omittedValue ?? 0)]
    let text = Geometry.text(lowering.reader.numbers(of: child, shape), of: shape)
    lowering.writer.add(.reference(row.key, lowering.writer.string(text)))
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let text = current.string(row.key, raising.graph) else { return }
    raising.addGeometry(Geometry.numbers(in: text), shape, key: row.attribute, to: current.element)
  }

  func properties(of row: Row) -> [RowLens] { GeometryForm(shape, nil).properties(of: row) }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    GeometryForm(shape, nil).raiseLegacy(row, &current, &raising)
  }
}

extension Raising {
  /// Adds the element of a geometry.
  mutating func addGeometry(_ numbers: [Double], _ shape: Geometry, key: String, to parent: Int) {
    let (tag, names) = shape.element(key: key)
    guard numbers.count == names.count else { return }
    let element = document.add(tag, key: key, to: parent)
    for (name, number) in zip(names, numbers) { document.set(name, Decimal.text(number), of: element) }
  }
}

extension Geometry {
  /// The numbers of a text in braces.
  static func numbers(in text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }

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
