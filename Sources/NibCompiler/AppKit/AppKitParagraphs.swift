import NibBytes
import NibGraph
import NibSchema

/// Styles of paragraphs in texts of Xcode 3 and 4, which number directions from -1, archive an alignment that is natural
/// and leave out one to the left. Those of later ones are `AppKitParagraphStyles`.
///
/// Seen: 14 styles of 10 archives, 120 tabulators. Documented: the numbers of alignments, by AppKit.
enum AppKitParagraphs {
  /// Alignments by their numbers, in which macOS differs from iOS.
  static let alignments = ["left", "right", "center", "justified", "natural"]
  /// Directions of writing by their numbers, which begin with -1.
  static let directions = ["natural", "leftToRight", "rightToLeft"]
  /// Ways of breaking lines by their numbers.
  static let lineBreaks = [
    "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
  ]

  /// The NSParagraphStyle of a `<paragraphStyle>`; equal ones of an archive are one object.
  static func style(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let alignment = place(.alignment, alignments, element, &lowering) ?? 4
    let direction = place(.baseWritingDirection, directions, element, &lowering) ?? 0
    let lineBreak = place(.lineBreakMode, lineBreaks, element, &lowering) ?? 0
    let locations = lowering.reader.firstChild(.tabStops, of: element).map { places(of: $0, &lowering) }
    let style = Style(alignment: alignment, direction: direction, lineBreak: lineBreak, tabs: locations)
    if let known = lowering.appKit.paragraphs.find(style) { return known }
    let tabs = locations.map { tabStops($0, &lowering) }
    let object = lowering.writer.reserve(NibClass.paragraphStyle)
    lowering.appKit.paragraphs.add(style, object)
    lowering.writer.begin(object)
    lowering.writer.add(tabs.map { .reference(NibKey.tabStops, $0) } ?? .null(.tabStops))
    if alignment != 0 { lowering.writer.add(.int(NibKey.alignment, alignment)) }
    if lineBreak != 0 { lowering.writer.add(.int(NibKey.lineBreakMode, lineBreak)) }
    if direction != 0 { lowering.writer.add(.int(AppKitKey.nsWritingDirection, direction - 1)) }
    lowering.writer.end()
    return object
  }

  private static func place(
    _ name: WellKnownName, _ words: [String], _ element: Int, _ lowering: inout Lowering
  ) -> Int64? {
    guard let span = lowering.reader.attribute(name, of: element) else { return nil }
    let word = lowering.reader.text(span)
    if let place = words.firstIndex(of: word) { return Int64(place) }
    lowering.reader.warn(.unknownValue, "unknown \(name.rawValue) '\(word)'; attribute ignored", at: element)
    return nil
  }

  /// What a style says; without tabulators it has those that a text has by itself.
  struct Style: Hashable {
    let alignment: Int64
    let direction: Int64
    let lineBreak: Int64
    let tabs: [Double]?
  }

  private static func places(of list: Int, _ lowering: inout Lowering) -> [Double] {
    var found: [Double] = []
    for child in Array(lowering.reader.children(of: list)) {
      found.append(lowering.reader.real(.location, of: child))
    }
    return found
  }

  private static func tabStops(_ locations: [Double], _ lowering: inout Lowering) -> ObjectID {
    var tabs: [ObjectID] = []
    for location in locations {
      tabs.append(lowering.writer.object(AppKitClass.nsTextTab.id, .double(AppKitKey.nsLocation, location)))
    }
    return lowering.writer.array(tabs, .array)
  }
}

extension Raising {
  /// Adds a `<paragraphStyle>` of Xcode 3 or 4.
  mutating func addOldDesktopParagraph(_ object: ObjectID, key: String, to list: Int) {
    let style = RaisedObject(
      object: object, element: list, kind: AppKitElements.customObject, values: values(of: object))
    let element = document.add("paragraphStyle", key: key, to: list)
    for (name, words, number) in [
      ("alignment", AppKitParagraphs.alignments, style.integer(NibKey.alignment) ?? 0),
      ("lineBreakMode", AppKitParagraphs.lineBreaks, style.integer(NibKey.lineBreakMode) ?? 0),
      (
        // An archive of a stranger may have any number.
        "baseWritingDirection", AppKitParagraphs.directions, (style.integer(AppKitKey.nsWritingDirection) ?? -1) &+ 1
      ),
    ] where words.indices.contains(Int(clamping: number)) {
      document.set(name, words[Int(number)], of: element)
    }
    guard let tabs = style.reference(NibKey.tabStops) else { return }
    let stops = document.add("tabStops", to: element)
    for tab in graph.members(tabs) {
      let stop = document.add("textTab", to: stops)
      document.set("alignment", "left", of: stop)
      guard case .double(let location) = graph.value(AppKitKey.nsLocation, of: tab)?.value else { continue }
      document.set("location", Decimal.text(location), of: stop)
    }
  }
}
