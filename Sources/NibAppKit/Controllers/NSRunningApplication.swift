import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A program that runs. Stands in for NSRunningApplication: a test makes those that it needs.
@MainActor
open class NSRunningApplication: NSObject, NSRunningApplicationLookup {
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
  public class var current: NSRunningApplication { ofProcess }
  private static let ofProcess = NSRunningApplication(
    bundleURL: Bundle.main.bundleURL, bundleIdentifier: Bundle.main.bundleIdentifier)

  /// Where it lies.
  public final let bundleURL: URL?
  /// Its identifier.
  public final let bundleIdentifier: String?
  /// Its name for users.
  public final let localizedName: String?
  /// Where the file lies that is run: that of this program for this program, else that of the bundle.
  open var executableURL: URL? {
    isOfProcess ? Bundle.main.executableURL : bundleURL.flatMap { Bundle(url: $0)?.executableURL }
  }
  /// When it was begun: for this program when it was first asked for.
  public final let launchDate: Date?
  /// The number of its process; that of this program for this program, else what a test says.
  open var processIdentifier: Int32 { isOfProcess ? ProcessInfo.processInfo.processIdentifier : number }
  private final let number: Int32
  private final let policy: NSApplication.ActivationPolicy
  /// How it shows that it runs: for this program what the application says, else what a test says.
  open var activationPolicy: NSApplication.ActivationPolicy { isOfProcess ? NSApp.activationPolicy() : policy }
  /// Its icon.
  open var icon: NSImage? { NSImage(named: NSImage.applicationIconName) }
  /// Whether its menus are seen.
  open var ownsMenuBar: Bool { NSWorkspace.shared.menuBarOwningApplication === self }
  /// Whether it is in front.
  open private(set) var isActive = false
  /// Whether it is hidden.
  open private(set) var isHidden = false
  /// Whether it ended.
  open private(set) var isTerminated = false
  /// Whether it is ready.
  public final let isFinishedLaunching = true

  private final var isOfProcess: Bool { self === Self.ofProcess }

  /// Makes one that a test has run.
  /// - Parameters:
  ///   - bundleURL: the place of the program's bundle.
  ///   - bundleIdentifier: the identifier of that bundle.
  ///   - localizedName: the name for users; nil for that of the bundle's file.
  ///   - processIdentifier: the number of its process.
  ///   - activationPolicy: how it shows that it runs.
  public init(
    bundleURL: URL?, bundleIdentifier: String? = nil, localizedName: String? = nil, processIdentifier: Int32 = -1,
    activationPolicy: NSApplication.ActivationPolicy = .regular
  ) {
    self.bundleURL = bundleURL
    self.bundleIdentifier = bundleIdentifier
    self.localizedName = localizedName ?? bundleURL?.deletingPathExtension().lastPathComponent
    (number, policy, launchDate) = (processIdentifier, activationPolicy, Date())
    super.init()
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
  open func activate(options: ActivationOptions = []) -> Bool {
    guard !isTerminated else { return false }
    for other in NSWorkspace.shared.runningApplications where other !== self && other.isActive {
      other.isActive = false
      other.post(NSWorkspace.didDeactivateApplicationNotification)
    }
    isActive = true
    post(NSWorkspace.didActivateApplicationNotification)
    return true
  }

  /// Comes to the front in place of another program.
  /// - Returns: false for one that ended.
  @discardableResult
  open func activate(from application: NSRunningApplication, options: ActivationOptions = []) -> Bool {
    activate(options: options)
  }

  /// Is hidden.
  /// - Returns: false for one that ended.
  @discardableResult
  open func hide() -> Bool {
    guard !isTerminated else { return false }
    (isHidden, isActive) = (true, false)
    post(NSWorkspace.didHideApplicationNotification)
    return true
  }

  /// Is seen again.
  /// - Returns: false for one that ended.
  @discardableResult
  open func unhide() -> Bool {
    guard !isTerminated else { return false }
    isHidden = false
    post(NSWorkspace.didUnhideApplicationNotification)
    return true
  }

  /// Ends, but not this program.
  /// - Returns: whether it ended.
  @discardableResult
  open func terminate() -> Bool {
    guard !isOfProcess, !isTerminated else { return false }
    (isTerminated, isActive) = (true, false)
    NSWorkspace.shared.runningApplications.removeAll { $0 === self }
    post(NSWorkspace.didTerminateApplicationNotification)
    return true
  }

  /// Ends, but not this program.
  /// - Returns: whether it ended.
  @discardableResult
  open func forceTerminate() -> Bool { terminate() }
}

/// The initializer of NSRunningApplication that gives an object that is there already.
@MainActor
public protocol NSRunningApplicationLookup {}

extension NSRunningApplicationLookup {
  /// The program of a process among `NSWorkspace.shared.runningApplications`; nil for none.
  public init?(processIdentifier pid: Int32) {
    guard
      let running = NSWorkspace.shared.runningApplications.first(where: { $0.processIdentifier == pid }) as? Self
    else { return nil }
    self = running
  }
}
