/// A form in which a library shows its pictures.
public enum PictureRepresentation: Sendable, Hashable {
  /// The whole picture, its longest side at most so many pixels.
  case thumbnail(maxPixelSize: Int)
  /// The middle as a square of at most so many pixels a side.
  case squareThumbnail(maxPixelSize: Int)
  /// The whole picture as it fits a screen of so many pixels.
  case screen(width: Int, height: Int)
  /// All pixels.
  case full
}
