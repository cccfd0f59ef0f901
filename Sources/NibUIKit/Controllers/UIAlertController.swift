import NibRuntime
import NibStandIns

/// A question with answers. Stands in for UIAlertController.
///
/// Presented, it waits for `tap(_:)` to choose an action by its title as a user does.
open class UIAlertController: UIViewController {
  /// How it is shown.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The words below the title.
  open var message: String?
  /// How it is shown.
  open private(set) var preferredStyle = Style.actionSheet
  /// The answers, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that return gives.
  open var preferredAction: UIAlertAction?
  /// The fields, in the order they were added; nil without.
  open private(set) var textFields: [UITextField]?

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    view?.addSubview(field)
  }

  /// Chooses an answer as a user does: the question goes, then the answer's closure runs.
  /// - Returns: false if the answer is disabled.
  /// - Throws: `StandInError` with code `notFound`, listing the titles that are there.
  @discardableResult
  open func tap(_ title: String) throws -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else {
      let known = actions.map { ($0.title ?? "", "UIAlertAction") }
      throw StandInError(
        code: .notFound, place: .init(file: searchName),
        detail: "there is no action '\(title)' in \(searchName); \(NearMisses.nearest(to: title, among: known))")
    }
    guard action.isEnabled else { return false }
    try InterfaceFaults.catching {
      if presentingViewController != nil { dismiss(animated: true) }
      action.handler?(action)
    }
    return true
  }
}

/// An answer to a question. Stands in for UIAlertAction.
@MainActor
public final class UIAlertAction {
  /// What an answer does.
  public enum Style: Int, Sendable {
    /// As named.
    case `default`, cancel, destructive
  }

  /// What the answer says.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether it can be chosen.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
