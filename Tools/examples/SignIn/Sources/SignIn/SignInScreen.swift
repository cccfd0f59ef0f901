import Nibwright

/// Colors that the whole app shares; a nib gets them from outside.
public final class Theme: Sendable {
  /// Color of buttons that lead on.
  public let tint: NibColor

  /// Makes a theme.
  public init(tint: NibColor) { self.tint = tint }
}

/// Shows a `SignInModel`: its view is the nib `SignInForm`.
public final class SignInScreen: ViewController, TextFieldDelegate {
  @Outlet var emailField: TextField?
  @Outlet var passwordField: TextField?
  @Outlet var errorLabel: Label?
  @Outlet var signInButton: Button?
  @Outlet var theme: Theme?
  @Action("edited:") var onEdit = { (screen: SignInScreen, _: TextField) in screen.update() }
  @Action("signIn:") var onSignIn = { (screen: SignInScreen, sender: Button) in try screen.signIn(sender) }

  /// What is shown. Given before the view loads.
  public var model: SignInModel?
  /// The nib with the form, and the theme that it asks for.
  public var form: (nib: NibFile, theme: Theme)?

  /// Loads the form by hand, for a storyboard cannot give it a theme.
  public override func loadView() throws {
    guard let form else { return try super.loadView() }
    try form.nib.instantiate(owner: self, externalObjects: ["Theme": form.theme])
  }

  public override func viewDidLoad() {
    signInButton?.tintColor = theme?.tint
    update()
  }

  /// Return goes to the next field, and signs in from the last.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    if textField === emailField { _ = try? passwordField?.becomeFirstResponder() }
    if textField === passwordField { _ = try? signInButton?.tap() }
    return true
  }

  /// The next screen gets the boats.
  public override func prepare(for segue: Segue, sender: Any?) {
    (segue.destination as? BoatsScreen)?.boats = model?.boats ?? []
  }

  private func update() {
    model?.email = emailField?.text ?? ""
    model?.password = passwordField?.text ?? ""
    signInButton?.isEnabled = model?.canSignIn ?? false
    errorLabel?.text = model?.problem
    errorLabel?.isHidden = model?.problem == nil
  }

  private func signIn(_ sender: Button) throws {
    let isOpen = model?.signIn() ?? false
    update()
    if isOpen { try performSegue(withIdentifier: "showBoats", sender: sender) }
  }
}
