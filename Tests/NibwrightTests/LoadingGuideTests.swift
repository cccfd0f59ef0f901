import NibTestSupport
import NibUIKit
import Nibwright
import Testing

@Suite(
  "The guide's code on loading nibs",
  .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct LoadingGuideTests {
  @Test("a table declares the same without wrappers")
  func table() throws {
    // shown in LoadingNibs
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

  @Test("classes of one's own are registered before those of the framework")
  func classes() throws {
    // shown in LoadingNibs
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
    // shown in LoadingNibs
    let images = ResourceChain([
      FolderResources("Archives/Documents/Login/Main.app"),
      DictionaryResources(colors: ["Accent": NibColor(red: 1, green: 0.5, blue: 0)]),
    ])
    let environment = NibEnvironment(
      resources: images, strictness: .appkit.throwing(.missingImage), modules: ["Login": "LoginTests"])
    let store = NibStore(bundles: bundles, environment: environment)
    let failures = await store.preload(["Login", "Settings"])
    let nib = try store.nib(named: "Login")
    for need in nib.requiredExternalObjects { print(need.name, need.connections) }
    // end

    #expect(failures.map(\.name) == ["Settings"])
    #expect(nib.requiredExternalObjects.map(\.name) == ["Theme"])
    #expect(nib.requiredExternalObjects.first?.connections.contains("emphasized") == true)
    #expect(try nib.instantiateReport(owner: RecordingOwner()).foundImages.count == 2)
  }
}
