import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Synchronization
import Testing

private final class LoginView: UIView {}
private final class CardStack: UIView {}

@Suite("A custom class that nobody registered")
struct UnknownClassTests {
  private let told = Told()

  private final class Told: Sendable {
    let messages = Mutex<[String]>([])
    var all: [String] { messages.withLock { $0 } }
  }

  private func load(_ name: String, strictness: Strictness = .automatic) throws {
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.register(LoginView.self)
    registry.register(CardStack.self)
    var environment = NibEnvironment(classes: registry, strictness: strictness)
    environment.announcing = { [told] name, message in told.messages.withLock { $0.append("\(name): \(message)") } }
    var nib = TestNib()
    nib.custom("a", name, of: "UIView")
    nib.custom("b", name, of: "UIView")
    try NibFile(graph: try nib.graph(), environment: environment).instantiate()
  }

  @Test("is told once, with the names looked for and those that are near")
  func near() throws {
    try load("_TtC3App9LoginView")

    #expect(told.all.count == 1)
    #expect(
      told.all[0].contains(
        "warning: no class is registered for '_TtC3App9LoginView'; 'UIView' is used instead (looked for "
          + "'App.LoginView', 'UIView'); registered is 'NibwrightTests.LoginView'; register the class, or name its "
          + "module in `modules`"), "\(told.all)")
  }

  @Test("has near names that differ in few letters, and none where none is near")
  func spelling() throws {
    try load("NibwrightTests.LoginVeiw")
    try load("Elsewhere.Gauge")

    #expect(told.all.count == 2)
    #expect(told.all[0].contains("registered is 'NibwrightTests.LoginView';"))
    #expect(told.all[1].contains("(looked for 'Elsewhere.Gauge', 'UIView'); register the class"), "\(told.all[1])")
  }

  @Test("is not told where somebody looks at a nib of others, and reads the report")
  func lenient() throws {
    try load("App.LoginView", strictness: .lenient)

    #expect(told.all.isEmpty)
    #expect(NibEnvironment().announcing != nil)
  }
}
