/// Choices of every view. Raw values: Documented in UIKit's public headers; Seen in the goldens.
extension Choice {
  /// `UIView.ContentMode`.
  static let contentMode = Choice(
    "contentMode",
    counting: [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ])

  /// `UISemanticContentAttribute`.
  static let semanticContentAttribute = Choice(
    "semanticContentAttribute",
    counting: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"])

  /// `UIUserInterfaceSizeClass`.
  static let sizeClass = Choice("sizeClass", [("compact", 1), ("regular", 2)])

  /// `UIUserInterfaceIdiom`.
  static let userInterfaceIdiom = Choice(
    "userInterfaceIdiom", [("phone", 0), ("pad", 1), ("tv", 2), ("carPlay", 3), ("mac", 5), ("vision", 6)])

  /// `UIView.TintAdjustmentMode`.
  static let tintAdjustmentMode = Choice("tintAdjustmentMode", counting: ["automatic", "normal", "dimmed"])
}

extension BitNames {
  /// `WKDataDetectorTypes`.
  static let webDetectors = BitNames([
    ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("trackingNumber", 16),
    ("flightNumber", 32), ("lookupSuggestion", 64), ("all", -1),
  ])

  /// `WKAudiovisualMediaTypes`.
  static let mediaTypes = BitNames([("audio", 1), ("video", 2), ("all", 3)])

  /// `UIView.AutoresizingMask`.
  public static let autoresizing = BitNames([
    ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8), ("heightSizable", 16),
    ("flexibleMaxY", 32),
  ])

  /// `UIPopoverArrowDirection`.
  static let arrowDirections = BitNames([("up", 1), ("down", 2), ("left", 4), ("right", 8)])

  /// `UIRectEdge`.
  static let edges = BitNames([("top", 1), ("left", 2), ("bottom", 4), ("right", 8)])

  /// `UIDataDetectorTypes`.
  static let dataDetectors = BitNames([
    ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("shipmentTrackingNumber", 16),
    ("flightNumber", 32), ("lookupSuggestion", 64),
  ])
}
