import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// A control: targets, actions and events. Stands in for UIControl.
open class UIControl: ControlStandIn, ActionSending, UIContextMenuInteractionDelegate {
  private var actionList = ActionList()
  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is highlighted.
  open var isHighlighted = false
  /// Where content is put horizontally.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  /// Where content is put vertically.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

  /// Whether a tap opens the menu, in place of what else it does; of a control that is no button it is kept.
  open var showsMenuAsPrimaryAction = false

  /// Reads the archived control.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.controlTable.read(self, from: coder)
  }

  /// Controls have no delegate, but for text fields.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitPlainViews }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [controlTable] }

  private static let controlTable = PropertyTable(
    UIControl.self, kind: UIKitElements.control, fresh: { UIControl() },
    [
      Property("enabled", \.isEnabled),
      Property("selected", \.isSelected),
      Property("highlighted", \.isHighlighted),
      Property("contentHorizontalAlignment", \.contentHorizontalAlignment),
      Property("contentVerticalAlignment", \.contentVerticalAlignment),
    ])

  /// The targets and their actions, in the order they were added.
  open var actions: [ActionBinding] { actionList.bindings }

  /// The states that the control is in.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether a touch is followed: while a finger is dragged. A tap comes and goes at once.
  open var isTracking: Bool { touchIsInside != nil }

  /// Whether that touch is inside.
  open var isTouchInside: Bool { touchIsInside ?? false }

  /// Whether the touch that is followed is inside; nil for none.
  private var touchIsInside: Bool? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Follows a touch that is inside or is not, or none.
  func follow(isInside: Bool?) {
    touchIsInside = isInside
    isHighlighted = isInside ?? false
  }

  /// Adds a target and its action.
  open func addAction(_ binding: ActionBinding) { actionList.add(binding) }

  /// Adds a target; nil means the first along the responder chain that responds. The same target with the same action
  /// for the same events is there once. Targets are not kept alive.
  open func addTarget(_ target: Any?, action selector: Selector, for events: ControlEvents) {
    actionList.add(target: target.map { $0 as AnyObject }, selector: selector.name, events: events)
  }

  /// Adds a closure, which the control keeps until it is removed.
  /// - Returns: what `removeAction` takes.
  @discardableResult
  open func addAction(for events: ControlEvents, _ body: @escaping (UIControl) throws -> Void)
    -> UIAction.Registration
  {
    let handler = UIAction.Registration { sender in if let control = sender as? UIControl { try body(control) } }
    actionList.add(handler, events: events)
    return handler
  }

  func add(_ handler: UIAction.Registration, for events: ControlEvents) { actionList.add(handler, events: events) }

  /// Removes a target's action for some events; nil stands for every target, every action.
  open func removeTarget(_ target: Any?, action selector: Selector? = nil, for events: ControlEvents = .all) {
    actionList.remove(target: target.map { $0 as AnyObject }, selector: selector?.name, events: events)
  }

  /// Removes a closure.
  open func removeAction(_ handler: UIAction.Registration) {
    actionList.remove(target: handler, selector: nil, events: .all)
  }

  /// The objects that are targets of actions and still there, each once, in order.
  open var allTargets: [AnyObject] {
    var targets: [AnyObject] = []
    for target in actions.compactMap(\.target) where !targets.contains(where: { $0 === target }) {
      targets.append(target)
    }
    return targets
  }

  /// The events that fire anything.
  open var allControlEvents: ControlEvents { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// The selectors that a target is sent on some event, in order; nil for none.
  open func actions(forTarget target: AnyObject?, forControlEvent event: ControlEvents) -> [String]? {
    let names = actions.filter { $0.target === target && !$0.events.isDisjoint(with: event) }.map(\.selector)
    return names.isEmpty ? nil : names
  }

  // A control that reacts keeps touches: views around it do not hear of them.

  /// Keeps the touch, which the control follows by `beginTracking`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !reacts { super.touchesBegan(touches, with: event) }
  }

  /// Likewise.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !reacts { super.touchesMoved(touches, with: event) }
  }

  /// Likewise.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !reacts { super.touchesEnded(touches, with: event) }
  }

  /// Likewise.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !reacts { super.touchesCancelled(touches, with: event) }
  }

  /// A finger comes down; whether the control follows it. Yes here. A tap or drag calls it before `touchDown`, and
  /// `endTracking` before `touchUpInside`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moves; whether the control follows it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger goes.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The system takes the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Where a menu of the control begins: at the middle. Asked by nothing here.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// The menu of an interaction whose delegate the control is: none here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted out of the control: nothing. Asked by nothing here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// What the menu goes back to: nothing, likewise.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu is shown. Does nothing here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu goes. Does nothing here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Sends an action to a target, or along the responder chain. Raises what `send(_:)` throws.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Fires the actions of some events, in the order they were added, whatever the control's state.
  /// - Returns: the objects that performed them; one without taker along the responder chain gives none.
  /// - Throws: `RuntimeError` if a target does not respond, or expects another sender.
  @discardableResult
  open func send(_ events: ControlEvents) throws(RuntimeError) -> [AnyObject] {
    try actionList.send(events, from: self)
  }

  /// Whether a user's touch would do anything: the control is enabled, and it and all above it are shown and take
  /// touches.
  open var reacts: Bool { isEnabled && receivesTouches }

  /// Does what a user's tap does: the control is highlighted and lets go, with `touchDown` and `touchUpInside`.
  /// - Returns: false if nothing happens because the control does not react, or does not follow the finger.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    let event = UIEvent()
    guard beginTracking(UITouch(at: middle, in: self), with: event) else { return false }
    isHighlighted = true
    defer { isHighlighted = false }
    try send(.touchDown)
    endTracking(UITouch(at: middle, in: self, phase: .ended), with: event)
    isHighlighted = false
    try liftInside()
    return true
  }

  /// What a finger does that goes up inside the control: `touchUpInside`, and what the control does then.
  func liftInside() throws(RuntimeError) { try send(.touchUpInside) }

  /// What a user changes: `body`, then `valueChanged`, then the primary action. Nothing if the control does not react.
  func changeAsUser(_ body: () -> Void) throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    body()
    try send(.valueChanged)
    try send(.primaryActionTriggered)
    return true
  }
}

extension UIControl {
  /// States of a control, by the archive's bits.
  ///
  /// - Documented: UIControl.State.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes states from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: UIControl.State = []
    /// Touched.
    public static let highlighted = UIControl.State(rawValue: 1)
    /// Not reacting.
    public static let disabled = UIControl.State(rawValue: 2)
    /// Chosen.
    public static let selected = UIControl.State(rawValue: 4)
    /// Where a remote or keyboard stands.
    public static let focused = UIControl.State(rawValue: 8)
  }
}

extension UIControl.State: CustomStringConvertible {
  /// `normal`, or names as `highlighted+selected`; other bits as their number.
  public var description: String {
    if isEmpty { return "normal" }
    let names: [(UIControl.State, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"),
    ]
    let rest = names.reduce(self) { $0.subtracting($1.0) }
    let found = names.filter { contains($0.0) }.map(\.1)
    return (found + (rest.isEmpty ? [] : ["\(rest.rawValue)"])).joined(separator: "+")
  }
}
