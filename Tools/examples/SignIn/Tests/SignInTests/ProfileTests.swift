import NibUIKit
import Nibwright
import Testing

@testable import SignIn

@MainActor
@Suite("A view model of the main actor")
struct ProfileTests {
  @Test("what is typed and saved is what the model says and the screen shows")
  func saving() throws {
    let form = try NibFile(contentsOf: Harbour.folder + "/Profile.xib", environment: Harbour.environment)
    let screen = ProfileController()
    try form.instantiate(owner: screen)
    screen.loadViewIfNeeded()

    try screen.field?.type("Grace")
    let button = try #require(screen.view.find(UIButton.self, text: "Save"))
    try button.tap()

    #expect(screen.model.name == "Grace")
    #expect(screen.label?.text == "Grace")
    #expect(!button.isEnabled)
  }
}
