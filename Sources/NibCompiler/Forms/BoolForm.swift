import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// YES and NO.
struct BoolForm: RowForm, PropertyForm {
  let defaultValue: Bool?
  let isInverted: Bool
  let omittedValue: Bool?
  let isInteger: Bool

  init(_ defaultValue: Bool?, inverted: Bool = false, omitted: Bool? = nil, isInteger: Bool = false) {
    self.defaultValue = defaultValue
    isInverted = inverted
    omittedValue = omitted
    self.isInteger = isInteger
  }

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: isInteger ? .boolAsInt : .bool, flag: isInverted, defaultValue: defaultValue.map { $0 ? 1 : 0 },
      omittedValue: omittedValue.map { $0 ? 1 : 0 })
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    let value: Bool
    if let span = lowering.reader.attribute(row) {
      value = lowering.reader.isYes(span)
    } else if let absent = row.defaultValue {
      value = absent == 1
    } else {
      return
    }
    let archived = value != row.flag
    if let omit = row.omittedValue, (omit == 1) == archived { return }
    if row.operation == .boolAsInt {
      lowering.writer.add(.int(row.key, archived ? 1 : 0))
    } else {
      lowering.writer.add(.bool(row.key, archived))
    }
  }

  /// What is left out of the archive is the value that is not archived.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    let archived = current.integer(row.key).map { $0 != 0 } ?? (defaultValue == nil ? nil : omittedValue)
    guard let archived else { return }
    let value = archived != isInverted
    if value != defaultValue { raising.say(row.attribute, value ? "YES" : "NO", current) }
  }

  /// As it is compiled: whatever begins as YES does.
  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    (element.attribute(name).map { $0.hasPrefix("Y") } ?? defaultValue).map { .bool($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .bool(let value) = value else { throw UnfitValue(wants: "a truth value") }
    return .attribute(value == defaultValue ? nil : value ? "YES" : "NO")
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    guard let flag = raising.legacy.flag(of: value) else { return raising.warnOfForm(name, value) }
    raising.document.set(name, flag ? "YES" : "NO", of: element)
  }
}
