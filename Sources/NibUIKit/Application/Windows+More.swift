import NibFoundation
import NibRuntime
import NibStandIns

extension UIWindow {
  /// Whether the window becomes as large as its content needs, of Catalyst; kept.
  public var canResizeToFitContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// What notches leave of the window in the proportions of the screen: a guide of the window.
  public var safeAreaAspectFitLayoutGuide: UILayoutGuide {
    keptOnce {
      let guide = UILayoutGuide()
      guide.identifier = "UIWindow-safeAreaAspectFitLayoutGuide"
      addLayoutGuide(guide)
      return guide
    }
  }

  /// A window came on the screen. Like the one below it is posted by tests alone.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// A window went from the screen.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

extension UIGestureRecognizer {
  /// Which buttons of a remote count, by their numbers; kept.
  public var allowedPressTypes: [NSNumber] {
    get { GesturePresses.types(of: self) }
    set { GesturePresses.set(newValue, of: self) }
  }
}

extension UIGestureRecognizer.State {
  /// That a gesture was seen which does not go on: the same as `ended`.
  public static let recognized = UIGestureRecognizer.State.ended
}

@MainActor
private enum GesturePresses {
  private static var known: [(recognizer: WeakReference, types: [NSNumber])] = []

  static func types(of recognizer: UIGestureRecognizer) -> [NSNumber] {
    known.first { $0.recognizer.object === recognizer }?.types ?? (0...4).map { NSNumber(value: $0) }
  }

  static func set(_ types: [NSNumber], of recognizer: UIGestureRecognizer) {
    known.removeAll { $0.recognizer.object == nil || $0.recognizer.object === recognizer }
    known.append((WeakReference(recognizer), types))
  }
}

extension UITouch.TouchType {
  /// Older apps' word for `pencil`.
  public static let stylus = UITouch.TouchType.pencil
}

extension UIPasteboard {
  /// Whether the content stays when the program ends, of older systems: no, for nothing is written.
  public var isPersistent: Bool { false }

  /// Says whether it stays: nothing is written.
  public func setPersistent(_ persistent: Bool) {}

  /// Types of texts.
  public nonisolated static let typeListString: [String] = ["public.utf8-plain-text", "public.text"]
  /// Types of links.
  public nonisolated static let typeListURL: [String] = ["public.url"]
  /// Types of images.
  public nonisolated static let typeListImage: [String] = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.tiff",
  ]
  /// Types of colors.
  public nonisolated static let typeListColor: [String] = ["com.apple.uikit.color"]
  /// A type that the content declares itself.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}

extension UIContextMenuInteraction {
  /// How menus are shown.
  public enum Appearance: UInt, Sendable {
    /// As named.
    case unknown, rich, compact
  }

  /// How the menu is shown that is open.
  public var menuAppearance: Appearance { visibleMenu == nil ? .unknown : .rich }
}

extension UIBlurEffect.Style {
  /// On television sets: the nearest one of others.
  public static let extraDark = UIBlurEffect.Style.dark
}

extension UIImagePickerController {
  /// How a flash is used. Stands in for UIImagePickerController.CameraFlashMode.
  public typealias FlashMode = CameraFlashMode

  /// In which form images are handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    /// As named.
    case compatible, current
  }

  /// In which form images are handed over; kept.
  public var imageExportPreset: ImageURLExportPreset {
    get { kept(.compatible) }
    set { keep(newValue) }
  }

  /// In which form films are handed over; kept.
  public var videoExportPreset: String {
    get { kept("AVAssetExportPresetPassthrough") }
    set { keep(newValue) }
  }

  /// A change of what the camera shows; kept.
  public var cameraViewTransform: CGAffineTransform {
    get { kept(.identity) }
    set { keep(newValue) }
  }

  /// Older apps' word for `allowsEditing`.
  public var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }

  /// Whether a camera has a flash: there is none.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// What a camera takes: there is none.
  public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes a photo: there is no camera.
  public func takePicture() {}

  /// Begins a film: there is no camera.
  public func startVideoCapture() -> Bool { false }

  /// Ends a film.
  public func stopVideoCapture() {}
}

extension UIImagePickerController.InfoKey {
  /// A link into the library, of older systems.
  public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
  /// A photo that moves.
  public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  /// The entry of the library.
  public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
}

extension UILargeContentViewerInteraction {
  /// What is switched on is another; posted by tests alone.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// What others wait for; made when it is first asked for, and never sent.
  public var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { UIGestureRecognizer() }
}

extension UIFieldBehavior {
  /// A field of an app's own force: nothing moves by itself, so the closure is kept by nothing.
  public static func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { .dragField() }
}

extension UIBezierPath {
  /// Reads the line of the outline, as `setLineDash` set it: how long its parts are and where it begins.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.0.enumerated() { pattern?[place] = length }
    count?.pointee = dashes.0.count
    phase?.pointee = dashes.1
  }
}

extension UIColor {
  /// Makes a color brighter than its components by an exposure; pixels have no more, so the components alone count.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a color brighter than its components by a factor, likewise.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// How much brighter than white the color is: not.
  public var linearExposure: CGFloat { 1 }
}

extension UIColorWell {
  /// How bright a color may be, by white; kept.
  public var maximumLinearExposure: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
}

extension UIColorPickerViewController {
  /// How bright a color may be, by white; kept.
  public var maximumLinearExposure: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }

  /// Whether a color may be taken from the screen; kept.
  public var supportsEyedropper: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}
