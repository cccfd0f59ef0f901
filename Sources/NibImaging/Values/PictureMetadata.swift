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

/// What becomes of a picture's metadata when it is made smaller.
public enum MetadataPolicy: String, Sendable, Hashable, CaseIterable {
  /// Nothing is kept.
  case strip
  /// All is kept but the embedded preview, which would show the picture as it was; the orientation becomes 1 when the
  /// pixels were turned.
  case keep
  /// As `keep`, without what may tell the place: the GPS part of EXIF, and the XMP and IPTC packets as a whole.
  case keepWithoutLocation
}
