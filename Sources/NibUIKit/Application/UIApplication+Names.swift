import NibFoundation
import NibRuntime
import NibStandIns

// Names of what programs are told and asked for.

extension UIApplication {
  private nonisolated static func named(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }

  /// The program has begun. Like those below it is posted by tests alone.
  public nonisolated static let didFinishLaunchingNotification = named("DidFinishLaunching")
  /// The day, or the time, is another.
  public nonisolated static let significantTimeChangeNotification = named("SignificantTimeChange")
  /// The program may be woken, or no longer.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = named(
    "BackgroundRefreshStatusDidChange")
  /// Protected files are about to be locked.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Protected files can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The screen is about to turn.
  public nonisolated static let willChangeStatusBarOrientationNotification = named("WillChangeStatusBarOrientation")
  /// The screen turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = named("DidChangeStatusBarOrientation")
  /// The bar of the screen is about to have another frame.
  public nonisolated static let willChangeStatusBarFrameNotification = named("WillChangeStatusBarFrame")
  /// The bar of the screen has another frame.
  public nonisolated static let didChangeStatusBarFrameNotification = named("DidChangeStatusBarFrame")
  /// Key of how the screen is held.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// Key of where the bar is.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Key of the program's version in a kept state.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// Key of the kind of device.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// Key of when it was kept.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// Key of the system's version.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

  /// A place where programs of others come in.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// What a program may be the user's first choice for.
  public enum Category: Int, Sendable {
    /// As named.
    case webBrowser = 1
    /// As named.
    case mailClient, callingApp, messagingApp, navigationApp
  }

  /// Whether the program is the user's first choice for something: false, for the system does not tell.
  public func isDefault(_ category: Category) throws -> Bool { false }
}

extension UIApplication.LaunchOptionsKey {
  /// By a notification of its own, of older systems.
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// What another program sent along.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// By newspapers that came.
  public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// For Bluetooth.
  public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// For Bluetooth, the other way round.
  public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// By what the user did elsewhere.
  public static let userActivityDictionary = Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of that.
  public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// By an invitation to share.
  public static let cloudKitShareMetadata = Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// By a click on an advertisement.
  public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}

extension UIApplication.OpenURLOptionsKey {
  /// Of a click on an advertisement.
  public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Of a click on an advertisement.
  public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}

extension UIApplicationShortcutIcon {
  /// The system's images.
  public enum IconType: Int, Sendable {
    /// As named.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    /// As named.
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    /// As named.
    case alarm, bookmark, shuffle, audio, update
  }

  /// Makes one of the system's images: the symbol that looks most like it.
  public convenience init(type: IconType) {
    let symbols: [IconType: String] = [
      .compose: "square.and.pencil", .add: "plus", .location: "location.fill", .search: "magnifyingglass",
      .share: "square.and.arrow.up", .contact: "person.fill", .home: "house.fill", .favorite: "star.fill",
      .love: "heart.fill", .mail: "envelope.fill", .date: "calendar", .time: "clock", .capturePhoto: "camera.fill",
      .captureVideo: "video.fill", .bookmark: "book.fill", .cloud: "cloud.fill", .alarm: "alarm", .shuffle: "shuffle",
    ]
    self.init(systemImageName: symbols[type] ?? "\(type)")
  }
}

extension UIDeviceOrientation {
  /// Whether flat on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether a screen may be held so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// What keeps its state over a restart. Stands for UIStateRestoring.
@MainActor
public protocol UIStateRestoring: AnyObject {
  /// What the object belongs to.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Who makes it again.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads the state.
  func decodeRestorableState(with coder: NSCoder)
  /// All is read.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nothing.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nobody.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// Makes an object again. Stands for UIObjectRestoration.
@MainActor
public protocol UIObjectRestoration {
  /// Makes the object at a path of restoration identifiers; nil for none.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

/// Says what rows and items are of, so that a restored list is where it was. Stands for UIDataSourceModelAssociation.
@MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// The name of what is at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
