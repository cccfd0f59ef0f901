import Foundation
import NibFoundation

/// What AppKit adds to areas that texts are laid out in.
extension NSTextContainer {
  /// The view that shows it; not kept alive.
  public final var textView: NSTextView? {
    get { shownBy as? NSTextView }
    set {
      shownBy = newValue
      if let newValue, newValue.system.container !== self { newValue.textContainer = self }
    }
  }

  /// Its size in points, by an older name.
  public final var containerSize: NSSize {
    get { size }
    set { size = newValue }
  }

  /// Areas that text keeps free of. They are kept, and text is laid out over them.
  public final var exclusionPaths: [NSBezierPath] {
    get { exclusions.compactMap { $0 as? NSBezierPath } }
    set { exclusions = newValue }
  }

  /// Makes one of a size in points.
  public convenience init(containerSize aContainerSize: NSSize) { self.init(size: aContainerSize) }

  /// Makes one without a bound.
  public convenience init(containerSize: NSSize = NSSize(width: 1e7, height: 1e7), textView: NSTextView) {
    self.init(size: containerSize)
    self.textView = textView
  }
}

/// What AppKit adds to layout managers.
extension NSLayoutManager {
  /// The first view; nil for none.
  public final var firstTextView: NSTextView? { textContainers.lazy.compactMap(\.textView).first }
  /// The view that has the beginning of what is selected.
  public final var textViewForBeginningOfSelection: NSTextView? { firstTextView }

  /// Height of a line of a font, in points.
  public final func defaultLineHeight(for theFont: NSFont) -> CGFloat { FontMeasures.lineHeight(theFont.pointSize) }
  /// From the top of a line of a font to what letters stand on, in points.
  public final func defaultBaselineOffset(for theFont: NSFont) -> CGFloat {
    (theFont.pointSize * FontMeasures.ascender).rounded(.up)
  }
}

extension NSFont: MeasuredFont {
  package final var measuredSize: Double { pointSize }
  package final var isMeasuredAsFixedPitch: Bool { isFixedPitch }
  package final var isMeasuredAsBold: Bool { fontDescriptor.symbolicTraits.contains(.bold) }
}

extension NSTextAttachment: MeasuredAttachment {
  package final var measuredSize: CGSize { cellSize }
  package final var measuredRise: CGFloat { bounds.minY }
}

extension NSTextView: TextShowing {
  package final var roomForText: CGSize {
    NSSize(width: frame.width - 2 * textContainerInset.width, height: frame.height - 2 * textContainerInset.height)
  }

  package final var fontOfPlainText: (any MeasuredFont)? { plainFont }
  package final func textNeedsDisplay() { needsDisplay = true }
}
