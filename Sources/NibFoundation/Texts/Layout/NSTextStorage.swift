import Foundation

/// What of a text was edited. Documented: the bits, by AppKit.
public struct NSTextStorageEditActions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes actions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Attributes.
  public static let editedAttributes = Self(rawValue: 1)
  /// Characters.
  public static let editedCharacters = Self(rawValue: 2)
}

/// What is told of the edits of a text. Stands in for NSTextStorageDelegate.
@MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// The text was edited; the delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The text was edited, and its attributes are set right; the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// A text with its attributes that layout managers, and so text views, show. Stands in for NSTextStorage.
///
/// A subclass that keeps the text itself has four primitives, as in AppKit: `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, of which the last two call `edited(_:range:changeInLength:)`.
open class NSTextStorage: NSMutableAttributedString {
  /// The text is about to be processed after an edit.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// The text was processed after an edit.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// Who is told of edits; not kept alive.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What lays the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What else is told of edits, after layout managers; not kept alive. `NSTextContentStorage` sets it.
  open weak var textStorageObserver: (any NSTextStorageObserving)?
  /// What was edited since the text was processed last.
  open var editedMask: NSTextStorageEditActions = []
  /// What part was edited, as it is now; not found where nothing was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text grew.
  open private(set) var changeInLength = 0
  private final var openEdits = 0

  /// Has a layout manager lay the text out.
  @MainActor public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.takeText(edited: nil, changeInLength: 0)
  }

  /// Has a layout manager lay the text out no more.
  @MainActor public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// Number of UTF-16 units.
  open override var length: Int { (string as NSString).length }

  /// The characters; to change them is to edit this text.
  open override var mutableString: NSMutableString { TextStorageString(self) }

  /// Puts characters in place of others, with the attributes of the first; at the end with those of the last.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  /// Puts attributes in place of all others.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Puts a text in place of characters.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    // A copy, for the text may be a part of this one.
    let new = NSAttributedString(attributedString: attrString)
    replaceCharacters(in: range, with: new.string)
    var at = 0
    while at < new.length {
      var run = NSRange(location: at, length: 0)
      let attributes = new.attributes(at: at, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), at + 1), new.length)
      setAttributes(attributes, range: NSRange(location: range.location + at, length: end - at))
      at = end
    }
    endEditing()
  }

  /// Puts a text in.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  /// Puts a text at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  /// Takes characters away.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  /// Puts a text in place of all.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  /// Adds an attribute.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  /// Adds attributes.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merging(attrs) { $1 } }
  }
  /// Takes an attribute away.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0.filter { $0.key != name } }
  }

  private func change(
    _ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    beginEditing()
    var at = range.location
    let last = min(NSMaxRange(range), length)
    while at < last {
      var run = NSRange(location: at, length: 0)
      let attributes = attributes(at: at, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), at + 1), last)
      setAttributes(body(attributes), range: NSRange(location: at, length: end - at))
      at = end
    }
    endEditing()
  }

  /// Notes an edit; outside of `beginEditing()` the text is processed at once.
  /// - Parameters:
  ///   - editedRange: what was edited, as it was before.
  ///   - delta: by how much the text grew.
  open func edited(_ editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let now = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if self.editedRange.location == NSNotFound {
      self.editedRange = now
    } else {
      let old = self.editedRange
      let end = max(NSMaxRange(old) + (editedRange.location <= NSMaxRange(old) ? delta : 0), NSMaxRange(now))
      let start = min(old.location, now.location)
      self.editedRange = NSRange(location: start, length: max(end - start, 0))
    }
    changeInLength += delta
    if openEdits == 0 { processEditing() }
  }

  /// Begins edits that are processed together.
  open override func beginEditing() { openEdits += 1 }

  /// Ends them; the text is processed.
  open override func endEditing() {
    guard openEdits > 0 else { return }
    openEdits -= 1
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Tells delegate, observers and layout managers of the edits. A text that a delegate or a layout manager follows is
  /// edited on the main actor alone.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    guard delegate != nil || !layoutManagers.isEmpty || textStorageObserver != nil else { return processAlone() }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.process() }
  }

  /// As `process()`, for a text that only observers of notifications follow.
  private func processAlone() {
    // What observers change meanwhile belongs to the same edit.
    openEdits += 1
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    openEdits -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  @MainActor private func process() {
    // What the delegate changes meanwhile belongs to the same edit.
    openEdits += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    openEdits -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
  }

  /// Whether attributes are set right only when somebody asks. Here they always are right.
  open var fixesAttributesLazily: Bool { false }
  /// Sets attributes of a part right; nothing is to be done here.
  open func ensureAttributesAreFixed(in range: NSRange) { fixAttributes(in: range) }
  /// Sets attributes of a part right. An attachment belongs to the character U+FFFC alone.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
}
