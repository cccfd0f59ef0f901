import Foundation
import NibFoundation
import NibObjects
import NibResources
import NibRuntime
import NibStandIns

/// The pixels of an image: red, green, blue and opacity, a byte each. Stands in for NSBitmapImageRep.
///
/// Pixels that code sets are kept in any case. What is drawn into them, and files of them, need the package trait `Imaging`.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  /// A format of files. Documented: the numbers, by AppKit.
  public enum FileType: UInt, Sendable {
    /// As named.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  final let canvas: PixelCanvas
  /// The bytes that code was given, and what they were then.
  final var given: (bytes: UnsafeMutableBufferPointer<UInt8>, before: [UInt8])?
  final var compression = (NSBitmapImageRep.TIFFCompression.none, Float(0))
  final var values: [PropertyKey: Any] = [:]

  deinit { given?.bytes.deallocate() }

  init(_ canvas: PixelCanvas, size: NSSize) {
    self.canvas = canvas
    super.init(size, canvas.width, canvas.height)
  }

  /// Makes clear pixels. Whatever layout is asked for, there are four bytes a pixel; nil for other than eight bits and three
  /// or four parts a pixel, and for bytes that are given.
  public convenience init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard planes == nil, bps == 8, (3...4).contains(spp), width > 0, height > 0, width <= 1 << 14, height <= 1 << 14
    else { return nil }
    let size = NSSize(width: width, height: height)
    self.init(
      PixelCanvas(NSRect(origin: .zero, size: size), pixelsWide: width, pixelsHigh: height, isFlipped: false),
      size: size)
  }

  /// Makes one of the bytes of a file; nil where they are no picture, or cannot be decoded.
  public convenience init?(data: Data) {
    guard let image = NSImage(data: data), let canvas = image.decodedCanvas else { return nil }
    self.init(canvas, size: image.size)
  }

  /// Bytes of a row.
  public final var bytesPerRow: Int { canvas.width * 4 }
  /// Bits of a pixel.
  public final var bitsPerPixel: Int { 32 }
  /// Parts of a pixel.
  public final var samplesPerPixel: Int { 4 }
  /// Whether parts are stored in planes.
  public final var isPlanar: Bool { false }

  /// The color of a pixel, counted from the top left; nil outside.
  public final func colorAt(x: Int, y: Int) -> NSColor? { pixels.color(x, y).map { NSColor($0) } }

  /// Sets the color of a pixel, counted from the top left.
  public final func setColor(_ color: NSColor, atX x: Int, y: Int) { pixels.set(color.nibColor, x, y) }

  /// The pixels as a PNG, TIFF or JPEG; nil for other formats, and without the package trait `Imaging`: `ImageReports` hears
  /// why.
  public final func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    guard [.png, .tiff, .jpeg].contains(storageType),
      let file = ImageReports.optional({ () throws(ImagingError) in Data(try pixels.png()) })
    else { return nil }
    switch storageType {
    case .png: return file
    case .tiff: return NSImage(data: file)?.tiffRepresentation
    case .jpeg:
      let quality =
        properties[.compressionFactor] as? Double ?? (properties[.compressionFactor] as? NSNumber)?.doubleValue
      return NSImage(data: file)?.jpegData(compressionQuality: quality ?? 0.8)
    case .bmp, .gif, .jpeg2000: return nil
    }
  }

  /// The pixels as a TIFF; nil without the package trait `Imaging`.
  public final var tiffRepresentation: Data? { representation(using: .tiff, properties: [:]) }

  /// Draws the pixels into the current context; false where nothing is drawn.
  open override func draw(in rect: NSRect) -> Bool {
    CurrentCanvas.canvas?.draw(pixels, in: rect, fraction: 1)
    return CurrentCanvas.canvas != nil && LinkedParts.linkedDrawing != nil
  }

  /// The pictures of the bytes of a file: one, or none.
  open override class func imageReps(with data: Data) -> [NSImageRep] {
    NSBitmapImageRep(data: data).map { [$0] } ?? []
  }
}
