import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of text views.
enum AppKitTexts {
  /// The container with its layout manager and storage: each names the other. Seen: 11 text views.
  static func lowerContainer(_ element: Int, _ lowering: inout Lowering) {
    let container = lowering.writer.reserve(.nsTextContainer)
    let manager = lowering.writer.reserve(.nsLayoutManager)
    let storage = storage(&lowering)
    let list = lowering.writer.array([container], .mutableArray)
    lowering.writer.begin(manager)
    lowering.writer.add(.reference(.nsTextStorage, storage))
    lowering.writer.add(.reference(.nsTextContainers, list))
    lowering.writer.add(.int(.nsLayoutFlags, 102))
    lowering.writer.add(.null(.nsDelegate))
    lowering.writer.end()
    let width = lowering.appKitLayout().frame(of: element, &lowering).map { $0[2] } ?? 0
    lowering.writer.begin(container)
    lowering.writer.add(.reference(.nsLayoutManager, manager))
    lowering.writer.add(.null(.nsTextLayoutManager))
    lowering.writer.add(.reference(.nsTextView, lowering.reserved(element)))
    lowering.writer.add(.double(.nsWidth, width))
    lowering.writer.add(.double(.nsMinWidth, 15))
    lowering.writer.add(.int(.nsContainerFlags, 1))
    lowering.writer.end()
    lowering.writer.add(.reference(.nsTextContainer, container))
  }

  /// The text. One run has its attributes, several have a list of all and which run has which.
  private static func storage(_ lowering: inout Lowering) -> ObjectID {
    let runs = lowering.reader.child(.textStorage).map { AppKitTextRuns.runs(of: $0, &lowering) }
    let object = lowering.writer.reserve(.nsTextStorage)
    let text = lowering.writer.string(runs?.text ?? .empty, mutable: true)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.attributedText, text))
    if let runs { AppKitTextRuns.add(runs, &lowering) }
    lowering.writer.add(.null(.nsDelegate))
    lowering.writer.end()
    return object
  }

  /// The colour of a text without attributes of its own. Seen: 9 of 11 text views.
  static func lowerColor(_ lowering: inout Lowering) {
    guard lowering.reader.child(.textStorage) == nil, hasTextColor(&lowering) else { return }
    let color = lowering.reader.child(.textColor).map { AppKitColors.color($0, &lowering) }
    lowering.writer.add(.reference(.nsTextViewColor, color ?? AppKitColors.system("textColor", &lowering)))
  }

  /// Whether a text has a color: newer documents say it, older ones not always. Seen: 14 text views.
  private static func hasTextColor(_ lowering: inout Lowering) -> Bool {
    lowering.reader.child(.textColor) != nil || lowering.reader.child(.textStorage) != nil
      || (1..<12_000).contains(lowering.appKit.toolsVersion)
  }

  /// Seen: 3 text views.
  static func lowerMaxSize(_ lowering: inout Lowering) {
    guard !(1..<12_000).contains(lowering.appKit.toolsVersion), let frame = lowering.reader.child(.frame) else {
      return
    }
    let rect = lowering.reader.numbers(of: frame, .rect)
    let size = Geometry.text([rect[2], rect[3]], of: .size)
    lowering.writer.add(.reference(.nsMaxSize, lowering.writer.string(size)))
  }

  static func lowerSharedData(_ element: Int, _ lowering: inout Lowering) {
    // Seen: 1 text view without any color has no background.
    let isPlain =
      lowering.reader.child(.backgroundColor) == nil && lowering.reader.child(.insertionPointColor) == nil
      && lowering.profile >= .xcode13
    let background = isPlain ? nil : background(&lowering)
    let insertion = insertionColor(&lowering)
    let find = lowering.reader.attribute(.findStyle).map { lowering.reader.text($0) } ?? "none"
    let selected = selectedAttributes(&lowering)
    let links = linkAttributes(&lowering)
    let flags = flags(element, find, &lowering)
    let data = lowering.writer.reserve(.nsSharedData)
    lowering.writer.begin(data)
    lowering.writer.add(.bool(.nsTextCompletionDisabled, false))
    lowering.writer.add(.int(.nsFlags, flags))
    lowering.writer.add(.int(.nsMoreFlags, 1))
    lowering.writer.add(.int(.nsCheckingTypes, 0))
    lowering.writer.add(.null(.nsMarkedAttributes))
    lowering.writer.add(background.map { .reference(.nsBackgroundColor, $0) } ?? .null(.nsBackgroundColor))
    lowering.writer.add(.reference(.nsSelectedAttributes, selected))
    lowering.writer.add(.reference(.nsInsertionColor, insertion))
    lowering.writer.add(.reference(.nsLinkAttributes, links))
    lowering.writer.add(.null(.nsDefaultParagraph))
    lowering.writer.add(.null(.nsTextFinder))
    lowering.writer.add(.int(.nsFinderStyle, find == "panel" ? 1 : find == "bar" ? 2 : 0))
    lowering.writer.add(.null(.nsHighlightAttributes))
    lowering.writer.add(.int(.nsWritingToolsFlags, 256))
    lowering.writer.end()
    lowering.writer.add(.reference(.nsSharedData, data))
  }

  /// The color of the insertion point; Xcode 26 takes that of texts for one that nobody chose. Seen: 1 text view.
  private static func insertionColor(_ lowering: inout Lowering) -> ObjectID {
    guard let own = lowering.reader.child(.insertionPointColor),
      lowering.profile < .xcode26
        || lowering.reader.attribute(.name, of: own).map({ lowering.reader.text($0) }) != "textColor"
    else { return AppKitColors.system("textInsertionPointColor", &lowering) }
    return AppKitColors.color(own, &lowering)
  }

  /// White becomes the background of texts, which is dark in the dark. Seen: 3 text views.
  private static func background(_ lowering: inout Lowering) -> ObjectID {
    guard let own = lowering.reader.child(.backgroundColor), lowering.reader.tag(own) != .nil else {
      return AppKitColors.system("textBackgroundColor", &lowering)
    }
    let isWhite =
      lowering.reader.attribute(.white, of: own) != nil && lowering.reader.real(.white, of: own) == 1
      && lowering.reader.real(.alpha, of: own, default: 1) == 1
    // Up to 8.3 white stays white: 5 of 5.
    return isWhite && lowering.profile >= .xcode9
      ? AppKitColors.system("textBackgroundColor", &lowering) : AppKitColors.color(own, &lowering)
  }

  /// Documented: the first bits, by other readers of archives. Seen: 11 text views.
  private static func flags(_ element: Int, _ find: String, _ lowering: inout Lowering) -> Int64 {
    let bits: [(name: WellKnownName, bit: Int64, absent: Bool)] = [
      (.selectable, 0x1, true), (.editable, 0x2, true), (.richText, 0x4, true), (.importsGraphics, 0x8, true),
      (.fieldEditor, 0x10, false), (.usesFontPanel, 0x20, false), (.continuousSpellChecking, 0x80, false),
      (.smartInsertDelete, 0x200, false), (.allowsUndo, 0x400, false), (.drawsBackground, 0x800, true),
    ]
    let isPlain =
      lowering.reader.child(.backgroundColor) == nil && lowering.reader.child(.insertionPointColor) == nil
    // Seen: 1 text view without any color.
    var word: Int64 = isPlain ? 0x100 : hasTextColor(&lowering) ? 0x400_0100 : 0x200_8100
    for entry in bits where lowering.reader.flag(entry.name, of: element) ?? entry.absent { word |= entry.bit }
    return find == "panel" ? word | 0x2000 : word
  }

  private static func selectedAttributes(_ lowering: inout Lowering) -> ObjectID {
    let background = AppKitColors.system("selectedTextBackgroundColor", &lowering)
    let text = AppKitColors.system("selectedTextColor", &lowering)
    return lowering.writer.dictionary(
      [
        (lowering.writer.string(.key(.nsBackgroundColor)), background), (lowering.writer.string(.key(.nsColor)), text),
      ], .dictionary)
  }

  private static func linkAttributes(_ lowering: inout Lowering) -> ObjectID {
    let color = AppKitColors.system("linkColor", &lowering)
    let cursor = AppKitValues.cursor(13, hotSpot: "{8, -8}", &lowering.writer)
    return lowering.writer.dictionary(
      [
        (lowering.writer.string(.key(.nsColor)), color), (lowering.writer.string(.key(.nsCursor)), cursor),
        (lowering.writer.string("NSUnderline"), lowering.writer.number(integer: 1)),
      ], .dictionary)
  }
}

extension AppKitTexts {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitTexts) -> CustomLoweringCode {
    switch lowering {
    case .textContainer: .init { lowerContainer($0, &$2) }
    case .textSharedData: .init { lowerSharedData($0, &$2) }
    case .textViewColor: .init { lowerColor(&$2) }
    case .textMaxSize: .init { lowerMaxSize(&$2) }
    }
  }
}
