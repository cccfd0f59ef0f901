import NibRuntime
import NibSchema
import NibStandIns

/// The scroller of a scroll view. Stands in for NSScroller.
open class NSScroller: NSControl {
  /// How much of the document is seen, 0...1.
  public final var knobProportion = 0.0
  /// Where its arrows are. Documented: without effect since OS X 10.7, by AppKit.
  public final var arrowsPosition = ArrowPosition.scrollerArrowsMaxEnd

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.scrollerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollerTable] }

  private static let scrollerTable = PropertyTable(
    NSScroller.self, kind: AppKitElements.scroller, fresh: { NSScroller() },
    [
      Property("knobProportion", \.knobProportion),
      Property("doubleValue", get: { $0.doubleValue }, set: { $0.doubleValue = $1 }),
      Property("controlSize", \.controlSize),
      Property("arrowsPosition", \.arrowsPosition),
    ])

  /// Shows no text.
  open override var shownTexts: [String] { [] }
}

extension NSScroller {
  /// Where the arrows of a scroller are. Documented: the numbers, by AppKit.
  public enum ArrowPosition: Int, NibChoice {
    /// At the end; at the beginning; nowhere.
    case scrollerArrowsMaxEnd, scrollerArrowsMinEnd, scrollerArrowsNone

    /// As the user wants it, which is at the end.
    public static let scrollerArrowsDefaultSetting = scrollerArrowsMaxEnd
  }
}
