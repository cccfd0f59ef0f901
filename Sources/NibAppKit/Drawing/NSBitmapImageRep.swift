import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// The pixels of an image: red, green, blue and opacity, a byte each. Stands in for NSBitmapImageRep.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  /// A format of files. Documented: the numbers, by AppKit.
  public enum FileType: UInt, Sendable {
    /// As named.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// How a file is written.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How small a JPEG is, from 0, the smallest, to 1: a number.
    public static let compressionFactor = Self(rawValue: "NSImageCompressionFactor")
    /// Whether a picture is shown in passes: a Boolean value.
    public static let interlaced = Self(rawValue: "NSImageInterlaced")
  }

  final let canvas: PixelCanvas

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
  public final func colorAt(x: Int, y: Int) -> NSColor? { canvas.color(x, y).map { NSColor($0) } }

  /// Sets the color of a pixel, counted from the top left.
  public final func setColor(_ color: NSColor, atX x: Int, y: Int) { canvas.set(color.nibColor, x, y) }

  /// The pixels as a file; nil for a format that cannot be written: TIFF and JPEG need the package trait `Imaging`.
  public final func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    let file = PortableGraphics.file(canvas)
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

  /// Draws the pixels into the current context.
  open override func draw(in rect: NSRect) -> Bool {
    CurrentCanvas.canvas?.draw(canvas, in: rect, fraction: 1, copies: false)
    return CurrentCanvas.canvas != nil
  }
}

/// The name of a color space.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As named.
  public static let calibratedRGB = Self(rawValue: "NSCalibratedRGBColorSpace")
  /// As named.
  public static let deviceRGB = Self(rawValue: "NSDeviceRGBColorSpace")
  /// As named.
  public static let calibratedWhite = Self(rawValue: "NSCalibratedWhiteColorSpace")
  /// As named.
  public static let deviceWhite = Self(rawValue: "NSDeviceWhiteColorSpace")
  /// As named.
  public static let named = Self(rawValue: "NSNamedColorSpace")
  /// As named.
  public static let pattern = Self(rawValue: "NSPatternColorSpace")
}

/// Pixels as a PNG without compression.
///
/// - Documented: Portable Network Graphics, third edition; RFC 1950 and 1951 for the bytes in it.
enum PortableGraphics {
  static func file(_ canvas: PixelCanvas) -> Data {
    var rows: [UInt8] = []
    for row in 0..<canvas.height {
      rows.append(0)
      rows += canvas.pixels[row * canvas.width * 4..<(row + 1) * canvas.width * 4]
    }
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]
    file += chunk("IHDR", number(canvas.width) + number(canvas.height) + [8, 6, 0, 0, 0])
    file += chunk("IDAT", stored(rows))
    return Data(file + chunk("IEND", []))
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + bytes
    var sum: UInt32 = 0xffff_ffff
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xedb8_8320 : sum >> 1 }
    }
    return number(bytes.count) + body + number(Int(sum ^ 0xffff_ffff))
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var made: [UInt8] = [0x78, 1]
    var at = 0
    repeat {
      let end = min(at + 0xffff, bytes.count)
      let length = UInt16(end - at)
      made += [end == bytes.count ? 1 : 0, UInt8(length & 0xff), UInt8(length >> 8)]
      made += [UInt8(~length & 0xff), UInt8(~length >> 8)]
      made += bytes[at..<end]
      at = end
    } while at < bytes.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return made + number(Int(high << 16 | low))
  }
}
