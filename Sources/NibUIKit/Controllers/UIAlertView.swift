import NibFoundation
import NibRuntime
import NibStandIns

/// A question of older systems. Stands in for UIAlertView; it is kept, and a test taps its buttons.
open class UIAlertView: UIView {
  /// What it asks for. Stands in for UIAlertViewStyle.
  public enum Style: Int, Sendable {
    /// As named.
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
  }

  /// The title.
  open var title = ""
  /// The text.
  open var message: String?
  /// Who hears of it.
  open weak var delegate: (any UIAlertViewDelegate)?
  /// What it asks for; two fields of a login.
  open var alertViewStyle = Style.default {
    didSet {
      fields = (0..<(alertViewStyle == .default ? 0 : alertViewStyle == .loginAndPasswordInput ? 2 : 1)).map { _ in
        UITextField()
      }
    }
  }
  /// The number of the button that ends it without anything; -1 for none.
  open var cancelButtonIndex = -1
  /// Whether it is shown.
  open private(set) var isVisible = false
  private var titles: [String] = []
  private var fields: [UITextField] = []

  /// Makes one.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String? = nil
  ) {
    self.init(frame: CGRect())
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    if let otherButtonTitles { _ = addButton(withTitle: otherButtonTitles) }
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }

  /// The number of the first button that does not end it; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Adds a button.
  /// - Returns: its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// What a button is called.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// A field.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows it; nothing is drawn.
  open func show() {
    delegate?.willPresent(self)
    isVisible = true
    delegate?.didPresent(self)
  }

  /// Takes it away as if a button was tapped.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    isVisible = false
    delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }

  /// Taps a button as a user does.
  /// - Returns: false if nothing happens: it is not shown, or has no such button.
  @discardableResult
  open func tap(_ title: String) -> Bool {
    guard isVisible, let index = titles.firstIndex(of: title) else { return false }
    delegate?.alertView(self, clickedButtonAt: index)
    dismiss(withClickedButtonIndex: index, animated: true)
    return true
  }
}

/// What a question of older systems asks for.
public typealias UIAlertViewStyle = UIAlertView.Style

/// Who hears of a question of older systems; all is optional. Stands for UIAlertViewDelegate.
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// It is about to be shown.
  func willPresent(_ alertView: UIAlertView)
  /// It is shown.
  func didPresent(_ alertView: UIAlertView)
  /// It is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// It is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
