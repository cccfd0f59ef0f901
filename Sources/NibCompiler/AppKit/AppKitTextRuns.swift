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
  private static func pairs(
    of fragment: Int, isPlain: Bool, _ lowering: inout Lowering
  ) -> [(key: ObjectID, value: ObjectID)] {
    var color: ObjectID?
    var font: ObjectID?
    var inOrder: [(key: ObjectID, value: ObjectID)] = []
    // Runs of Xcode 3 and 4 have what the text says, in its order, and nothing else.
    let isOld = lowering.profile < .xcode5
    for entry in UIKitAttributedStrings.attributeElements(fragment, &lowering) {
      let key = lowering.reader.attribute(.key, of: entry).map { lowering.reader.text($0) } ?? ""
      switch (WellKnownName(lowering.reader.tag(entry)), key) {
      case (.color, .class(.nsColor)):
        color = AppKitColors.color(entry, &lowering)
        if isOld, let color { inOrder.append((lowering.writer.string(.class(.nsColor)), color)) }
      case (.font, .class(.nsFont)):
        font = AppKitFonts.font(entry, &lowering)
        if isOld, let font { inOrder.append((lowering.writer.string(.class(.nsFont)), font)) }
      case (.paragraphStyle, .class(.paragraphStyle)) where isOld:
        inOrder.append(
          (lowering.writer.string(.class(.paragraphStyle)), AppKitParagraphs.style(entry, &lowering)))
      default:
        lowering.reader.warn(
          .noKnownForm,
          "the text attribute '\(key)' is not archived: no known form; the text is plain there: "
            + lowering.reader.excerpt(of: entry), at: entry)
      }
    }
    if isOld { return inOrder }
    if isPlain {
      return [(.key(.nsColor), color), (.class(.nsFont), font)].compactMap { (key: String, value: ObjectID?) in
        value.map { (lowering.writer.string(key), $0) }
      }
    }
    let plainColor = color ?? AppKitColors.system("textColor", &lowering)
    let plainFont = font ?? AppKitFonts.plainText(&lowering)
    return [
      (lowering.writer.string(.key(.nsColor)), plainColor), (lowering.writer.string(.class(.nsFont)), plainFont),
    ]
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
