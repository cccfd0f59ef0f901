import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSApplication {
  /// A user sees something of the application, or nothing any more.
  public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSApplicationDidChangeOcclusionStateNotification")
  /// Windows of the last run are there again.
  public static let didFinishRestoringWindowsNotification = Notification.Name(
    "NSApplicationDidFinishRestoringWindowsNotification")
  /// Files that are encrypted while the computer is locked can be read.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "NSApplicationProtectedDataDidBecomeAvailableNotification")
  /// Such files can soon be read no more.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "NSApplicationProtectedDataWillBecomeUnavailableNotification")
  /// Pictures are to be shown no brighter than white.
  public static let shouldBeginSuppressingHighDynamicRangeContentNotification = Notification.Name(
    "NSApplicationShouldBeginSuppressingHighDynamicRangeContentNotification")
  /// They may be shown brighter again.
  public static let shouldEndSuppressingHighDynamicRangeContentNotification = Notification.Name(
    "NSApplicationShouldEndSuppressingHighDynamicRangeContentNotification")
  /// Whether a user started the application by itself, not with a file: in the notification that it is ready.
  public static let launchIsDefaultUserInfoKey = "NSApplicationLaunchIsDefaultLaunchKey"
  /// The notification that a user started it by: in the notification that it is ready.
  public static let launchUserNotificationUserInfoKey = "NSApplicationLaunchUserNotificationKey"

  /// How printing of files goes. Documented: the numbers, by AppKit.
  public enum PrintReply: UInt, Sendable {
    /// The user cancelled; they were printed; printing failed; the answer comes later.
    case printingCancelled, printingSuccess, printingFailure, printingReplyLater
  }

  /// Whether files that are encrypted while the computer is locked can be read. They can.
  public final var isProtectedDataAvailable: Bool { true }

  /// Whether pictures are to be shown no brighter than white. No screen here shows more.
  public final var applicationShouldSuppressHighDynamicRangeContent: Bool { true }

  /// Lets another application become active when it asks for that: `activationYields` has its identifier.
  public final func yieldActivation(to application: NSRunningApplication) {
    if let name = application.bundleIdentifier { yieldActivation(toApplicationWithBundleIdentifier: name) }
  }

  /// Lets another application become active when it asks for that: `activationYields` has its identifier.
  public final func yieldActivation(toApplicationWithBundleIdentifier bundleIdentifier: String) {
    self[rare: ApplicationUse.self].yieldedTo.append(bundleIdentifier)
  }

  /// Identifiers of applications that were let become active.
  public final var activationYields: [String] { self[rare: ApplicationUse.self].yieldedTo }

  /// Has the windows be brought up to date after the next event, or not.
  public final func setWindowsNeedUpdate(_ needUpdate: Bool) { if needUpdate { DueDisplay.isDue = true } }

  /// Has the window of the event at hand not come to the front. Here a press brings no window to the front of others, so
  /// that none is held back.
  public final func preventWindowOrdering() { state.currentEvent?.window?.state.pressedView = nil }

  /// Calls the application's print panel for the page.
  public final func runPageLayout(_ sender: Any?) { _ = NSPageLayout().runModal() }

  /// Lets a user click what help is wanted of: `NSHelpManager.isContextHelpModeActive` is true.
  public final func activateContextHelpMode(_ sender: Any?) { NSHelpManager.isContextHelpModeActive = true }

  /// Whether a menu's item lets a user choose the items of the touch bar.
  public final var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool {
    get { self[rare: ApplicationUse.self].customizesTouchBar }
    set { self[rare: ApplicationUse.self].customizesTouchBar = newValue }
  }

  /// Lets a user choose the items of the touch bar, or ends that: `isTouchBarCustomizationPaletteShown` tells which.
  public final func toggleTouchBarCustomizationPalette(_ sender: Any?) { self[rare: ApplicationUse.self].palettes ^= 1 }

  /// Whether a user chooses the items of the touch bar.
  public final var isTouchBarCustomizationPaletteShown: Bool { self[rare: ApplicationUse.self].palettes == 1 }

  /// Says that what was kept for windows is read a little later: windows do not come before `completeStateRestoration()`.
  public final func extendStateRestoration() { self[rare: ApplicationUse.self].keepsRestoring += 1 }

  /// Says that what was kept is read: the last of as many calls as those before posts
  /// `didFinishRestoringWindowsNotification`.
  public final func completeStateRestoration() {
    guard self[rare: ApplicationUse.self].keepsRestoring > 0 else { return }
    self[rare: ApplicationUse.self].keepsRestoring -= 1
    guard self[rare: ApplicationUse.self].keepsRestoring == 0 else { return }
    NotificationCenter.default.post(name: Self.didFinishRestoringWindowsNotification, object: self)
  }

  /// Shows a window as a sheet, in older systems; nobody is told of its end, for a delegate is told by a selector.
  public final func beginSheet(
    _ sheet: NSWindow, modalFor docWindow: NSWindow, modalDelegate: Any?, didEnd didEndSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { docWindow.beginSheet(sheet) }

  /// Ends a sheet, in older systems.
  public final func endSheet(_ sheet: NSWindow) { sheet.sheetParent?.endSheet(sheet) }

  /// Ends a sheet with an answer, in older systems.
  public final func endSheet(_ sheet: NSWindow, returnCode: Int) {
    sheet.sheetParent?.endSheet(sheet, returnCode: ModalResponse(rawValue: returnCode))
  }

  /// Has each window perform an action, until one does: from the front, or in the order in which they were made.
  /// - Returns: the window that did; nil for none.
  @discardableResult
  public final func makeWindowsPerform(_ aSelector: Selector, inOrder: Bool) -> NSWindow? {
    (inOrder ? WindowOrder.windows : windows).first { window in
      guard ActionDispatch.responds(window, to: aSelector.name) else { return false }
      window.act(aSelector, self)
      return true
    }
  }
}

extension NSApplication {
  /// Tells that a user sees something of the windows, or nothing any more, where that is new.
  final func occlusionMayHaveChanged() {
    let isSeen = occlusionState.contains(.visible)
    guard isSeen != self[rare: ApplicationUse.self].wasSeen else { return }
    self[rare: ApplicationUse.self].wasSeen = isSeen
    tell(Self.didChangeOcclusionStateNotification) { $0.applicationDidChangeOcclusionState($1) }
  }
}

/// The version of AppKit. Stands in for NSAppKitVersion.
public struct NSAppKitVersion: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Double
  /// Makes a version of a number.
  public init(rawValue: Double) { self.rawValue = rawValue }
  /// Whether a version is older.
  public static func < (left: NSAppKitVersion, right: NSAppKitVersion) -> Bool { left.rawValue < right.rawValue }

  /// That of macOS 26, whose members these classes have.
  public static let current = Self(rawValue: 2685)
  /// As named.
  public static let macOS10_9 = Self(rawValue: 1265)
  /// As named.
  public static let macOS10_10 = Self(rawValue: 1343)
  /// As named.
  public static let macOS10_11 = Self(rawValue: 1404)
  /// As named.
  public static let macOS10_12 = Self(rawValue: 1504)
  /// As named.
  public static let macOS10_13 = Self(rawValue: 1561)
  /// As named.
  public static let macOS10_14 = Self(rawValue: 1671)
  /// As named.
  public static let macOS10_15 = Self(rawValue: 1894)
  /// As named.
  public static let macOS11_0 = Self(rawValue: 2022)
  /// As named.
  public static let macOS12_0 = Self(rawValue: 2113)
  /// As named.
  public static let macOS13_0 = Self(rawValue: 2299)
  /// As named.
  public static let macOS14_0 = Self(rawValue: 2487)
  /// As named.
  public static let macOS15_0 = Self(rawValue: 2575)
}

/// Runs the application that is shared: as its class's `main()`, for a file `main.swift`.
@MainActor
@discardableResult
public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}

/// Makes the application that is shared, for a program that has none of its own.
@MainActor
@discardableResult
public func NSApplicationLoad() -> Bool {
  _ = NSApplication.shared
  return true
}

/// Has the program's services be looked for again. There are none of other programs here; those that were offered stay.
@MainActor
public func NSUpdateDynamicServices() { NSApplication.shared[rare: ApplicationUse.self].servicesShown = [:] }

/// Has a service of other programs change a pasteboard; there are none here.
/// - Returns: whether it did: false.
@MainActor
@discardableResult
public func NSPerformService(_ itemName: String, _ pboard: NSPasteboard?) -> Bool { false }

/// Whether a service is in the menu.
@MainActor
public func NSShowsServicesMenuItem(_ itemName: String) -> Bool {
  NSApplication.shared[rare: ApplicationUse.self].servicesShown[itemName] ?? true
}

/// Sets whether a service is in the menu.
/// - Returns: 0, for no error.
@MainActor
@discardableResult
public func NSSetShowsServicesMenuItem(_ itemName: String, _ enabled: Bool) -> Int {
  NSApplication.shared[rare: ApplicationUse.self].servicesShown[itemName] = enabled
  return 0
}

/// Offers services under a name.
@MainActor
public func NSRegisterServicesProvider(_ provider: Any?, _ name: String) {
  NSApplication.shared[rare: ApplicationUse.self].providers[name] = provider
}

/// Offers services under a name no more.
@MainActor
public func NSUnregisterServicesProvider(_ name: String) {
  NSApplication.shared[rare: ApplicationUse.self].providers[name] = nil
}
