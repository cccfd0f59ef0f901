import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Texts.
struct TextForm: RowForm, PropertyForm {
  let isMutable: Bool
  let omitsEmpty: Bool

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: omitsEmpty ? .nonemptyString : .string, flag: isMutable)
  }

  /// Text of an attribute or of a `<string>` child with that key, as a string object.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
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

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let text = current.string(row.key, raising.graph) else { return }
    if Row.path(of: row.attribute) == nil, !RaisedDocument.canHold(text) {
      let element = raising.document.add(
        "string", key: row.attribute, to: current.element, text: Base64.encode(text.utf8))
      return raising.document.set("base64-UTF8", "YES", of: element)
    }
    raising.say(row.attribute, text, current)
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    if let text = element.attribute(name) { return .text(text) }
    guard Row.path(of: name) == nil, let child = element.child(name), child.tag == "string" else { return nil }
    guard child["base64-UTF8"] == "YES" else { return .text(child.text) }
    return Base64.decode(child.text.utf8).map { .text(String(decoding: $0, as: UTF8.self)) }
  }

  /// An attribute, or a `<string>` where one is there or an attribute cannot hold the text.
  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .text(let text) = value else { throw UnfitValue(wants: "a text") }
    let isHeld = RaisedDocument.canHold(text)
    guard Row.path(of: name) == nil, !isHeld || (element.attribute(name) == nil && element.child(name)?.tag == "string")
    else { return .attribute(text) }
    var child = element.child(name) ?? NewElement("string")
    child["base64-UTF8"] = isHeld ? nil : "YES"
    child.text = isHeld ? text : Base64.encode(text.utf8)
    return .child(child)
  }

  /// An attribute, or a child where an attribute would fold the text.
  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    guard let text = raising.legacy.text(of: value) else { return raising.warnOfForm(name, value) }
    raising.say(text: text, name, of: element)
  }
}

/// Texts with attributes.
struct AttributedStringForm: ElementForm {
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow { PlannedRow(operation: .attributedString) }

  /// An `<attributedString>` child of the row's key.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol), lowering.reader.tag(child) == .attributedString else { return }
    let object = lowering.platform.values.attributedString(child: child, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }

  /// Labels and text views have such a form of plain text, too: custom lowerings tell them apart.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let object = current.reference(row.key), !raising.plainTexts.contains(current.element) else { return }
    raising.forms.addAttributedString(object, key: row.attribute, to: current.element, &raising)
  }
}

/// Attributes of the texts of a bar.
struct TextAttributesForm: ElementForm {
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow { PlannedRow(operation: .textAttributes) }

  /// A `<textAttributes>` child.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else { return }
    let object = lowering.platform.values.textAttributes(child, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let dictionary = current.reference(row.key) else { return }
    raising.forms.addTextAttributes(dictionary, key: row.attribute, to: current.element, &raising)
  }
}

extension Base64 {
  /// The text of bytes, padded.
  static func encode(_ bytes: some Sequence<UInt8>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    var (buffer, bits): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      buffer = (buffer << 8 | UInt32(byte)) & 0xFF_FFFF
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(buffer >> bits & 63)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << (6 - bits) & 63)]) }
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }
}
