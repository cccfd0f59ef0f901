import NibBytes
import NibGraph

/// Shows content in the line that refers to it: scalars, strings, numbers, colours, fonts, images, proxies.
///
/// Nothing is left out, so two equal lines mean equal content: a double has a fraction (`1.0`), a float ends in `f`, an
/// integer in a width that is not the usual one tells it (`1:int32`).
struct LineContent {
  /// The graph.
  let index: GraphIndex
  /// Most objects shown in one line; what is bigger is shown as an object.
  var budget = 48
  /// Deepest nesting within one line.
  var depth = 6
  /// Long texts and bytes as they are shown, so that one that a million values refer to is read once.
  private let long = LongContent()

  init(index: GraphIndex) { self.index = index }

  /// A value that is no reference.
  func scalar(_ value: KeyedValue) -> String {
    switch value.value {
    case .int(let number): integer(number, value)
    case .bool(let flag): flag ? "true" : "false"
    case .float(let number): "\(number)f"
    case .double(let number): "\(number)"
    case .data(let span): data(span)
    case .null: "nil"
    case .reference(let object): object.description
    }
  }

  /// An object as content, or nil when it has to be shown as an object: no content, too big, or of an odd shape.
  func line(_ object: ObjectID) -> String? {
    guard index.role(object).isContent else { return nil }
    if let known = long.lines[object.index] { return known }
    var left = budget
    let made = line(object, depth: depth, left: &left)
    // Colours and fonts are shared by many objects.
    if let made, made.utf8.count <= QuotedText.limit { long.lines[object.index] = made }
    return made
  }

  /// Recursion ends at `depth`; `left` bounds the work.
  private func line(_ object: ObjectID, depth: Int, left: inout Int) -> String? {
    left -= 1
    guard depth > 0, left > 0, index.valueCount(object) <= 64 else { return nil }
    let role = index.role(object)
    guard role.isContent else { return nil }
    let className = index.className(object)
    switch role {
    case .string:
      return string(object, className) ?? fields(object, className, depth, &left)
    case .number:
      return number(object) ?? fields(object, className, depth, &left)
    case .proxy:
      return proxy(object)
    case .list, .dictionary:
      return collection(object, className, isPaired: role == .dictionary, depth, &left)
    default:
      return fields(object, className, depth, &left)
    }
  }

  private func integer(_ number: Int64, _ value: KeyedValue) -> String {
    let usual = KeyedValue.int(value.key, number).code
    guard usual != value.code else { return String(number) }
    let width = [ValueCode.int8: 8, .int16: 16, .int32: 32][value.code] ?? 64
    return "\(number):int\(width)"
  }

  private func string(_ object: ObjectID, _ className: String) -> String? {
    guard index.valueCount(object) == 1 else { return nil }
    if let known = long.objects[Int(object.index)] { return known }
    guard let text = index.graph.string(object) else { return nil }
    let shown = (className == .class(.string) ? "" : className + " ") + QuotedText.quote(text)
    if text.utf8.count > QuotedText.limit { long.objects[Int(object.index)] = shown }
    return shown
  }

  private func number(_ object: ObjectID) -> String? {
    guard index.valueCount(object) == 1, let value = index.graph.values(of: object).first else { return nil }
    guard [String.key(.nsIntval), .key(.nsDblval), .key(.nsBoolval)].contains(index.keyName(value)) else {
      return nil
    }
    return value.object == nil ? "NSNumber " + scalar(value) : nil
  }

  private func proxy(_ object: ObjectID) -> String? {
    guard index.valueCount(object) == 1 else { return nil }
    return index.graph.proxyIdentifier(object).map { "proxy " + QuotedText.quote($0) }
  }

  /// Collections stay blocks of lines, unless they sit inside content or are empty.
  private func collection(
    _ object: ObjectID, _ className: String, isPaired: Bool, _ depth: Int, _ left: inout Int
  ) -> String? {
    guard index.isInlined(object) else { return fields(object, className, depth, &left) }
    let elements = index.elements(object)
    guard depth < self.depth || elements.isEmpty else { return nil }
    var texts: [String] = []
    for element in elements {
      guard let text = text(element, depth, &left) else { return nil }
      texts.append(text)
    }
    let isWhole = isPaired && texts.count % 2 == 0
    let pairs = stride(from: 0, to: texts.count, by: 2).map { isWhole ? "\(texts[$0]) = \(texts[$0 + 1])" : "" }
    return className + " [" + (isWhole ? pairs : texts).joined(separator: ", ") + "]"
  }

  private func fields(_ object: ObjectID, _ className: String, _ depth: Int, _ left: inout Int) -> String? {
    var texts: [String] = []
    for value in index.graph.values(of: object) {
      guard let text = text(value, depth, &left) else { return nil }
      texts.append("\(index.keyName(value)): \(text)")
    }
    return className + " (" + texts.joined(separator: ", ") + ")"
  }

  private func text(_ value: KeyedValue, _ depth: Int, _ left: inout Int) -> String? {
    guard let object = value.object else { return scalar(value) }
    return line(object, depth: depth - 1, left: &left)
  }
}

extension LineContent {
  /// Inline structs as numbers, text in quotes, other bytes by count and fingerprint.
  private func data(_ span: ByteSpan) -> String {
    guard span.range.count > QuotedText.limit else { return dataText(span) }
    if let known = long.data[Int(span.offset)], known.count == span.range.count { return known.text }
    let text = dataText(span)
    long.data[Int(span.offset)] = (span.range.count, text)
    return text
  }

  private func dataText(_ span: ByteSpan) -> String {
    let bytes = index.graph.bytes[span.range]
    if let reals = reals(span) { return reals }
    if bytes.starts(with: "NIBArchive".utf8) {
      return "data NIBArchive (\(bytes.count) bytes, \(NumberText.fingerprint(bytes)))"
    }
    if !bytes.isEmpty, bytes.count <= QuotedText.limit, !bytes.contains(where: { $0 < 0x20 }),
      let text = String(validating: bytes, as: UTF8.self)
    {
      return "data " + QuotedText.quote(text)
    }
    guard bytes.count > 24 else { return "data <" + bytes.map(hexadecimal).joined(separator: " ") + ">" }
    return "data (\(bytes.count) bytes, \(NumberText.fingerprint(bytes)))"
  }

  /// `{0, 0, 320, 44}`; with `f` behind it when stored as 32-bit floats.
  private func reals(_ span: ByteSpan) -> String? {
    guard let reals = index.graph.reals(span), [2, 4, 6].contains(reals.count) else { return nil }
    return NumberText.braced(reals) + (index.graph.bytes[Int(span.offset)] == 6 ? "f" : "")
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

/// What takes long to show and may be referred to often.
private final class LongContent {
  /// Whole lines that are not long, by number of the object.
  var lines: [Int32: String] = [:]
  /// By number of the object.
  var objects: [Int: String] = [:]
  /// By the place of the bytes.
  var data: [Int: (count: Int, text: String)] = [:]
}
