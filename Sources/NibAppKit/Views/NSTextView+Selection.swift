import Foundation
import NibFoundation

extension NSTextView {
  /// Selects parts, of which there is one at least.
  final func select(_ ranges: [NSRange]) {
    let old = selections
    var new = ranges.map { clipped($0) }
    if let delegate = textDelegate {
      let asked = delegate.textView(
        self, willChangeSelectionFromCharacterRanges: old.map { NSValue(range: clipped($0)) },
        toCharacterRanges: new.map { NSValue(range: $0) })
      if !asked.isEmpty { new = asked.map { clipped($0.rangeValue) } }
    }
    selections = new
    (anchor, goalX) = (nil, nil)
    guard selections != old else { return }
    system.typing = nil
    if !system.isTyping { system.run = nil }
    tellSelection(after: old)
  }

  /// Tells the delegate that other parts are selected than before.
  final func tellSelection(after old: [NSRange]) {
    let notification = Notification(
      name: Self.didChangeSelectionNotification, object: self,
      userInfo: ["NSOldSelectedCharacterRange": NSValue(range: old.first ?? NSRange())])
    textDelegate?.textViewDidChangeSelection(notification)
    NotificationCenter.default.post(notification)
  }

  final var standardSelectedRanges: [NSValue] {
    get { selections.map { NSValue(range: clipped($0)) } }
    set { setSelectedRanges(newValue, affinity: .downstream, stillSelecting: false) }
  }

  final func standardSetSelectedRange(
    _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) {
    setSelectedRanges([NSValue(range: charRange)], affinity: affinity, stillSelecting: stillSelectingFlag)
  }

  /// On which line the insertion point is where two meet.
  public final var selectionAffinity: NSSelectionAffinity { system.affinity }
  /// By what a selection grows.
  public final var selectionGranularity: NSSelectionGranularity {
    get { system.granularity }
    set { system.granularity = newValue }
  }

  /// The menu that the delegate makes of one, or of the usual one: to cut, copy and paste.
  final func askedMenu(_ own: NSMenu?, _ event: NSEvent) -> NSMenu? {
    let menu = own ?? Swift.type(of: self).defaultMenu ?? usualMenu
    let place = characterIndexForInsertion(at: convert(event.locationInWindow, from: nil))
    return textDelegate.map { $0.textView(self, menu: menu, for: event, at: place) } ?? menu
  }

  /// What a pointer that rests on a character is told: what the text says there, as the delegate changes it.
  final func toolTip(ofCharacterAt point: NSPoint) -> String? {
    let place = min(characterIndexForInsertion(at: point), max(0, string.utf16.count - 1))
    guard !string.isEmpty, let tip = textStorage?.attribute(.toolTip, at: place, effectiveRange: nil) else {
      return nil
    }
    let words = "\(tip)"
    guard let textDelegate else { return words }
    return textDelegate.textView(self, willDisplayToolTip: words, forCharacterAt: place)
  }

  private var usualMenu: NSMenu {
    let menu = NSMenu()
    for (title, action) in [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")] {
      menu.addItem(withTitle: title, action: Selector(action), keyEquivalent: "").target = self
    }
    return menu
  }

  final func standardCharacterIndexForInsertion(at point: NSPoint) -> Int {
    guard let manager = ownLayoutManager, let container = textContainer else { return 0 }
    let inside = NSPoint(x: point.x - textContainerOrigin.x, y: point.y - textContainerOrigin.y)
    var fraction: CGFloat = 0
    let index = manager.characterIndex(for: inside, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return min(fraction > 0.5 ? index + 1 : index, string.utf16.count)
  }

  /// Where the insertion point is, in the view.
  final var insertionRect: NSRect {
    guard let manager = ownLayoutManager, let container = textContainer else { return .zero }
    let place = NSRange(location: selectedRange().location, length: 0)
    let rect = manager.boundingRect(forGlyphRange: place, in: container)
    return NSRect(
      x: rect.minX + textContainerOrigin.x, y: rect.minY + textContainerOrigin.y, width: 1, height: rect.height)
  }

  /// The least rectangle around characters on the screen, or in the window of a view that is on none.
  final func standardFirstRect(
    forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRect {
    guard let manager = ownLayoutManager, let container = textContainer else { return .zero }
    actualRange?.pointee = clipped(range)
    var rect = manager.boundingRect(forGlyphRange: clipped(range), in: container)
    rect.origin.x += textContainerOrigin.x
    rect.origin.y += textContainerOrigin.y
    rect = convert(rect, to: nil)
    rect.origin.x += window?.frame.minX ?? 0
    rect.origin.y += window?.frame.minY ?? 0
    return rect
  }

  final func fitSize() {
    guard let manager = ownLayoutManager, let container = textContainer else { return }
    let used = manager.usedRect(for: container)
    var size = frame.size
    func fit(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      min(max(length, least), most > 0 ? max(most, least) : .greatestFiniteMagnitude)
    }
    if isHorizontallyResizable {
      size.width = fit(used.maxX + 2 * textContainerInset.width, minSize.width, maxSize.width)
    }
    if isVerticallyResizable {
      size.height = fit(used.maxY + 2 * textContainerInset.height, minSize.height, maxSize.height)
    }
    setFrameSize(size)
  }

  /// Another part is selected.
  public static let didChangeSelectionNotification = Notification.Name("NSTextViewDidChangeSelectionNotification")
  /// What is typed next has other attributes.
  public static let didChangeTypingAttributesNotification = Notification.Name(
    "NSTextViewDidChangeTypingAttributesNotification")
}

/// Text that an input method has not settled yet.
extension NSTextView {
  final func standardSetMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
    let text = (string as? NSAttributedString)?.string ?? string as? String ?? "\(string)"
    let range = clipped(
      replacementRange.location != NSNotFound
        ? replacementRange : hasMarkedText() ? system.marked : self.selectedRange())
    guard type(string, in: range), !text.isEmpty else { return }
    let count = text.utf16.count
    system.marked = NSRange(location: range.location, length: count)
    let start = min(max(selectedRange.location, 0), count)
    setSelectedRange(
      NSRange(location: range.location + start, length: min(max(selectedRange.length, 0), count - start)))
  }

  final func standardUnmarkText() { system.marked = NSRange(location: NSNotFound, length: 0) }
  final func standardHasMarkedText() -> Bool { system.marked.location != NSNotFound }
  final func standardMarkedRange() -> NSRange { system.marked }
  /// A part of the text; nil for a part that is not there.
  final func standardSubstring(
    forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSAttributedString? {
    let part = clipped(range)
    actualRange?.pointee = part
    return part.length > 0 || range.length == 0 ? attributedString().attributedSubstring(from: part) : nil
  }
}
