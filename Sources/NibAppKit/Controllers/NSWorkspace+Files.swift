import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

private struct WorkspaceUse {
  var labels: [String] = ["None", "Gray", "Green", "Purple", "Blue", "Yellow", "Red", "Orange"]
  var searches: [String] = []
  var defaults: [String: URL] = [:]
  var ejected: [URL] = []
  var grants = false
  var desktop: [ObjectIdentifier: [NSWorkspace.DesktopImageOptionKey: Any]] = [:]
}

@MainActor private var use = WorkspaceUse()

extension NSWorkspace {
  /// What a program asks to be allowed. Documented: the numbers, by AppKit.
  public enum AuthorizationType: Int, Sendable {
    /// To make links; to set attributes; to replace files.
    case createSymbolicLink, setAttributes, replaceFile
  }

  /// What a user allowed. Stands in for NSWorkspaceAuthorization.
  public final class Authorization: NSObject {
    /// What.
    public let type: AuthorizationType
    fileprivate init(_ type: AuthorizationType) {
      self.type = type
      super.init()
    }
  }

  /// Whether a user allows what programs ask for; a test sets it. False at first.
  public final var grantsAuthorization: Bool {
    get { use.grants }
    set { use.grants = newValue }
  }

  /// Asks a user to allow something; the handler is called at once.
  public final func requestAuthorization(
    to type: AuthorizationType, completionHandler: @escaping (Authorization?, (any Error)?) -> Void
  ) {
    completionHandler(
      grantsAuthorization ? Authorization(type) : nil, grantsAuthorization ? nil : CocoaError(.userCancelled))
  }

  /// Asks a user to allow something.
  /// - Throws: `CocoaError` where the user does not.
  public final func requestAuthorization(to type: AuthorizationType) async throws -> Authorization {
    guard grantsAuthorization else { throw CocoaError(.userCancelled) }
    return Authorization(type)
  }

  /// The names of colors that files can have.
  public final var fileLabels: [String] { use.labels }
  /// Those colors.
  public final var fileLabelColors: [NSColor] {
    [.clear, .systemGray, .systemGreen, .systemPurple, .systemBlue, .systemYellow, .systemRed, .systemOrange]
  }
  /// Searches in the Finder: `searches` has the text.
  @discardableResult
  public final func showSearchResults(forQueryString queryString: String) -> Bool {
    use.searches.append(queryString)
    return true
  }
  /// What was searched in the Finder.
  public final var searches: [String] { use.searches }

  /// Says of a disk whether it can be taken out, written and ejected, and what it is called: as the machine's, for others are
  /// not known here.
  /// - Returns: whether there is something at the path.
  public final func getFileSystemInfo(
    forPath fullPath: String, isRemovable removableFlag: UnsafeMutablePointer<ObjCBool>?,
    isWritable writableFlag: UnsafeMutablePointer<ObjCBool>?,
    isUnmountable unmountableFlag: UnsafeMutablePointer<ObjCBool>?,
    description: UnsafeMutablePointer<NSString?>?, type fileSystemType: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard FileManager.default.fileExists(atPath: fullPath) else { return false }
    removableFlag?.pointee = false
    unmountableFlag?.pointee = false
    writableFlag?.pointee = ObjCBool(FileManager.default.isWritableFile(atPath: fullPath))
    description?.pointee = "hard"
    fileSystemType?.pointee = "local"
    return true
  }

  /// Ejects a disk: `ejectedURLs` has it, and a notification tells of it.
  /// - Throws: `CocoaError` where there is nothing at the place.
  public final func unmountAndEjectDevice(at url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    notificationCenter.post(
      name: Self.willUnmountNotification, object: self, userInfo: [Self.volumeURLUserInfoKey: url])
    use.ejected.append(url)
    notificationCenter.post(
      name: Self.didUnmountNotification, object: self, userInfo: [Self.volumeURLUserInfoKey: url])
  }
  /// Ejects a disk.
  /// - Returns: whether there is one.
  @discardableResult
  public final func unmountAndEjectDevice(atPath path: String) -> Bool {
    (try? unmountAndEjectDevice(at: URL(fileURLWithPath: path))) != nil
  }
  /// Disks that were ejected.
  public final var ejectedURLs: [URL] { use.ejected }
  /// Asks for more time before the machine is switched off, in milliseconds.
  /// - Returns: the time that there is: none, for the machine is not switched off.
  @discardableResult
  public final func extendPowerOff(by requested: Int) -> Int { 0 }

  /// Makes a program that of files of a type.
  /// - Throws: `CocoaError` for a program that is not there.
  public final func setDefaultApplication(at applicationURL: URL, toOpen contentType: UTType) async throws {
    try setDefault(applicationURL, contentType.identifier)
  }
  /// Makes a program that of files like one.
  /// - Throws: `CocoaError` for a program that is not there.
  public final func setDefaultApplication(at applicationURL: URL, toOpenContentTypeOfFileAt url: URL) async throws {
    try setDefault(applicationURL, "." + url.pathExtension)
  }
  /// Makes a program that of a file.
  /// - Throws: `CocoaError` for a program that is not there.
  public final func setDefaultApplication(at applicationURL: URL, toOpenFileAt url: URL) async throws {
    try setDefault(applicationURL, url.path)
  }
  /// Makes a program that of addresses.
  /// - Throws: `CocoaError` for a program that is not there.
  public final func setDefaultApplication(at applicationURL: URL, toOpenURLsWithScheme urlScheme: String) async throws {
    try setDefault(applicationURL, urlScheme + ":")
  }
  private final func setDefault(_ application: URL, _ kind: String) throws {
    guard FileManager.default.fileExists(atPath: application.path) else { throw CocoaError(.fileNoSuchFile) }
    use.defaults[kind] = application
  }
  /// The programs that were made those of types (`public.png`), extensions (`.png`), files and schemes (`https:`).
  public final var defaultApplications: [String: URL] { use.defaults }

  /// How the picture behind all windows of a screen is shown, as code set it; nil for nothing.
  public final func desktopImageOptions(for screen: NSScreen) -> [DesktopImageOptionKey: Any]? {
    use.desktop[ObjectIdentifier(screen)]
  }
  final func keepDesktopOptions(_ options: [DesktopImageOptionKey: Any], _ screen: NSScreen) {
    use.desktop[ObjectIdentifier(screen)] = options
  }

  /// Colors of files have other names.
  nonisolated public static let didChangeFileLabelsNotification = Notification.Name(
    "NSWorkspaceDidChangeFileLabelsNotification")
  /// Files were copied, moved or deleted, in older systems.
  nonisolated public static let didPerformFileOperationNotification = Notification.Name(
    "NSWorkspaceDidPerformFileOperationNotification")
  /// The name of a disk.
  nonisolated public static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
  /// The name of a disk before.
  nonisolated public static let oldLocalizedVolumeNameUserInfoKey = "NSWorkspaceVolumeOldLocalizedNameKey"
  /// The place of a disk before.
  nonisolated public static let oldVolumeURLUserInfoKey = "NSWorkspaceVolumeOldURLKey"
}
