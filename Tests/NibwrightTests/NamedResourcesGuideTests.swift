import Foundation
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

private let theme = RecordingOwner()
private let nibData = Data(Interfaces.xib("x"))

@Suite(
  "The guide's code on names",
  .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct NamedResourcesGuideTests {
  @Test("a task has a main bundle of its own")
  func mainBundle() throws {
    // shown in NamedResources
    let app = MainBundle("Archives/Documents/Login/Main.app")
    try MainBundle.$current.withValue(app) {
      guard let logo = UIImage(namedGlobally: "logo") else { throw CancellationError() }
      print(logo.size, logo.scale)
    }
    // end
    MainBundle.$current.withValue(app) { #expect(UIImage(named: "logo") == nil) }
  }

  @Test("one call looks through every bundle of the app, and all calls do once that is installed")
  func globally() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        MainBundle.$current.withValue(MainBundle("Archives/Documents/Login/Main.app")) {
          // shown in NamedResources
          print(Bundle.allAppBundles.map(\.bundlePath))
          let once = UIImage(namedGlobally: "badge")

          GlobalLookup.install()
          let everywhere = UIImage(named: "badge")
          GlobalLookup.uninstall()
          // end
          precondition(Bundle.allAppBundles.count == 3)
          precondition(once != nil && everywhere?.size == once?.size && UIImage(named: "badge") == nil)
        }
      }
    }
  }

  @Test("a controller loads its view from a nib of bytes, with external objects")
  func nibs() throws {
    // shown in NamedResources
    final class SomeController: UIViewController {
      override func loadView() {
        super.loadView()
        let nib = UINib(data: nibData, bundle: nil)
        nib.instantiate(withOwner: self, options: [.externalObjects: ["Theme": theme]])
      }
    }
    // end
    try InterfaceFaults.catching { _ = SomeController(nibName: nil, bundle: nil).view }
  }
}
