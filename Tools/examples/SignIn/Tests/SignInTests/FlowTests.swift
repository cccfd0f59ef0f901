import NibUIKit
import Nibwright
import Testing

@testable import SignIn

@MainActor
@Suite("From signing in to the boats")
struct FlowTests {
  @Test("signing in shows the account's boats")
  func signIn() throws {
    let navigation = try Harbour.storyboard().instantiateInitialViewController(as: UINavigationController.self)
    let screen = try #require(navigation.topViewController as? SignInScreen)
    screen.model = SignInModel(office: SmallOffice())
    screen.form = (nib: try Harbour.form(), theme: Harbour.theme)
    screen.loadViewIfNeeded()

    try screen.emailField?.type("ada@harbour.example")
    try screen.passwordField?.type("lantern")
    try screen.signInButton?.tap()

    let boats = try #require(navigation.topViewController as? BoatsScreen)
    #expect(boats.navigationItem.title == "Boats")
    let cells = try #require(boats.tableView).visibleCells.compactMap { $0 as? BoatCell }
    #expect(cells.map(\.nameLabel?.text) == ["Heron", "Tern"])
    #expect(cells.map(\.berthLabel?.text) == ["Berth 4", "Berth 11"])
  }
}
