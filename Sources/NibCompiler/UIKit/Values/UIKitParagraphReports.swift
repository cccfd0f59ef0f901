import NibBytes
import NibDocument
import NibSchema

// What is told of paragraph styles.

extension UIKitParagraphStyles {
  /// Warns of tab stops and of the interval behind them, of which no archive has any.
  ///
  /// Seen: 11 archives of 1 document with an interval and a stop, by as many Xcodes, and neither in any.
  static func reportTabs(of element: Int, _ lowering: inout Lowering) {
    if let stops = lowering.reader.firstChild(.tabStops, of: element), lowering.reader.firstChild(of: stops) >= 0 {
      lowering.reader.warn(
        .ignoredValue,
        "the tab stops of a paragraph are not archived for UIKit; set `tabStops` in code: "
          + lowering.reader.excerpt(of: stops), at: stops)
    }
    if let span = lowering.reader.attribute(.defaultTabInterval, of: element),
      Decimal.real(lowering.reader.document.bytes, span) != 0
    {
      lowering.reader.warn(
        .ignoredValue,
        "the tab interval '\(lowering.reader.text(span))' of a paragraph is not archived for UIKit; set "
          + "`defaultTabInterval` in code", at: element)
    }
  }

  /// Warns of what no paragraph style is archived with; of tab stops Interface Builder's compiler archives none.
  static func reportChildren(of element: Int, _ lowering: inout Lowering) {
    for child in Array(lowering.reader.children(of: element)) where lowering.reader.tag(child) != .tabStops {
      let tag = lowering.reader.document.tag(.init(child))
      lowering.reader.warn(.unknownElement, "unknown element <\(tag)> in a paragraph style; element ignored", at: child)
    }
  }
}
