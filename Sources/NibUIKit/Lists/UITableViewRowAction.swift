import NibRuntime
import NibStandIns

/// An action that a swipe on a row offers, of older systems. Stands in for UITableViewRowAction.
@MainActor
open class UITableViewRowAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// As named; a destructive one takes the row away.
    case destructive, normal

    /// Another name of the destructive one.
    public static let `default` = destructive
  }

  /// What the action does to its row.
  public final let style: Style
  /// What the button shows.
  open var title: String?
  /// Color of the button; nil for the style's.
  open var backgroundColor: UIColor?
  /// What shines through behind the button; kept.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The same as newer systems have it.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) {
      [self] _, _, done in
      handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
