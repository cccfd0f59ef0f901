import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// YES and NO.
extension RowForms {
  static func runBool(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    let value: Bool
    if let span = lowering.reader.attribute(row) {
      value = lowering.reader.isYes(span)
      if !lowering.reader.document.bytes.equals(span, value ? "YES" : "NO") {
        lowering.reader.warn(
          .unknownValue,
          "'\(lowering.reader.text(span))' is neither YES nor NO; using \(value ? "YES" : "NO")", at: element)
      }
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
}

/// The way back.
extension Raising {
  /// What is left out of the archive is the value that is not archived.
  mutating func raiseBool(
    _ row: Row, _ current: RaisedObject, _ defaultValue: Bool?, _ inverted: Bool, _ omittedValue: Bool?
  ) {
    let archived = current.integer(row.key).map { $0 != 0 } ?? (defaultValue == nil ? nil : omittedValue)
    guard let archived else { return }
    let value = archived != inverted
    if value != defaultValue { say(row.attribute, value ? "YES" : "NO", current) }
  }
}

/// In the document.
extension RowLens {
  static func readBool(_ name: String, _ defaultValue: Bool?, _ element: some PropertyElement) -> PropertyValue? {
    // As it is compiled: whatever begins as YES does.
    (element.attribute(name).map { $0.hasPrefix("Y") } ?? defaultValue).map { .bool($0) }
  }

  static func text(ofBool value: PropertyValue, _ defaultValue: Bool?) throws(UnfitValue) -> String? {
    guard case .bool(let value) = value else { throw UnfitValue(wants: "a truth value") }
    return value == defaultValue ? nil : value ? "YES" : "NO"
  }
}
