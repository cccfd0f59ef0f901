import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWorkspace {
  /// How an icon of a file is made. Documented: the bits, by AppKit.
  public struct IconCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not in the sizes of old systems.
    public static let excludeQuickDrawElementsIconCreationOption = Self(rawValue: 1 << 1)
    /// Not in large sizes.
    public static let exclude10_4ElementsIconCreationOption = Self(rawValue: 1 << 2)
  }

  /// How a picture lies behind all windows.
  public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How it is scaled.
    public static let imageScaling = Self(rawValue: "NSWorkspaceDesktopImageScalingKey")
    /// Whether it may be cut.
    public static let allowClipping = Self(rawValue: "NSWorkspaceDesktopImageAllowClippingKey")
    /// The color around it.
    public static let fillColor = Self(rawValue: "NSWorkspaceDesktopImageFillColorKey")
  }

  /// Under which key notifications tell a program.
  nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  /// Under which key notifications tell a volume's address.
  nonisolated public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"

  /// A program is about to begin.
  nonisolated public static let willLaunchApplicationNotification = name("WillLaunchApplication")
  /// A program began.
  nonisolated public static let didLaunchApplicationNotification = name("DidLaunchApplication")
  /// A program ended.
  nonisolated public static let didTerminateApplicationNotification = name("DidTerminateApplication")
  /// A program was hidden.
  nonisolated public static let didHideApplicationNotification = name("DidHideApplication")
  /// A program is seen again.
  nonisolated public static let didUnhideApplicationNotification = name("DidUnhideApplication")
  /// A program came to the front.
  nonisolated public static let didActivateApplicationNotification = name("DidActivateApplication")
  /// A program is no longer in front.
  nonisolated public static let didDeactivateApplicationNotification = name("DidDeactivateApplication")
  /// A volume is there.
  nonisolated public static let didMountNotification = name("DidMount")
  /// A volume is gone.
  nonisolated public static let didUnmountNotification = name("DidUnmount")
  /// A volume is about to go.
  nonisolated public static let willUnmountNotification = name("WillUnmount")
  /// A volume has another name.
  nonisolated public static let didRenameVolumeNotification = name("DidRenameVolume")
  /// The computer is about to be switched off.
  nonisolated public static let willPowerOffNotification = name("WillPowerOff")
  /// The computer is about to sleep.
  nonisolated public static let willSleepNotification = name("WillSleep")
  /// The computer slept.
  nonisolated public static let didWakeNotification = name("DidWake")
  /// The screens are off.
  nonisolated public static let screensDidSleepNotification = name("ScreensDidSleep")
  /// The screens are on again.
  nonisolated public static let screensDidWakeNotification = name("ScreensDidWake")
  /// The user is in front again.
  nonisolated public static let sessionDidBecomeActiveNotification = name("SessionDidBecomeActive")
  /// Another user is in front.
  nonisolated public static let sessionDidResignActiveNotification = name("SessionDidResignActive")
  /// Another space is seen.
  nonisolated public static let activeSpaceDidChangeNotification = name("ActiveSpaceDidChange")
  /// What a user wants of the screen is another.
  nonisolated public static let accessibilityDisplayOptionsDidChangeNotification = name(
    "AccessibilityDisplayOptionsDidChange")

  nonisolated private static func name(_ middle: String) -> Notification.Name {
    Notification.Name("NSWorkspace\(middle)Notification")
  }
}
