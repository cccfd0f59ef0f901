/// What can be shown of an image at a moment.
public enum ImageState: Sendable {
  /// Not there yet.
  case placeholder
  /// There: its bytes.
  case image([UInt8])
  /// Not to be had; the placeholder stays.
  case failed(RemoteError)
}
