import NibGraph

/// The frameworks that classes belong to, by the beginnings of their names.
///
/// - Documented: the frameworks' class references.
enum FrameworkModules {
  /// Longer beginnings first.
  private static let prefixes: [(prefix: String, module: String)] = [
    ("AVPlayerView", "AVKit"), ("AVCapture", "AVKit"), ("AVPicture", "AVKit"), ("AVRoute", "AVKit"),
    ("ADBanner", "iAd"), ("ABPeople", "AddressBookUI"), ("ABPerson", "AddressBookUI"),
    ("GLKView", "GLKit"), ("ARSCN", "ARKit"), ("ARSK", "ARKit"), ("GKGame", "GameKit"), ("CNContact", "ContactsUI"),
    ("PDFView", "PDFKit"), ("PDFThumbnail", "PDFKit"), ("QLPreview", "QuickLookUI"), ("QTMovie", "QTKit"),
    ("MTK", "MetalKit"), ("SCN", "SceneKit"), ("CLK", "ClockKit"), ("IKImage", "Quartz"), ("QCView", "Quartz"),
    ("WKInterface", "WatchKit"), ("WKUserNotificationInterface", "WatchKit"), ("WKHosting", "SwiftUI"),
    ("WKUserNotificationHosting", "SwiftUI"), ("WKTapGesture", "WatchKit"), ("WKSwipeGesture", "WatchKit"),
    ("WKPanGesture", "WatchKit"), ("WKLongPressGesture", "WatchKit"), ("MK", "MapKit"), ("SK", "SpriteKit"),
    ("WK", "WebKit"), ("IK", "Quartz"),
  ]

  /// Classes whose beginning says another framework.
  private static let exceptions = [
    .class(.object): "Foundation", .class(.numberFormatter): "Foundation", .class(.dateFormatter): "Foundation",
    .class(.byteCountFormatter): "Foundation", .class(.nsUserDefaultsController): "AppKit", .class(.webView): "WebKit",
    "UIDocumentBrowserViewController": "UIKit",
  ]

  /// The framework of a class; nil for a class of no known one.
  static func module(of className: String) -> String? {
    if let module = exceptions[className] { return module }
    // Most classes, and none of the longer beginnings begins as these do.
    if className.utf8.starts(with: "UI".utf8) { return "UIKit" }
    if className.utf8.starts(with: "NS".utf8) { return "AppKit" }
    return prefixes.first { className.hasPrefix($0.prefix) }?.module
  }
}
