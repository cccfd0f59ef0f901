import NibBytes
import NibGraph
import NibSchema

enum UIKitAttributedStrings {
  /// The NSAttributedString of its element: one run is a dictionary, more are an array with a table of run lengths.
  ///
  /// With a line break of a label the parts are mutable, and paragraphs break as the label says.
  ///
  /// Seen: one run; fragments are children of the element itself in all 159 strings of real documents. Three runs of two
  /// sets of attributes, in 2 archives of one document, and so in 6 of the desktop.
  static func attributedString(_ element: Int, lineBreak: Int64? = nil, _ lowering: inout Lowering) -> ObjectID {
    let runs = runs(of: element, lineBreak: lineBreak, &lowering)
    let text = lowering.writer.string(styledCharacters(element, &lowering), mutable: lineBreak != nil)
    let object = lowering.writer.reserve(
      lineBreak == nil ? .attributedString : .mutableAttributedString)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsString, text))
    addRuns(runs, &lowering)
    lowering.writer.end()
    return object
  }

  /// The characters of a text as runs count them. A slice of the graph's bytes must not outlive this call: bytes that
  /// grow while they are held are copied.
  private static func utf16Count(_ text: ByteSpan, _ lowering: inout Lowering) -> Int {
    String(decoding: lowering.writer.builder.bytes[text.range], as: UTF8.self).utf16.count
  }

  /// How long the runs of a text are, and which attributes they have; each set of attributes is there once.
  private struct Runs {
    var runs: [(length: Int, place: Int)] = []
    var attributes: [ObjectID] = []
  }

  /// The runs of a text: neighbors of the same attributes are one, and others of the same share them.
  private static func runs(of element: Int, lineBreak: Int64?, _ lowering: inout Lowering) -> Runs {
    var made = Runs()
    var owners: [Int] = []
    var known: [Int: Int] = [:]
    for fragment in fragments(of: element, &lowering) {
      let length = utf16Count(fragmentText(fragment, &lowering), &lowering)
      let fingerprint = attributeFingerprint(of: fragment, &lowering)
      var place = known[fingerprint] ?? -1
      if place < 0 || !haveSameAttributes(owners[place], fragment, &lowering) {
        place = made.attributes.count
        known[fingerprint] = place
        owners.append(fragment)
        made.attributes.append(textAttributes(fragment, lineBreak: lineBreak, &lowering))
      }
      if let last = made.runs.last, last.place == place {
        made.runs[made.runs.count - 1].length += length
      } else {
        made.runs.append((length, place))
      }
    }
    return made
  }

  private static func attributeFingerprint(of fragment: Int, _ lowering: inout Lowering) -> Int {
    var hash: UInt64 = 1
    for entry in attributeElements(fragment, &lowering) {
      hash = (hash ^ lowering.reader.fingerprint(of: entry)) &* 0x9E37_79B9_7F4A_7C15
    }
    return Int(truncatingIfNeeded: hash)
  }

  /// Whether the attributes of two runs are the same by their keys and by what they say.
  private static func haveSameAttributes(_ one: Int, _ other: Int, _ lowering: inout Lowering) -> Bool {
    let (left, right) = (attributeElements(one, &lowering), attributeElements(other, &lowering))
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) {
      let (key, otherKey) = (lowering.reader.attribute(.key, of: a), lowering.reader.attribute(.key, of: b))
      guard key.map({ lowering.reader.text($0) }) == otherKey.map({ lowering.reader.text($0) }),
        lowering.reader.isEqual(a, b)
      else { return false }
    }
    return true
  }

  private static func addRuns(_ runs: Runs, _ lowering: inout Lowering) {
    guard runs.runs.count > 1 else {
      if let only = runs.attributes.first { lowering.writer.add(.reference(.attributes, only)) }
      return
    }
    lowering.writer.add(.reference(.attributes, lowering.writer.array(runs.attributes, .mutableArray)))
    let info = lowering.writer.reserve(.mutableData)
    let start = lowering.writer.builder.bytes.count
    for run in runs.runs {
      appendRunNumber(run.length, &lowering)
      appendRunNumber(run.place, &lowering)
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
      // Not in one expression: the bytes would be held while they may grow, and so be copied for each run.
      let text = fragmentText(fragment, &lowering)
      pieces += lowering.writer.builder.bytes[text.range]
    }
    let offset = lowering.writer.builder.bytes.count
    lowering.writer.builder.bytes += pieces
    return ByteSpan(offset: offset, count: pieces.count)
  }

  /// The characters of a run.
  static func fragmentText(_ fragment: Int, _ lowering: inout Lowering) -> ByteSpan {
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
          .unknownElement, "unknown text attribute '\(lowering.reader.text(key))'; attribute ignored", at: entry)
      }
    }
    return attributeDictionary(pairs.reversed().map { (lowering.reader.text($0.key), $0.value) }, &lowering)
  }

  /// Attributes as a dictionary, which up to Xcode 14 gives them back by their hashes.
  static func attributeDictionary(_ pairs: [(key: String, value: ObjectID)], _ lowering: inout Lowering) -> ObjectID {
    let order =
      lowering.profile < .xcode15 ? DictionaryOrder.immutable(pairs.map(\.key)) : Array(pairs.indices.reversed())
    return lowering.writer.dictionary(
      order.map { (lowering.writer.string(pairs[$0].key), pairs[$0].value) }, .dictionary)
  }
}

enum UIKitParagraphStyles {
  /// The NSParagraphStyle of a `<paragraphStyle>`: attributes by the schema's table.
  ///
  /// Tab stops are nil whatever the document says, which is told. Seen: 2 goldens.
  ///
  /// A label's is mutable and breaks lines as the label does.
  static func paragraphStyle(_ element: Int, lineBreak: Int64? = nil, _ lowering: inout Lowering) -> ObjectID {
    var values = paragraphValues(element, ParagraphStyleRow.all, &lowering)
    if let lineBreak {
      let key = NibKey.lineBreakMode.id
      values.removeAll { $0.key == key }
      let place = values.firstIndex { $0.key != NibKey.alignment.id } ?? values.count
      if lineBreak != 0 { values.insert(.int(key, lineBreak), at: place) }
    }
    reportChildren(of: element, &lowering)
    reportTabs(of: element, &lowering)
    let object = lowering.writer.reserve(lineBreak == nil ? NibClass.paragraphStyle : .mutableParagraphStyle)
    lowering.writer.begin(object)
    for value in values { lowering.writer.add(value) }
    lowering.writer.add(.null(.tabStops))
    lowering.writer.end()
    return object
  }

  /// What the attributes of a paragraph style become; warns of those that the table has not.
  /// - Parameter others: attributes that others read.
  static func paragraphValues(
    _ element: Int, _ rows: [ParagraphStyleRow], besides others: [String] = [],
    _ lowering: inout Lowering
  ) -> [KeyedValue] {
    var values: [KeyedValue] = []
    let attributes = Array(lowering.reader.document.attributes(of: .init(element)))
    let names = attributes.map { lowering.reader.document.names[Int($0.name)] }
    for row in rows {
      guard let place = names.firstIndex(of: row.attribute) else { continue }
      if let value = paragraphValue(row, attributes[place].value, element, &lowering) { values.append(value) }
    }
    for name in names where name != "key" && !others.contains(name) && !rows.contains(where: { $0.attribute == name }) {
      lowering.reader.reportAttribute(name, of: "paragraphStyle", at: element)
    }
    return values
  }

  private static func paragraphValue(
    _ row: ParagraphStyleRow, _ span: ByteSpan, _ element: Int, _ lowering: inout Lowering
  ) -> KeyedValue? {
    switch row.form {
    case .choice(let choice, let omit):
      guard let value = lowering.reader.raw(of: span, in: choice) else {
        lowering.reader.warn(
          .unknownValue, "unknown \(choice.name) '\(lowering.reader.text(span))'; attribute ignored",
          at: element)
        return nil
      }
      return value == omit ? nil : .int(lowering.writer.key(named: row.key), value)
    case .place, .nothing: return nil
    case .flag: return lowering.reader.isYes(span) ? .int(lowering.writer.key(named: row.key), 1) : nil
    case .float, .double:
      guard let value = Decimal.real(lowering.reader.document.bytes, span) else {
        lowering.reader.warnNumber(span, element)
        return nil
      }
      if value == 0 { return nil }
      if case .float = row.form { return .float(lowering.writer.key(named: row.key), Float(value)) }
      return .double(lowering.writer.key(named: row.key), value)
    }
  }
}

enum UIKitTextAttributes {
  /// The dictionary of a `<textAttributes>`: each attribute by the name that iOS 6 read, then by today's.
  ///
  /// Seen: the colour, in 4 archives. Inferred: font and shadow, which have two such names as well.
  static func dictionary(of child: Int, _ lowering: inout Lowering) -> ObjectID {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    var shadow: (color: ObjectID?, x: Double, y: Double)?
    for part in Array(lowering.reader.children(of: child)) {
      switch WellKnownName(lowering.reader.childSymbol(part)) {
      case .fontDescription:
        let font = UIKitFonts.font(part, &lowering).object
        entries += [(lowering.writer.string("Font"), font), (lowering.writer.string(.class(.nsFont)), font)]
      case .textColor:
        let color = UIKitColors.color(part, &lowering)
        entries += [(lowering.writer.string("TextColor"), color), (lowering.writer.string(.key(.nsColor)), color)]
      case .textShadowColor:
        let color = UIKitColors.color(part, &lowering)
        entries.append((lowering.writer.string("TextShadowColor"), color))
        shadow = (color, shadow?.x ?? 0, shadow?.y ?? 0)
      case .textShadowOffset:
        shadow = (shadow?.color, lowering.reader.real(.horizontal, of: part), lowering.reader.real(.vertical, of: part))
      default: break
      }
    }
    lowering.reader.reportUnread(
      child, beyond: [.key, .fontDescription, .textColor, .textShadowColor, .textShadowOffset])
    if let shadow { entries.append((lowering.writer.string(.class(.shadow)), textShadow(shadow, &lowering))) }
    return lowering.writer.dictionary(entries, .dictionary)
  }

  /// An NSShadow. Seen: vertical offset and colour, in 10 archives.
  private static func textShadow(_ shadow: (color: ObjectID?, x: Double, y: Double), _ lowering: inout Lowering)
    -> ObjectID
  {
    let object = lowering.writer.reserve(.shadow)
    lowering.writer.begin(object)
    if shadow.x != 0 { lowering.writer.add(.double(.nsShadowHoriz, shadow.x)) }
    if shadow.y != 0 { lowering.writer.add(.double(.nsShadowVert, shadow.y)) }
    let key = NibKey.nsShadowColor
    lowering.writer.add(shadow.color.map { .reference(key, $0) } ?? .null(key))
    lowering.writer.end()
    return object
  }
}
