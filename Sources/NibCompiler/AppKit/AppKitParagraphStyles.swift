import NibBytes
import NibGraph
import NibSchema

/// Styles of paragraphs as archives of AppKit have them.
///
/// Seen: 1 style with its document, 40 without. Documented: how much texts may be tightened, by another writer of
/// archives, whose author compares them with Apple's.
enum AppKitParagraphStyles {
  /// The style of a `<paragraphStyle>`.
  static func style(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let values = UIKitParagraphStyles.paragraphValues(
      element, ParagraphStyleRow.desktop, besides: ["tighteningFactorForTruncation"], &lowering)
    checkTightening(element, &lowering)
    var tabs: ObjectID?
    for child in Array(lowering.reader.children(of: element)) {
      if lowering.reader.tag(child) == .tabStops {
        tabs = tabStops(child, &lowering)
      } else {
        let tag = lowering.reader.document.tag(.init(child))
        lowering.reader.warn(
          .unknownElement, "unknown element <\(tag)> in a paragraph style; element ignored", at: child)
      }
    }
    let object = lowering.writer.reserve(NibClass.paragraphStyle)
    lowering.writer.begin(object)
    lowering.writer.add(tabs.map { .reference(.tabStops, $0) } ?? .null(.tabStops))
    for value in values { lowering.writer.add(value) }
    addTightening(element, &lowering)
    lowering.writer.end()
    return object
  }

  /// Texts that are too long are tightened, unless the style says otherwise. Seen: 2 styles of 8.3 and 10.1, none of 26 up
  /// to Xcode 4.
  private static func addTightening(_ element: Int, _ lowering: inout Lowering) {
    let own = lowering.reader.attribute(.allowsDefaultTighteningForTruncation, of: element)
    if lowering.profile >= .xcode8, own.map({ lowering.reader.isYes($0) }) ?? true {
      lowering.writer.add(.int(.nsAllowsTighteningForTruncation, 1))
    }
    if !AppKitVariants.isKeyed(lowering) {
      lowering.writer.add(.float(AppKitKey.nsTighteningFactorForTruncation.id, 0.05))
    }
  }

  /// Warns of a text that is tightened by another measure than that of all archives.
  private static func checkTightening(_ element: Int, _ lowering: inout Lowering) {
    let factor = lowering.reader.real(.tighteningFactorForTruncation, of: element)
    guard factor != 0, factor.magnitude < .infinity, abs(factor - 0.05) > 1e-6 else { return }
    lowering.reader.warn(
      .noKnownForm, "texts are archived to be tightened by 0.05, and not by \(Decimal.text(factor)): no known form",
      at: element)
  }

  /// The tab stops of a style that lists them. Seen: 15 lists, 312 stops, all of them to the left.
  private static func tabStops(_ list: Int, _ lowering: inout Lowering) -> ObjectID {
    var stops: [ObjectID] = []
    for stop in Array(lowering.reader.children(of: list)) {
      let location = lowering.reader.real(.location, of: stop)
      var values: [KeyedValue] = []
      if let span = lowering.reader.attribute(.alignment, of: stop) {
        let alignment = lowering.reader.raw(of: span, in: .paragraphAlignment)
        if alignment == nil {
          lowering.reader.warn(
            .unknownValue, "unknown alignment '\(lowering.reader.text(span))' of a tab stop; text stands to its right",
            at: stop)
        }
        if let alignment, alignment != 0 { values.append(.int(.nsTextAlignment, alignment)) }
      }
      values.append(.double(.nsLocation, location))
      let object = lowering.writer.reserve(AppKitClass.nsTextTab)
      lowering.writer.begin(object)
      for value in values { lowering.writer.add(value) }
      lowering.writer.end()
      stops.append(object)
    }
    return lowering.writer.array(stops, .array)
  }
}
