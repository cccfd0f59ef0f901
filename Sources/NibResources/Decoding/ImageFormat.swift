/// The image formats that are recognised by their first bytes.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  case png, jpeg, gif, bmp, tiff, webp, heic, avif, pdf, svg

  /// Whether an image of the format has a size in points and no pixels.
  public var isVector: Bool { self == .pdf || self == .svg }

  /// The file name extensions that mean an image, in the order in which a name without one is completed.
  ///
  /// - Documented: the extension may be left out for PNG, so it comes first; the other formats follow by how often
  ///   they are seen in interface bundles (JPEG, then the formats of old bundles, then newer ones, vectors last).
  public static let fileExtensions = [
    "png", "jpg", "jpeg", "gif", "tiff", "tif", "bmp", "heic", "heif", "webp", "avif", "pdf", "svg",
  ]
}
