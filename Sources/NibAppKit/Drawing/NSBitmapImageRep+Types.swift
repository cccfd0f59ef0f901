import Foundation
import NibFoundation

extension NSBitmapImageRep {
  /// How a file is written, and properties of one.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How small a JPEG is, from 0, the smallest, to 1: a number.
    public static let compressionFactor = Self(rawValue: "NSImageCompressionFactor")
    /// Whether a picture is shown in passes: a Boolean value.
    public static let interlaced = Self(rawValue: "NSImageInterlaced")
    /// How a TIFF is made small: the number of a `TIFFCompression`.
    public static let compressionMethod = Self(rawValue: "NSImageCompressionMethod")
    /// Whether colors of a GIF are made of dots: a Boolean value.
    public static let ditherTransparency = Self(rawValue: "NSImageDitherTransparency")
    /// The colors of a GIF: data.
    public static let rgbColorTable = Self(rawValue: "NSImageRGBColorTable")
    /// The profile of the colors: data.
    public static let colorSyncProfileData = Self(rawValue: "NSImageColorSyncProfileData")
    /// How many pictures a GIF has: a number.
    public static let frameCount = Self(rawValue: "NSImageFrameCount")
    /// Which of them is shown: a number.
    public static let currentFrame = Self(rawValue: "NSImageCurrentFrame")
    /// How long it is shown, in seconds: a number.
    public static let currentFrameDuration = Self(rawValue: "NSImageCurrentFrameDuration")
    /// How often they are shown, 0 for ever: a number.
    public static let loopCount = Self(rawValue: "NSImageLoopCount")
    /// The gamma of a PNG: a number.
    public static let gamma = Self(rawValue: "NSImageGamma")
    /// Whether a JPEG is shown in passes: a Boolean value.
    public static let progressive = Self(rawValue: "NSImageProgressive")
    /// What a camera wrote: a dictionary.
    public static let exifData = Self(rawValue: "NSImageEXIFData")
    /// What an agency wrote: a dictionary.
    public static let iptcData = Self(rawValue: "NSImageIPTCData")
    /// The color behind what is seen through, in formats without opacity: a color.
    public static let fallbackBackgroundColor = Self(rawValue: "NSImageFallbackBackgroundColor")
  }

  /// How a TIFF is made small. Documented: the numbers, by AppKit.
  public enum TIFFCompression: UInt, Sendable {
    /// Not at all.
    case none = 1
    /// As named.
    case ccittfax3 = 3
    /// As named.
    case ccittfax4 = 4
    /// As named.
    case lzw = 5
    /// As named.
    case jpeg = 6
    /// As named.
    case next = 32766
    /// As named.
    case packBits = 32773
    /// As named.
    case oldJPEG = 32865
  }

  /// How pixels lie in memory. Documented: the bits, by AppKit.
  public struct Format: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// A form of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Opacity comes first.
    public static let alphaFirst = Self(rawValue: 1 << 0)
    /// Colors are not multiplied with opacity.
    public static let alphaNonpremultiplied = Self(rawValue: 1 << 1)
    /// Parts are numbers with a point.
    public static let floatingPointSamples = Self(rawValue: 1 << 2)
    /// As named.
    public static let sixteenBitLittleEndian = Self(rawValue: 1 << 8)
    /// As named.
    public static let thirtyTwoBitLittleEndian = Self(rawValue: 1 << 9)
    /// As named.
    public static let sixteenBitBigEndian = Self(rawValue: 1 << 10)
    /// As named.
    public static let thirtyTwoBitBigEndian = Self(rawValue: 1 << 11)
  }
}

/// How colors are brought into a smaller space. Documented: the order of the cases, by AppKit.
public enum NSColorRenderingIntent: Int, Sendable {
  /// As the context likes; as named.
  case `default`, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
