import NibRuntime

/// A control: targets, actions and events. Stands in for UIControl.
open class Control: View, ActionSending {
  /// The targets and their actions, in the order they were added.
  public private(set) var actions: [ActionBinding] = []
  /// Whether the control reacts.
  public var isEnabled = true
  /// Whether the control is selected.
  public var isSelected = false
  /// Whether the control is highlighted.
  public var isHighlighted = false
  /// Where content is put horizontally.
  public var contentHorizontalAlignment = HorizontalAlignment.center
  /// Where content is put vertically.
  public var contentVerticalAlignment = VerticalAlignment.center

  /// Makes a control.
  public required init() { super.init() }

  /// Reads the archived control.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.controlTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [controlTable] }

  private static let controlTable = PropertyTable(
    Control.self,
    [
      Property("enabled", opposite: "UIDisabled", at: \.isEnabled),
      Property("selected", "UISelected", at: \.isSelected),
      Property("highlighted", "UIHighlighted", at: \.isHighlighted),
      Property("contentHorizontalAlignment", "UIContentHorizontalAlignment", at: \.contentHorizontalAlignment),
      Property("contentVerticalAlignment", "UIContentVerticalAlignment", at: \.contentVerticalAlignment),
    ])

  /// Adds a target and its action.
  open func addAction(_ binding: ActionBinding) { actions.append(binding) }

  /// Fires the actions of some events, in the order they were added.
  /// - Returns: the objects that performed them; one without taker along the responder chain gives none.
  /// - Throws: `RuntimeError` if a target does not respond, or expects another sender.
  @discardableResult
  open func send(_ events: ControlEvents) throws(RuntimeError) -> [AnyObject] {
    var performers: [AnyObject] = []
    for action in actions where !action.events.isDisjoint(with: events) {
      if let performer = try ActionDispatch.send(action, from: self, event: events) { performers.append(performer) }
    }
    return performers
  }
}
