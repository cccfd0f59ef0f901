import NibRuntime
import NibStandIns

/// Selects several things by a frame that a pointer draws. Stands in for UIBandSelectionInteraction; `select(_:)` draws it.
public final class UIBandSelectionInteraction: UIViewInteraction {
  /// Where the selection stands.
  public enum State: Int, Sendable {
    /// As named.
    case possible, began, selecting, ended
  }

  private let handler: (UIBandSelectionInteraction) -> Void
  /// Whether a pointer draws a frame.
  public var isEnabled = true
  /// Where the selection stands.
  public private(set) var state = State.possible
  /// The frame, in the view's coordinates, in points; nil for none.
  public private(set) var selectionRect: CGRect?
  /// Keys that were held as it began.
  public private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Whether a selection may begin at a point.
  public var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  /// Makes one; the closure hears of each change.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { handler = selectionHandler }

  /// Draws a frame as a user does.
  /// - Returns: false if nothing happens: no touch reaches the view, or the selection may not begin.
  @discardableResult
  public func select(_ rect: CGRect, modifiers: UIKeyModifierFlags = []) -> Bool {
    guard isEnabled, let view, view.receivesTouches, shouldBeginHandler?(self, rect.origin) ?? true else {
      return false
    }
    initialModifierFlags = modifiers
    for next in [State.began, .selecting, .ended] {
      state = next
      selectionRect = rect
      handler(self)
    }
    (state, selectionRect) = (.possible, nil)
    return true
  }
}

/// Activates a view while things are dragged over it. Stands in for UISpringLoadedInteraction; `activate()` does.
public final class UISpringLoadedInteraction: UIViewInteraction {
  /// Says whether the view may be activated; nil for always.
  public internal(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// Shows that it is; nil for nothing.
  public internal(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes one.
  public init(
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { handler = activationHandler }

  /// Does what things do that are dragged over the view for a while.
  public func activate() {
    guard let view, view.receivesTouches else { return }
    let context = SpringContext(targetView: view)
    context.state = .activated
    handler(self, context)
  }
}

/// What is activated. Stands for UISpringLoadedInteractionContext.
@MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view.
  var targetView: UIView? { get set }
  /// What of the view is activated, by the app's own word.
  var targetItem: Any? { get set }
  /// Where the things are that are dragged, in a view's coordinates: the middle of what is activated.
  func location(in view: UIView?) -> CGPoint
}

/// How far a view is activated. Stands in for UISpringLoadedInteractionEffectState.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// As named.
  case inactive, possible, activating, activated
}

final class SpringContext: UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  func location(in view: UIView?) -> CGPoint {
    targetView.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: view) } ?? CGPoint()
  }
  init(targetView: UIView?) { self.targetView = targetView }
}

/// Lets text be selected in a view of an app's own. Stands in for UITextInteraction; nothing is selected by it.
public final class UITextInteraction: UIViewInteraction {
  /// Whether the text may be changed.
  public enum Mode: Int, Sendable {
    /// As named.
    case editable, nonEditable
  }

  /// Whether the text may be changed.
  public let textInteractionMode: Mode
  /// The text.
  public weak var textInput: (any UITextInput)?

  /// Decides which gestures select; kept.
  public weak var delegate: (any UITextInteractionDelegate)?

  /// Makes one.
  public init(for mode: Mode) { textInteractionMode = mode }

  /// The gestures that others have to wait for: none.
  public var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
}
