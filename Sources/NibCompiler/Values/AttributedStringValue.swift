import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// An `<attributedString>` child of the row's key.
  mutating func runAttributedString(_ row: PlannedRow) {
    guard let child = child(row.symbol), tag(child) == book.names.attributedString else { return }
    builder.add(.reference(row.key, attributedString(child)))
  }

  /// The NSAttributedString of its element: one run is a dictionary, more are an array with a table of run lengths.
  ///
  /// Seen: one run; fragments are children of the element itself in all 159 strings of real documents. Inferred:
  /// several runs, from the form that keyed archives have.
  mutating func attributedString(_ element: Int) -> ObjectID {
    let fragments = children(of: element).filter { tag($0) == book.names.fragment }
    var runs: [(length: Int, attributes: ObjectID)] = []
    var pieces: [UInt8] = []
    for fragment in fragments {
      let span = fragmentText(fragment)
      let bytes = Array(builder.bytes[span.range])
      pieces += bytes
      runs.append((String(decoding: bytes, as: UTF8.self).utf16.count, textAttributes(fragment)))
    }
    let offset = builder.bytes.count
    builder.bytes += pieces
    let text = string(ByteSpan(offset: offset, count: pieces.count))
    let object = builder.reserve(book.classes.attributedString)
    builder.begin(object)
    builder.add(.reference(book.keys.attributedText, text))
    addRuns(runs)
    builder.end()
    return object
  }

  private mutating func addRuns(_ runs: [(length: Int, attributes: ObjectID)]) {
    guard runs.count > 1 else {
      if let run = runs.first { builder.add(.reference(book.keys.textAttributes, run.attributes)) }
      return
    }
    builder.add(.reference(book.keys.textAttributes, array(runs.map(\.attributes), book.classes.array)))
    let info = builder.reserve(book.classes.data)
    let start = builder.bytes.count
    for (position, run) in runs.enumerated() {
      appendRunNumber(run.length)
      appendRunNumber(position)
    }
    builder.begin(info)
    builder.add(.data(book.keys.bytes, ByteSpan(offset: start, count: builder.bytes.count - start)))
    builder.end()
    builder.add(.reference(book.keys.attributeInfo, info))
  }

  /// A number of the table of runs: seven bits a byte, the lowest first, the eighth bit set in all but the last.
  ///
  /// Seen: keyed archives of the desktop, as the run of 516 characters with the attributes 4, `84 04 04`.
  private mutating func appendRunNumber(_ number: Int) {
    var rest = number
    while rest > 0x7F {
      builder.bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    builder.bytes.append(UInt8(rest))
  }

  private mutating func fragmentText(_ fragment: Int) -> ByteSpan {
    if let content = attribute(book.names.content, of: fragment) { return content }
    let child = children(of: fragment).first { attribute(book.names.key, of: $0).map { text($0) } == "content" }
    return child.flatMap { childText($0) } ?? .empty
  }

  private mutating func textAttributes(_ fragment: Int) -> ObjectID {
    let entries =
      children(of: fragment).first { tag($0) == book.names.attributes }.map { Array(children(of: $0)) } ?? []
    var pairs: [(key: ByteSpan, value: ObjectID)] = []
    for entry in entries {
      guard let key = attribute(book.names.key, of: entry) else { continue }
      switch tag(entry) {
      case book.names.color: pairs.append((key, color(entry)))
      case book.names.font: pairs.append((key, font(entry).object))
      case book.names.paragraphStyle: pairs.append((key, paragraphStyle(entry)))
      case book.names.integer:
        pairs.append((key, number(integer: wholeNumber(book.names.value, of: entry))))
      default:
        warn(.unknownElement, "text attribute '\(text(key))' is not known; it is left out", at: entry)
      }
    }
    let object = builder.reserve(book.classes.dictionary)
    builder.begin(object)
    builder.add(.bool(book.keys.inlined, true))
    for pair in pairs {
      builder.add(.reference(book.keys.element, string(pair.key)))
      builder.add(.reference(book.keys.element, pair.value))
    }
    builder.end()
    return object
  }
}
