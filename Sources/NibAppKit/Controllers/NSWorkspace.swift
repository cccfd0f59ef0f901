import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The system around a program. Stands in for NSWorkspace: nothing is opened, and a test sees what was asked for.
@MainActor
open class NSWorkspace: NSObject {
  /// The one of the program.
  public class var shared: NSWorkspace { ofProgram }
  private static let ofProgram = NSWorkspace()

  /// How something is opened. Stands in for NSWorkspace.OpenConfiguration.
  public final class OpenConfiguration {
    /// Whether a user is asked where that is needed.
    public var promptsUserIfNeeded = true
    /// Whether it is added to what was opened lately.
    public var addsToRecentItems = true
    /// Whether the program that opens it comes to the front.
    public var activates = true
    /// Whether it is hidden.
    public var hides = false
    /// Whether others are hidden.
    public var hidesOthers = false
    /// Whether it is printed in place of being opened.
    public var isForPrinting = false
    /// Whether another instance is begun though one runs.
    public var createsNewApplicationInstance = false
    /// Whether another instance is used where none of its own runs.
    public var allowsRunningApplicationSubstitution = true
    /// What the program is begun with.
    public var arguments: [String] = []
    /// The environment that it is begun with.
    public var environment: [String: String] = [:]
    /// Whether it is opened only where a program of the address's own takes it.
    public var requiresUniversalLinks = false
    /// The event that it is begun with; nil for none.
    public var appleEvent: Any?
    /// The number of the processor that it is made for; 0 for that of the machine.
    public var architecture = 0

    /// Makes one with the defaults.
    public init() {}
  }

  /// Something that was to be opened.
  public struct Opening {
    /// What: files and addresses; none for a program alone.
    public let urls: [URL]
    /// The program; nil for that of the system's choice.
    public let application: URL?
    /// How.
    public let configuration: OpenConfiguration
  }

  /// Addresses and files that the program opened, the last one last; a test may empty the list.
  open var openedURLs: [URL] = []
  /// What was opened with a configuration or a program, the last one last; a test may empty the list.
  open var openings: [Opening] = []
  /// Files that the program showed in the Finder, the last ones last; a test may empty the list.
  open var shownFileURLs: [URL] = []
  /// Files that were to be put in the trash, whether they could or not; a test may empty the list.
  open var recycledURLs: [URL] = []
  /// What a test says to the question whether an address can be opened; yes where it is nil.
  open var canOpen: (@MainActor (URL) -> Bool)?
  /// Programs by their bundle's identifier, as a test says.
  open var applicationURLs: [String: URL] = [:]
  /// What a test says which programs open a file or an address, the one that the system chooses first; none where it is
  /// nil.
  open var applicationsToOpen: (@MainActor (URL) -> [URL])?
  /// What it tells the rest of the program by.
  public final let notificationCenter = NotificationCenter()
  /// Programs that run: this one, and what a test adds.
  open var runningApplications: [NSRunningApplication] = [.current]
  /// Whether a user wants less motion; a test may set it.
  open var accessibilityDisplayShouldReduceMotion = false { didSet { postDisplayOptions() } }
  /// Whether a user wants less that is seen through; a test may set it.
  open var accessibilityDisplayShouldReduceTransparency = false { didSet { postDisplayOptions() } }
  /// Whether a user wants more contrast; a test may set it.
  open var accessibilityDisplayShouldIncreaseContrast = false { didSet { postDisplayOptions() } }
  /// Whether a user wants more than colors to tell things apart; a test may set it.
  open var accessibilityDisplayShouldDifferentiateWithoutColor = false { didSet { postDisplayOptions() } }
  /// Whether colors are inverted; a test may set it.
  open var accessibilityDisplayShouldInvertColors = false { didSet { postDisplayOptions() } }
  /// Whether the screen is read aloud; a test may set it.
  open var isVoiceOverEnabled = false
  /// Whether a user works with switches; a test may set it.
  open var isSwitchControlEnabled = false
  private var pictures: [ObjectIdentifier: URL] = [:]
  private var icons: [String: NSImage] = [:]

  private override init() { super.init() }

  private func postDisplayOptions() {
    notificationCenter.post(name: Self.accessibilityDisplayOptionsDidChangeNotification, object: self)
  }

  /// The program that gets what is typed: this one, unless a test says otherwise.
  open var frontmostApplication: NSRunningApplication? { runningApplications.first { $0.isActive } ?? .current }

  /// The program whose menus are seen.
  open var menuBarOwningApplication: NSRunningApplication? { frontmostApplication }

  /// Opens an address or a file.
  /// - Returns: whether it could be opened, as `canOpen` says.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard canOpen?(url) ?? true else { return false }
    openedURLs.append(url)
    return true
  }

  private func open(_ urls: [URL], _ application: URL?, _ configuration: OpenConfiguration) -> (any Error)? {
    guard urls.allSatisfy({ canOpen?($0) ?? true }) else { return CocoaError(.fileReadUnknown) }
    openedURLs += urls
    openings.append(Opening(urls: urls, application: application, configuration: configuration))
    return nil
  }

  /// Opens an address or a file.
  ///
  /// `completionHandler` is called at once, with a program that opened it, or what went wrong.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let fault = open([url], nil, configuration)
    completionHandler?(fault == nil ? NSRunningApplication(bundleURL: nil) : nil, fault)
  }

  /// Opens files and addresses with a program.
  ///
  /// `completionHandler` is called at once, with the program, or what went wrong.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let fault = open(urls, applicationURL, configuration)
    completionHandler?(fault == nil ? NSRunningApplication(bundleURL: applicationURL) : nil, fault)
  }

  /// Begins a program.
  ///
  /// `completionHandler` is called at once, with the program.
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    openings.append(Opening(urls: [], application: applicationURL, configuration: configuration))
    let running = NSRunningApplication(bundleURL: applicationURL)
    runningApplications.append(running)
    notificationCenter.post(
      name: Self.didLaunchApplicationNotification, object: self, userInfo: [Self.applicationUserInfoKey: running])
    completionHandler?(running, nil)
  }

  /// Opens a file.
  /// - Returns: whether it could be opened, as `canOpen` says.
  @discardableResult
  public func openFile(_ path: String) -> Bool { open(URL(fileURLWithPath: path)) }

  /// Where the program with an identifier lies, as `applicationURLs` says.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
    applicationURLs[bundleIdentifier]
  }

  /// All that lie somewhere with the identifier.
  public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] {
    applicationURLs[bundleIdentifier].map { [$0] } ?? []
  }

  /// The program that opens a file or an address, as `applicationsToOpen` says.
  public func urlForApplication(toOpen url: URL) -> URL? { applicationsToOpen?(url).first }

  /// All programs that open a file or an address, likewise.
  public func urlsForApplications(toOpen url: URL) -> [URL] { applicationsToOpen?(url) ?? [] }

  /// Shows files in the Finder.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) { shownFileURLs += fileURLs }

  /// Shows a file in the Finder.
  /// - Returns: true.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    shownFileURLs.append(URL(fileURLWithPath: fullPath ?? rootFullPath))
    return true
  }

  /// Puts files in the trash, which is `FileManager.trashFolder`, and notes them in `recycledURLs`.
  ///
  /// `handler` is called at once, with the new places of those that could be moved, and what went wrong with the first that
  /// could not.
  public func recycle(_ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil) {
    recycledURLs += URLs
    var (places, fault): ([URL: URL], (any Error)?) = ([:], nil)
    for url in URLs {
      do { places[url] = try Self.trash(url) } catch { fault = fault ?? error }
    }
    handler?(places, fault)
  }

  private static func trash(_ url: URL) throws -> URL? {
    var place: NSURL?
    try FileManager.default.trashItem(at: url, resultingItemURL: &place)
    return place as URL?
  }

  /// Hides all other programs: those of `runningApplications`.
  public func hideOtherApplications() { for other in runningApplications where other != .current { other.hide() } }

  /// The icon of a file: one that was set, else an image of the system's, a folder's for a path that ends in a slash.
  public func icon(forFile fullPath: String) -> NSImage {
    if let own = icons[fullPath] { return own }
    return NSImage(named: fullPath.hasSuffix("/") ? NSImage.folderName : NSImage.multipleDocumentsName)
      ?? NSImage(size: NSSize(width: 32, height: 32))
  }

  /// The icon of files: that of one, else an image of the system's.
  public func icon(forFiles fullPaths: [String]) -> NSImage? {
    fullPaths.count == 1 ? icon(forFile: fullPaths[0]) : NSImage(named: NSImage.multipleDocumentsName)
  }

  /// Gives a file an icon, which `icon(forFile:)` finds from then on; the file itself stays as it is. Nil takes it away.
  /// - Returns: true.
  @discardableResult
  public func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool {
    icons[fullPath] = image
    return true
  }

  /// Whether a folder is shown as a file: by its extension.
  public func isFilePackage(atPath fullPath: String) -> Bool {
    ["app", "bundle", "framework", "kext", "plugin", "rtfd", "xcodeproj", "playground"].contains(
      URL(fileURLWithPath: fullPath).pathExtension.lowercased())
  }

  /// The picture behind all windows of a screen, as it was set.
  public func desktopImageURL(for screen: NSScreen) -> URL? { pictures[ObjectIdentifier(screen)] }

  /// Sets the picture behind all windows of a screen.
  public func setDesktopImageURL(
    _ url: URL, for screen: NSScreen, options: [DesktopImageOptionKey: Any] = [:]
  ) throws {
    pictures[ObjectIdentifier(screen)] = url
    keepDesktopOptions(options, screen)
  }
}
