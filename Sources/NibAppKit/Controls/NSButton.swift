import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A button of any kind. Stands in for NSButton.
open class NSButton: NSControl {
  /// How a symbol is drawn; nil leaves everything open.
  open var symbolConfiguration: NSImage.SymbolConfiguration?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.buttonTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [buttonTable] }

  private static let buttonTable = PropertyTable(
    NSButton.self, kind: AppKitElements.button, fresh: { NSButton() },
    [
      Property("title", \.title),
      Property("alternateTitle", \.alternateTitle),
      Property("state", \.state),
      Property("image", \.image),
      Property("keyEquivalent", \.keyEquivalent),
      Property(
        "symbolConfiguration", get: { ArchivedSymbolConfiguration($0.symbolConfiguration) },
        set: { $0.symbolConfiguration = $1.configuration }),
    ])

  /// The title.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }

  /// The title in the other state.
  open var alternateTitle: String {
    get { buttonCell?.alternateTitle ?? "" }
    set { buttonCell?.alternateTitle = newValue }
  }

  /// Whether it is on.
  open var state: NSControl.StateValue {
    get { cell.state }
    set { cell.state = newValue }
  }

  /// Color of title and image; nil for the standard one.
  open var contentTintColor: NSColor? {
    get { buttonCell?.contentTintColor }
    set { buttonCell?.contentTintColor = newValue }
  }

  /// Color of the bezel; nil for the standard one.
  open var bezelColor: NSColor? {
    get { buttonCell?.bezelTintColor }
    set { buttonCell?.bezelTintColor = newValue }
  }

  /// The image.
  open var image: NSImage? {
    get { buttonCell?.image }
    set { buttonCell?.image = newValue }
  }

  /// The key that clicks it.
  open var keyEquivalent: String {
    get { buttonCell?.keyEquivalent ?? "" }
    set { buttonCell?.keyEquivalent = newValue }
  }

  /// Whether it can be neither on nor off.
  open var allowsMixedState: Bool {
    get { cell.allowsMixedState }
    set { cell.allowsMixedState = newValue }
  }

  /// A cell for a button that is made in code.
  open override class func makeCell() -> NSCell { NSButtonCell() }

  /// Changes the state as the button's kind wants it, then sends the action.
  @discardableResult
  open override func performClick() throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    let kind = buttonCell?.kind ?? .momentaryPushIn
    if kind == .radio { selectInGroup() } else if kind.isSwitching { state = nextState }
    return try sendAction()
  }

  /// On follows off; a button that allows it is neither in between.
  /// - Inferred: the order with three states.
  final var nextState: NSControl.StateValue {
    switch state {
    case .on: .off
    case .off: allowsMixedState ? .mixed : .on
    case .mixed: .on
    }
  }

  /// - Documented: radio buttons in one superview with the same action turn each other off.
  private func selectInGroup() {
    for case let other as NSButton in superview?.subviews ?? []
    where other !== self && other.buttonCell?.kind == .radio && other.action == action {
      other.state = .off
    }
    state = .on
  }

  override class var derivedProperties: Set<String> { super.derivedProperties.union(["stringValue"]) }

  /// The key as a menu shows it: ⌘B.
  open override var changedProperties: [ChangedProperty] {
    super.changedProperties.compactMap { $0.showingKey(keyEquivalent, buttonCell?.keyEquivalentModifiers ?? []) }
  }

  /// The title, and the other state's.
  open override var shownTexts: [String] { [title, alternateTitle].filter { !$0.isEmpty } }

  /// Says how the button reacts to a click.
  open func setButtonType(_ type: ButtonType) { buttonCell?.kind = type }

  /// Whether it is drawn as pressed; a click that is over leaves it as it was.
  open func highlight(_ flag: Bool) { buttonCell?.isHighlighted = flag }

  /// Goes to the next state, as a click does; no action is sent.
  open func setNextState() { state = nextState }

  /// The title with its attributes.
  open var attributedTitle: NSAttributedString {
    get { attributedStringValue }
    set { attributedStringValue = newValue }
  }
}

extension UserOperable where Self: NSButton {
  /// The cell as a button's.
  public var buttonCell: NSButtonCell? { cell as? NSButtonCell }
}
