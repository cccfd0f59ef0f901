import NibGraph

/// The frameworks that classes belong to, by the platform and the beginnings of their names.
///
/// - Documented: the frameworks' class references.
enum FrameworkModules {
  /// Classes whose names begin alike.
  private struct Family {
    let prefix: String
    /// The module; nil where there is nothing to import.
    let module: String?
    /// The framework of the platform that it is said of; nil for all.
    let framework: String?

    init(_ prefix: String, _ module: String?, on framework: String? = nil) {
      (self.prefix, self.module, self.framework) = (prefix, module, framework)
    }
  }

  /// Longer beginnings first, and what one platform alone has before what all have.
  private static let families: [Family] = [
    Family("AVPlayerView", "AVKit"), Family("AVCapture", "AVKit"), Family("AVPicture", "AVKit"),
    Family("AVRoute", "AVKit"), Family("ADBanner", "iAd"), Family("ABPeople", "AddressBookUI"),
    Family("ABPerson", "AddressBookUI"), Family("GLKView", "GLKit"), Family("ARSCN", "ARKit"), Family("ARSK", "ARKit"),
    Family("GKGame", "GameKit"), Family("CNContact", "ContactsUI"), Family("PDFView", "PDFKit"),
    Family("PDFThumbnail", "PDFKit"), Family("QLPreview", "QuickLookUI", on: "AppKit"),
    Family("QLPreview", "QuickLook"), Family("QTMovie", "QTKit"), Family("MTK", "MetalKit"), Family("SCN", "SceneKit"),
    Family("CLK", "ClockKit"), Family("IK", "Quartz"), Family("QCView", "Quartz"),
    Family(.class(.ciColor), "CoreImage"), Family(.class(.nsLayoutConstraint), "UIKit", on: "UIKit"),
    Family("WKHosting", "SwiftUI", on: "WatchKit"),
    Family("WKUserNotificationHosting", "SwiftUI", on: "WatchKit"), Family("WK", "WatchKit", on: "WatchKit"),
    Family("WK", "WebKit"), Family("Web", "WebKit"), Family("MK", "MapKit"),
    Family("SKStore", "StoreKit"), Family("SKCloud", "StoreKit"), Family("SK", "SpriteKit"),
  ]

  /// Classes of Foundation that documents have objects of.
  private static let foundation: Set<String> = [
    .class(.object), .class(.numberFormatter), .class(.dateFormatter), .class(.byteCountFormatter), .class(.date),
    .class(.locale), .class(.nsTimeZone),
  ]

  /// The framework of a class; nil for a class of no known one, and for what stands for no class: segues and menus of
  /// watches.
  static func module(of className: String, on platform: NibPlatform) -> String? {
    let traits = platform.traits
    if foundation.contains(className) { return className == traits.segueClass ? nil : "Foundation" }
    // Most classes, and none of the families begins as these do.
    if className.utf8.starts(with: traits.classPrefix.utf8) { return traits.framework }
    let framework = traits.framework
    return families.first { family in
      className.hasPrefix(family.prefix) && (family.framework ?? framework) == framework
    }?.module
  }
}
