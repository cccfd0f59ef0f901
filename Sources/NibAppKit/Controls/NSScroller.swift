import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The scroller of a scroll view. Stands in for NSScroller.
open class NSScroller: ScrollerParts {
  /// How much of the document is seen, 0...1.
  open var knobProportion: CGFloat = 0 { didSet { needsDisplay = true } }
  /// Where its arrows are. Documented: without effect since OS X 10.7, by AppKit.
  open var arrowsPosition = ArrowPosition.scrollerArrowsMaxEnd

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.scrollerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollerTable] }

  private static let scrollerTable = PropertyTable(
    NSScroller.self, kind: AppKitElements.scroller, fresh: { NSScroller() },
    [
      Property("knobProportion", get: { Double($0.knobProportion) }, set: { $0.knobProportion = CGFloat($1) }),
      Property("doubleValue", get: { $0.doubleValue }, set: { $0.doubleValue = $1 }),
      Property("controlSize", \.controlSize),
      Property("arrowsPosition", \.arrowsPosition),
    ])

  /// Whether scrollers of the class can lie over a document.
  open class var isCompatibleWithOverlayScrollers: Bool { self == NSScroller.self }

  /// Width of a scroller in points.
  open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat {
    switch (scrollerStyle, controlSize) {
    case (.legacy, .small), (.legacy, .mini): 11
    case (.legacy, _): 15
    case (.overlay, .small), (.overlay, .mini): 14
    case (.overlay, _): 16
    }
  }

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
