import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What programs may be allowed to do with files of others, and what workspaces of older systems do. Names of programs and
/// types are looked up as tests set them; nothing is started.
extension NSWorkspace {
  /// How a program is opened, in older systems. Documented: the bits, by AppKit.
  public struct LaunchOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It prints.
    public static let andPrint = Self(rawValue: 0x2)
    /// Errors are shown.
    public static let withErrorPresentation = Self(rawValue: 0x40)
    /// It is not among the recent ones.
    public static let withoutAddingToRecents = Self(rawValue: 0x100)
    /// It does not become active.
    public static let withoutActivation = Self(rawValue: 0x200)
    /// Nobody waits for it.
    public static let async = Self(rawValue: 0x10000)
    /// Another instance is begun though one runs.
    public static let newInstance = Self(rawValue: 0x80000)
    /// It is hidden.
    public static let andHide = Self(rawValue: 0x100000)
    /// Others are hidden.
    public static let andHideOthers = Self(rawValue: 0x200000)
    /// As usual.
    public static let `default`: Self = [.async]
  }

  /// What a program is begun with, in older systems. Documented: the texts, by AppKit.
  public struct LaunchConfigurationKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An event.
    public static let appleEvent = Self(rawValue: "NSWorkspaceLaunchConfigurationAppleEvent")
    /// What it is begun with.
    public static let arguments = Self(rawValue: "NSWorkspaceLaunchConfigurationArguments")
    /// Its environment.
    public static let environment = Self(rawValue: "NSWorkspaceLaunchConfigurationEnvironment")
    /// The processor.
    public static let architecture = Self(rawValue: "NSWorkspaceLaunchConfigurationArchitecture")
  }

  private final func configuration(
    _ options: LaunchOptions, _ values: [LaunchConfigurationKey: Any]
  ) -> OpenConfiguration {
    let configuration = OpenConfiguration()
    configuration.activates = !options.contains(.withoutActivation)
    configuration.hides = options.contains(.andHide)
    configuration.hidesOthers = options.contains(.andHideOthers)
    configuration.createsNewApplicationInstance = options.contains(.newInstance)
    configuration.isForPrinting = options.contains(.andPrint)
    configuration.addsToRecentItems = !options.contains(.withoutAddingToRecents)
    configuration.arguments = values[.arguments] as? [String] ?? []
    configuration.environment = values[.environment] as? [String: String] ?? [:]
    return configuration
  }

  private final func answer(
    _ open: (@escaping (NSRunningApplication?, (any Error)?) -> Void) -> Void
  ) throws -> NSRunningApplication {
    var found: (NSRunningApplication?, (any Error)?) = (nil, nil)
    open { found = ($0, $1) }
    guard let program = found.0 else { throw found.1 ?? CocoaError(.fileNoSuchFile) }
    return program
  }

  /// Begins a program.
  /// - Throws: why it cannot be.
  @discardableResult
  public final func launchApplication(
    at url: URL, options: LaunchOptions = [], configuration: [LaunchConfigurationKey: Any]
  ) throws -> NSRunningApplication {
    try answer {
      openApplication(at: url, configuration: self.configuration(options, configuration), completionHandler: $0)
    }
  }

  /// Opens an address.
  /// - Throws: why it cannot be.
  @discardableResult
  public final func open(
    _ url: URL, options: LaunchOptions = [], configuration: [LaunchConfigurationKey: Any]
  ) throws -> NSRunningApplication {
    try answer { open(url, configuration: self.configuration(options, configuration), completionHandler: $0) }
  }

  /// Opens addresses with a program.
  /// - Throws: why they cannot be.
  @discardableResult
  public final func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, options: LaunchOptions = [],
    configuration: [LaunchConfigurationKey: Any]
  ) throws -> NSRunningApplication {
    try answer {
      open(
        urls, withApplicationAt: applicationURL, configuration: self.configuration(options, configuration),
        completionHandler: $0)
    }
  }

  /// Begins the program of an identifier.
  /// - Returns: whether one is known.
  @discardableResult
  public final func launchApplication(
    withBundleIdentifier bundleIdentifier: String, options: LaunchOptions = [],
    additionalEventParamDescriptor descriptor: Any?,
    launchIdentifier identifier: UnsafeMutablePointer<NSNumber?>?
  ) -> Bool {
    guard let url = urlForApplication(withBundleIdentifier: bundleIdentifier) else { return false }
    return (try? launchApplication(at: url, options: options, configuration: [:])) != nil
  }

  /// Opens addresses with the program of an identifier, or of the system's choice.
  /// - Returns: whether they could be opened.
  @discardableResult
  public final func open(
    _ urls: [URL], withAppBundleIdentifier bundleIdentifier: String?, options: LaunchOptions = [],
    additionalEventParamDescriptor descriptor: Any?, launchIdentifiers identifiers: Any?
  ) -> Bool {
    guard let bundleIdentifier else { return urls.allSatisfy { open($0) } }
    guard let url = urlForApplication(withBundleIdentifier: bundleIdentifier) else { return false }
    return (try? open(urls, withApplicationAt: url, options: options, configuration: [:])) != nil
  }

  /// Opens a file with a program by its name.
  @discardableResult
  public final func openFile(
    _ fullPath: String, withApplication appName: String?, andDeactivate flag: Bool = true
  ) -> Bool {
    guard let appName else { return openFile(fullPath) }
    guard let place = place(ofApplication: appName) else { return false }
    return
      (try? open(
        [URL(fileURLWithPath: fullPath)], withApplicationAt: place, options: .default, configuration: [:])) != nil
  }

  private final func place(ofApplication name: String) -> URL? {
    fullPath(forApplication: name).map { URL(fileURLWithPath: $0) }
  }

  /// The path of the program of an identifier; nil for none.
  public final func absolutePathForApplication(withBundleIdentifier bundleIdentifier: String) -> String? {
    urlForApplication(withBundleIdentifier: bundleIdentifier)?.path
  }

  /// The type of a file, by its extension.
  /// - Throws: `CocoaError` for a file that is not there.
  public final func type(ofFile absoluteFilePath: String) throws -> String {
    guard FileManager.default.fileExists(atPath: absoluteFilePath) else { throw CocoaError(.fileNoSuchFile) }
    let known = UTType(filenameExtension: URL(fileURLWithPath: absoluteFilePath).pathExtension)
    return known?.identifier ?? "public.data"
  }

  /// A type in words; nil for one that is not known.
  public final func localizedDescription(forType typeName: String) -> String? {
    (UTType(typeName)?.preferredFilenameExtension).map { "\($0.uppercased()) file" }
  }

  /// The extension that files of a type have; nil for one that is not known.
  public final func preferredFilenameExtension(forType typeName: String) -> String? {
    UTType(typeName)?.preferredFilenameExtension
  }

  /// Whether files of a type may have an extension.
  public final func filenameExtension(_ filenameExtension: String, isValidForType typeName: String) -> Bool {
    UTType(filenameExtension: filenameExtension)?.identifier == typeName
  }

  /// Whether a type is one of another kind.
  public final func type(_ firstTypeName: String, conformsToType secondTypeName: String) -> Bool {
    guard let first = UTType(firstTypeName), let second = UTType(secondTypeName) else { return false }
    return first.conforms(to: second)
  }
}
