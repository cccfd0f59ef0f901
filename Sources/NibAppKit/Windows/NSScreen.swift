import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A screen, as windows and code ask for one: there is one here, which a test may change. Stands in for NSScreen.
@MainActor
public final class NSScreen {
  /// All of it, in points.
  public let frame: NSRect
  /// What menu bar and Dock leave of it, in points.
  public let visibleFrame: NSRect
  /// Pixels of a point.
  public let backingScaleFactor: CGFloat
  /// The name, as settings show it.
  public let localizedName: String
  final var extras = ScreenExtras()

  /// Makes a screen.
  public init(
    frame: NSRect, visibleFrame: NSRect? = nil, backingScaleFactor: CGFloat = 2, localizedName: String = "Display"
  ) {
    self.frame = frame
    self.visibleFrame = visibleFrame ?? frame
    self.backingScaleFactor = backingScaleFactor
    self.localizedName = localizedName
  }

  /// The screens, the one with the menu bar first: what a test sets; one of 1440 by 900 points with a menu bar of 25
  /// points at first.
  public static var screens = [
    NSScreen(
      frame: NSRect(x: 0, y: 0, width: 1440, height: 900),
      visibleFrame: NSRect(x: 0, y: 0, width: 1440, height: 875))
  ] {
    didSet {
      NSApplication.shared.tell(NSApplication.didChangeScreenParametersNotification) {
        $0.applicationDidChangeScreenParameters($1)
      }
    }
  }

  /// The screen whose pixels are the smallest; nil without screens.
  public static var deepest: NSScreen? { screens.max { $0.backingScaleFactor < $1.backingScaleFactor } }

  /// Whether a part of a rectangle lies on the screen. No part of one with a number that is none does; Foundation's
  /// `intersects` stops the program there.
  func shows(_ rect: NSRect) -> Bool {
    rect.minX < frame.maxX && rect.maxX > frame.minX && rect.minY < frame.maxY && rect.maxY > frame.minY
  }

  /// Whether each screen has spaces of its own.
  public static var screensHaveSeparateSpaces = true

  /// The screen of the key window, else the first one; nil without screens.
  public static var main: NSScreen? { NSApplication.shared.keyWindow?.screen ?? screens.first }
}

extension NSScreen {
  /// What the system knows of the screen: its number by `NSScreenNumber`, counted from 1, its size in points, its pixels
  /// of an inch, and that it is a screen.
  public var deviceDescription: [NSDeviceDescriptionKey: Any] {
    let number = Self.screens.firstIndex { $0 === self }.map { $0 + 1 } ?? 0
    let dots = 72 * backingScaleFactor
    return [
      NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: number), .isScreen: "YES", .size: frame.size,
      .resolution: NSSize(width: dots, height: dots), .bitsPerSample: NSNumber(value: 8),
      .colorSpaceName: "NSCalibratedRGBColorSpace",
    ]
  }

  /// Room for a camera at the upper edge, in points, that what fills the screen leaves free.
  public var safeAreaInsets: NSEdgeInsets {
    get { extras.safeArea }
    set { extras.safeArea = newValue }
  }

  /// What is beside the camera at the upper left, in the coordinates of all screens; nil without a camera.
  public var auxiliaryTopLeftArea: NSRect? {
    get { extras.topLeft }
    set { extras.topLeft = newValue }
  }

  /// What is beside the camera at the upper right; nil without a camera.
  public var auxiliaryTopRightArea: NSRect? {
    get { extras.topRight }
    set { extras.topRight = newValue }
  }

  /// Most pictures a second.
  public var maximumFramesPerSecond: Int {
    get { extras.framesPerSecond }
    set { extras.framesPerSecond = newValue }
  }

  /// Least time between two pictures, in seconds.
  public var minimumRefreshInterval: TimeInterval { 1 / Double(max(1, maximumFramesPerSecond)) }

  /// Greatest time between two pictures, in seconds.
  public var maximumRefreshInterval: TimeInterval { minimumRefreshInterval }

  /// A rectangle of the screen in pixels.
  public func convertRectToBacking(_ rect: NSRect) -> NSRect { rect.scaled(backingScaleFactor) }

  /// A rectangle in pixels on the screen.
  public func convertRectFromBacking(_ rect: NSRect) -> NSRect { rect.scaled(1 / backingScaleFactor) }

  /// A rectangle of the screen whose edges lie between pixels, as the options say.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convertRectFromBacking(NSIntegralRectWithOptions(convertRectToBacking(rect), options))
  }
}

/// What few screens have.
struct ScreenExtras {
  var safeArea = NSEdgeInsets()
  var topLeft: NSRect?
  var topRight: NSRect?
  var framesPerSecond = 60
}

/// What a device says of itself. Documented: the names, by AppKit.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Pixels of an inch, as a size.
  public static let resolution = Self("NSDeviceResolution")
  /// The name of the colors.
  public static let colorSpaceName = Self("NSDeviceColorSpaceName")
  /// Bits of a color's component.
  public static let bitsPerSample = Self("NSDeviceBitsPerSample")
  /// Whether it is a screen.
  public static let isScreen = Self("NSDeviceIsScreen")
  /// Whether it is a printer.
  public static let isPrinter = Self("NSDeviceIsPrinter")
  /// The size in points.
  public static let size = Self("NSDeviceSize")
}
