import NibBytes
import NibGraph
import NibSchema

/// A text with attributes as the storage of a text view archives it.
struct AppKitTextRuns {
  /// The characters of all runs.
  var text = ByteSpan.empty
  /// How many characters a run has, in UTF-16, and which of the attributes.
  var runs: [(length: Int, attributes: Int)] = []
  /// The attributes, each set once.
  var attributes: [ObjectID] = []

  /// Reads the fragments of an `<attributedString>`. What has neither colour nor font has those of a text view.
  ///
  /// Seen: 2 storages.
  static func runs(of element: Int, isPlain: Bool = false, _ lowering: inout Lowering) -> AppKitTextRuns {
    var made = AppKitTextRuns()
    var known: [[ObjectID]: Int] = [:]
    made.text = UIKitAttributedStrings.styledCharacters(element, &lowering)
    for fragment in UIKitAttributedStrings.fragments(of: element, &lowering) {
      let length = lowering.reader.attribute(.content, of: fragment).map { lowering.reader.text($0).utf16.count } ?? 0
      let pairs = pairs(of: fragment, isPlain: isPlain, &lowering)
      let key = pairs.flatMap { [$0.key, $0.value] }
      let place = known[key] ?? made.attributes.count
      if place == made.attributes.count {
        made.attributes.append(lowering.writer.dictionary(pairs, .dictionary))
        known[key] = place
      }
      if let last = made.runs.last, last.attributes == place {
        made.runs[made.runs.count - 1].length += length
      } else {
        made.runs.append((length, place))
      }
    }
    return made
  }

  /// The object of an `<attributedString>` that is a value of its own: nothing is said of runs without attributes.
  ///
  /// Seen: 68 titles of menu items.
  static func object(of element: Int, _ lowering: inout Lowering) -> ObjectID {
    let runs = runs(of: element, isPlain: true, &lowering)
    let text = lowering.writer.string(runs.text)
    let object = lowering.writer.reserve(NibClass.attributedString)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsString, text))
    if !runs.isEmpty { add(runs, &lowering) }
    lowering.writer.end()
    return object
  }

  /// Whether no character has attributes: the text is empty, or its only run has none.
  private var isEmpty: Bool { text.count == 0 }

  /// The attributes of a fragment; `isPlain` where those of a text view are none that it has by itself.
  ///
  /// A text view of 8.3 gives its text no color. Seen: 1 text, and 3 texts of the newest archives with one.
  private static func pairs(
    of fragment: Int, isPlain: Bool, _ lowering: inout Lowering
  ) -> [(key: ObjectID, value: ObjectID)] {
    let own = values(UIKitAttributedStrings.attributeElements(fragment, &lowering), &lowering)
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    // Runs of Xcode 3 and 4 have what the text says, in its order, and nothing else.
    if !isPlain, lowering.profile >= .xcode5 {
      if lowering.profile > .xcode8point3, !own.contains(where: { $0.key == .key(.nsColor) }) {
        let color = AppKitColors.system("textColor", &lowering)
        pairs.append((lowering.writer.string(.key(.nsColor)), color))
      }
      if !own.contains(where: { $0.key == .class(.nsFont) }) {
        let font = AppKitFonts.plainText(&lowering)
        // Behind the color, wherever that comes from.
        let place = own.first?.key == .key(.nsColor) ? 1 : 0
        for (name, value) in own.prefix(place) { pairs.append((lowering.writer.string(name), value)) }
        pairs.append((lowering.writer.string(.class(.nsFont)), font))
        for (name, value) in own.dropFirst(place) { pairs.append((lowering.writer.string(name), value)) }
        return pairs
      }
    }
    for (name, value) in own { pairs.append((lowering.writer.string(name), value)) }
    return pairs
  }

  /// The dictionary of the attributes that an element has as its children.
  static func attributes(in element: Int, _ lowering: inout Lowering) -> ObjectID {
    let values = values(Array(lowering.reader.children(of: element)), &lowering)
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    for (name, value) in values { pairs.append((lowering.writer.string(name), value)) }
    return lowering.writer.dictionary(pairs, .dictionary)
  }

  /// What attributes of a text become, by their keys, in the order of the document.
  ///
  /// Seen, in archives without their documents: styles of paragraphs, 3 colors, reals, whole numbers and addresses.
  private static func values(_ elements: [Int], _ lowering: inout Lowering) -> [(key: String, value: ObjectID)] {
    var values: [(String, ObjectID)] = []
    for entry in elements {
      let key = lowering.reader.attribute(.key, of: entry).map { lowering.reader.text($0) } ?? ""
      if let value = value(entry, &lowering) {
        values.append((key, value))
      } else {
        lowering.reader.warn(
          .noKnownForm,
          "the text attribute '\(key)' is not archived: no known form; the text is plain there: "
            + lowering.reader.excerpt(of: entry), at: entry)
      }
    }
    return values
  }

  private static func value(_ entry: Int, _ lowering: inout Lowering) -> ObjectID? {
    switch WellKnownName(lowering.reader.tag(entry)) {
    case .color: return AppKitColors.color(entry, &lowering)
    case .font: return AppKitFonts.font(entry, &lowering)
    case .paragraphStyle:
      return lowering.profile < .xcode5
        ? AppKitParagraphs.style(entry, &lowering) : AppKitParagraphStyles.style(entry, &lowering)
    case .integer: return lowering.writer.number(integer: lowering.reader.wholeNumber(.value, of: entry))
    case .real: return lowering.writer.number(real: lowering.reader.real(.value, of: entry))
    case .url:
      guard let address = lowering.reader.attribute(.string, of: entry) else { return nil }
      let relative = lowering.writer.string(address)
      return lowering.writer.object(AppKitClass.nsUrl.id, .null(.nsBase), .reference(.nsRelative, relative))
    default: return nil
    }
  }

  /// Adds attributes to the storage at hand: those of one run, or a list of all and which run has which.
  static func add(_ runs: AppKitTextRuns, _ lowering: inout Lowering) {
    guard runs.runs.count > 1 else {
      if let only = runs.attributes.first { lowering.writer.add(.reference(.attributes, only)) }
      return
    }
    lowering.writer.add(.reference(.attributes, lowering.writer.array(runs.attributes, .mutableArray)))
    var bytes: [UInt8] = []
    for run in runs.runs {
      append(run.length, to: &bytes)
      append(run.attributes, to: &bytes)
    }
    let info = lowering.writer.object(NibClass.mutableData.id, .data(.bytes, lowering.writer.append(bytes)))
    lowering.writer.add(.reference(.attributeInfo, info))
  }

  /// A number of the table of runs: seven bits a byte, the lowest first, the eighth bit set in all but the last.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
