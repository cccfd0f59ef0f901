/// Says that two requests want the same pixels.
public struct PictureKey: Sendable, Hashable {
  /// Which picture: a path, a URL, an identifier.
  public var picture: String
  /// Which content of it: what changes when the picture changes.
  public var stamp: FileStamp
  /// In which form.
  public var request: PictureRequest

  /// Makes a key.
  public init(picture: String, stamp: FileStamp, request: PictureRequest) {
    self.picture = picture
    self.stamp = stamp
    self.request = request
  }
}
