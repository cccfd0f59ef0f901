import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What assistive technology asks of texts, tables and places, for subclasses to override; a base of `AccessibleActor`.
open class AccessibleText: AccessibleParts {
  private final var text: NSString { (accessibilityValue() as? String ?? "") as NSString }
  private final func inside(_ range: NSRange) -> NSRange {
    NSIntersectionRange(range, NSRange(location: 0, length: text.length))
  }

  /// A part of the text.
  open func accessibilityString(for range: NSRange) -> String? { text.substring(with: inside(range)) }
  /// A part of the text with its attributes: those of a text view.
  open func accessibilityAttributedString(for range: NSRange) -> NSAttributedString? {
    (self as? NSTextView)?.textStorage?.attributedSubstring(from: inside(range))
      ?? NSAttributedString(string: text.substring(with: inside(range)))
  }
  /// A part of the text as a document of RTF; nil where it cannot be written.
  open func accessibilityRTF(for range: NSRange) -> Data? {
    accessibilityAttributedString(for: range)?.rtf(
      from: NSRange(location: 0, length: inside(range).length), documentAttributes: [:])
  }
  /// The characters of a line, counted from 0, as paragraphs part them; lines that a view breaks are not known.
  open func accessibilityRange(forLine line: Int) -> NSRange {
    var start = 0
    for _ in 0..<max(0, line) {
      guard start < text.length else { return NSRange(location: NSNotFound, length: 0) }
      start = NSMaxRange(text.lineRange(for: NSRange(location: start, length: 0)))
    }
    return start > text.length
      ? NSRange(location: NSNotFound, length: 0)
      : text.lineRange(for: NSRange(location: start, length: 0))
  }
  /// The character at a point of the screen; none where the place of characters is not known.
  open func accessibilityRange(for point: NSPoint) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// The characters that are one with a character, as an accent and its letter.
  open func accessibilityRange(for index: Int) -> NSRange {
    (0..<text.length).contains(index)
      ? text.rangeOfComposedCharacterSequence(at: index) : NSRange(location: NSNotFound, length: 0)
  }
  /// Where a part of the text is on the screen: where the object is.
  open func accessibilityFrame(for range: NSRange) -> NSRect { inside(range).length > 0 ? accessibilityFrame() : .zero }
  /// The characters around one that have its attributes.
  open func accessibilityStyleRange(for index: Int) -> NSRange {
    var range = NSRange(location: NSNotFound, length: 0)
    guard (0..<text.length).contains(index) else { return range }
    guard let storage = (self as? NSTextView)?.textStorage else { return NSRange(location: 0, length: text.length) }
    _ = storage.attributes(at: index, effectiveRange: &range)
    return range
  }
  /// The line of a character, counted from 0, as paragraphs part them.
  open func accessibilityLine(for index: Int) -> Int {
    let before = inside(NSRange(location: 0, length: max(0, index)))
    return text.substring(with: before).filter(\.isNewline).count
  }
  /// The cell of a column and a row; nil for none.
  open func accessibilityCell(forColumn column: Int, row: Int) -> Any? {
    guard let table = self as? NSTableView, (0..<table.numberOfColumns).contains(column),
      (0..<table.numberOfRows).contains(row)
    else { return nil }
    return table.view(atColumn: column, row: row, makeIfNecessary: true)
  }

  /// Where a point of the screen is in what lies in a layout.
  open func accessibilityLayoutPoint(forScreenPoint point: NSPoint) -> NSPoint {
    let frame = accessibilityFrame()
    return NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
  /// A size of the screen in what lies in a layout: the same.
  open func accessibilityLayoutSize(forScreenSize size: NSSize) -> NSSize { size }
  /// Where a point of what lies in a layout is on the screen.
  open func accessibilityScreenPoint(forLayoutPoint point: NSPoint) -> NSPoint {
    let frame = accessibilityFrame()
    return NSPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }
  /// A size of what lies in a layout on the screen: the same.
  open func accessibilityScreenSize(forLayoutSize size: NSSize) -> NSSize { size }

  /// Whether assistive technology may call a method of the object now. All, unless a subclass overrides it.
  open func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool { true }
  /// Whether it is told when the object is gone. Objects here post nothing by themselves.
  open var accessibilityNotifiesWhenDestroyed: Bool { false }
  /// Lists of places to move through.
  open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] {
    told("accessibilityCustomRotors") as? [NSAccessibilityCustomRotor] ?? []
  }
  /// Sets what `accessibilityValue` tells; a class changes what it shows.
  open func setAccessibilityValue(_ accessibilityValue: Any?) { tell("accessibilityValue", accessibilityValue) }
  /// Sets what `isAccessibilityFocused` tells; a class takes the keys.
  open func setAccessibilityFocused(_ accessibilityFocused: Bool) {
    tell("isAccessibilityFocused", accessibilityFocused)
  }
  /// Sets what `isAccessibilitySelected` tells; a class selects itself.
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    tell("isAccessibilitySelected", accessibilitySelected)
  }
  /// Sets what `isAccessibilityExpanded` tells; a class shows what it holds.
  open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
    tell("isAccessibilityExpanded", accessibilityExpanded)
  }
  /// Sets what `isAccessibilityDisclosed` tells; a class shows rows below.
  open func setAccessibilityDisclosed(_ accessibilityDisclosed: Bool) {
    tell("isAccessibilityDisclosed", accessibilityDisclosed)
  }
  /// Sets what `accessibilitySelectedTextRange` tells; a class selects the text.
  open func setAccessibilitySelectedTextRange(_ accessibilitySelectedTextRange: NSRange) {
    tell("accessibilitySelectedTextRange", accessibilitySelectedTextRange)
  }
  /// Sets what `accessibilitySelectedText` tells; a class puts the text in.
  open func setAccessibilitySelectedText(_ accessibilitySelectedText: String?) {
    tell("accessibilitySelectedText", accessibilitySelectedText)
  }
}

/// Units of rulers and layouts. Documented: the numbers, by AppKit.
public enum NSAccessibilityUnits: Int, Sendable {
  /// Not known; as named.
  case unknown, inches, centimeters, points, picas
}

/// Markers of rulers. Documented: the numbers, by AppKit.
public enum NSAccessibilityRulerMarkerType: Int, Sendable {
  /// Not known; as named.
  case unknown, tabStopLeft, tabStopRight, tabStopCenter, tabStopDecimal, indentHead, indentTail, indentFirstLine
}
