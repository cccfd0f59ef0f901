import NibRuntime
import NibStandIns

/// The device. Stands in for UIDevice.
@MainActor
public final class UIDevice {
  /// How the battery does.
  public enum BatteryState: Int, Sendable {
    /// As named.
    case unknown, unplugged, charging, full
  }

  /// The device.
  public static let current = UIDevice()

  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// What the owner calls it.
  public let name = "iPhone"
  /// What kind it is, in a word.
  public let model = "iPhone"
  /// What kind it is, in the user's language.
  public let localizedModel = "iPhone"
  /// The system's name.
  public let systemName = "iOS"
  /// The version that UIKit's measured behaviour was measured on.
  public let systemVersion = "26.1"
  /// How it is held: upright, unless a test says otherwise.
  public var orientation = UIDeviceOrientation.portrait
  /// Whether somebody asks how it is held.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Whether the battery is looked at.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is, 0...1; nobody looks, so below 0.
  public var batteryLevel: Float = -1
  /// How the battery does; nobody looks.
  public var batteryState = BatteryState.unknown
  /// Whether it is looked at what is near.
  public var isProximityMonitoringEnabled = false
  /// Whether something is near.
  public var proximityState = false
  /// Whether several programs run at once.
  public let isMultitaskingSupported = true

  /// What tells the device from others for the maker of a program; the same while the program runs.
  public let identifierForVendor: UUID? = UUID()

  /// Asks for how it is held; notifications are posted by tests alone.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

  /// Asks no longer.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Does nothing: nothing clicks.
  public func playInputClick() {}
}

extension UIDevice {
  /// It is held in another way. Like those below it is posted by tests alone.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The battery is fuller or emptier.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is charged, or no longer.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Something is near, or no longer.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIContentSizeCategory {
  /// Texts are to have another size; posted by tests alone.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Key of the new category's name.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// As named.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
