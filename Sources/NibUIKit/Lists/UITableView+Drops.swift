import NibRuntime
import NibStandIns

/// Who says what is dragged out of a table. Stands for UITableViewDragDelegate.
@MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// What a drag of a row takes along; nothing for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another row adds to a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How a row is shown while it is dragged.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// A drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// A drag ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether what is dragged may be moved; yes if left out.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether what is dragged stays in the program; no if left out.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Nothing.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// As the row is.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// Yes.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// No.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What a drop on a table would do. Stands in for UITableViewDropProposal.
public final class UITableViewDropProposal: UIDropProposal {
  /// Where the things go.
  public enum Intent: Int, Sendable {
    /// As named.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// Where the things go.
  public let intent: Intent

  /// Makes one.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A drop on a table. Stands for UITableViewDropCoordinator.
@MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// Where they go; nil for behind all.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows a thing land in a place that is kept until it is loaded. Nothing shows the placeholder.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Shows a thing land at a row: at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Shows a thing land within a row: at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a thing land elsewhere: at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension UITableViewDropCoordinator {
  /// Where things were shown to land, in the order in which the delegate said it.
  public var landed: [IndexPath] { (self as? TableDrop)?.places ?? [] }
}

/// A drop that a test makes.
final class TableDrop: UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  fileprivate var places: [IndexPath] = []
  /// Called before a thing is shown to land.
  var landing: ((IndexPath) -> Void)?
  private weak var list: UITableView?

  init(
    _ session: UITestDragSession, on list: UITableView, from sources: [IndexPath?], to destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    items = zip(session.items, sources).map { DroppedThing($0, from: $1) }
    (destinationIndexPath, self.proposal, self.session, self.list) = (destination, proposal, session, list)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let place = placeholder.insertionIndexPath
    land(at: place)
    return DropPlaceholder(dragItem, at: place) { [weak list] updates in
      updates()
      list?.insertRows(at: [place], with: .none)
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { land(at: indexPath) }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
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

/// Who takes what is dropped on a table. Stands for UITableViewDropDelegate.
@MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what is dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes such things.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What a drop would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// What is dragged comes over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What is dragged leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drop ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a thing is shown that lands.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// A copy.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// As the row is.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

extension UITableView {
  /// Drags a row as a user does: the delegate says what that takes along.
  /// - Returns: the drag, for `drop(_:at:)` and `UIDropInteraction`; nil if nothing is dragged.
  public func beginDrag(at path: IndexPath) -> UITestDragSession? {
    guard dragInteractionEnabled, receivesTouches, let dragDelegate else { return nil }
    let session = UITestDragSession(items: [], in: self)
    session.items = dragDelegate.tableView(self, itemsForBeginning: session, at: path)
    guard !session.items.isEmpty else { return nil }
    session.sources = session.items.map { _ in (self, path) }
    let cell = content.rows[path]
    session.ending = { [weak self, weak cell] session, _ in
      cell?.dragStateDidChange(.none)
      guard let self else { return }
      self.dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
    session.allowsMoveOperation = dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = dragDelegate.tableView(
      self, dragSessionIsRestrictedToDraggingApplication: session)
    _ = dragDelegate.tableView(self, dragPreviewParametersForRowAt: path)
    cell?.dragStateDidChange(.lifting)
    dragDelegate.tableView(self, dragSessionWillBegin: session)
    cell?.dragStateDidChange(.dragging)
    return session
  }

  /// Adds a row to a drag as a tap of another finger does: the delegate says what that takes along.
  /// - Returns: whether anything was added.
  @discardableResult
  public func addToDrag(_ session: UITestDragSession, at path: IndexPath) -> Bool {
    guard dragInteractionEnabled, receivesTouches, let dragDelegate, session.ending != nil else { return false }
    let point = session.location(in: self)
    let added = dragDelegate.tableView(self, itemsForAddingTo: session, at: path, point: point)
    session.items += added
    session.sources += added.map { _ in (self, path) }
    return !added.isEmpty
  }

  /// Drops what is dragged on a row, or behind all, as a user does: the delegate is asked, and takes it.
  /// - Returns: what the drop did; `cancel` where nobody took it.
  @discardableResult
  public func drop(_ session: UITestDragSession, at path: IndexPath?) -> UIDropOperation {
    guard receivesTouches, let dropDelegate, dropDelegate.tableView(self, canHandle: session) else {
      session.end(.cancel)
      return .cancel
    }
    let operation = take(session, at: path, dropDelegate)
    session.end(operation)
    dropDelegate.tableView(self, dropSessionDidEnd: session)
    return operation
  }

  /// Drags over a row, or behind all, and away again, as a user does.
  /// - Returns: what a drop would do; `cancel` where nobody takes it.
  @discardableResult
  public func pass(_ session: UITestDragSession, over path: IndexPath?) -> UIDropOperation {
    guard receivesTouches, let dropDelegate, dropDelegate.tableView(self, canHandle: session) else { return .cancel }
    dropDelegate.tableView(self, dropSessionDidEnter: session)
    let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    dropDelegate.tableView(self, dropSessionDidExit: session)
    return proposal.operation
  }

  private func take(
    _ session: UITestDragSession, at path: IndexPath?, _ dropDelegate: any UITableViewDropDelegate
  ) -> UIDropOperation {
    dropDelegate.tableView(self, dropSessionDidEnter: session)
    let proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    if proposal.operation == .copy || proposal.operation == .move {
      let coordinator = TableDrop(session, on: self, from: session.places(in: self), to: path, proposal)
      coordinator.landing = { [weak self] in
        guard let self else { return }
        _ = self.dropDelegate?.tableView(self, dropPreviewParametersForRowAt: $0)
      }
      dropDelegate.tableView(self, performDropWith: coordinator)
    }
    return proposal.operation
  }

  /// Whether something is dragged out, and neither dropped nor let go.
  public var hasActiveDrag: Bool { UITestDragSession.isActive(in: self) }
  /// Whether something is dragged over: never between two words of a test.
  public var hasActiveDrop: Bool { false }
}
