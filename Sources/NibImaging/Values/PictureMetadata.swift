/// The packets of metadata that a picture carries, as they stand in its file.
public struct PictureMetadata: Sendable, Hashable {
  /// The EXIF block.
  public var exif: [UInt8]?
  /// The XMP packet.
  public var xmp: [UInt8]?
  /// The IPTC block.
  public var iptc: [UInt8]?
  /// The ICC colour profile.
  public var colorProfile: [UInt8]?

  /// Makes metadata.
  public init(exif: [UInt8]? = nil, xmp: [UInt8]? = nil, iptc: [UInt8]? = nil, colorProfile: [UInt8]? = nil) {
    self.exif = exif
    self.xmp = xmp
    self.iptc = iptc
    self.colorProfile = colorProfile
  }
}
