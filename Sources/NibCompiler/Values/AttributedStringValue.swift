import NibBytes
import NibGraph
import NibSchema

enum UIKitAttributedStrings {
  /// The NSAttributedString of its element: one run is a dictionary, more are an array with a table of run lengths.
  ///
  /// With a line break of a label the parts are mutable, and paragraphs break as the label says.
  ///
  /// Seen: one run; fragments are children of the element itself in all 159 strings of real documents. Inferred:
  /// several runs, from the form that keyed archives have.
  static func attributedString(_ element: Int, lineBreak: Int64? = nil, _ lowering: inout Lowering) -> ObjectID {
    var runs: [(length: Int, attributes: ObjectID)] = []
    for fragment in fragments(of: element, &lowering) {
      let bytes = lowering.writer.builder.bytes[fragmentText(fragment, &lowering).range]
      let length = String(decoding: bytes, as: UTF8.self).utf16.count
      runs.append((length, textAttributes(fragment, lineBreak: lineBreak, &lowering)))
    }
    let text = lowering.writer.string(styledCharacters(element, &lowering), mutable: lineBreak != nil)
    let object = lowering.writer.reserve(
      lineBreak == nil ? .attributedString : .mutableAttributedString)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.attributedText, text))
    addRuns(runs, &lowering)
    lowering.writer.end()
    return object
  }

  private static func addRuns(_ runs: [(length: Int, attributes: ObjectID)], _ lowering: inout Lowering) {
    guard runs.count > 1 else {
      if let run = runs.first { lowering.writer.add(.reference(.textAttributes, run.attributes)) }
      return
    }
    lowering.writer.add(.reference(.textAttributes, lowering.writer.array(runs.map(\.attributes), .array)))
    let info = lowering.writer.reserve(.data)
    let start = lowering.writer.builder.bytes.count
    for (position, run) in runs.enumerated() {
      appendRunNumber(run.length, &lowering)
      appendRunNumber(position, &lowering)
    }
    lowering.writer.begin(info)
    lowering.writer.add(.data(.bytes, ByteSpan(offset: start, count: lowering.writer.builder.bytes.count - start)))
    lowering.writer.end()
    lowering.writer.add(.reference(.attributeInfo, info))
  }

  /// A number of the table of runs: seven bits a byte, the lowest first, the eighth bit set in all but the last.
  ///
  /// Seen: keyed archives of the desktop, as the run of 516 characters with the attributes 4, `84 04 04`.
  private static func appendRunNumber(_ number: Int, _ lowering: inout Lowering) {
    var rest = number
    while rest > 0x7F {
      lowering.writer.builder.bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    lowering.writer.builder.bytes.append(UInt8(rest))
  }

  /// The runs of a text.
  static func fragments(of element: Int, _ lowering: inout Lowering) -> [Int] {
    lowering.reader.children(of: element).filter { lowering.reader.tag($0) == .fragment }
  }

  /// The characters of all runs, appended to the graph's bytes.
  static func styledCharacters(_ element: Int, _ lowering: inout Lowering) -> ByteSpan {
    var pieces: [UInt8] = []
    for fragment in fragments(of: element, &lowering) {
      pieces += lowering.writer.builder.bytes[fragmentText(fragment, &lowering).range]
    }
    let offset = lowering.writer.builder.bytes.count
    lowering.writer.builder.bytes += pieces
    return ByteSpan(offset: offset, count: pieces.count)
  }

  private static func fragmentText(_ fragment: Int, _ lowering: inout Lowering) -> ByteSpan {
    if let content = lowering.reader.attribute(.content, of: fragment) { return content }
    let child = lowering.reader.children(of: fragment).first {
      lowering.reader.attribute(.key, of: $0).map { lowering.reader.text($0) } == "content"
    }
    return child.flatMap { lowering.childText($0) } ?? .empty
  }

  /// The elements of a run's attributes.
  static func attributeElements(_ fragment: Int, _ lowering: inout Lowering) -> [Int] {
    lowering.reader.children(of: fragment).first { lowering.reader.tag($0) == .attributes }.map {
      Array(lowering.reader.children(of: $0))
    } ?? []
  }

  private static func textAttributes(_ fragment: Int, lineBreak: Int64?, _ lowering: inout Lowering) -> ObjectID {
    var pairs: [(key: ByteSpan, value: ObjectID)] = []
    for entry in attributeElements(fragment, &lowering) {
      guard let key = lowering.reader.attribute(.key, of: entry) else { continue }
      switch WellKnownName(lowering.reader.tag(entry)) {
      case .color: pairs.append((key, UIKitColors.color(entry, &lowering)))
      case .font: pairs.append((key, UIKitFonts.font(entry, &lowering).object))
      case .paragraphStyle:
        pairs.append((key, UIKitParagraphStyles.paragraphStyle(entry, lineBreak: lineBreak, &lowering)))
      case .integer:
        pairs.append((key, lowering.writer.number(integer: lowering.reader.wholeNumber(.value, of: entry))))
      default:
        lowering.reader.warn(
          .unknownElement, "text attribute '\(lowering.reader.text(key))' is not known; it is left out", at: entry)
      }
    }
    return attributeDictionary(pairs.reversed().map { (lowering.reader.text($0.key), $0.value) }, &lowering)
  }

  /// Attributes as a dictionary, which up to Xcode 13 gives them back by their hashes.
  static func attributeDictionary(_ pairs: [(key: String, value: ObjectID)], _ lowering: inout Lowering) -> ObjectID {
    let order =
      lowering.profile < .nib10 ? DictionaryOrder.immutable(pairs.map(\.key)) : Array(pairs.indices.reversed())
    return lowering.writer.dictionary(
      order.map { (lowering.writer.string(pairs[$0].key), pairs[$0].value) }, .dictionary)
  }
}
