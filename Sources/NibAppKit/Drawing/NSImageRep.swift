import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// One form of an image's content. Stands in for NSImageRep. Nothing is decoded.
open class NSImageRep: FrameworkValue, @unchecked Sendable {
  /// Size in points.
  open var size: NSSize
  /// Pixels across; 0 for a drawing without pixels.
  open var pixelsWide: Int
  /// Pixels downwards; 0 for a drawing without pixels.
  open var pixelsHigh: Int

  /// How it is drawn.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From points of the context to pixels: a transform.
    public static let ctm = Self(rawValue: "NSImageHintCTM")
    /// How well it is scaled: the number of an `NSImageInterpolation`.
    public static let interpolation = Self(rawValue: "NSImageHintInterpolation")
    /// In which direction the user interface is written: a number.
    public static let userInterfaceLayoutDirection = Self(rawValue: "NSImageHintUserInterfaceLayoutDirection")
  }

  /// Whether some of it is seen through.
  open var hasAlpha = true
  /// Whether nothing behind it is seen through.
  open var isOpaque = false
  /// Bits of a part of a pixel.
  open var bitsPerSample = 8

  /// The name of the color space.
  open var colorSpaceName = NSColorSpaceName.deviceRGB
  /// The direction that it is for; kept.
  open var layoutDirection = NSImage.LayoutDirection.unspecified

  /// Makes a form of nothing yet.
  public override convenience init() { self.init(.zero, 0, 0) }

  convenience init(_ file: NibImageFile, _ size: NSSize) {
    self.init(size, file.pixelSize.map { Int($0.width) } ?? 0, file.pixelSize.map { Int($0.height) } ?? 0)
  }

  init(_ size: NSSize, _ pixelsWide: Int, _ pixelsHigh: Int) {
    (self.size, self.pixelsWide, self.pixelsHigh) = (size, pixelsWide, pixelsHigh)
    super.init()
  }

  /// Draws it in a rectangle of the current context.
  /// - Returns: false where it cannot be drawn, as what is not decoded.
  @discardableResult
  open func draw(in rect: NSRect) -> Bool { false }
  /// Draws it in its size.
  @discardableResult
  open func draw() -> Bool { draw(in: NSRect(origin: .zero, size: size)) }

  /// Whether the class reads bytes.
  open class func canInit(with data: Data) -> Bool { NSImage(data: data) != nil }
  /// Whether the class reads what is on a pasteboard.
  open class func canInit(with pasteboard: NSPasteboard) -> Bool {
    MainActor.assumeIsolated { pasteboard.types ?? [] }.contains { imageUnfilteredTypes.contains($0.rawValue) }
  }
  /// The types of files that the class reads by itself.
  open class var imageUnfilteredTypes: [String] {
    ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp", "public.heic"]
  }
  /// The types of files that the class reads.
  open class var imageTypes: [String] { imageUnfilteredTypes }
  /// The forms of the bytes of a file.
  open class func imageReps(with data: Data) -> [NSImageRep] { [] }
}
