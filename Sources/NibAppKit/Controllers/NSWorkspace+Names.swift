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

/// A program that runs. Stands in for NSRunningApplication: a test makes those that it needs.
@MainActor
public final class NSRunningApplication: Equatable {
  /// How a program comes to the front. Documented: the bits, by AppKit.
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With all of its windows.
    public static let activateAllWindows = Self(rawValue: 1 << 0)
    /// Though another one is in front.
    public static let activateIgnoringOtherApps = Self(rawValue: 1 << 1)
  }

  /// This program.
  public static let current = NSRunningApplication(
    bundleURL: Bundle.main.bundleURL, bundleIdentifier: Bundle.main.bundleIdentifier)

  /// Where it lies.
  public let bundleURL: URL?
  /// Its identifier.
  public let bundleIdentifier: String?
  /// Its name for users.
  public let localizedName: String?
  /// The number of its process; that of this program for this program, else -1.
  public var processIdentifier: Int32 { self === Self.current ? ProcessInfo.processInfo.processIdentifier : -1 }
  /// Its icon.
  public var icon: NSImage? { NSImage(named: NSImage.applicationIconName) }
  /// Whether it is in front.
  public private(set) var isActive = false
  /// Whether it is hidden.
  public private(set) var isHidden = false
  /// Whether it ended.
  public private(set) var isTerminated = false
  /// Whether it is ready.
  public let isFinishedLaunching = true

  /// Makes one that a test has run.
  public init(bundleURL: URL?, bundleIdentifier: String? = nil, localizedName: String? = nil) {
    self.bundleURL = bundleURL
    self.bundleIdentifier = bundleIdentifier
    self.localizedName = localizedName ?? bundleURL?.deletingPathExtension().lastPathComponent
  }

  /// Programs that run with an identifier, of `NSWorkspace.shared.runningApplications`.
  public class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] {
    NSWorkspace.shared.runningApplications.filter { $0.bundleIdentifier == bundleIdentifier }
  }

  private func post(_ name: Notification.Name) {
    NSWorkspace.shared.notificationCenter.post(
      name: name, object: NSWorkspace.shared, userInfo: [NSWorkspace.applicationUserInfoKey: self])
  }

  /// Comes to the front; others that run do no longer stand there.
  /// - Returns: false for one that ended.
  @discardableResult
  public func activate(options: ActivationOptions = []) -> Bool {
    guard !isTerminated else { return false }
    for other in NSWorkspace.shared.runningApplications where other !== self { other.isActive = false }
    isActive = true
    post(NSWorkspace.didActivateApplicationNotification)
    return true
  }

  /// Is hidden.
  /// - Returns: false for one that ended.
  @discardableResult
  public func hide() -> Bool {
    guard !isTerminated else { return false }
    (isHidden, isActive) = (true, false)
    post(NSWorkspace.didHideApplicationNotification)
    return true
  }

  /// Is seen again.
  /// - Returns: false for one that ended.
  @discardableResult
  public func unhide() -> Bool {
    guard !isTerminated else { return false }
    isHidden = false
    post(NSWorkspace.didUnhideApplicationNotification)
    return true
  }

  /// Ends, but not this program.
  /// - Returns: whether it ended.
  @discardableResult
  public func terminate() -> Bool {
    guard self !== Self.current, !isTerminated else { return false }
    (isTerminated, isActive) = (true, false)
    NSWorkspace.shared.runningApplications.removeAll { $0 === self }
    post(NSWorkspace.didTerminateApplicationNotification)
    return true
  }

  /// Ends, but not this program.
  /// - Returns: whether it ended.
  @discardableResult
  public func forceTerminate() -> Bool { terminate() }

  /// Whether both are one program.
  public nonisolated static func == (left: NSRunningApplication, right: NSRunningApplication) -> Bool {
    left === right
  }
}
