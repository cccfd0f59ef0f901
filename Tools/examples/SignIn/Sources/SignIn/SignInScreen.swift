import NibUIKit
import Nibwright

/// Colors that the whole app shares; a nib gets them from outside.
public final class Theme: Sendable {
  /// Color of buttons that lead on.
  public let tint: UIColor

  /// Makes a theme.
  public init(tint: UIColor) { self.tint = tint }
}

/// Shows a `SignInModel`: its view is the nib `SignInForm`.
public final class SignInScreen: UIViewController, UITextFieldDelegate {
  @Outlet var emailField: UITextField?
  @Outlet var passwordField: UITextField?
  @Outlet var errorLabel: UILabel?
  @Outlet var signInButton: UIButton?
  @Outlet var theme: Theme?
  @Action("edited:") var onEdit = { (screen: SignInScreen, _: UITextField) in screen.update() }
  @Action("signIn:") var onSignIn = { (screen: SignInScreen, sender: UIButton) in screen.signIn(sender) }

  /// What is shown. Given before the view loads.
  public var model: SignInModel?
  /// The nib with the form, and the theme that it asks for.
  public var form: (nib: NibFile, theme: Theme)?

  /// Loads the form by hand, for a storyboard cannot give it a theme.
  public override func loadView() {
    guard let form else { return super.loadView() }
    UINib(file: form.nib).instantiate(withOwner: self, options: [.externalObjects: ["Theme": form.theme]])
  }

  public override func viewDidLoad() {
    signInButton?.tintColor = theme?.tint
    update()
  }

  /// Return goes to the next field, and signs in from the last.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField { passwordField?.becomeFirstResponder() }
    if textField === passwordField { signInButton?.sendActions(for: .touchUpInside) }
    return true
  }

  /// The next screen gets the boats.
  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? BoatsScreen)?.boats = model?.boats ?? []
  }

  private func update() {
    model?.email = emailField?.text ?? ""
    model?.password = passwordField?.text ?? ""
    signInButton?.isEnabled = model?.canSignIn ?? false
    errorLabel?.text = model?.problem
    errorLabel?.isHidden = model?.problem == nil
  }

  private func signIn(_ sender: UIButton) {
    let isOpen = model?.signIn() ?? false
    update()
    if isOpen { performSegue(withIdentifier: "showBoats", sender: sender) }
  }
}
