import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few controls are told; kept.
private struct ControlExtras: RareState {
  var centersPlaceholder = false
  var placeholders: [NSAttributedString]?
  var resolvesNatural = false
  var tint = NSControlTint.defaultControlTint
  var delay: TimeInterval = 5.0 / 60
  var exposure: CGFloat = 0
}

extension NSTextField {
  /// Whether images can be pasted into its text.
  public final var importsGraphics: Bool {
    get { cell.importsGraphics }
    set { cell.importsGraphics = newValue }
  }
  /// What is shown while there is no text, in turn; the first is seen here.
  public final var placeholderStrings: [String] {
    get { placeholderAttributedStrings.map(\.string) }
    set { placeholderAttributedStrings = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same with attributes.
  public final var placeholderAttributedStrings: [NSAttributedString] {
    get { self[rare: ControlExtras.self].placeholders ?? [] }
    set {
      self[rare: ControlExtras.self].placeholders = newValue
      placeholderString = newValue.first?.string
    }
  }
  /// Whether text without a direction has that of its base; kept.
  public final var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[rare: ControlExtras.self].resolvesNatural }
    set { self[rare: ControlExtras.self].resolvesNatural = newValue }
  }
}

extension NSSearchField {
  private var searchCell: NSSearchFieldCell? { cell as? NSSearchFieldCell }

  /// Whether what is shown while there is no text stands in the middle; kept.
  public final var centersPlaceholder: Bool {
    get { self[rare: ControlExtras.self].centersPlaceholder }
    set { self[rare: ControlExtras.self].centersPlaceholder = newValue }
  }
  /// Where the text is.
  public final var searchTextBounds: NSRect { searchCell?.searchTextRect(forBounds: bounds) ?? bounds }
  /// Where the button at the magnifying glass is.
  public final var searchButtonBounds: NSRect { searchCell?.searchButtonRect(forBounds: bounds) ?? .zero }
  /// Where the button that clears the field is.
  public final var cancelButtonBounds: NSRect { searchCell?.cancelButtonRect(forBounds: bounds) ?? .zero }
  /// Where the text is, whether or not the field stands in the middle.
  public final func rectForSearchText(whenCentered isCentered: Bool) -> NSRect { searchTextBounds }
  /// Where the button at the magnifying glass is, likewise.
  public final func rectForSearchButton(whenCentered isCentered: Bool) -> NSRect { searchButtonBounds }
  /// Where the button that clears the field is, likewise.
  public final func rectForCancelButton(whenCentered isCentered: Bool) -> NSRect { cancelButtonBounds }
}

extension NSProgressIndicator {
  /// How thick a bar is. Documented: the numbers, by AppKit.
  public enum Thickness: UInt, Sendable {
    /// As usual; small; large; as on older systems.
    case preferredThickness = 14
    /// As named.
    case preferredSmallThickness = 10
    /// As named.
    case preferredLargeThickness = 18
    /// As named.
    case preferredAquaThickness = 12
  }

  /// The tint, which is kept.
  public final var controlTint: NSControlTint {
    get { self[rare: ControlExtras.self].tint }
    set { self[rare: ControlExtras.self].tint = newValue }
  }
  /// How long a step of the animation takes, in seconds; kept.
  public final var animationDelay: TimeInterval {
    get { self[rare: ControlExtras.self].delay }
    set { self[rare: ControlExtras.self].delay = newValue }
  }
  /// Goes on by a step of the animation. Nothing moves.
  public final func animate(_ sender: Any?) { needsDisplay = true }
}

extension NSColorWell {
  /// Fills a rectangle with the color.
  public final func drawWell(inside insideRect: NSRect) { color.drawSwatch(in: insideRect) }
  /// How much brighter than white colors may be, as a factor; kept, 0 for as much as the panel has.
  public final var maximumLinearExposure: CGFloat {
    get { self[rare: ControlExtras.self].exposure }
    set { self[rare: ControlExtras.self].exposure = newValue }
  }
}

/// Where classes of rules and rows are kept; their objects are not asked for.
private struct RuleKeys: RareState {
  var rowClass: AnyClass = NSMutableDictionary.self
  var rowType = "rowType"
  var subrows = "subrows"
  var criteria = "criteria"
  var values = "displayValues"
}

extension NSRuleEditor {
  /// The class of the objects of rows; kept.
  public final var rowClass: AnyClass {
    get { self[rare: RuleKeys.self].rowClass }
    set { self[rare: RuleKeys.self].rowClass = newValue }
  }
  /// The property of rows that holds their type; kept.
  public final var rowTypeKeyPath: String {
    get { self[rare: RuleKeys.self].rowType }
    set { self[rare: RuleKeys.self].rowType = newValue }
  }
  /// The property of rows that has those within; kept.
  public final var subrowsKeyPath: String {
    get { self[rare: RuleKeys.self].subrows }
    set { self[rare: RuleKeys.self].subrows = newValue }
  }
  /// The property of rows that has their criteria; kept.
  public final var criteriaKeyPath: String {
    get { self[rare: RuleKeys.self].criteria }
    set { self[rare: RuleKeys.self].criteria = newValue }
  }
  /// The property of rows that has what they show; kept.
  public final var displayValuesKeyPath: String {
    get { self[rare: RuleKeys.self].values }
    set { self[rare: RuleKeys.self].values = newValue }
  }
}

extension NSPopUpButton {
  /// Makes a button that shows an item of a menu.
  public convenience init(popUpMenu menu: NSMenu, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.menu = menu
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  /// Makes a button of a title that opens a menu.
  public convenience init(pullDownMenu menu: NSMenu, title: String, image: NSImage? = nil) {
    self.init(frame: .zero)
    (pullsDown, usesItemFromMenu, self.menu) = (true, false, menu)
    (self.title, self.image) = (title, image)
  }
  /// Makes a button of an image that opens a menu.
  public convenience init(pullDownMenu menu: NSMenu, image: NSImage) {
    self.init(pullDownMenu: menu, title: "", image: image)
    imagePosition = .imageOnly
  }
}
