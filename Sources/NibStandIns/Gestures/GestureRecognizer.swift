import NibRuntime

/// A gesture recognizer. Stands in for UIGestureRecognizer and its kinds.
open class GestureRecognizer: StandIn, ActionSending, Responding {
  /// The view that the recognizer is attached to.
  public internal(set) weak var view: View?
  /// The targets and their actions.
  public private(set) var actions: [ActionBinding] = []
  /// Whether touches are looked at.
  public var isEnabled = true
  /// Taps of a tap recognizer.
  public var numberOfTapsRequired = 1
  /// Seconds of a long press.
  public var minimumPressDuration = 0.5
  /// Direction bits of a swipe: right 1, left 2, up 4, down 8.
  public var direction = 1

  /// Makes a recognizer.
  public required init() { super.init() }

  /// Reads the archived recognizer.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.gestureTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [gestureTable] }

  private static let gestureTable = PropertyTable(
    GestureRecognizer.self,
    [
      Property("enabled", opposite: "UIGestureRecognizer.disabled", at: \.isEnabled),
      Property("numberOfTapsRequired", at: \.numberOfTapsRequired),
      Property(
        "minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration", at: \.minimumPressDuration),
      Property("direction", "UISwipeGestureRecognizer.direction", at: \.direction),
    ])

  /// Adds a target and its action.
  open func addAction(_ binding: ActionBinding) { actions.append(binding) }

  /// The view.
  public var nextResponder: AnyObject? { view }

  /// Fires all actions, as a recognized gesture does.
  /// - Throws: `RuntimeError` if a target does not respond.
  public func send() throws(RuntimeError) {
    for action in actions { try ActionDispatch.send(action, from: self) }
  }
}
