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
