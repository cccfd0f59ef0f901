import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite("README's code", .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct ReadmeTests {
  @Test("six lines load a XIB and connect an outlet")
  func opening() throws {
    // shown in README
    // import NibUIKit
    // import Nibwright

    final class LoginController { @Outlet var emailField: UITextField? }

    let owner = LoginController()
    let nib = try Interface.read("Archives/Documents/Login/Login.xib").nib(environment: .inspection)
    try nib.instantiate(owner: owner)
    print(owner.emailField?.placeholder ?? "not connected")  // Email
    // end

    #expect(owner.emailField?.placeholder == "Email")
  }

  @Test("wrappers declare outlets, collections and actions")
  func wrappers() throws {
    // shown in README, LoadingNibs
    final class LoginController {
      @Outlet var errorLabel: UILabel?
      @WeakOutlet var signInButton: UIButton?
      @OutletCollection var fields: [UITextField]
      @Action("signIn:") var onSignIn = { (owner: LoginController, sender: UIButton) in owner.attempts += 1 }
      var attempts = 0
    }
    // end
    let owner = LoginController()
    let nib = try NibFile(contentsOf: "Archives/Documents/Login/Login.xib", environment: .inspection)

    let report = try nib.instantiateReport(owner: owner)
    try owner.signInButton?.send(.touchUpInside)

    #expect(owner.fields.map(\.placeholder) == ["Email", "Password"])
    #expect(owner.errorLabel?.text == "Wrong email or password.")
    #expect(owner.attempts == 1)
    #expect(report.connections.count == 22)
  }

  @Test("external objects are given by name, and images come from nested bundles")
  func externals() throws {
    final class Theme {}
    final class LoginController { @Outlet var theme: Theme? }
    let owner = LoginController()
    let theme = Theme()
    // shown in README, LoadingNibs
    let bundles = BundleChain(
      nibBundle: ResourceBundle("Archives/Documents/Login"),
      main: ResourceBundle("Archives/Documents/Login/Main.app"))
    let nib = try NibFile(named: "Login", in: bundles, environment: .inspection)
    let report = try nib.instantiateReport(owner: owner, externalObjects: ["Theme": theme])

    for image in report.foundImages { print(image.query.name, image.file?.path ?? "") }
    for connection in report.connections where !connection.isMade { print(connection.label) }
    let button = report.find(id: "irw-rd-y1r") as? UIButton
    // end

    #expect(owner.theme === theme)
    #expect(report.foundImages.map(\.query.name) == ["logo", "badge"])
    #expect(report.missingImages.isEmpty)
    #expect(button?.isEnabled == false)
  }

  @Test("a storyboard makes its controllers, and a button performs a segue")
  func storyboard() throws {
    // shown in README, Storyboards
    final class StartController: UIViewController {
      @Outlet var welcomeLabel: UILabel?
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = "Made by \(segue.identifier ?? "")"
      }
    }

    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.register(StartController.self, as: "Samples.StartController")
    let storyboard = try UIStoryboard(
      contentsOf: "Archives/Documents/Storyboard/Main.storyboard",
      environment: NibEnvironment(classes: registry, module: "Samples"))
    let start = try storyboard.instantiateInitialViewController(as: StartController.self)
    let stack = UINavigationController(rootViewController: start)
    let showList = start.view?.find(text: "Show list") as? UIButton
    try showList?.send(.touchUpInside)
    print(stack.topViewController?.title ?? "")  // Made by showList
    // end

    #expect(start.welcomeLabel?.text == "Welcome")
    #expect(stack.topViewController?.title == "Made by showList")
  }
}
