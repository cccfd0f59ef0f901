import NibBytes
import NibGraph
import NibSchema

/// A value that varies by size class.
enum VariedValue {
  case constant(Double)
  case bool(Bool)
  case real(Double)
  case raw(Int64)
  /// The element of a font.
  case font(Int)
}

/// Values of views that vary by size class.
enum UIKitVariedValues {
  /// Notes what values of the element at hand become for other sizes.
  /// - Returns: the rows of those that are archived.
  static func note(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> [VariationRow] {
    guard plan.role == .view else { return [] }
    var noted: [VariationRow] = []
    for row in VariationRow.values where row.elements.isEmpty || row.elements.contains(plan.tag) {
      if note(row, of: element, &lowering) { noted.append(row) }
    }
    return noted
  }

  /// The object that a storage has for a value.
  static func object(_ value: VariedValue, _ lowering: inout Lowering) -> ObjectID {
    switch value {
    case .bool(let value): return lowering.platform.values.boolean(value, &lowering)
    case .real(let value): return lowering.writer.number(real: value)
    case .raw(let value): return lowering.writer.number(integer: value)
    case .font(let element): return lowering.platform.values.font(child: element, &lowering)
    case .constant(let value):
      let object = lowering.writer.reserve(.nsLayoutConstraintConstant)
      lowering.writer.begin(object)
      lowering.writer.add(.double(.numericConstant, value))
      lowering.writer.add(.null(.uiSymbolicConstant))
      lowering.writer.end()
      return object
    }
  }

  /// Notes one value; false where no variation has it, or where the base has none that is known.
  private static func note(_ row: VariationRow, of element: Int, _ lowering: inout Lowering) -> Bool {
    var values: [(traits: Traits, value: VariedValue)] = []
    var isSaid = false
    for variation in UIKitVariations.variations(of: element, &lowering) where says(row, variation.element, &lowering) {
      isSaid = true
      if let value = value(row, of: variation.element, &lowering) { values.append((variation.traits, value)) }
    }
    guard isSaid else { return false }
    if !values.contains(where: \.traits.isBase) {
      guard let base = baseValue(row, of: element, &lowering) else { return false }
      values.insert((Traits(), base), at: 0)
    }
    guard values.count > 1 else { return true }
    lowering.uiKit.varied.append(
      VariedProperty(row: row, object: lowering.reserved(element), changes: [], candidates: [], values: values))
    return true
  }

  private static func says(_ row: VariationRow, _ variation: Int, _ lowering: inout Lowering) -> Bool {
    if case .font = row.form { return lowering.reader.firstChild(.fontDescription, of: variation) != nil }
    return span(row, of: variation, &lowering) != nil
  }

  private static func span(_ row: VariationRow, of element: Int, _ lowering: inout Lowering) -> ByteSpan? {
    lowering.reader.attribute(lowering.schema.symbols.find(row.name), of: element)
  }

  /// What an element or a variation says; nil and a warning for what cannot be read.
  private static func value(_ row: VariationRow, of element: Int, _ lowering: inout Lowering) -> VariedValue? {
    if case .font = row.form { return lowering.reader.firstChild(.fontDescription, of: element).map { .font($0) } }
    guard let span = span(row, of: element, &lowering) else { return nil }
    switch row.form {
    case .bool: return .bool(lowering.reader.isYes(span))
    case .real, .constant: return lowering.reader.number(span, element).map { .real($0) }
    case .choice(let choice):
      if let value = lowering.reader.raw(of: span, in: choice) { return .raw(value) }
      lowering.reader.warn(
        .unknownValue, "unknown \(choice.name) '\(lowering.reader.text(span))'; attribute ignored", at: element)
      return nil
    case .members, .font: return nil
    }
  }

  /// The value for all sizes: the element's own, or what is so by default. A font has to be said, and a standard distance
  /// is none that a number says.
  private static func baseValue(_ row: VariationRow, of element: Int, _ lowering: inout Lowering) -> VariedValue? {
    if let value = value(row, of: element, &lowering) { return value }
    switch row.form {
    case .bool: return .bool(false)
    case .choice: return .raw(0)
    case .real:
      let type = lowering.reader.attribute(lowering.schema.symbols.find("spacingType"), of: element)
      return type == nil ? .real(0) : nil
    case .members, .constant, .font: return nil
    }
  }
}
