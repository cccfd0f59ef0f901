import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few cells are told.
private struct CellExtras: RareState {
  var wantedType: NSCell.CellType?
  var tint = NSControlTint.defaultControlTint
  var direction = NSWritingDirection.natural
  var layout = NSUserInterfaceLayoutDirection.leftToRight
  var menu: NSMenu?
  var importsGraphics = false
  var showsFirstResponder = false
  var mnemonic = NSNotFound
}

/// What cells have, for subclasses to override; a base of `NSCell`.
open class CellMembers: CellHooks {
  private final var own: NSCell { (self as? NSCell) ?? NSCell() }

  /// Who is sent the action; nil for the first that takes it along the responder chain. Not kept alive.
  open var target: AnyObject? {
    get { own.boundTarget }
    set { own.boundTarget = newValue }
  }
  /// What the target is sent; nil for nothing.
  open var action: Selector? {
    get { own.boundAction }
    set { own.boundAction = newValue }
  }

  /// What the cell shows. Set, a cell of another content is emptied: a text is empty then, and an image is none.
  open var type: NSCell.CellType {
    get {
      let content = own.contentValue
      if content.isNull {
        return rareStates.isEmpty ? .nullCellType : self[rare: CellExtras.self].wantedType ?? .nullCellType
      }
      return NSImage(nibValue: content) == nil ? .textCellType : .imageCellType
    }
    set {
      guard newValue != type else { return }
      self[rare: CellExtras.self].wantedType = newValue
      own.contentValue = newValue == .textCellType ? .string("") : .null
    }
  }

  /// The image that the cell shows; nil for a cell of a text, and for none.
  open var image: NSImage? {
    get { NSImage(nibValue: own.contentValue) }
    set { own.contentValue = newValue?.nibValue ?? .null }
  }

  /// The menu that a click with the secondary button opens.
  open var menu: NSMenu? {
    get { rareStates.isEmpty ? nil : self[rare: CellExtras.self].menu }
    set { self[rare: CellExtras.self].menu = newValue }
  }

  /// The tint, which is kept.
  open var controlTint: NSControlTint {
    get { self[rare: CellExtras.self].tint }
    set { self[rare: CellExtras.self].tint = newValue }
  }

  /// The key that clicks the cell; none but for buttons.
  open var keyEquivalent: String { "" }

  /// The direction that text is written in.
  open var baseWritingDirection: NSWritingDirection {
    get { self[rare: CellExtras.self].direction }
    set { self[rare: CellExtras.self].direction = newValue }
  }

  /// The direction in which the cell is laid out.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { self[rare: CellExtras.self].layout }
    set { self[rare: CellExtras.self].layout = newValue }
  }

  /// Whether images can be pasted into its text; text with images can have any attributes then.
  open var importsGraphics: Bool {
    get { self[rare: CellExtras.self].importsGraphics }
    set {
      self[rare: CellExtras.self].importsGraphics = newValue
      if newValue { own.allowsEditingTextAttributes = true }
    }
  }

  /// Whether it is drawn as having the keys.
  open var showsFirstResponder: Bool {
    get { self[rare: CellExtras.self].showsFirstResponder }
    set { self[rare: CellExtras.self].showsFirstResponder = newValue }
  }

  /// Whether it takes the keys: one that reacts and does not refuse them.
  open override var acceptsFirstResponder: Bool { own.isEnabled && !own.refusesFirstResponder }

  /// The events that have the pointer down in the cell at this moment: none between clicks.
  open var mouseDownFlags: Int {
    own.isHighlighted ? Int(NSApplication.shared.currentEvent?.modifierFlags.rawValue ?? 0) : 0
  }

  /// The content as a whole number of 32 bits; larger ones are cut to the nearest.
  open var intValue: Int32 {
    get { Int32(clamping: own.integerValue) }
    set { own.integerValue = Int(newValue) }
  }

  /// The content as a number of single precision.
  open var floatValue: Float {
    get { Float(own.doubleValue) }
    set { own.doubleValue = Double(newValue) }
  }

  /// Whether the content is one that the formatter can show.
  open var hasValidObjectValue: Bool {
    guard let content = own.objectValue else { return false }
    return (own.formatter as? Formatter).map { $0.string(for: content) != nil } ?? true
  }

  /// Compares the texts of two cells.
  open func compare(_ otherCell: Any) -> ComparisonResult {
    own.stringValue.compare((otherCell as? NSCell)?.stringValue ?? "")
  }

  /// Takes the value of a control or another cell.
  open func takeStringValueFrom(_ sender: Any?) {
    if let text = (sender as? NSControl)?.stringValue ?? (sender as? NSCell)?.stringValue { own.stringValue = text }
  }
  /// Takes the value of a control or another cell as a number.
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let number = (sender as? NSControl)?.doubleValue ?? (sender as? NSCell)?.doubleValue { own.doubleValue = number }
  }
  /// Takes the value of a control or another cell as a number.
  open func takeFloatValueFrom(_ sender: Any?) { takeDoubleValueFrom(sender) }
  /// Takes the value of a control or another cell as a whole number.
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let number = (sender as? NSControl)?.integerValue ?? (sender as? NSCell)?.integerValue {
      own.integerValue = number
    }
  }
  /// Takes the value of a control or another cell as a whole number.
  open func takeIntValueFrom(_ sender: Any?) { takeIntegerValueFrom(sender) }
  /// Takes the value of a control or another cell, whatever it is.
  open func takeObjectValueFrom(_ sender: Any?) {
    if let value = (sender as? NSControl)?.contentValue ?? (sender as? NSCell)?.contentValue {
      own.contentValue = value
    }
  }

  /// Sets at which events of a user the action is sent. A click sends it where the button of the pointer that goes down,
  /// moves or goes up is among them; `performClick(_:)` and keys send it anyway.
  /// - Returns: the bits of the events before: those of `leftMouseUp` at first.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { own.standardSendAction(on: mask) }

  /// Follows the main button that an event has pressed: it comes up where it went down, for nothing here waits for
  /// events.
  /// - Returns: whether that is in the cell, or does not matter.
  open func trackMouse(with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool)
    -> Bool
  {
    let place = controlView.convert(event.locationInWindow, from: nil)
    guard startTracking(at: place, in: controlView) else { return false }
    if continueTracking(last: place, current: place, in: controlView) {
      stopTracking(last: place, current: place, in: controlView, mouseIsUp: true)
    }
    return flag || cellFrame.holds(place)
  }

  /// Gives how long a cell that is held waits before its first action, and between two, in seconds.
  open func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>) {
    (delay.pointee, interval.pointee) = (0.2, 0.025)
  }

  /// Works out where the parts of the cell are drawn. Nothing is kept here: they are asked for by bounds.
  open func calcDrawInfo(_ rect: NSRect) { _ = drawingRect(forBounds: rect) }

  /// The pictures of the cell that are dragged with what it shows: its image.
  open func draggingImageComponents(withFrame frame: NSRect, in view: NSView) -> [NSDraggingImageComponent] {
    guard let image else { return [] }
    let part = NSDraggingImageComponent(key: .icon)
    (part.contents, part.frame) = (image, imageRect(forBounds: frame))
    return [part]
  }

  /// The menu of cells of this class that have none of their own.
  open class var defaultMenu: NSMenu? { nil }
  /// What is drawn around cells of this class while they have the keys.
  open class var defaultFocusRingType: NSFocusRingType { .exterior }
  /// Whether cells of this class follow the pointer beyond their frame.
  open class var prefersTrackingUntilMouseUp: Bool { false }

  /// A cell of the same class with the same values; the target and its action are the same, too.
  open func copy(with zone: NSZone? = nil) -> Any { own.copied() }
  /// A cell of the same class with the same values.
  public final func copy() -> Any { copy(with: nil) }
}

extension NSCell {
  /// Whether the formatter takes a text.
  public final func isEntryAcceptable(_ string: String) -> Bool { refusal(of: string) == nil }

  /// Has numbers be shown with at most as many digits as `rightDigits` behind the point, or, where `autoRange` is true,
  /// as many as there is room for in all.
  public final func setFloatingPointFormat(_ autoRange: Bool, left leftDigits: Int, right rightDigits: Int) {
    let format = NumberFormatter()
    format.numberStyle = .decimal
    format.usesGroupingSeparator = false
    if autoRange {
      (format.usesSignificantDigits, format.maximumSignificantDigits) = (true, max(1, leftDigits + rightDigits))
    } else {
      format.maximumIntegerDigits = max(1, leftDigits)
      (format.minimumFractionDigits, format.maximumFractionDigits) = (max(0, rightDigits), max(0, rightDigits))
    }
    formatter = format
  }

  /// The place of the letter that is underlined as a key of its own; `NSNotFound` for none.
  public final var mnemonicLocation: Int { self[rare: CellExtras.self].mnemonic }
  /// Sets that place.
  public final func setMnemonicLocation(_ location: Int) { self[rare: CellExtras.self].mnemonic = location }
  /// That letter; empty for none.
  public final var mnemonic: String {
    let text = Array(title.utf16)
    return text.indices.contains(mnemonicLocation) ? String(decoding: [text[mnemonicLocation]], as: UTF16.self) : ""
  }
  /// Sets the title, in which an ampersand stands before the letter that is underlined.
  public final func setTitleWithMnemonic(_ stringWithAmpersand: String) {
    let parts = stringWithAmpersand.split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false)
    title = parts.joined()
    setMnemonicLocation(parts.count > 1 ? parts[0].utf16.count : NSNotFound)
  }

  /// A cell of the same class with the same values.
  fileprivate final func copied() -> NSCell {
    let other = Swift.type(of: self).made()
    for table in Swift.type(of: self).tables {
      for change in table.changes(of: self) { _ = table.set(change.value, forKey: change.name, of: other) }
    }
    (other.contentValue, other.actionBinding) = (contentValue, actionBinding)
    (other.waitingTarget, other.formatter, other.rareStates) = (waitingTarget, formatter, rareStates)
    return other
  }
}
