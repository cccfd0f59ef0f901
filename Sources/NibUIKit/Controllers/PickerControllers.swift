import NibRuntime
import NibStandIns

// Controllers of the system's that a user picks something with. They show nothing; a test picks in the user's place.

/// Picks a picture. Stands in for UIImagePickerController.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// As named.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What a camera makes.
  public enum CameraCaptureMode: Int, Sendable {
    /// As named.
    case photo, video
  }

  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    /// As named.
    case rear, front
  }

  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its kind.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of a picture.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// What a camera notes.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Kinds of what may be picked, as `public.image`.
  open var mediaTypes = ["public.image"]
  /// Whether the user may change the picture.
  open var allowsEditing = false
  /// What a camera makes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Which camera.
  open var cameraDevice = CameraDevice.rear
  /// Whether there are buttons.
  open var showsCameraControls = true
  /// A view over the camera's picture.
  open var cameraOverlayView: UIView?
  /// Seconds of a film, at most.
  open var videoMaximumDuration: TimeInterval = 600

  /// Whether pictures can come from there: from all but a camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Kinds of what there is.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Whether there is such a camera: no.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  private var listener: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

  /// Picks a picture as a user does; the delegate hears.
  open func pick(_ info: [InfoKey: Any]) {
    listener?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Cancels as a user does; the delegate hears.
  open func cancel() { listener?.imagePickerControllerDidCancel(self) }
}

/// Hears of a picture. All is optional: what is left out dismisses the controller. Stands for
/// UIImagePickerControllerDelegate.
@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was picked.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the controller.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the controller.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Picks a color. Stands in for UIColorPickerViewController.
open class UIColorPickerViewController: UIViewController {
  /// The color.
  open var selectedColor = UIColor.black
  /// Whether it may let others shine through.
  open var supportsAlpha = true
  /// Hears of it; not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// Picks a color as a user does; the delegate hears.
  open func pick(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }
}

/// Hears of a color. All is optional. Stands for UIColorPickerViewControllerDelegate.
@MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A color was picked.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A color was picked, as older systems say it.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A control that picks a color. Stands in for UIColorWell.
open class UIColorWell: UIControl {
  /// The color; nil for none.
  open var selectedColor: UIColor?
  /// The title of what picks it.
  open var title: String?
  /// Whether it may let others shine through.
  open var supportsAlpha = true
  /// Whether it may be taken from the screen; kept.
  open var supportsEyedropper = true

  /// Picks a color as a user does, with `valueChanged`.
  /// - Returns: false if nothing happens because the control does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func pick(_ color: UIColor) throws(RuntimeError) -> Bool { try changeAsUser { selectedColor = color } }
}

/// Picks a font. Stands in for UIFontPickerViewController.
open class UIFontPickerViewController: UIViewController {
  /// The font; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// Hears of it; not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Which fonts there are to pick from; kept.
  open private(set) var configuration = Configuration()

  /// Which fonts there are to pick from. Stands in for UIFontPickerViewController.Configuration.
  @MainActor
  open class Configuration {
    /// Whether faces of a family can be picked.
    open var includeFaces = false
    /// Whether names stand in the system's font.
    open var displayUsingSystemFont = false
    /// Traits that fonts must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Languages that fonts must know; nil for any.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Makes one that leaves nothing out.
    public init() {}
  }

  /// Makes one of some fonts.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  /// Picks a font as a user does; the delegate hears.
  open func pick(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    delegate?.fontPickerViewControllerDidPickFont(self)
  }
}

/// Hears of a font. All is optional. Stands for UIFontPickerViewControllerDelegate.
@MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A font was picked.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
