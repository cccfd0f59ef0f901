/// The screens of the devices that documents are drawn for (`<device id="…">`).
public enum DeviceScreen {
  /// Width and height in points, upright.
  ///
  /// - Seen: frames of views in documents for these devices. Documented: the iPads and the phones of 6.7 inches on.
  private static let rows: [(id: String, width: Double, height: Double)] = [
    ("retina3_5", 320, 480), ("retina4_0", 320, 568), ("retina4_7", 375, 667), ("retina5_5", 414, 736),
    ("retina5_9", 375, 812), ("retina6_0", 390, 844), ("retina6_1", 414, 896), ("retina6_5", 414, 896),
    ("retina6_7", 428, 926), ("retina6_12", 393, 852), ("retina6_72", 430, 932), ("ipad9_7", 768, 1024),
    ("ipad10_5", 834, 1112), ("ipad11_0rounded", 834, 1194), ("ipad12_9", 1024, 1366),
    ("ipad12_9rounded", 1024, 1366),
  ]

  /// The size of a device's screen in points as it is held; nil for a device that is not known.
  public static func size(of id: String, isLandscape: Bool) -> (width: Double, height: Double)? {
    rows.first { $0.id == id }.map { isLandscape ? ($0.height, $0.width) : ($0.width, $0.height) }
  }
}
