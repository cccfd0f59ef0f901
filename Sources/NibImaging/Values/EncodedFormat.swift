/// A file format in which small forms of pictures are written.
public enum EncodedFormat: Sendable, Hashable {
  /// JPEG of a quality of 1 to 100; transparent places become white.
  case jpeg(quality: Int)
  /// PNG.
  case png
  /// WebP of a quality of 1 to 100.
  case webp(quality: Int)
}
