import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// An `<attributedString>` child of the row's key.
  mutating func runAttributedString(_ row: PlannedRow) {
    guard let child = child(row.symbol), tag(child) == book.names.attributedString else { return }
    let isLabel = elementAtHand.map { tag($0) == book.names.label } ?? false
    builder.add(.reference(row.key, attributedString(child, lineBreak: isLabel ? labelLineBreak() : nil)))
  }

  /// The NSAttributedString of its element: one run is a dictionary, more are an array with a table of run lengths.
  ///
  /// With a line break of a label the parts are mutable, and paragraphs break as the label says.
  ///
  /// Seen: one run; fragments are children of the element itself in all 159 strings of real documents. Inferred:
  /// several runs, from the form that keyed archives have.
  mutating func attributedString(_ element: Int, lineBreak: Int64? = nil) -> ObjectID {
    var runs: [(length: Int, attributes: ObjectID)] = []
    for fragment in fragments(of: element) {
      let bytes = builder.bytes[fragmentText(fragment).range]
      let length = String(decoding: bytes, as: UTF8.self).utf16.count
      runs.append((length, textAttributes(fragment, lineBreak: lineBreak)))
    }
    let text = string(styledCharacters(element), mutable: lineBreak != nil)
    let object = builder.reserve(
      lineBreak == nil ? book.classes.attributedString : book.classes.mutableAttributedString)
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

  /// The runs of a text.
  mutating func fragments(of element: Int) -> [Int] {
    children(of: element).filter { tag($0) == book.names.fragment }
  }

  /// The characters of all runs, appended to the graph's bytes.
  mutating func styledCharacters(_ element: Int) -> ByteSpan {
    var pieces: [UInt8] = []
    for fragment in fragments(of: element) { pieces += builder.bytes[fragmentText(fragment).range] }
    let offset = builder.bytes.count
    builder.bytes += pieces
    return ByteSpan(offset: offset, count: pieces.count)
  }

  private mutating func fragmentText(_ fragment: Int) -> ByteSpan {
    if let content = attribute(book.names.content, of: fragment) { return content }
    let child = children(of: fragment).first { attribute(book.names.key, of: $0).map { text($0) } == "content" }
    return child.flatMap { childText($0) } ?? .empty
  }

  /// The elements of a run's attributes.
  mutating func attributeElements(_ fragment: Int) -> [Int] {
    children(of: fragment).first { tag($0) == book.names.attributes }.map { Array(children(of: $0)) } ?? []
  }

  private mutating func textAttributes(_ fragment: Int, lineBreak: Int64?) -> ObjectID {
    var pairs: [(key: ByteSpan, value: ObjectID)] = []
    for entry in attributeElements(fragment) {
      guard let key = attribute(book.names.key, of: entry) else { continue }
      switch tag(entry) {
      case book.names.color: pairs.append((key, color(entry)))
      case book.names.font: pairs.append((key, font(entry).object))
      case book.names.paragraphStyle: pairs.append((key, paragraphStyle(entry, lineBreak: lineBreak)))
      case book.names.integer:
        pairs.append((key, number(integer: wholeNumber(book.names.value, of: entry))))
      default:
        warn(.unknownElement, "text attribute '\(text(key))' is not known; it is left out", at: entry)
      }
    }
    return attributeDictionary(pairs.reversed().map { (text($0.key), $0.value) })
  }

  /// Attributes as a dictionary, which up to Xcode 13 gives them back by their hashes.
  mutating func attributeDictionary(_ pairs: [(key: String, value: ObjectID)]) -> ObjectID {
    let order =
      book.profile < .nib10 ? DictionaryOrder.immutable(pairs.map(\.key)) : Array(pairs.indices.reversed())
    return dictionary(order.map { (string(pairs[$0].key), pairs[$0].value) }, book.classes.dictionary)
  }
}
