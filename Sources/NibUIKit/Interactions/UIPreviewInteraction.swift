import NibFoundation
import NibRuntime
import NibStandIns

/// Presses on a view that show something more the harder they are. Stands in for UIPreviewInteraction; `press(to:)` presses.
@MainActor
public final class UIPreviewInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Who shows something.
  public weak var delegate: (any UIPreviewInteractionDelegate)?
  private var place = CGPoint()
  private var isPressed = false

  /// Makes one of a view.
  public init(view: UIView) { self.view = view }

  /// Where the press is, in the coordinates of others.
  public func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view, let coordinateSpace else { return place }
    return view.convert(place, to: coordinateSpace)
  }

  /// Ends the press; the delegate hears that nothing came of it.
  public func cancel() {
    guard isPressed else { return }
    isPressed = false
    delegate?.previewInteractionDidCancel(self)
  }

  /// Presses as a user does: the delegate hears how far it is to be seen, and with all force that it is to be whole.
  /// - Parameters:
  ///   - progress: up to 1 what is shown first, up to 2 what is shown whole.
  ///   - point: where, in the view's coordinates.
  /// - Returns: false if nothing happens.
  @discardableResult
  public func press(to progress: CGFloat, at point: CGPoint = CGPoint()) -> Bool {
    guard let view, view.receivesTouches, let delegate else { return false }
    place = point
    if !isPressed {
      guard delegate.previewInteractionShouldBegin(self) else { return false }
      isPressed = true
    }
    delegate.previewInteraction(self, didUpdatePreviewTransition: min(progress, 1), ended: progress >= 1)
    guard progress > 1 else { return true }
    delegate.previewInteraction(self, didUpdateCommitTransition: min(progress - 1, 1), ended: progress >= 2)
    if progress >= 2 { isPressed = false }
    return true
  }
}

/// Who shows something for a press. Stands for UIPreviewInteractionDelegate.
@MainActor
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Whether a press shows anything.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// How far it is shown.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// How far it is shown whole.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Nothing comes of it.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  /// Yes.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
