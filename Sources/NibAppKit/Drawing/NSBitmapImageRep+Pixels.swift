import Foundation
import NibFoundation
import NibObjects
import NibResources
import NibRuntime
import NibStandIns

extension NSBitmapImageRep {
  /// Makes clear pixels, as the initializer without a form does: they have one form of their own.
  public convenience init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: Format, bytesPerRow rBytes: Int,
    bitsPerPixel pBits: Int
  ) {
    self.init(
      bitmapDataPlanes: planes, pixelsWide: width, pixelsHigh: height, bitsPerSample: bps, samplesPerPixel: spp,
      hasAlpha: alpha, isPlanar: isPlanar, colorSpaceName: colorSpaceName, bytesPerRow: rBytes, bitsPerPixel: pBits)
  }

  /// The pixels, with what code wrote into the bytes that it was given.
  final var pixels: PixelCanvas {
    if let given {
      let now = Array(given.bytes)
      if now != given.before {
        canvas.replace(now)
        self.given?.before = now
      }
    }
    return canvas
  }

  /// The bytes of the pixels, rows from the top, which can be changed: red, green, blue, opacity, not multiplied. They are
  /// those of this moment, until they are asked for again.
  public final var bitmapData: UnsafeMutablePointer<UInt8>? {
    guard let bytes = pixels.picture?.bytes, !bytes.isEmpty else { return nil }
    let buffer = given?.bytes ?? .allocate(capacity: bytes.count)
    if given == nil {
      _ = buffer.initialize(from: bytes)
    } else {
      for (place, byte) in bytes.enumerated() { buffer[place] = byte }
    }
    given = (buffer, bytes)
    return buffer.baseAddress
  }
  /// Gives these bytes: there is one plane.
  public final func getBitmapDataPlanes(_ data: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) {
    data.pointee = bitmapData
  }
  /// How many planes there are.
  public final var numberOfPlanes: Int { 1 }
  /// Bytes of the plane.
  public final var bytesPerPlane: Int { bytesPerRow * canvas.height }
  /// How pixels lie in memory.
  public final var bitmapFormat: Format { .alphaNonpremultiplied }
  /// The color space.
  public final var colorSpace: NSColorSpace { .sRGB }

  /// Gives the parts of a pixel, 0...255, counted from the top left; `p` has room for four.
  public final func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {
    guard let color = pixels.color(x, y) else { return }
    for (place, part) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      p[place] = Int((part * 255).rounded())
    }
  }
  /// Sets the parts of a pixel.
  public final func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {
    let parts = (0..<4).map { Double(min(max(p[$0], 0), 255)) / 255 }
    pixels.set(NibColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]), x, y)
  }

  /// Gives a pixel of a gray the color between two, and what is brighter and darker that of white and black.
  public final func colorize(
    byMappingGray midPoint: CGFloat, to midPointColor: NSColor?, blackMapping shadowColor: NSColor?,
    whiteMapping lightColor: NSColor?
  ) {
    let (dark, middle, light) = (shadowColor ?? .black, midPointColor ?? .gray, lightColor ?? .white)
    let point = min(max(midPoint, 0.001), 0.999)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        guard let old = pixels.color(x, y) else { continue }
        let gray = CGFloat(old.luminance)
        let new =
          gray < point
          ? dark.blended(withFraction: Double(gray / point), of: middle)
          : middle.blended(withFraction: Double((gray - point) / (1 - point)), of: light)
        if let new { pixels.set(new.withAlphaComponent(old.alpha).nibColor, x, y) }
      }
    }
  }

  /// Keeps a property of the file.
  public final func setProperty(_ property: PropertyKey, withValue value: Any?) { values[property] = value }
  /// A property of the file; nil for one that is not known.
  public final func value(forProperty property: PropertyKey) -> Any? { values[property] }
  /// Says how a TIFF is made small; kept.
  public final func setCompression(_ compression: TIFFCompression, factor: Float) {
    self.compression = (compression, factor)
  }
  /// How a TIFF is made small.
  public final func getCompression(
    _ compression: UnsafeMutablePointer<TIFFCompression>?, factor: UnsafeMutablePointer<Float>?
  ) {
    compression?.pointee = self.compression.0
    factor?.pointee = self.compression.1
  }
  /// Whether a TIFF of the pixels can be made small in a way.
  public final func canBeCompressed(using compression: TIFFCompression) -> Bool {
    [.none, .lzw, .packBits, .jpeg].contains(compression)
  }
  /// What a way to make a TIFF small is called; nil for none.
  public class func localizedName(forTIFFCompressionType compression: TIFFCompression) -> String? {
    switch compression {
    case .none: nil
    case .ccittfax3: "CCITT FAX 3"
    case .ccittfax4: "CCITT FAX 4"
    case .lzw: "LZW"
    case .jpeg, .oldJPEG: "JPEG"
    case .next: "NeXT"
    case .packBits: "PackBits"
    }
  }
  /// The pixels as a TIFF; whatever way is asked for. Nil without the package trait `Imaging`.
  public final func tiffRepresentation(using comp: TIFFCompression, factor: Float) -> Data? { tiffRepresentation }
  /// The first picture as a file of a format; nil as for `representation(using:properties:)`.
  public class func representationOfImageReps(
    in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    imageReps.lazy.compactMap { $0 as? NSBitmapImageRep }.first?
      .representation(using: storageType, properties: properties)
  }
  /// The first picture as a TIFF; nil without the package trait `Imaging`.
  public class func tiffRepresentationOfImageReps(in array: [NSImageRep]) -> Data? {
    representationOfImageReps(in: array, using: .tiff, properties: [:])
  }
  /// The same.
  public class func tiffRepresentationOfImageReps(in array: [NSImageRep], using comp: TIFFCompression, factor: Float)
    -> Data?
  { tiffRepresentationOfImageReps(in: array) }

  /// The pixels in another color space: the same, for all count as sRGB.
  public final func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent)
    -> NSBitmapImageRep?
  { pixels.picture.map { NSBitmapImageRep(PixelCanvas($0), size: size) } }
  /// The same numbers as those of another color space: the same, likewise.
  public final func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? {
    converting(to: newSpace, renderingIntent: .default)
  }

  #if !canImport(CoreGraphics)
    /// Makes one of the pixels of an image; empty where these cannot be had: `ImageReports` hears why.
    public convenience init(cgImage: CGImage) {
      let image = NSImage(cgImage: cgImage, size: .zero)
      let size = NSSize(width: cgImage.width, height: cgImage.height)
      let canvas = image.decodedCanvas
      self.init(
        canvas
          ?? PixelCanvas(
            NSRect(origin: .zero, size: size), pixelsWide: cgImage.width, pixelsHigh: cgImage.height, isFlipped: false),
        size: size)
    }
    /// The pixels as Core Graphics has them; nil without the package trait `Imaging`.
    public final var cgImage: CGImage? { cgImage(forProposedRect: nil, context: nil, hints: nil) }
  #endif
}
