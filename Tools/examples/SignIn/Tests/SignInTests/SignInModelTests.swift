import Testing

@testable import SignIn

@Suite("The sign-in model")
struct SignInModelTests {
  @Test(
    "an email and four characters are enough to ask",
    arguments: [
      ("", "", false), ("ada", "lantern", false), ("ada@harbour.example", "lan", false), ("a@b", "four", true),
    ])
  func canSignIn(email: String, password: String, expected: Bool) {
    let model = SignInModel(office: SmallOffice())
    model.email = email
    model.password = password

    #expect(model.canSignIn == expected)
  }
}
