import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSApplication {
  /// What of the system is seen and can be done beside the application. Documented: the bits, by AppKit.
  public struct PresentationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The Dock comes when the pointer is near.
    public static let autoHideDock = Self(rawValue: 1 << 0)
    /// There is no Dock.
    public static let hideDock = Self(rawValue: 1 << 1)
    /// The menu bar comes when the pointer is near.
    public static let autoHideMenuBar = Self(rawValue: 1 << 2)
    /// There is no menu bar.
    public static let hideMenuBar = Self(rawValue: 1 << 3)
    /// The system's menu cannot be used.
    public static let disableAppleMenu = Self(rawValue: 1 << 4)
    /// No other application can be chosen by keys.
    public static let disableProcessSwitching = Self(rawValue: 1 << 5)
    /// Applications cannot be made to end.
    public static let disableForceQuit = Self(rawValue: 1 << 6)
    /// The user cannot log out.
    public static let disableSessionTermination = Self(rawValue: 1 << 7)
    /// The application cannot be hidden.
    public static let disableHideApplication = Self(rawValue: 1 << 8)
    /// Nothing is seen through the menu bar.
    public static let disableMenuBarTransparency = Self(rawValue: 1 << 9)
    /// A window fills the screen.
    public static let fullScreen = Self(rawValue: 1 << 10)
    /// The toolbar of a window that fills the screen comes with the menu bar.
    public static let autoHideToolbar = Self(rawValue: 1 << 11)
    /// The pointer does not grow when it is shaken.
    public static let disableCursorLocationAssistance = Self(rawValue: 1 << 12)
  }

  /// What of the system is seen while the application is active.
  public var presentationOptions: PresentationOptions {
    get { state.presentationOptions }
    set { state.presentationOptions = newValue }
  }

  /// What of the system is seen now: the application's options, and those of a window that fills the screen.
  public var currentSystemPresentationOptions: PresentationOptions {
    state.presentationOptions.union(mainWindow?.state.fullScreenOptions ?? [])
  }

  /// How urgently a user is called. Documented: the numbers, by AppKit.
  public enum RequestUserAttentionType: UInt, Sendable {
    /// Until the application is active.
    case criticalRequest = 0
    /// Once.
    case informationalRequest = 10
  }

  /// Takes a call back.
  public func cancelUserAttentionRequest(_ request: Int) { state.attention[request] = nil }

  /// The calls that were not taken back, in their order.
  public var attentionRequests: [RequestUserAttentionType] { state.attention.sorted { $0.key < $1.key }.map(\.value) }

  /// What the panel can be told that shows what the application is.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is read below the name.
    public static let credits = named("credits")
    /// The name of the application.
    public static let applicationName = named("applicationName")
    /// The image.
    public static let applicationIcon = named("applicationIcon")
    /// The number of the build.
    public static let version = named("version")
    /// The number of the version.
    public static let applicationVersion = named("applicationVersion")

    /// The key whose name is that of a constant with a capital. Documented: AppKit.
    private static func named(_ constant: String) -> Self {
      Self(rawValue: constant.prefix(1).uppercased() + constant.dropFirst())
    }
  }

  /// Shows what it is: `isAboutPanelShown` is true then, and `aboutPanelOptions` has what it was told.
  public func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
    state.aboutPanelOptions = optionsDictionary
  }

  /// Whether the panel was asked for that shows what the application is.
  public var isAboutPanelShown: Bool { state.aboutPanelOptions != nil }

  /// What that panel was told; nil where it was not asked for.
  public var aboutPanelOptions: [AboutPanelOptionKey: Any]? { state.aboutPanelOptions }

  /// Shows the panel of letters; `characterPaletteRequests` counts.
  public func orderFrontCharacterPalette(_ sender: Any?) { state.characterPaletteRequests += 1 }

  /// How often the panel of letters was asked for.
  public var characterPaletteRequests: Int { state.characterPaletteRequests }

  /// How often the help of the application was asked for.
  public var helpRequests: Int { state.helpRequests }

  /// Its icon in the Dock.
  public var dockTile: NSDockTile {
    if let tile = state.dockTile { return tile }
    let tile = NSDockTile(owner: self)
    state.dockTile = tile
    return tile
  }

  /// The image of that icon; that of the main bundle where code says no other.
  public var applicationIconImage: NSImage! {
    get { state.icon ?? NSImage(named: "NSApplicationIcon") ?? NSImage(size: NSSize(width: 128, height: 128)) }
    set { state.icon = newValue }
  }

  /// Who performs what other programs ask for by their menus.
  public var servicesProvider: Any? {
    get { state.servicesProvider }
    set { state.servicesProvider = newValue }
  }

  /// The direction of the interface: from left to right.
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }

  /// Says that the system does not start the application again by itself; `isRelaunchOnLoginEnabled` is false then.
  public func disableRelaunchOnLogin() { state.isRelaunchDisabled = true }

  /// Says that the system starts the application again.
  public func enableRelaunchOnLogin() { state.isRelaunchDisabled = false }

  /// Whether the system starts the application again by itself.
  public var isRelaunchOnLoginEnabled: Bool { !state.isRelaunchDisabled }
}
