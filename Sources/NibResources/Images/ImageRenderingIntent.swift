/// Whether an image is drawn with its own colours or as a shape that is filled with the tint colour.
public enum ImageRenderingIntent: String, Sendable, Hashable {
  /// As a shape in the tint colour.
  case template
  /// With its own colours.
  case original
}

extension ImageRenderingIntent {
  /// What the name of a file says.
  ///
  /// - Documented: a name that ends in `Template` marks a template image (NSImage, `isTemplate`).
  init?(fileName name: String) {
    guard name.hasSuffix("Template") else { return nil }
    self = .template
  }
}
