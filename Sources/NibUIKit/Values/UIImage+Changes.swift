import NibRuntime
import NibStandIns

// The same image, drawn another way.

extension UIImage {
  private func with(_ change: (inout NibImage, inout ImageDetails) -> Void) -> UIImage {
    var (image, details) = (nibImage, details)
    change(&image, &details)
    return UIImage(image, details)
  }

  /// The same image with parts at its edges that do not stretch.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $1.capInsets = capInsets }
  }

  /// The same image with parts at its edges that do not stretch, and how the rest fills a larger place.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $1.capInsets = capInsets
      $1.resizingMode = resizingMode
    }
  }

  /// The same image, turned over.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let orientation = imageOrientation.mirrored
    return with { $1.orientation = orientation }
  }

  /// The same image, which turns over where lines begin at the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $1.flipsForRightToLeft = true }
  }

  /// The same image with other distances to what counts in layout, in points.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $1.alignmentRectInsets = insets }
  }

  /// The same image with a line that letters beside it stand on, in points from the bottom.
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { with { $1.baselineOffset = offset } }

  /// Whether there is such a line.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The same image without such a line.
  public func imageWithoutBaseline() -> UIImage { with { $1.baselineOffset = nil } }

  /// Several images shown one after another; nil without any. Its size is the first one's.
  public static func animatedImage(with images: [UIImage], duration: Double) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $1.images = images
      $1.duration = duration
    }
  }

  /// The same image in another mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    with { image, _ in image.drawing.renderingMode = mode }
  }

  /// The same image with a tint; nothing paints it.
  public func withTintColor(_ color: UIColor) -> UIImage { with { image, _ in image.drawing.tint = color.nibColor } }

  /// The same image with a tint, in another mode; nothing paints it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { image, _ in
      image.drawing.tint = color.nibColor
      image.drawing.renderingMode = renderingMode
    }
  }

  /// The image for the traits of a configuration, drawn as it says.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let found = configuration.traitCollection.flatMap { details.variants?.find($0) } ?? self
    return found.with { image, details in
      if let symbol = configuration as? SymbolConfiguration { image.drawing.symbol = symbol.value }
      details.configuration = configuration
    }
  }

  /// The image without its configuration.
  public func withoutConfiguration() -> UIImage {
    with { image, details in
      image.drawing.symbol = nil
      details.configuration = nil
    }
  }

  /// The same image, drawn as a configuration says beside its own.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration.map { $0.applying(configuration) } ?? configuration)
  }
}

extension UIImage {
  /// How an image fills a larger place.
  public enum ResizingMode: Int, Sendable {
    /// As named.
    case tile, stretch
  }

  /// Which way an image is turned.
  public enum Orientation: Int, Sendable {
    /// As named.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The orientation that EXIF numbers from 1 to 8; nil for another number.
    ///
    /// - Documented: Image I/O's CGImagePropertyOrientation has EXIF's numbers, UIImage.Orientation the same cases.
    init?(exif number: Int) {
      guard Self.order.indices.contains(number - 1) else { return nil }
      self = Self.order[number - 1]
    }

    /// The same as EXIF numbers it, 1 to 8.
    var exif: Int { Self.order.firstIndex(of: self).map { $0 + 1 } ?? 1 }

    /// Whether width and height change places.
    var isOnItsSide: Bool { exif >= 5 }

    private static let order: [Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// The orientation of the same pixels, turned over.
    var mirrored: Self {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }
  }

  /// Whether the colors of an image are shown, or the tint in their place.
  public typealias RenderingMode = NibImage.RenderingMode
  /// How heavy a symbol is.
  public typealias SymbolWeight = NibImage.SymbolWeight
  /// How large a symbol is beside text.
  public typealias SymbolScale = NibImage.SymbolScale
}
