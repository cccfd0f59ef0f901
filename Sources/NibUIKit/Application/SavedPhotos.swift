import NibRuntime
import NibStandIns

extension UIApplication {
  @MainActor
  private enum Photos {
    static var saved: [UIImage] = []
  }

  /// The images that the program saved to the user's photos, oldest first, for a test to look at.
  public var savedPhotos: [UIImage] {
    get { Photos.saved }
    set { Photos.saved = newValue }
  }
}

/// Saves an image to the user's photos: it is kept in `savedPhotos` of the program, and the action is sent to the target at
/// once, with the image as its sender.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  UIApplication.shared.savedPhotos.append(image)
  guard let completionTarget, let completionSelector else { return }
  InterfaceFaults.raising {
    _ = try ActionDispatch.send(completionSelector.name, to: completionTarget as AnyObject, from: image)
  }
}
