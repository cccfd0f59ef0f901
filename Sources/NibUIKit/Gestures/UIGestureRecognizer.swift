import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A gesture recognizer. Stands in for UIGestureRecognizer; its kinds are subclasses.
///
/// Nothing is recognized by itself: a test sends a state, or has a user tap a view, drag over it or rest on it
/// (`UIView.tap`, `drag(from:to:)`, `swipe`, `longPress`).
open class UIGestureRecognizer: StandIn, NibInstantiable, ActionSending, ResponderChaining {
  /// What a recognizer knows of its gesture.
  public enum State: Int, NibChoice {
    /// As named. `ended` of a gesture that is over at once means recognized.
    case possible, began, changed, ended, cancelled, failed
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  private var actionList = ActionList()
  private var required: [WeakReference] = []
  /// The state while actions run; `possible` again once a gesture is over. A subclass that recognizes sets it: that
  /// fires the actions as `send` does.
  open var state: State {
    get { current }
    set { InterfaceFaults.raising { _ = try send(newValue) } }
  }
  private var current = State.possible
  /// Whether the gesture of the finger that is down is over, or failed.
  final var isOver = false
  /// Whether that gesture was recognized.
  final var isRecognized = false
  /// Where the gesture is, in the view's coordinates, in points.
  open var location = CGPoint()
  /// What the recognizer is called, for looking into faults.
  open var name: String?
  /// Number of fingers on the screen.
  open var numberOfTouches = 1
  /// Whether touches are looked at.
  open var isEnabled = true
  /// Whether the view's touches end when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view's touches wait while the gesture may be recognized.
  open var delaysTouchesBegan = false
  /// Whether the end of the view's touches waits, likewise.
  open var delaysTouchesEnded = true
  /// Bits of the kinds of touches, as archived; none for all.
  final var touchTypeBits = 0
  /// Whether touches of one kind count only.
  open var requiresExclusiveTouchType = true

  /// UIKit's.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKit }

  /// Makes a recognizer with a target.
  public init(target: Any?, action selector: Selector?) {
    super.init()
    if let selector { addTarget(target.map { $0 as AnyObject }, action: selector) }
  }

  /// Makes a recognizer without target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Reads the archived recognizer.
  public init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes one by `init(coder:)`.
  public static func make(from coder: NibCoder) throws -> AnyObject {
    var archive = ArchiveCoder.carrying(coder)
    return try ArchiveCoder.required(make(dynamic: archive), by: &archive, from: coder)
  }

  /// Where the gesture is, in a view's coordinates, in points; of no view those of the recognizer's.
  open func location(in view: UIView?) -> CGPoint { ownLocation(in: view) }

  /// Reads the archived recognizer.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.gestureTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [gestureTable] }

  private static let gestureTable = PropertyTable(
    UIGestureRecognizer.self, kind: UIKitElements.gestureRecognizer, fresh: { UIGestureRecognizer() },
    [
      Property("enabled", \.isEnabled),
      Property("cancelsTouchesInView", \.cancelsTouchesInView),
      Property("delaysTouchesBegan", \.delaysTouchesBegan),
      Property("delaysTouchesEnded", \.delaysTouchesEnded),
      Property("allowedTouchTypes", \.touchTypeBits),
      Property(
        "requiresExclusiveTouchType", \.requiresExclusiveTouchType),
    ])

  /// Who may forbid the gesture: the outlet `delegate`, if its object has the protocol. Not kept alive.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { outlet("delegate") as? any UIGestureRecognizerDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  /// The targets and their actions, in the order they were added.
  open var actions: [ActionBinding] { actionList.bindings }

  /// Adds a target and its action.
  open func addAction(_ binding: ActionBinding) { actionList.add(binding) }

  /// Adds a target; nil means the first along the responder chain that responds. Targets are not kept alive.
  open func addTarget(_ target: Any?, action selector: Selector) {
    actionList.add(target: target.map { $0 as AnyObject }, selector: selector.name, events: .all)
  }

  /// Adds a closure, which the recognizer keeps until it is removed.
  /// - Returns: what `removeAction` takes.
  @discardableResult
  open func addAction(_ body: @escaping (UIGestureRecognizer) throws -> Void) -> UIAction.Registration {
    let handler = UIAction.Registration { sender in if let sender = sender as? UIGestureRecognizer { try body(sender) }
    }
    actionList.add(handler, events: .all)
    return handler
  }

  /// Removes a target's action; nil stands for every target, every action.
  open func removeTarget(_ target: Any?, action selector: Selector? = nil) {
    actionList.remove(target: target.map { $0 as AnyObject }, selector: selector?.name, events: .all)
  }

  /// Removes a closure.
  open func removeAction(_ handler: UIAction.Registration) {
    actionList.remove(target: handler, selector: nil, events: .all)
  }

  /// Waits for another recognizer: while that one recognizes, this one does not.
  open func require(toFail other: UIGestureRecognizer) { required.append(WeakReference(other)) }

  /// The recognizers that must fail.
  open var requiredToFail: [UIGestureRecognizer] { required.compactMap { $0.object as? UIGestureRecognizer } }

  /// The view.
  open var nextResponder: AnyObject? { view }

  /// Brings the gesture to a state and fires the actions, as the system does for `began`, `changed`, `ended` and
  /// `cancelled`; after `ended`, `cancelled` and `failed` the state is `possible` again.
  ///
  /// A gesture begins only if the recognizer is enabled, its view takes touches, the delegate allows it, and no
  /// recognizer that must fail is recognizing.
  /// - Returns: whether the actions fired.
  /// - Throws: `RuntimeError` if a target does not respond.
  @discardableResult
  open func send(_ state: State = .ended) throws(RuntimeError) -> Bool {
    let isUnderway = current == .began || current == .changed
    switch state {
    case .possible, .failed:
      current = .possible
      if state == .failed {
        isOver = true
        reset()
      }
      return false
    case .cancelled where !isUnderway: return false
    case .began, .changed, .ended, .cancelled: break
    }
    guard isUnderway || mayBegin else { return false }
    current = state
    isRecognized = true
    _ = try actionList.send(.all, from: self)
    if state == .ended || state == .cancelled {
      isOver = true
      current = .possible
      reset()
    }
    return true
  }

  // What subclasses say. `reset`, and the touches of `tap`, `drag` and their like, are called by themselves; the rest by a test.

  /// A gesture is over or failed: the place to forget it. Does nothing here.
  open func reset() {}
  /// Fingers came down. Does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. Does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers went. Does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took touches away. Does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// What was guessed of touches is known now. Does nothing here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Keys went down. Does nothing here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys are pressed otherwise. Does nothing here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys came up. Does nothing here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system took keys away. Does nothing here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Leaves a touch to others from now on. Does nothing here.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Leaves a key to others from now on. Does nothing here.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Whether another recognizer may not recognize while this one does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one may not recognize while another does.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one must fail before.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this one must fail before another.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer looks at an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  private var mayBegin: Bool {
    guard isEnabled, view?.receivesTouches ?? true else { return false }
    guard !requiredToFail.contains(where: { $0.state == .began || $0.state == .changed }) else { return false }
    guard let delegate else { return view?.gestureRecognizerShouldBegin(self) ?? true }
    return delegate.gestureRecognizer(self, shouldReceive: UITouch(at: location, in: view))
      && delegate.gestureRecognizerShouldBegin(self)
  }
}

/// Gestures as a user makes them.
extension UIView {
  /// Taps the view: a control is tapped (once), and the tap recognizers of the view and of those above it that want so
  /// many taps and fingers recognize.
  ///
  /// A recognizer that must wait for another to fail waits for one that wants more taps: a single tap fires while
  /// nobody taps twice.
  /// - Returns: whether anything was tapped.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func tap(count: Int, touches: Int = 1) throws(RuntimeError) -> Bool {
    guard receivesTouches else { return false }
    if try recognizeTap(count: count, touches: touches) { return true }
    if count == 1, let control = self as? UIControl { return try control.tap() }
    return false
  }

  /// The tap recognizers of the view and of those above it recognize: the one of the innermost view, and others that go along
  /// with it.
  /// - Returns: whether one did.
  func recognizeTap(count: Int, touches: Int) throws(RuntimeError) -> Bool {
    let wanted = viewsOfTaps(isSingle: count == 1 && touches == 1).flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UITapGestureRecognizer }
      .filter {
        $0.numberOfTapsRequired == count && $0.numberOfTouchesRequired == touches
          && $0.buttonMaskRequired.contains(.primary)
      }
    var recognized: [UIGestureRecognizer] = []
    for recognizer in wanted {
      // One that must fail, and wants the same, recognizes instead.
      guard !wanted.contains(where: { $0 !== recognizer && recognizer.waits(for: $0) }),
        recognized.allSatisfy({ recognizer.goesAlong(with: $0) })
      else { continue }
      if try recognizer.send() { recognized.append(recognizer) }
    }
    return !recognized.isEmpty
  }

  /// The view and those above it, up to the first that keeps single taps for itself: a button, a switch and their like.
  ///
  /// - Documented: UIView.gestureRecognizerShouldBegin, and the guide to gestures: such a control's own action comes before
  ///   the recognizers of the views around it.
  private func viewsOfTaps(isSingle: Bool) -> [UIView] {
    var views: [UIView] = []
    for view in sequence(first: self, next: \.superview) {
      views.append(view)
      if isSingle, view.keepsTaps { break }
    }
    return views
  }

  private var keepsTaps: Bool {
    self is UIButton || self is UISwitch || self is UIStepper || self is UISegmentedControl || self is UIPageControl
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer waits until another one fails: by `require(toFail:)`, by its class, or by a delegate.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the recognizer recognizes although another one has: a delegate wants both, or a class lets them.
  func goesAlong(with other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return true }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false { return true }
    return !other.canPrevent(self) || !canBePrevented(by: other)
  }
}
