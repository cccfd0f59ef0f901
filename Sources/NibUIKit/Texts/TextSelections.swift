import NibRuntime
import NibStandIns

/// A place in a text. Stands in for UITextPosition.
open class UITextPosition {
  /// Where it is, in UTF-16 units from the beginning.
  final let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text. Stands in for UITextRange.
open class UITextRange {
  /// Where it begins.
  public final let start: UITextPosition
  /// Where it ends.
  public final let end: UITextPosition

  init(_ start: Int, _ end: Int) {
    self.start = UITextPosition(start)
    self.end = UITextPosition(end)
  }

  /// Whether nothing is in it.
  public final var isEmpty: Bool { start.offset == end.offset }
}

/// Text that can be selected: fields and text views. Stands for as much of UITextInput as they need.
@MainActor
public protocol UITextInput: UITextInputTraits {
  /// The characters; counted in UTF-16 units where ranges speak of them.
  var characters: String? { get set }
  /// What code selected; nil for nothing. It may lie beyond the end of the text.
  var selection: NSRange? { get set }
}

extension UITextInput {
  private var length: Int { (characters ?? "").utf16.count }

  /// The part that is selected: what code said, within the text; else the place at its end. Typing goes to the end
  /// whatever is selected.
  public var selectedTextRange: UITextRange? {
    get {
      let range = boundedSelection
      return UITextRange(range.location, range.location + range.length)
    }
    set {
      selection = newValue.map { NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset) }
    }
  }

  /// The selection within the text.
  var boundedSelection: NSRange {
    let length = length
    guard let selection else { return NSRange(location: length, length: 0) }
    let start = min(max(selection.location, 0), length)
    return NSRange(location: start, length: min(max(selection.length, 0), length - start))
  }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The place that lies a number of UTF-16 units from another one; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    guard !isBeyond, (0...length).contains(place) else { return nil }
    return UITextPosition(place)
  }

  /// How many UTF-16 units lie between two places; negative if the second one is the earlier.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// The part between two places, in either order.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset), max(from.offset, to.offset))
  }

  /// The characters of a part; what lies beyond the text does not count.
  public func text(in range: UITextRange) -> String? {
    let units = Array((characters ?? "").utf16)
    let start = min(range.start.offset, units.count)
    return String(decoding: units[start..<max(start, min(range.end.offset, units.count))], as: UTF16.self)
  }

  /// Selects all text, as the menu of a user's does.
  public func selectAll(_ sender: Any?) {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }

  /// Puts characters in the place of a part, as code does: nobody is asked and nobody hears.
  public func replace(_ range: UITextRange, withText string: String) {
    let place = NSRange(location: range.start.offset, length: range.end.offset - range.start.offset)
    characters = TextEdit.replace(place, of: characters ?? "", with: string)
  }
}

/// Text that keys change. Stands for UIKeyInput.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts characters in the place of what is selected.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before it.
  func deleteBackward()
}

extension UITextInput {
  /// Whether there is any text.
  public var hasText: Bool { !(characters ?? "").isEmpty }

  /// Puts characters in the place of what is selected.
  /// - Returns: whether there were any characters to put or to replace.
  func insertAtSelection(_ text: String) -> Bool {
    let range = boundedSelection
    guard !text.isEmpty || range.length > 0 else { return false }
    characters = TextEdit.replace(range, of: characters ?? "", with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    return true
  }

  /// Deletes what is selected, or the character before it.
  func deleteAtSelection() -> Bool {
    var range = boundedSelection
    if range.length == 0, range.location > 0 {
      let before = String(decoding: Array((characters ?? "").utf16.prefix(range.location)), as: UTF16.self)
      let length = before.last.map { String($0).utf16.count } ?? 0
      range = NSRange(location: range.location - length, length: length)
    }
    guard range.length > 0 else { return false }
    selection = range
    return insertAtSelection("")
  }
}

extension UITextView {
  /// The part that is selected, in UTF-16 units: as `selectedTextRange`.
  public var selectedRange: NSRange {
    get { boundedSelection }
    set { selection = newValue }
  }

  /// Does nothing: the view's content is not as large as its text.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

import Foundation

extension UITextInput {
  /// Where a place stands against another one.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

extension UITextField {
  /// The attributes of the whole text; font and color are the field's.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherTextAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
      otherTextAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
    }
  }
}

extension TextAttribute {
  /// A dictionary of attributes, as bars keep those of their titles; nil for what is no dictionary.
  static func attributes(of archived: NibValue) -> [NSAttributedString.Key: Any]? {
    guard case .dictionary(let pairs) = archived else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for pair in pairs {
      guard let name = String(nibValue: pair.key) else { continue }
      attributes[NSAttributedString.Key(rawValue: name)] = value(of: pair.value)
    }
    return attributes
  }

  /// Attributes as archives hold them, ordered by their names.
  static func archivedAttributes(_ attributes: [NSAttributedString.Key: Any]?) -> NibValue {
    guard let attributes else { return .null }
    return .dictionary(
      attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        NibPair(key: .string($0.key.rawValue), value: archived($0.value))
      })
  }
}

extension UINavigationBar {
  /// Attributes of the title; nil for the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { TextAttribute.attributes(of: archivedTitleAttributes) }
    set { archivedTitleAttributes = TextAttribute.archivedAttributes(newValue) }
  }

  /// Attributes of large titles; nil for the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { TextAttribute.attributes(of: archivedLargeTitleAttributes) }
    set { archivedLargeTitleAttributes = TextAttribute.archivedAttributes(newValue) }
  }
}
