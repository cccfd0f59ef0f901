#if !NIB_LIGHT
  import Foundation
  import NibResources
  import NibRuntime

  extension UIImage {
    /// The bytes of the image's file if that is a PNG, else nil: nothing is encoded here.
    public func pngData() -> Data? { content(.png) }

    /// The bytes of the image's file if that is a JPEG, of whatever quality, else nil: nothing is encoded here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { content(.jpeg) }

    private func content(_ format: ImageFormat) -> Data? {
      guard let bytes = fileContents, ImageHeader(bytes)?.format == format else { return nil }
      return Data(bytes)
    }

    /// The image for a small place, as large as asked for; nothing is decoded, so it is the same.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

    /// The image made ready to be drawn: the same.
    public func preparingForDisplay() -> UIImage? { self }

    /// Hands over the image made ready to be drawn, at once.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  }

  #if !canImport(CoreGraphics)
    /// The pixels of an image: how many there are, for nothing is decoded. Stands in for CGImage.
    public final class CGImage: Sendable {
      /// Pixels across.
      public let width: Int
      /// Pixels downwards.
      public let height: Int
      fileprivate let image: NibImage

      fileprivate init(_ image: NibImage, width: Int, height: Int) {
        (self.image, self.width, self.height) = (image, width, height)
      }
    }

    extension UIImage {
      /// The pixels of the image; nil where its file is not known.
      public var cgImage: CGImage? {
        guard let pixels = nibImage.file?.pixelSize else { return nil }
        return CGImage(nibImage, width: Int(pixels.width), height: Int(pixels.height))
      }

      /// The image whose pixels these are.
      public convenience init(cgImage: CGImage) { self.init(cgImage.image) }

      /// The image whose pixels these are, with another scale and orientation.
      public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage.image)
      }
    }
  #endif
#endif
