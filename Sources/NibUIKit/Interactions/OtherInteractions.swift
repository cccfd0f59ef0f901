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
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes one.
  public init(
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { handler = activationHandler }

  /// Does what things do that are dragged over the view for a while.
  public func activate() {
    guard let view, view.receivesTouches else { return }
    handler(self, SpringContext(targetView: view))
  }
}

/// What is activated. Stands for UISpringLoadedInteractionContext.
@MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The view.
  var targetView: UIView? { get set }
}

private final class SpringContext: UISpringLoadedInteractionContext {
  var targetView: UIView?
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

  /// Makes one.
  public init(for mode: Mode) { textInteractionMode = mode }

  /// The gestures that others have to wait for: none.
  public var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
}

/// Hears of taps on a pencil. Stands in for UIPencilInteraction; `tap()` is a user's.
public final class UIPencilInteraction: UIViewInteraction {
  /// Who hears.
  public weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are heard.
  public var isEnabled = true

  /// What a user wants two taps to do; as the system has it at first, and a test sets it.
  public static var preferredTapAction = UIPencilPreferredAction.switchEraser
  /// What a user wants a squeeze to do; likewise.
  public static var preferredSqueezeAction = UIPencilPreferredAction.showContextualPalette
  /// Whether only pencils draw; likewise.
  public static var prefersPencilOnlyDrawing = false
  /// Whether a pencil that hovers shows what it would draw; likewise.
  public static var prefersHoverToolPreview = false

  /// Makes one.
  public init(delegate: (any UIPencilInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Taps the pencil twice.
  public func tap() { if isEnabled { delegate?.pencilInteractionDidTap(self) } }
}

/// What taps on a pencil, or a squeeze, are wanted to do.
public enum UIPencilPreferredAction: Int, Sendable {
  /// As named.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
  /// As named.
  case runSystemShortcut
}

/// Who hears of a pencil; all is optional. Stands for UIPencilInteractionDelegate.
@MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
  /// A user tapped the pencil twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
