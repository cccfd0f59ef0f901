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
    // Seen: 51 views whose text may be laid out in parts, which Interface Builder rewrote from documents of Xcode 3 and
    // 4; none of 114 others has the bit.
    let isNonContiguous = lowering.reader.flag(.allowsNonContiguousLayout, of: element) ?? false
    // 12 of 12 views of Xcode 3 and 4 have fewer bits.
    let own: Int64 = lowering.profile < .xcode5 ? 0x6 : 0x66
    lowering.writer.add(.int(.nsLMFlags, isNonContiguous ? own | 0x80 : own))
    lowering.writer.add(.null(.nsDelegate))
    lowering.writer.end()
    let width = lowering.appKitLayout().frame(of: element, &lowering).map { $0[2] } ?? 0
    lowering.writer.begin(container)
    lowering.writer.add(.reference(.nsLayoutManager, manager))
    lowering.writer.add(.null(.nsTextLayoutManager))
    lowering.writer.add(.reference(.nsTextView, lowering.reserved(element)))
    lowering.writer.add(.double(.nsWidth, width))
    if lowering.profile >= .xcode5 { lowering.writer.add(.double(.nsMinWidth, 15)) }
    lowering.writer.add(.int(.nsTCFlags, 1))
    lowering.writer.end()
    lowering.writer.add(.reference(.nsTextContainer, container))
  }

  /// The text. One run has its attributes, several have a list of all and which run has which.
  private static func storage(_ lowering: inout Lowering) -> ObjectID {
    let runs = lowering.reader.child(.textStorage).map { AppKitTextRuns.runs(of: $0, &lowering) }
    let object = lowering.writer.reserve(.nsTextStorage)
    let text = lowering.writer.string(runs?.text ?? .empty, mutable: true)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsString, text))
    if let runs { AppKitTextRuns.add(runs, &lowering) }
    lowering.writer.add(.null(.nsDelegate))
    lowering.writer.end()
    return object
  }

  /// The colour of a text without attributes of its own. Seen: 9 of 11 text views.
  static func lowerColor(_ lowering: inout Lowering) {
    guard lowering.reader.child(.textStorage) == nil, hasTextColor(&lowering) else { return }
    let color = lowering.reader.child(.textColor).map { AppKitColors.color($0, &lowering) }
    lowering.writer.add(.reference(.nsTextViewTextColor, color ?? AppKitColors.system("textColor", &lowering)))
  }

  /// Whether a text has a color: newer documents say it, older ones not always. Seen: 14 text views.
  private static func hasTextColor(_ lowering: inout Lowering) -> Bool {
    lowering.reader.child(.textColor) != nil || lowering.reader.child(.textStorage) != nil
      // Up to Xcode 7 only what is said: 5 of 5 without, of 3 apps.
      || lowering.profile >= .xcode8 && (1..<12_000).contains(lowering.appKit.toolsVersion)
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
    let data = lowering.writer.reserve(.nsTextViewSharedData)
    lowering.writer.begin(data)
    let completes = lowering.reader.flag(.textCompletion, of: element) ?? true
    // Seen: 1 view of a document that says NO, and 20 that say nothing.
    let picks = lowering.reader.flag(.allowsCharacterPickerTouchBarItem, of: element) ?? true
    lowering.writer.add(.bool(.nsAutomaticTextCompletionDisabled, !completes))
    lowering.writer.add(.int(.nsFlags, flags))
    lowering.writer.add(.int(.nsMoreFlags, picks ? 1 : 3))
    lowering.writer.add(.int(.nsTextCheckingTypes, 0))
    lowering.writer.add(.null(.nsMarkedAttributes))
    lowering.writer.add(background.map { .reference(.nsBackgroundColor, $0) } ?? .null(.nsBackgroundColor))
    lowering.writer.add(.reference(.nsSelectedAttributes, selected))
    lowering.writer.add(.reference(.nsInsertionColor, insertion))
    lowering.writer.add(.reference(.nsLinkAttributes, links))
    lowering.writer.add(.null(.nsDefaultParagraphStyle))
    lowering.writer.add(.null(.nsTextFinder))
    lowering.writer.add(.int(.nsPreferredTextFinderStyle, find == "panel" ? 1 : find == "bar" ? 2 : 0))
    lowering.writer.add(.null(.nsTextHighlightAttributes))
    lowering.writer.add(.int(.nsWritingToolsFlags, 256))
    lowering.writer.end()
    lowering.writer.add(.reference(.nsSharedData, data))
  }

  /// The color of the insertion point; in storyboards that of texts is one that nobody chose. Seen: 1 text view; 6 of 6 in
  /// XIBs keep it.
  private static func insertionColor(_ lowering: inout Lowering) -> ObjectID {
    guard let own = lowering.reader.child(.insertionPointColor),
      lowering.reader.document.kind != .storyboard
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
  private static let bits: [(name: WellKnownName, bit: Int64, absent: Bool)] = [
    (.selectable, 0x1, true), (.editable, 0x2, true), (.richText, 0x4, true), (.importsGraphics, 0x8, true),
    (.fieldEditor, 0x10, false), (.usesFontPanel, 0x20, false), (.continuousSpellChecking, 0x80, false),
    (.smartInsertDelete, 0x200, false), (.allowsUndo, 0x400, false), (.drawsBackground, 0x100, true),
    // 12 of 12 views of Xcode 3 and 4 and 9 of 9 of later ones that say it; 0 of 28 others.
    (.usesRuler, 0x40, false),
  ]

  /// The bits by the names of attributes, with what a document without these means.
  static var flagNames: [(name: String, bit: Int64, absent: Bool)] {
    bits.map { ($0.name.rawValue, $0.bit, $0.absent) } + checks.map { ($0.name.rawValue, $0.bit, false) }
  }

  private static func flags(_ element: Int, _ find: String, _ lowering: inout Lowering) -> Int64 {
    // Set in all of 165 views that Interface Builder rewrote from documents of Xcode 3 and 4, by whatever they say.
    var word: Int64 = 0x800
    for entry in bits where lowering.reader.flag(entry.name, of: element) ?? entry.absent { word |= entry.bit }
    for entry in checks where lowering.reader.flag(entry.name, of: element) ?? false { word |= entry.bit }
    // The view of a storyboard has its user's settings: 4 of 4, 2 of which say that spelling is corrected.
    if lowering.reader.document.kind == .storyboard { word = (word & ~0x400_0000) | 0x200_8000 }
    // The words have 32 bits and a sign.
    return Int64(Int32(truncatingIfNeeded: find == "panel" ? word | 0x2000 : word))
  }

  /// What a text view checks, replaces and finds; none is on where the document says nothing.
  ///
  /// - Seen: spelling 16 of 16; links 31, grammar 4, backgrounds 8 of 8, and quotes with dashes 3, in pairs and in
  ///   documents that Interface Builder rewrote.
  /// - Documented: replacement, data, searching, the inspector bar and the editing of images, and which of quotes and
  ///   dashes is which, by another implementation of AppKit that reads such archives.
  private static let checks: [(name: WellKnownName, bit: Int64)] = [
    (.spellingCorrection, 0x400_0000), (.linkDetection, 0x4_0000), (.grammarChecking, 0x8000),
    (.allowsDocumentBackgroundColorChange, 0x4000), (.quoteSubstitution, 0x2_0000), (.dashSubstitution, 0x100_0000),
    (.textReplacement, 0x200_0000), (.dataDetection, 0xC0_0000), (.incrementalSearchingEnabled, 0x4000_0000),
    (.usesInspectorBar, 0x8000_0000), (.allowsImageEditing, 0x1_0000),
  ]

  private static func selectedAttributes(_ lowering: inout Lowering) -> ObjectID {
    let background = AppKitColors.system("selectedTextBackgroundColor", &lowering)
    let text = AppKitColors.system("selectedTextColor", &lowering)
    return attributes([(.key(.nsBackgroundColor), background), (.key(.nsColor), text)], &lowering)
  }

  /// A dictionary of attributes, whose keys the first systems order by their hashes.
  private static func attributes(_ pairs: [(key: String, value: ObjectID)], _ lowering: inout Lowering) -> ObjectID {
    var order = Array(pairs.indices)
    if let hashing = DictionaryOrder.Hashing(in: lowering.profile, &lowering) {
      order = DictionaryOrder.preset(pairs.map(\.key), hashing)
    }
    var entries: [(key: ObjectID, value: ObjectID)] = []
    for place in order { entries.append((lowering.writer.string(pairs[place].key), pairs[place].value)) }
    return lowering.writer.dictionary(entries, .dictionary)
  }

  private static func linkAttributes(_ lowering: inout Lowering) -> ObjectID {
    // 12 of 12 views of Xcode 3 and 4: blue, no color of the system.
    let color =
      lowering.profile < .xcode5 ? AppKitColors.blue(&lowering) : AppKitColors.system("linkColor", &lowering)
    // 5 of 6 text views of Xcode 3 and 4 that find by a panel have no cursor above links, 6 of 6 others have one.
    let isBare = lowering.profile < .xcode5 && lowering.reader.attribute(.findStyle) != nil
    let pointer = isBare ? nil : AppKitValues.cursor(13, hotSpot: "{8, -8}", &lowering.writer)
    let line = lowering.writer.number(integer: 1)
    return attributes(
      [(.key(.nsColor), color)] + (pointer.map { [(.key(.nsCursor), $0)] } ?? []) + [("NSUnderline", line)], &lowering)
  }
}

extension AppKitTexts {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitTexts) -> CustomLoweringCode {
    switch lowering {
    case .textContainer: .init(lower: { lowerContainer($0, &$2) }, raise: { $0.raiseTextContainer($1) })
    case .textSharedData: .init(lower: { lowerSharedData($0, &$2) }, raise: { $0.raiseSharedData($1) })
    case .textViewColor: .init(lower: { lowerColor(&$2) }, raise: { $0.raiseTextColor($1) })
    case .textMaxSize: .init(.computed) { lowerMaxSize(&$2) }
    }
  }
}
