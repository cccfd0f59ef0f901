import NibTestSupport
import NibUIKit
import Nibwright
import Testing

// The code between `// README` and `// end` stands in README.md word for word; the tests below hold both together.

@Suite("README", .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct ReadmeTests {
  @Test("every Swift block is code of this file, and all code marked here is in it")
  func blocks() {
    let marked = Self.markedCode()

    #expect(!marked.isEmpty)
    #expect(Readme().blocks(in: "swift") == marked)
  }

  @Test("six lines load a XIB and connect an outlet")
  func opening() throws {
    // README
    // import NibUIKit
    // import Nibwright
    final class LoginController { @Outlet var emailField: UITextField? }

    let owner = LoginController()
    let nib = try NibFile(contentsOf: "Archives/Documents/Login/Login.xib", environment: .inspection)
    try nib.instantiate(owner: owner)
    print(owner.emailField?.placeholder ?? "not connected")  // Email
    // end

    #expect(owner.emailField?.placeholder == "Email")
  }

  @Test("wrappers declare outlets, collections and actions")
  func wrappers() throws {
    // README
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

  @Test("a table declares the same without wrappers")
  func table() throws {
    // README
    final class LoginController: OutletDeclaring {
      var signInButton: UIButton?
      var fields: [UITextField] = []
      var attempts = 0

      static var outlets: OutletTable {
        OutletTable([
          .outlet("signInButton", \LoginController.signInButton),
          .collection("fields", \LoginController.fields),
          .action("signIn:") { (owner: LoginController, sender) in owner.attempts += 1 },
        ])
      }
    }
    // end
    let owner = LoginController()
    let nib = try NibFile(contentsOf: "Archives/Documents/Login/Login.xib", environment: .inspection)

    let report = try nib.instantiateReport(owner: owner)
    try owner.signInButton?.send(.touchUpInside)

    #expect(owner.fields.map(\.placeholder) == ["Email", "Password"])
    #expect(owner.attempts == 1)
    #expect(report.connections.count == 22)
  }

  @Test("external objects are given by name, and images come from nested bundles")
  func externals() throws {
    final class Theme {}
    final class LoginController { @Outlet var theme: Theme? }
    let owner = LoginController()
    let theme = Theme()
    // README
    let bundles = BundleChain(
      nibBundle: ResourceBundle("Archives/Documents/Login"),
      main: ResourceBundle("Archives/Documents/Login/Main.app"))
    let nib = try NibFile(named: "Login", in: bundles, environment: .inspection)
    let report = try nib.instantiateReport(owner: owner, externalObjects: ["Theme": theme])

    for image in report.imagesFound { print(image.query.name, image.file?.path ?? "") }
    for connection in report.connections where !connection.isMade { print(connection.label) }
    let button = report.find(id: "irw-rd-y1r") as? UIButton
    // end

    #expect(owner.theme === theme)
    #expect(report.imagesFound.map(\.query.name) == ["logo", "badge"])
    #expect(report.imagesMissed.isEmpty)
    #expect(button?.isEnabled == false)
  }

  @Test("a resource URL gives bytes with a media type")
  func resourceURLs() throws {
    let bundles = BundleChain(main: ResourceBundle("Archives/Documents/Login/Main.app"))
    // README
    let resolver = ResourceURLResolver(chain: bundles)
    let logo = try resolver.data("rsrc:///logo.png")
    print(logo.mediaType, logo.bytes.count, logo.match.file)
    for name in bundles.ambiguities() { print(name.name, name.places) }
    // end

    #expect(logo.mediaType == "image/png")
    #expect(!logo.bytes.isEmpty)
  }

  @Test("classes of one's own are registered before those of the framework")
  func classes() throws {
    // README
    final class LoginView: UIView {
      @Inspectable var formName = ""
    }

    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(LoginView.self, as: "Login.LoginView")
    var environment = NibEnvironment.inspection
    environment.classes = classes
    let nib = try NibFile(contentsOf: "Archives/Documents/Login/Login.xib", environment: environment)
    let view = try nib.instantiate().first as? LoginView
    // end

    #expect(view?.formName == "login")
  }

  @Test("a store has its own strictness, images and modules")
  func store() async throws {
    let bundles = BundleChain(nibBundle: ResourceBundle("Archives/Documents/Login"))
    // README
    let images = ResourceChain([
      FolderResources("Archives/Documents/Login/Main.app"),
      DictionaryResources(colors: ["Accent": NibColor(red: 1, green: 0.5, blue: 0)]),
    ])
    let options = InstantiationOptions(strictness: .appkit, stopping: [.missingImage], modules: ["Login": "LoginTests"])
    let store = NibStore(bundles: bundles, environment: NibEnvironment(resources: images, options: options))
    let failures = await store.preload(["Login", "Settings"])
    let nib = try store.nib(named: "Login")
    for need in nib.externalObjectsNeeded { print(need.name, need.connections) }
    // end

    #expect(failures.map(\.name) == ["Settings"])
    #expect(nib.externalObjectsNeeded.map(\.name) == ["Theme"])
    #expect(nib.externalObjectsNeeded.first?.connections.contains("emphasized") == true)
    #expect(try nib.instantiateReport(owner: RecordingOwner()).imagesFound.count == 2)
  }

  @Test("a storyboard makes its controllers, and a button performs a segue")
  func storyboard() throws {
    // README
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

  /// The marked code of this file, each block without its indentation. A comment that is an import is one.
  private static func markedCode() -> [String] {
    var blocks: [[Substring]] = []
    var isOpen = false
    for line in (TestDisk.text(#filePath) ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.hasPrefix("    ") ? line.dropFirst(4) : line
      switch code {
      case "// README":
        blocks.append([])
        isOpen = true
      case "// end": isOpen = false
      case "// import NibUIKit": blocks[blocks.count - 1] += ["import NibUIKit"]
      case "// import Nibwright": blocks[blocks.count - 1] += ["import Nibwright", ""]
      default: if isOpen { blocks[blocks.count - 1].append(code) }
      }
    }
    return blocks.map { $0.joined(separator: "\n") }
  }
}
