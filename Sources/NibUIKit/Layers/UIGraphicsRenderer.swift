import NibFoundation
import NibRuntime
import NibStandIns

/// How what code draws is to be. Stands in for UIGraphicsRendererFormat.
@MainActor
open class UIGraphicsRendererFormat {
  /// What is drawn in, in points; set by the renderer.
  open internal(set) var bounds = CGRect()

  /// Makes the system's.
  public required init() {}

  /// The system's.
  public static func `default`() -> Self { Self() }

  /// The one that suits the screen.
  public static func preferred() -> Self { Self() }
}

/// What code draws in. Stands in for UIGraphicsRendererContext.
@MainActor
open class UIGraphicsRendererContext {
  /// How it is to be.
  open var format: UIGraphicsRendererFormat { UIGraphicsRendererFormat() }

  init() {}

  #if !canImport(CoreGraphics)
    /// What Core Graphics draws in.
    public var cgContext: CGContext { CGContext.nowhere }
  #endif

  /// Fills a rectangle; of a file without pictures that does nothing, as what follows.
  open func fill(_ rect: CGRect) {}
  /// Fills a rectangle with an operation.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws the edge of a rectangle.
  open func stroke(_ rect: CGRect) {}
  /// Draws the edge of a rectangle with an operation.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws no longer beyond a rectangle.
  open func clip(to rect: CGRect) {}
}

/// What has code draw. Stands in for UIGraphicsRenderer.
@MainActor
open class UIGraphicsRenderer {
  /// How what is drawn is to be.
  open var format: UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
  /// Whether pixels come of it: where drawing is linked.
  open var allowsImageOutput: Bool { LinkedParts.linkedDrawing != nil }

  init() {}
}
