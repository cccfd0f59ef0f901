import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// What tells a gesture in a view. Stands in for NSGestureRecognizer and those of its kinds that have nothing of their own.
open class NSGestureRecognizer: GestureHooks, TargetActing {
  /// Whether it recognizes anything.
  open var isEnabled = true
  /// Whether the view hears of the main button only when the gesture has failed.
  open var delaysPrimaryMouseButtonEvents = false
  /// Whether the view hears of the secondary button only when the gesture has failed.
  open var delaysSecondaryMouseButtonEvents = false
  /// Whether the view hears of other buttons only when the gesture has failed.
  open var delaysOtherMouseButtonEvents = false
  /// Whether the view hears of keys only when the gesture has failed.
  open var delaysKeyEvents = false
  /// Whether the view hears of magnification only when the gesture has failed.
  open var delaysMagnificationEvents = false
  /// Whether the view hears of rotation only when the gesture has failed.
  open var delaysRotationEvents = false
  /// Where in its course the gesture is. Documented: the numbers, by AppKit.
  public enum State: Int, Sendable {
    /// Not yet begun.
    case possible
    /// As named.
    case began, changed, ended, cancelled, failed

    /// The gesture is recognized, in one step.
    public static let recognized = State.ended
  }

  /// Where in its course the gesture is; a change to one that tells of the gesture sends the action. What is ended,
  /// cancelled or failed is possible again when the action was sent.
  open var state: State {
    get { course.state }
    set { enter(newValue) }
  }
  final var course = GestureCourse()
  /// Who is asked of the gesture; not kept alive.
  open var delegate: (any NSGestureRecognizerDelegate)? {
    get { outlet("delegate") as? any NSGestureRecognizerDelegate }
    set { connect("delegate", to: newValue) }
  }
  /// What the recognizer is called, for messages.
  open var name: String?
  /// Takes the gesture back to the beginning; a subclass forgets what it counted.
  open func reset() {}
  /// Whether the gesture keeps another one from being recognized. It does, unless a class says not.
  open func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognized. It does, unless a class says not.
  open func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool { true }
  /// Whether the gesture waits for another one to fail. It does not, unless a class or a delegate says so.
  open func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for this one to fail, likewise.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool { false }
  /// Where the gesture is in a view; in the window for nil.
  open func location(in view: NSView?) -> NSPoint { course.place(in: view) }

  /// A press begins, at a place of the window.
  func startCourse(at place: NSPoint) { course.location = place }
  /// The pointer is at another place of the window.
  func followCourse(to place: NSPoint) { course.location = place }

  /// The view that has the recognizer.
  open internal(set) weak var view: NSView?
  /// The target and its action; nil while nothing is connected.
  open var actionBinding: ActionBinding?

  /// Makes one with a target and its action.
  public init(target: Any?, action: Selector?) {
    super.init()
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes one without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.recognizerTable.read(self, from: coder)
  }

  /// Sets the target and its action, in place of those that were set.
  public func addAction(_ binding: ActionBinding) { actionBinding = binding }

  /// Sends the action, as a gesture that is recognized does.
  /// - Returns: the object that performed it; nil if there is no action, or nobody along the chain took it.
  /// - Throws: `RuntimeError` if the target does not respond, or expects another sender.
  @discardableResult
  public func sendAction() throws(RuntimeError) -> AnyObject? {
    guard let actionBinding else { return nil }
    return try NSApplication.send(actionBinding, from: self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [recognizerTable] }

  private static let recognizerTable = PropertyTable(
    NSGestureRecognizer.self, kind: AppKitElements.recognizer, fresh: { NSGestureRecognizer() },
    [
      Property("enabled", \.isEnabled),
      Property("delaysPrimaryMouseButtonEvents", \.delaysPrimaryMouseButtonEvents),
      Property("delaysSecondaryMouseButtonEvents", \.delaysSecondaryMouseButtonEvents),
      Property("delaysOtherMouseButtonEvents", \.delaysOtherMouseButtonEvents),
      Property("delaysKeyEvents", \.delaysKeyEvents),
      Property("delaysMagnificationEvents", \.delaysMagnificationEvents),
      Property("delaysRotationEvents", \.delaysRotationEvents),
    ])
}

/// Tells clicks. Stands in for NSClickGestureRecognizer.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The buttons that count, one bit each.
  open var buttonMask = 1
  /// How many clicks make the gesture.
  open var numberOfClicksRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.clickTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [clickTable] }

  private static let clickTable = PropertyTable(
    NSClickGestureRecognizer.self, kind: AppKitElements.clickGestureRecognizer, fresh: { NSClickGestureRecognizer() },
    [
      Property("buttonMask", \.buttonMask),
      Property("numberOfClicksRequired", \.numberOfClicksRequired),
      Property("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
}

/// Tells presses that last. Stands in for NSPressGestureRecognizer.
open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// The buttons that count, one bit each.
  open var buttonMask = 1
  /// How long a press lasts, in seconds.
  open var minimumPressDuration = 0.5
  /// How far the pointer may move meanwhile, in points.
  open var allowableMovement: CGFloat = 3.0
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.pressTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pressTable] }

  private static let pressTable = PropertyTable(
    NSPressGestureRecognizer.self, kind: AppKitElements.pressGestureRecognizer, fresh: { NSPressGestureRecognizer() },
    [
      Property("buttonMask", \.buttonMask),
      Property("minimumPressDuration", \.minimumPressDuration),
      Property("allowableMovement", get: { Double($0.allowableMovement) }, set: { $0.allowableMovement = CGFloat($1) }),
      Property("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
}
