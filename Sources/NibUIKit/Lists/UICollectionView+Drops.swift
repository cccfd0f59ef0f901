import NibRuntime
import NibStandIns

/// Who says what is dragged out of a collection. Stands for UICollectionViewDragDelegate.
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What a drag of an item takes along; nothing for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another item adds to a drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How an item is shown while it is dragged.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// A drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// A drag ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether what is dragged may be moved; yes if left out.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether what is dragged stays in the program; no if left out.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// As the item is.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// No.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What a drop on a collection would do. Stands in for UICollectionViewDropProposal.
public final class UICollectionViewDropProposal: UIDropProposal {
  /// Where the things go.
  public enum Intent: Int, Sendable {
    /// As named.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// Where the things go.
  public let intent: Intent

  /// Makes one.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a collection. Stands for UICollectionViewDropCoordinator.
@MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they go; nil for behind all.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows a thing land in a place that is kept until it is loaded. Nothing shows the placeholder.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Shows a thing land at an item: at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows a thing land within an item: at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a thing land elsewhere: at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UICollectionViewDropCoordinator {
  /// Where things were shown to land, in the order in which the delegate said it.
  public var landed: [IndexPath] { (self as? CollectionDrop)?.places ?? [] }
}

/// A drop that a test makes.
final class CollectionDrop: UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  fileprivate var places: [IndexPath] = []
  /// Called before a thing is shown to land.
  var landing: ((IndexPath) -> Void)?
  private weak var list: UICollectionView?

  init(
    _ session: UITestDragSession, on list: UICollectionView, from sources: [IndexPath?], to destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    items = zip(session.items, sources).map { DroppedThing($0, from: $1) }
    (destinationIndexPath, self.proposal, self.session, self.list) = (destination, proposal, session, list)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let place = placeholder.insertionIndexPath
    land(at: place)
    return DropPlaceholder(dragItem, at: place) { [weak list] updates in
      updates()
      list?.insertItems(at: [place])
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { land(at: indexPath) }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(at: indexPath)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { LandedDrag() }

  @discardableResult
  private func land(at place: IndexPath) -> any UIDragAnimating {
    landing?(place)
    places.append(place)
    return LandedDrag()
  }
}

/// Who takes what is dropped on a collection. Stands for UICollectionViewDropDelegate.
@MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection takes such things.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What a drop would do.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// What is dragged comes over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What is dragged leaves the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// A drop ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How a thing is shown that lands.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// A copy.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// As the item is.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

extension UICollectionView {
  /// Drags an item as a user does: the delegate says what that takes along.
  /// - Returns: the drag, for `drop(_:at:)` and `UIDropInteraction`; nil if nothing is dragged.
  public func beginDrag(at path: IndexPath) -> UITestDragSession? {
    guard dragInteractionEnabled, receivesTouches, let dragDelegate else { return nil }
    let session = UITestDragSession(items: [], in: self)
    session.items = dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return nil }
    session.sources = session.items.map { _ in (self, path) }
    let cell = content.items[path]
    session.ending = { [weak self, weak cell] session, _ in
      cell?.dragStateDidChange(.none)
      guard let self else { return }
      self.dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }
    session.allowsMoveOperation = dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    _ = dragDelegate.collectionView(self, dragPreviewParametersForItemAt: path)
    cell?.dragStateDidChange(.lifting)
    dragDelegate.collectionView(self, dragSessionWillBegin: session)
    cell?.dragStateDidChange(.dragging)
    return session
  }

  /// Adds an item to a drag as a tap of another finger does: the delegate says what that takes along.
  /// - Returns: whether anything was added.
  @discardableResult
  public func addToDrag(_ session: UITestDragSession, at path: IndexPath) -> Bool {
    guard dragInteractionEnabled, receivesTouches, let dragDelegate, session.ending != nil else { return false }
    let point = session.location(in: self)
    let added = dragDelegate.collectionView(self, itemsForAddingTo: session, at: path, point: point)
    session.items += added
    session.sources += added.map { _ in (self, path) }
    return !added.isEmpty
  }

  /// Drops what is dragged on an item, or behind all, as a user does: the delegate is asked, and takes it.
  /// - Returns: what the drop did; `cancel` where nobody took it.
  @discardableResult
  public func drop(_ session: UITestDragSession, at path: IndexPath?) -> UIDropOperation {
    guard receivesTouches, let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else {
      session.end(.cancel)
      return .cancel
    }
    let operation = take(session, at: path, dropDelegate)
    session.end(operation)
    dropDelegate.collectionView(self, dropSessionDidEnd: session)
    return operation
  }

  /// Drags over an item, or behind all, and away again, as a user does.
  /// - Returns: what a drop would do; `cancel` where nobody takes it.
  @discardableResult
  public func pass(_ session: UITestDragSession, over path: IndexPath?) -> UIDropOperation {
    guard receivesTouches, let dropDelegate, dropDelegate.collectionView(self, canHandle: session) else {
      return .cancel
    }
    dropDelegate.collectionView(self, dropSessionDidEnter: session)
    let proposal = dropDelegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    dropDelegate.collectionView(self, dropSessionDidExit: session)
    return proposal.operation
  }

  private func take(
    _ session: UITestDragSession, at path: IndexPath?, _ dropDelegate: any UICollectionViewDropDelegate
  ) -> UIDropOperation {
    dropDelegate.collectionView(self, dropSessionDidEnter: session)
    let proposal = dropDelegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    if proposal.operation == .copy || proposal.operation == .move {
      let coordinator = CollectionDrop(session, on: self, from: session.places(in: self), to: path, proposal)
      coordinator.landing = { [weak self] in
        guard let self else { return }
        _ = self.dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: $0)
      }
      dropDelegate.collectionView(self, performDropWith: coordinator)
    }
    return proposal.operation
  }

  /// Whether something is dragged out, and neither dropped nor let go.
  public var hasActiveDrag: Bool { UITestDragSession.isActive(in: self) }
  /// Whether something is dragged over: never between two words of a test.
  public var hasActiveDrop: Bool { false }
}
