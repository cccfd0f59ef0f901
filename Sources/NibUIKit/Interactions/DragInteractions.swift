import NibRuntime
import NibStandIns

/// Lets things be dragged out of a view. Stands in for UIDragInteraction.
public final class UIDragInteraction: UIViewInteraction {
  /// Who says what is dragged.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether a long press begins a drag.
  public var isEnabled = true
  /// Whether several fingers may add things.
  public var allowsSimultaneousRecognitionDuringLift = false

  /// Whether devices of the kind drag unless code says otherwise.
  public static var isEnabledByDefault: Bool { true }

  /// Makes one.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Begins a drag as a long press does: the delegate says what is dragged.
  /// - Returns: the drag, for `UIDropInteraction.drop(_:at:)`; nil if nothing is dragged.
  public func beginDrag(at point: CGPoint = CGPoint()) -> UITestDragSession? {
    guard isEnabled, let view, view.receivesTouches, let delegate else { return nil }
    let session = UITestDragSession(items: [], in: view, at: point)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.ending = { [weak self] session, operation in
      guard let self else { return }
      self.delegate?.dragInteraction(self, session: session, willEndWith: operation)
      self.delegate?.dragInteraction(self, session: session, didEndWith: operation)
    }
    delegate.dragInteraction(self, sessionWillBegin: session)
    return session
  }

  /// Ends a drag that no drop has ended; the delegate hears what was done.
  public func endDrag(_ session: UITestDragSession, operation: UIDropOperation) { session.end(operation) }
}

/// Who says what is dragged; all but the things is optional. Stands for UIDragInteractionDelegate.
@MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged; nothing for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// How a thing is shown.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// The drag is about to end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The drag ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// The view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// Lets things be dropped on a view. Stands in for UIDropInteraction.
public final class UIDropInteraction: UIViewInteraction {
  /// Who takes them.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drops may be under way.
  public var allowsSimultaneousDropSessions = false

  /// Makes one.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Drags things over the view and lets go, as a user does: the delegate says whether it takes them, and does.
  /// - Returns: what the drop did; `cancel` where nobody took it.
  @discardableResult
  public func drop(_ session: UITestDragSession, at point: CGPoint = CGPoint()) -> UIDropOperation {
    let operation = take(session, at: point)
    session.end(operation)
    return operation
  }

  private func take(_ session: UITestDragSession, at point: CGPoint) -> UIDropOperation {
    guard let view, view.receivesTouches, let delegate else { return .cancel }
    session.move(to: point, in: view)
    guard delegate.dropInteraction(self, canHandle: session) else { return .cancel }
    delegate.dropInteraction(self, sessionDidEnter: session)
    let proposal = delegate.dropInteraction(self, sessionDidUpdate: session)
    guard proposal.operation == .copy || proposal.operation == .move else {
      delegate.dropInteraction(self, sessionDidExit: session)
      return proposal.operation
    }
    delegate.dropInteraction(self, performDrop: session)
    delegate.dropInteraction(self, concludeDrop: session)
    delegate.dropInteraction(self, sessionDidEnd: session)
    return proposal.operation
  }
}

/// Who takes what is dropped; all is optional. Stands for UIDropInteractionDelegate.
@MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view takes such things.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// They come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// They leave the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// They are dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The drop is over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Yes.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
