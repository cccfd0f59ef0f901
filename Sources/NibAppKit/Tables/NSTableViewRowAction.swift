import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a row offers to a user who swipes it. Stands in for NSTableViewRowAction.
@MainActor
open class NSTableViewRowAction {
  /// What kind of action it is. Documented: the numbers, by AppKit.
  public enum Style: Int, Sendable {
    /// As any, or one that destroys something.
    case regular, destructive
  }

  /// What kind of action it is.
  public let style: Style
  /// Its title.
  open var title: String
  /// The color behind the title; the system's for its style, unless code sets one.
  open var backgroundColor: NSColor!
  /// The picture in place of the title; nil for none.
  open var image: NSImage?
  /// What it does.
  let handler: (NSTableViewRowAction, Int) -> Void

  /// Makes an action, whose handler gets it and the row.
  public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

extension NSTableView {
  /// Whether the actions of a row are shown; false takes them away. A user shows them by `swipe(row:_:)`.
  public final var rowActionsVisible: Bool {
    get { extras.showsRowActions }
    set { extras.showsRowActions = newValue && extras.showsRowActions }
  }
}

extension UserOperable where Self: NSTableView {
  /// Swipes a row, so that its actions are shown.
  /// - Returns: the actions, from the edge.
  /// - Throws: `UserActionError`: `noSuchItem` for a row that is not there, `nothingHappens` for one without actions.
  @discardableResult
  public func swipe(
    row: Int, _ edge: NSTableView.RowActionEdge = .trailing
  ) throws(UserActionError) -> [NSTableViewRowAction] {
    _ = try Pointer.activate(Reach.window(of: self))
    try Rows.beThere(row, in: self)
    let actions = try UserActionError.running(self) {
      delegate?.tableView(self, rowActionsForRow: row, edge: edge) ?? []
    }
    guard !actions.isEmpty else {
      throw UserActionError(
        .nothingHappens, self, "row \(row) ('\(Rows.name(row, in: self))') has no actions: rowActionsForRow")
    }
    extras.showsRowActions = true
    return actions
  }

  /// Swipes a row and chooses the action of a title, at either edge.
  /// - Throws: as `swipe(row:_:)`; `noSuchItem` with the titles that are there.
  public func choose(rowAction title: String, row: Int) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Rows.beThere(row, in: self)
    let actions = try UserActionError.running(self) {
      [NSTableView.RowActionEdge.trailing, .leading].flatMap {
        delegate?.tableView(self, rowActionsForRow: row, edge: $0) ?? []
      }
    }
    guard let action = actions.first(where: { $0.title == title }) else {
      throw UserActionError(
        .noSuchItem, self,
        "row \(row) has no action '\(title)'; there are \(UserActionError.list(actions.map(\.title)))")
    }
    extras.showsRowActions = true
    try UserActionError.running(self) { action.handler(action, row) }
    extras.showsRowActions = false
  }
}
