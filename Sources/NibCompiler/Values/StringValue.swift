import NibBytes
import NibGraph

extension Lowering {
  /// Text of an attribute or of a `<string>` child with that key, as an NSString object.
  mutating func runString(_ row: PlannedRow) {
    guard let span = stringSpan(row) else { return }
    if row.operation == .nonemptyString && span.count == 0 { return }
    builder.add(.reference(row.key, shownText(span, row)))
  }

  /// Where the text of a string row is; decoded text is appended to the graph's bytes first.
  private mutating func stringSpan(_ row: PlannedRow) -> ByteSpan? {
    if let span = attribute(row) { return span }
    guard row.child < 0, let child = child(row.symbol) else { return nil }
    return childText(child)
  }

  /// Text of a `<string>` or `<mutableString>` element; base64 is decoded.
  mutating func childText(_ child: Int) -> ByteSpan? {
    let tag = tag(child)
    guard tag == book.names.string || tag == book.names.mutableString else { return nil }
    let span = document.elements[child].text
    guard let coded = attribute(book.names.base64UTF8, of: child), isYes(coded) else { return span }
    guard let decoded = Base64.decode(document.bytes[span.range]) else {
      warn(.badBase64, "the text is marked as base64 and is not; it is taken as it stands", at: child)
      return span
    }
    let start = builder.bytes.count
    builder.bytes.append(contentsOf: decoded)
    return ByteSpan(offset: start, count: decoded.count)
  }

  /// The NSString of a span of the graph's bytes; equal ones are one object, mutable ones are not shared.
  mutating func string(_ span: ByteSpan, mutable: Bool = false) -> ObjectID {
    if mutable { return stringObject(span, book.classes.mutableString) }
    if let known = strings.find(span, tag: ContentTag.string, in: builder.bytes) { return known }
    let object = stringObject(span, book.classes.string)
    strings.add(span, tag: ContentTag.string, object: object, in: builder.bytes)
    return object
  }

  /// The NSString of a text made here.
  mutating func string(_ text: String) -> ObjectID { string(builder.bytes.append(text: text)) }

  private mutating func stringObject(_ span: ByteSpan, _ classID: ClassID) -> ObjectID {
    let object = builder.reserve(classID)
    builder.begin(object)
    builder.add(.data(book.keys.bytes, span))
    builder.end()
    return object
  }

  /// An NSNumber; equal ones are one object, whether they were integers or reals.
  mutating func number(integer value: Int64) -> ObjectID {
    let stored = KeyedValue.int(book.keys.intValue, value)
    // Beyond 53 bits integers that differ are the same real.
    return Int64(exactly: Double(value)) == value ? number(Double(value), stored) : numberObject(stored)
  }

  /// An NSNumber of a real.
  mutating func number(real value: Double) -> ObjectID { number(value, .double(book.keys.doubleValue, value)) }

  private mutating func number(_ value: Double, _ stored: KeyedValue) -> ObjectID {
    if let known = numbers.first(where: { $0.value == value }) { return known.object }
    // The two zeros are one number.
    let bits = value == 0 ? 0 : value.bitPattern
    if let known = furtherNumbers[bits] { return known }
    let object = numberObject(stored)
    if numbers.count < 32 { numbers.append((value, object)) } else { furtherNumbers[bits] = object }
    return object
  }

  private mutating func numberObject(_ stored: KeyedValue) -> ObjectID {
    let object = builder.reserve(book.classes.number)
    builder.begin(object)
    builder.add(stored)
    builder.end()
    return object
  }

  /// An array of objects. The empty immutable one is one object.
  mutating func array(_ members: [ObjectID], _ classID: ClassID) -> ObjectID {
    let sharesEmpty = members.isEmpty && classID == book.classes.array
    if sharesEmpty, let empty = values.emptyArray { return empty }
    let object = builder.reserve(classID)
    builder.begin(object)
    builder.add(.bool(book.keys.inlined, true))
    for member in members { builder.add(.reference(book.keys.element, member)) }
    builder.end()
    if sharesEmpty { values.emptyArray = object }
    return object
  }

  /// A set of objects. The empty one is one object.
  mutating func set(_ members: [ObjectID]) -> ObjectID {
    if members.isEmpty, let empty = values.emptySet { return empty }
    let object = array(members, builder.class("NSSet"))
    if members.isEmpty { values.emptySet = object }
    return object
  }
}
