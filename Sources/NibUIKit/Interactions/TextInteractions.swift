import NibRuntime
import NibStandIns

/// Shows caret and selection of a text of an app's own. Stands in for UITextSelectionDisplayInteraction; nothing is drawn,
/// and `layoutManagedSubviews()` places the views.
public final class UITextSelectionDisplayInteraction: UIViewInteraction {
  /// Whether anything is shown.
  public var isActivated = false
  /// The text.
  public private(set) weak var textInput: (any UITextInput)?
  /// Who says where it is shown; not kept alive.
  public weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// The caret.
  public var cursorView = UIView()
  /// What is behind selected text.
  public var highlightView = UIView()
  /// What a finger drags at the ends of a selection.
  public var handleViews = [UIView(), UIView()]

  /// Makes one of a text, which is not kept alive.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    (self.textInput, self.delegate) = (textInput, delegate)
  }

  /// Places caret and background anew where the selection is, if anything is shown.
  public func setNeedsSelectionUpdate() { layoutManagedSubviews() }

  /// Likewise. A caret is shown for a place, a background for a part.
  public func layoutManagedSubviews() {
    guard isActivated, let textInput, let range = textInput.selectedTextRange else { return }
    (cursorView.isHidden, highlightView.isHidden) = (!range.isEmpty, range.isEmpty)
    if range.isEmpty {
      cursorView.frame = textInput.caretRect(for: range.start)
    } else {
      let lines = textInput.selectionRects(for: range).map(\.rect)
      highlightView.frame = lines.dropFirst().reduce(lines.first ?? CGRect()) { $0.union($1) }
    }
  }
}

/// Who says where a selection is shown. All is optional. Stands for UITextSelectionDisplayInteractionDelegate.
@MainActor
public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
  /// The view that holds what is shown; nil for the interaction's.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// The interaction's.
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// A magnifying glass over a text. Stands in for UITextLoupeSession; nothing is shown.
@MainActor
public final class UITextLoupeSession {
  /// Where it is, in points.
  public private(set) var point: CGPoint
  /// The caret that it follows.
  public private(set) var caretRect = CGRect()
  /// Whether it was ended.
  public private(set) var isInvalidated = false

  private init(_ point: CGPoint) { self.point = point }

  /// Begins at a point; nil without a view.
  public static func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView?
  ) -> UITextLoupeSession? { interactionView.map { _ in UITextLoupeSession(point) } }

  /// Moves it.
  public func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {
    if !isInvalidated { (self.point, self.caretRect) = (point, caretRect) }
  }

  /// Ends it.
  public func invalidate() { isInvalidated = true }
}

/// Lets a pencil write into a text. Stands in for UIScribbleInteraction; `write(at:)` is a user's.
public final class UIScribbleInteraction: UIViewInteraction {
  /// Who may forbid it; not kept alive.
  public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether a pencil writes at the moment.
  public private(set) var isHandlingWriting = false
  /// Whether a pencil is there to write with: no.
  public static let isPencilInputExpected = false

  /// Makes one.
  public init(delegate: any UIScribbleInteractionDelegate) { self.delegate = delegate }

  /// Writes a text with a pencil into the view, if that takes keys: the delegate is asked, and hears.
  /// - Returns: false if nothing was written.
  @discardableResult
  public func write(_ text: String, at location: CGPoint = CGPoint()) -> Bool {
    guard let view, view.receivesTouches, let input = view as? any UIKeyInput,
      delegate?.scribbleInteraction(self, shouldBeginAt: location) ?? true
    else { return false }
    isHandlingWriting = true
    delegate?.scribbleInteractionWillBeginWriting(self)
    input.insertText(text)
    isHandlingWriting = false
    delegate?.scribbleInteractionDidFinishWriting(self)
    return true
  }
}

/// Who may forbid that a pencil writes. All is optional. Stands for UIScribbleInteractionDelegate.
@MainActor
public protocol UIScribbleInteractionDelegate: AnyObject {
  /// Whether a pencil may begin at a place.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Whether the text is not put under the pencil before it rests.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// A pencil begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// A pencil is done.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Yes.
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  /// No.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Lets a pencil write where a text is not yet. Stands in for UIIndirectScribbleInteraction; `write(_:at:)` is a user's.
public final class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: UIViewInteraction {
  /// Who says which texts there are; not kept alive.
  public private(set) weak var delegate: Delegate?
  /// Whether a pencil writes at the moment.
  public private(set) var isHandlingWriting = false

  /// Makes one.
  public init(delegate: Delegate) { self.delegate = delegate }

  /// Writes a text with a pencil at a place of the view: the delegate says what is there, makes it first responder, and
  /// hears.
  /// - Returns: false if nothing was written.
  @discardableResult
  public func write(_ text: String, at location: CGPoint = CGPoint()) -> Bool {
    guard let view, view.receivesTouches, let delegate else { return false }
    let area = CGRect(x: location.x, y: location.y, width: 1, height: 1)
    var wanted: Delegate.ElementIdentifier?
    delegate.indirectScribbleInteraction(self, requestElementsIn: area) { wanted = $0.first }
    guard let element = wanted else { return false }
    var input: (UIResponder & UITextInput)?
    delegate.indirectScribbleInteraction(self, focusElementIfNeeded: element, referencePoint: location) { input = $0 }
    guard let input else { return false }
    isHandlingWriting = true
    delegate.indirectScribbleInteraction(self, willBeginWritingInElement: element)
    input.insertText(text)
    isHandlingWriting = false
    delegate.indirectScribbleInteraction(self, didFinishWritingInElement: element)
    return true
  }
}

/// Who says where a pencil may write. Stands for UIIndirectScribbleInteractionDelegate.
@MainActor
public protocol UIIndirectScribbleInteractionDelegate: AnyObject {
  /// What tells one text from others.
  associatedtype ElementIdentifier: Hashable

  /// Says which texts are in a rectangle.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Whether a text is first responder.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Where a text is, in points.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Makes a text first responder, and says what takes the keys then.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint, completion: @escaping ((UIResponder & UITextInput)?) -> Void)
  /// Whether a text is not put under the pencil before it rests; no if left out.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// A pencil begins; nothing if left out.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// A pencil is done; nothing if left out.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  /// No.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
