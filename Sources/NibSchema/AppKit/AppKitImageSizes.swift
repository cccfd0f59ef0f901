/// Sizes of the system's images, which archives have beside an image's name.
///
/// They are those of the Mac that compiles, whatever the document says. Seen: 26 images of the newest archives, then
/// 8 images of Xcode 26.0 and 1 app.
public enum AppKitImageSizes {
  private static let sizes: KeyValuePairs<String, [Double]> = [
    "NSActionTemplate": [19, 19], "NSAddTemplate": [18, 16], "NSListViewTemplate": [21, 14],
    "NSRefreshTemplate": [17, 20], "NSRemoveTemplate": [18, 4], "NSStatusAvailable": [16, 16],
    "NSStatusPartiallyAvailable": [16, 16], "NSStopProgressFreestandingTemplate": [19, 19],
    "NSTouchBarDeleteTemplate": [18, 21], "NSTouchBarDownloadTemplate": [19, 19],
  ]

  /// Width and height in points; the size of icons for an image that no archive shows.
  public static func size(_ name: String) -> [Double] { sizes.first { $0.key == name }?.value ?? [32, 32] }
}
