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

  @Test(
    "images have pixels where the program is linked with what decodes",
    .enabled(if: ImagingPresence.canDecode, "decoding needs --traits Imaging and libvips-tools"))
  func pixels() throws {
    let folder = try PictureFolder()
    try folder.add("photo.jpg", folder.bytes(at: SamplePictures.file("jpg")))
    try MainBundle.$current.withValue(MainBundle(folder.path)) {
      // shown in NamedResources
      guard let photo = UIImage(named: "photo") else { throw CancellationError() }
      let pixels = try photo.pixels(fitting: PixelSize(width: 64, height: 64))
      if let pixel = pixels[10, 0] { print(pixel.red, pixel.green, pixel.blue, pixel.alpha) }

      let icon = photo.preparingThumbnail(of: CGSize(width: 40, height: 40))
      let (png, jpeg) = (photo.pngData(), photo.jpegData(compressionQuality: 0.8))
      // end
      #expect(pixels.size == PixelSize(width: 64, height: 48) && icon?.size == CGSize(width: 40, height: 30))
      #expect(png != nil && jpeg != nil)
    }
  }

  @Test("why there are no pixels is heard")
  func reports() {
    // shown in NamedResources
    ImageReports.$hear.withValue({ error in print(error.code, error.detail) }) {
      _ = UIImage(systemName: "star")?.pngData()
    }
    // end
  }
}
