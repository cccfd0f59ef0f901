#if !NIB_LIGHT
  import NibRuntime

  #if !canImport(CoreGraphics)
    /// The pixels of an image: how many there are, for nothing is decoded. Stands in for CGImage.
    public final class CGImage: Sendable {
      /// Pixels across.
      public let width: Int
      /// Pixels downwards.
      public let height: Int
      fileprivate let image: UIImage

      fileprivate init(_ image: UIImage, width: Int, height: Int) {
        (self.image, self.width, self.height) = (image, width, height)
      }
    }

    extension UIImage {
      /// The pixels of the image; nil where its file is not known.
      public var cgImage: CGImage? {
        guard let pixels = file?.pixelSize else { return nil }
        return CGImage(self, width: Int(pixels.width), height: Int(pixels.height))
      }

      /// The image whose pixels these are.
      public init(cgImage: CGImage) { self = cgImage.image }

      /// The image whose pixels these are; scale and orientation are not looked at.
      public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self = cgImage.image }
    }
  #endif

  extension UIImage {
    /// The image for a small place, as large as asked for; nothing is decoded, so it is the same.
    public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

    /// The image made ready to be drawn: the same.
    public func preparingForDisplay() -> UIImage? { self }

    /// Hands over the image made ready to be drawn, at once.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  }

  extension UIColor {
    /// A color of an image's pattern, which has no components of its own: clear.
    public init(patternImage image: UIImage) {
      self.init(red: 0, green: 0, blue: 0, alpha: 0, origin: .pattern(image.name))
    }

    /// A color of an asset catalog, by its name; bundle and traits are not looked at.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name)
    }
  }
#endif
