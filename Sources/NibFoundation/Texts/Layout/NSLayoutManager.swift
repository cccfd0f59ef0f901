import Foundation

/// Lays out the text of a storage in containers. Stands in for NSLayoutManager.
///
/// Each UTF-16 unit counts as a glyph. Lines break by widths that are near those of the system's fonts; no letter is drawn.
/// All text is laid out in the first container, others are empty.
@MainActor
open class NSLayoutManager: LayoutManagerDrawing {
  /// The text; not kept alive by the layout manager.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage = newValue
      invalidate()
    }
  }
  private final weak var storage: NSTextStorage?
  /// The areas that it lays out in.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Who is told of layout; not kept alive.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether text is laid out while nothing else is done.
  open var backgroundLayoutEnabled = true
  /// Whether what fonts leave between lines counts.
  open var usesFontLeading = true
  /// Whether words are broken with hyphens where paragraphs do not say it; they are not here.
  open var usesDefaultHyphenation = false
  /// Whether spaces and line breaks are seen.
  open var showsInvisibleCharacters = false
  /// Whether control characters are seen.
  open var showsControlCharacters = false
  /// Whether parts may be laid out alone.
  open var allowsNonContiguousLayout = false
  /// Whether there are parts that are not laid out between parts that are.
  open var hasNonContiguousLayout: Bool { false }
  /// Whether only the beginning of a suspicious text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  private final var laidOut = LaidOutText()
  final let temporary = TemporaryAttributes()

  /// Makes one without a text.
  public override init() { super.init() }

  /// Adds an area at the end.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Adds an area.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard container.layoutManager !== self else { return }
    if let old = container.layoutManager, let place = old.textContainers.firstIndex(where: { $0 === container }) {
      old.removeTextContainer(at: place)
    }
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidate()
    takeText(edited: nil, changeInLength: 0)
  }

  /// Takes an area away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// An area has another size: the text is laid out anew when somebody asks.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  /// An area has another view.
  open func textContainerChangedTextView(_ container: NSTextContainer) {}

  /// Lays out another text in the areas.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    textStorage?.removeLayoutManager(self)
    newTextStorage.addLayoutManager(self)
  }

  /// The text was edited: text views show it, and it is laid out anew when somebody asks.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    if editMask.contains(.editedCharacters) { temporary.shift(newCharRange, delta, length: textStorage.length) }
    takeText(edited: newCharRange, changeInLength: delta)
  }

  /// Has the views show the text as it is.
  package final func takeText(edited range: NSRange?, changeInLength delta: Int) {
    guard let storage else { return }
    for view in textContainers.compactMap(\.shownBy) {
      view.takeText(of: storage, edited: range, changeInLength: delta)
    }
  }

  private func invalidate() {
    guard laidOut.forget() else { return }
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The text in lines; laid out now where that is due.
  package final var lines: TextLines {
    let container = textContainers.first
    let (lines, isNew) = laidOut.lines(of: storage ?? NSAttributedString(string: ""), in: container)
    if isNew { delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true) }
    return lines
  }

  /// Forgets the layout of a part; all is laid out anew when somebody asks.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
  {
    invalidate()
    actualCharacterRange?.pointee = charRange
  }
  /// Forgets the glyphs of a part, likewise.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
  /// Marks the views to be drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for view in textContainers.compactMap(\.shownBy) { view.textNeedsDisplay() }
  }
  /// Marks the views to be drawn again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  /// Draws what is behind letters: nothing is drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: NSPoint) {}
  /// Draws letters: nothing is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: NSPoint) {}
}

/// What is told of layout. Stands in for NSLayoutManagerDelegate.
@MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
  /// The layout is not right any more.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// The text is laid out in an area.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// An area has another size.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: NSSize)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: NSSize
  ) {}
}
