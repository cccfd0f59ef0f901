import NibRuntime
import NibStandIns

/// An action that a swipe on a row offers. Stands in for UIContextualAction.
@MainActor
public final class UIContextualAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// As named; a destructive one takes the row away.
    case normal, destructive
  }
  /// Does the action; the last argument is called with whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action does to its row.
  public let style: Style
  /// What the button shows.
  public var title: String?
  /// The image of the button.
  public var image: UIImage?
  /// Color of the button; nil for the style's.
  public var backgroundColor: UIColor?
  /// What is done.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe on a row offers, from the edge on. Stands in for UISwipeActionsConfiguration.
@MainActor
public final class UISwipeActionsConfiguration {
  /// The actions, from the edge on.
  public let actions: [UIContextualAction]
  /// Whether a swipe over all of the row does the first one.
  public var performsFirstActionWithFullSwipe = true

  /// Makes one of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Swipes, as a user does them.
extension UITableView {
  /// The edge whose actions a swipe brings into sight.
  public enum SwipeEdge: Sendable {
    /// As named: a swipe to the right, or to the left, where text runs to the right.
    case leading, trailing
  }

  /// Swipes a row and chooses an action by its title. Where the delegate offers nothing and the row can be deleted, there
  /// is the standard action at the trailing edge, `Delete`.
  /// - Returns: false if the row cannot be swiped: it cannot be edited, the table is being edited, no touch reaches the
  ///   cell, or nothing is offered.
  /// - Throws: `StandInError` with code `outOfRange`, or `notFound`, naming the titles that there are; what the action
  ///   raises.
  @discardableResult
  public func swipe(rowAt path: IndexPath, from edge: SwipeEdge = .trailing, choosing title: String) throws -> Bool {
    guard let cell = try swipedCell(path) else { return false }
    guard let offered = try swipeActions(edge, path) else {
      guard edge == .trailing, let standard = standardSwipeTitle(path) else { return false }
      guard title == standard else { throw noAction(title, path, [standard]) }
      return try commit(.delete, forRowAt: path)
    }
    guard let action = offered.actions.first(where: { $0.title == title }) else {
      throw noAction(title, path, offered.actions.compactMap(\.title))
    }
    try swiping(cell, at: path) { try InterfaceFaults.catching { action.handler(action, cell) { _ in } } }
    return true
  }

  /// Swipes over all of a row, which does the first action.
  /// - Returns: false if nothing was done: as `swipe(rowAt:from:choosing:)`, and where the first action is not to be done so.
  /// - Throws: as `swipe(rowAt:from:choosing:)`.
  @discardableResult
  public func fullSwipe(rowAt path: IndexPath, from edge: SwipeEdge = .trailing) throws -> Bool {
    guard let cell = try swipedCell(path) else { return false }
    guard let offered = try swipeActions(edge, path) else {
      return edge == .trailing && standardSwipeTitle(path) != nil ? try commit(.delete, forRowAt: path) : false
    }
    guard offered.performsFirstActionWithFullSwipe, let action = offered.actions.first else { return false }
    try swiping(cell, at: path) { try InterfaceFaults.catching { action.handler(action, cell) { _ in } } }
    return true
  }

  private func swipedCell(_ path: IndexPath) throws -> UITableViewCell? {
    guard let cell = try liveCell(at: path) else { throw outOfRange(path) }
    guard !isEditing, cell.receivesTouches, dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    return cell
  }

  /// What the delegate offers; nil for the standard.
  private func swipeActions(_ edge: SwipeEdge, _ path: IndexPath) throws -> UISwipeActionsConfiguration? {
    try InterfaceFaults.catching {
      edge == .leading
        ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? rowActions(path)
    }
  }

  /// What delegates of older systems offer.
  private func rowActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = tableDelegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty else { return nil }
    let offered = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
    offered.performsFirstActionWithFullSwipe = false
    return offered
  }

  private func standardSwipeTitle(_ path: IndexPath) -> String? {
    guard editingStyle(forRowAt: path) == .delete else { return nil }
    return tableDelegate.map { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete" }
      ?? "Delete"
  }

  /// What editing does to a row.
  func editingStyle(forRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  private func noAction(_ title: String, _ path: IndexPath, _ titles: [String]) -> StandInError {
    let known = titles.isEmpty ? "none has a title" : titles.map { "'\($0)'" }.joined(separator: ", ")
    return StandInError(.notFound, self, "row \(path.words) offers no action '\(title)'; there are: \(known)")
  }
}
