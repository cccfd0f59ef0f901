import NibFoundation
import NibRuntime
import NibStandIns

/// Reads images with wishes of how. Stands in for UIImageReader.
public struct UIImageReader: Sendable {
  /// How images are read. Stands in for UIImageReader.Configuration.
  public struct Configuration: Sendable {
    /// Whether images may be brighter than white; kept, for pixels have no more.
    public var prefersHighDynamicRange = false
    /// Whether images are decoded at once; kept.
    public var preparesImagesForDisplay = false
    /// The size that images are to fit, in points; nothing of a size of zero.
    public var preferredThumbnailSize = CGSize()
    /// Pixels of an inch; kept.
    public var pixelsPerInch: CGFloat = 0

    /// Wishes nothing.
    public init() {}
  }

  /// One that wishes nothing.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// How images are read.
  public let configuration: Configuration

  /// Makes one.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The image of bytes; nil where they are none.
  public func image(data: Data) -> UIImage? { UIImage(data: data).flatMap { wished($0) } }

  /// The image of a file; nil where it is none.
  public func image(contentsOf fileURL: URL) -> UIImage? {
    UIImage(contentsOfFile: fileURL.path).flatMap { wished($0) }
  }

  /// The image of bytes, on whatever thread.
  public func image(data: Data) async -> UIImage? { UIImage(data: data).flatMap { wished($0) } }

  private func wished(_ image: UIImage) -> UIImage? {
    let size = configuration.preferredThumbnailSize
    return size.width > 0 && size.height > 0 ? image.preparingThumbnail(of: size) ?? image : image
  }
}
