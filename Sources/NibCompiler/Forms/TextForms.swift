import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Texts, plain and with attributes.
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

  /// A `<textAttributes>` child.
  static func runTextAttributes(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(row.symbol) else { return }
    let object = lowering.platform.values.textAttributes(child, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }
}

/// The way back.
extension Raising {
  mutating func raiseString(_ row: Row, _ current: RaisedObject) {
    guard let text = current.string(row.key, graph) else { return }
    if Row.path(of: row.attribute) == nil, !RaisedDocument.canHold(text) {
      let element = document.add("string", key: row.attribute, to: current.element, text: Base64.encode(text.utf8))
      return document.set("base64-UTF8", "YES", of: element)
    }
    say(row.attribute, text, current)
  }

  /// The runs of a text with attributes.
  mutating func raiseAttributedString(_ row: Row, _ current: RaisedObject) {
    // Labels and text views have such a form of plain text, too: `CustomLowering.styledText` tells them apart.
    guard let object = current.reference(row.key), !plainTexts.contains(current.element) else { return }
    addAttributedString(object, key: row.attribute, to: current.element)
  }

  /// Adds an `<attributedString>` with its fragments.
  mutating func addAttributedString(_ object: ObjectID, key: String, to parent: Int) {
    guard let text = graph.object("NSString", of: object).flatMap({ graph.string($0) }) else { return }
    let element = document.add("attributedString", key: key, to: parent)
    guard let attributes = graph.object("NSAttributes", of: object) else { return }
    let runs = graph.className(of: attributes).hasSuffix("Array") ? graph.members(attributes) : [attributes]
    let lengths = runs.count == 1 ? [(text.utf16.count, 0)] : runLengths(of: object)
    var rest = Array(text.utf16)[...]
    for (length, run) in lengths where run < runs.count {
      let fragment = document.add("fragment", to: element)
      document.set("content", String(decoding: rest.prefix(length), as: UTF16.self), of: fragment)
      rest = rest.dropFirst(length)
      let container = document.add("attributes", to: fragment)
      for pair in graph.pairs(runs[run]) ?? [] { addTextAttribute(pair, to: container) }
    }
  }

  /// The table of runs: seven bits a byte, the lowest first.
  private func runLengths(of object: ObjectID) -> [(length: Int, run: Int)] {
    guard let data = graph.object("NSAttributeInfo", of: object), let span = graph.value(.key(.bytes), of: data)?.span
    else { return [] }
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in graph.bytes[span.range] {
      guard shift < 56 else { return [] }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      numbers.append(number)
      (number, shift) = (0, 0)
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private mutating func addTextAttribute(_ pair: (key: Value, value: Value), to container: Int) {
    guard case .reference(let name) = pair.key, let key = graph.string(name),
      case .reference(let object) = pair.value
    else { return }
    switch graph.className(of: object) {
    case "UIColor": addColor(object, key: key, to: container)
    case "UIFont": addFont(object, key: key, to: container, tag: "font")
    case "NSNumber":
      let element = document.add("integer", key: key, to: container)
      document.set("value", String(graph.number(object).flatMap { Int64(exactly: $0) } ?? 0), of: element)
    case "NSParagraphStyle", "NSMutableParagraphStyle": addParagraphStyle(object, key: key, to: container)
    default: warn("the text attribute '\(key)' is of no class that is known; it is left out", object)
    }
  }

  private mutating func addParagraphStyle(_ object: ObjectID, key: String, to container: Int) {
    let element = document.add("paragraphStyle", key: key, to: container)
    let values = values(of: object)
    let current = RaisedObject(object: object, element: element, kind: UIKitElements.customObject, values: values)
    for row in ParagraphStyleRow.all {
      switch row.form {
      case .choice(let choice, let omitted):
        if let name = choice.name(of: current.integer(row.key) ?? omitted) { say(row.attribute, name, current) }
      case .flag: if current.integer(row.key) == 1 { say(row.attribute, "YES", current) }
      case .float, .double: if let number = current.real(row.key) { say(row.attribute, "\(number)", current) }
      case .nothing: break
      }
    }
  }

  /// The attributes of a bar's titles, by the names that today's systems read.
  mutating func raiseTextAttributes(_ row: Row, _ current: RaisedObject) {
    guard let dictionary = current.reference(row.key), let pairs = graph.pairs(dictionary) else { return }
    let element = document.add("textAttributes", key: row.attribute, to: current.element)
    for (name, value) in pairs {
      guard case .reference(let name) = name, case .reference(let object) = value else { continue }
      switch graph.string(name) {
      case "Font": addFont(object, key: "fontDescription", to: element)
      case "TextColor": addColor(object, key: "textColor", to: element)
      case "TextShadowColor": addColor(object, key: "textShadowColor", to: element)
      case "NSShadow":
        let shadow = values(of: object)
        let current = RaisedObject(object: object, element: element, kind: current.kind, values: shadow)
        let offset = [current.real("NSShadowHoriz") ?? 0, current.real("NSShadowVert") ?? 0]
        if offset != [0, 0] { addGeometry(offset, .offset, key: "textShadowOffset", to: element) }
      default: break
      }
    }
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

/// In the document.
extension RowLens {
  static func readText(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    if let text = element.attribute(name) { return .text(text) }
    guard Row.path(of: name) == nil, let child = element.child(name), child.tag == "string" else { return nil }
    guard child["base64-UTF8"] == "YES" else { return .text(child.text) }
    return Base64.decode(child.text.utf8).map { .text(String(decoding: $0, as: UTF8.self)) }
  }

  /// The `<string>` that says a text which no attribute says: one that is there, or that XML cannot hold.
  static func child(ofText text: String, _ name: String, _ element: some PropertyElement) -> NewElement? {
    let isHeld = RaisedDocument.canHold(text)
    guard Row.path(of: name) == nil, !isHeld || (element.attribute(name) == nil && element.child(name)?.tag == "string")
    else { return nil }
    var child = element.child(name) ?? NewElement("string")
    child["base64-UTF8"] = isHeld ? nil : "YES"
    child.text = isHeld ? text : Base64.encode(text.utf8)
    return child
  }
}
