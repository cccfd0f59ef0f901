import Foundation
import NibFoundation
import NibRuntime

/// Colors of the screen and the time of its pictures. There is no display here: it shows sRGB, none brighter than white.
extension NSScreen {
  /// Another color profile is used.
  public static let colorSpaceDidChangeNotification = Notification.Name("NSScreenColorSpaceDidChangeNotification")

  /// How fine the colors are.
  public var depth: NSWindow.Depth { .twentyfourBitRGB }
  private static let depths: UnsafePointer<NSWindow.Depth> = {
    let all = NSWindow.Depth.availableDepths
    let room = UnsafeMutablePointer<NSWindow.Depth>.allocate(capacity: all.count + 1)
    for (place, depth) in all.enumerated() { (room + place).initialize(to: depth) }
    UnsafeMutableRawPointer(room + all.count).storeBytes(of: 0, as: Int32.self)
    return UnsafePointer(room)
  }()
  /// How fine colors can be, ending with 0.
  public var supportedWindowDepths: UnsafePointer<NSWindow.Depth> { Self.depths }
  /// The colors that it shows.
  public var colorSpace: NSColorSpace? { .sRGB }
  /// Whether it shows all colors of a gamut.
  public func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool { displayGamut == .sRGB }
  /// How bright colors can be at the moment; 1 is white.
  public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// How bright colors could be; 1 is white.
  public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
  /// How bright colors of a reference are shown as they are; 0 for a screen that has no such mode.
  public var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { 0 }
  /// Time between the moments at which pictures can change, in seconds.
  public var displayUpdateGranularity: TimeInterval { minimumRefreshInterval }
  /// When the last picture was shown, in seconds since the system started: pictures are as old as the last interval.
  public var lastDisplayUpdateTimestamp: TimeInterval {
    (ProcessInfo.processInfo.systemUptime / minimumRefreshInterval).rounded(.down) * minimumRefreshInterval
  }
  /// Pixels of a point in older systems: 1.
  public var userSpaceScaleFactor: CGFloat { 1 }
}
