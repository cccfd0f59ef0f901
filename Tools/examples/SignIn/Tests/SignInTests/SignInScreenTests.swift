import NibUIKit
import Nibwright
import Testing

@testable import SignIn

@MainActor
@Suite("The sign-in screen")
struct SignInScreenTests {
  let office = SmallOffice()
  let screen = SignInScreen()

  init() throws {
    screen.model = SignInModel(office: office)
    screen.form = (nib: try Harbour.form(), theme: Harbour.theme)
    screen.loadViewIfNeeded()
  }

  @Test("the button waits until the form is filled")
  func validation() throws {
    #expect(screen.signInButton?.isEnabled == false)

    try screen.emailField?.type("ada@harbour.example")
    #expect(screen.signInButton?.isEnabled == false)

    try screen.passwordField?.type("lantern")
    #expect(screen.signInButton?.isEnabled == true)
  }

  @Test("a wrong password is told, and nobody leaves the screen")
  func wrongPassword() throws {
    try screen.emailField?.type("ada@harbour.example")
    try screen.passwordField?.type("lamp post")

    try screen.signInButton?.tap()

    #expect(screen.errorLabel?.isHidden == false)
    #expect(screen.view?.find(text: "Wrong email or password.") === screen.errorLabel)
  }

  @Test("the theme comes from outside the nib")
  func theme() {
    #expect(screen.signInButton?.tintColor == Harbour.theme.tint)
  }

  @Test("the form says what it needs, and refuses to load without")
  func missingTheme() throws {
    let form = try Harbour.form()
    #expect(form.requiredExternalObjects.map(\.name) == ["Theme"])

    let error = #expect(throws: NibError.self) { try form.instantiate(owner: SignInScreen()) }
    #expect(error?.detail == "external objects not given: 'Theme'; pass them in externalObjects")
  }

  @Test("return goes from field to field, and signs in from the last")
  func keyboard() throws {
    try screen.emailField?.type("ada@harbour.example")
    try screen.emailField?.pressReturn()
    #expect(screen.passwordField?.isEditing == true)

    try screen.passwordField?.type("lamp post")
    try screen.passwordField?.pressReturn()
    #expect(office.questions == 1)
  }
}
