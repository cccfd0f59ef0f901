/// Sizes of the system's images, which archives have beside an image's name.
///
/// They are those of the Mac that compiles, whatever the document says. Seen: 26 images of the newest archives.
public enum AppKitImageSizes {
  private static let sizes: KeyValuePairs<String, [Double]> = [
    "NSActionTemplate": [19, 19], "NSStatusAvailable": [16, 16],
  ]

  /// Width and height in points; the size of icons for an image that no archive shows.
  public static func size(_ name: String) -> [Double] { sizes.first { $0.key == name }?.value ?? [32, 32] }
}
