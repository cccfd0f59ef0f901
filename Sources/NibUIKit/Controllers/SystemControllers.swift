import NibRuntime
import NibStandIns

/// Shows what a dictionary says of a word. Stands in for UIReferenceLibraryViewController: there is no dictionary.
open class UIReferenceLibraryViewController: UIViewController {
  /// The word.
  open private(set) var term = ""

  /// Makes one of a word.
  public convenience init(term: String) {
    self.init(nibName: nil, bundle: nil)
    self.term = term
  }

  /// Whether a dictionary has a word: no.
  public class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Lets a user cut a film. Stands in for UIVideoEditorController; a test saves in the user's place.
open class UIVideoEditorController: UINavigationController {
  /// Who hears: the delegate, if it is one of films.
  private var listener: (any UIVideoEditorControllerDelegate)? { delegate as? any UIVideoEditorControllerDelegate }
  /// The file.
  open var videoPath = ""
  /// Seconds of the film, at most; 0 for no bound.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good the film is to be.
  open var videoQuality = UIImagePickerController.QualityType.typeMedium

  /// Whether a film can be cut: if its file is there.
  public class func canEditVideo(atPath videoPath: String) -> Bool { FileManager.default.fileExists(atPath: videoPath) }

  /// Saves a film as a user does; the delegate hears.
  open func save(to path: String) { listener?.videoEditorController(self, didSaveEditedVideoToPath: path) }

  /// Fails as the system may; the delegate hears.
  open func fail(with error: any Error) { listener?.videoEditorController(self, didFailWithError: error) }

  /// Cancels as a user does; the delegate hears.
  open func cancel() { listener?.videoEditorControllerDidCancel(self) }
}

/// Who hears of a film. All is optional. Stands for UIVideoEditorControllerDelegate.
@MainActor
public protocol UIVideoEditorControllerDelegate: AnyObject {
  /// The film was saved.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Something went wrong.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// The user cancelled.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Does nothing.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) {}
  /// Does nothing.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {}
  /// Does nothing.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {}
}

extension UIImagePickerController {
  /// How good a film is.
  public enum QualityType: Int, Sendable {
    /// As named.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Whether a camera has light.
  public enum CameraFlashMode: Int, Sendable {
    /// As named.
    case off = -1
    /// As named.
    case auto, on
  }

  /// How good films are; kept.
  public var videoQuality: QualityType {
    get { kept(.typeMedium) }
    set { keep(newValue) }
  }

  /// Whether the camera has light; kept.
  public var cameraFlashMode: CameraFlashMode {
    get { kept(.auto) }
    set { keep(newValue) }
  }
}
