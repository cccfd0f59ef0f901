import Foundation
import NibFoundation
import NibRuntime
import NibStandIns
import Synchronization

/// Fonts that belong together. Stands in for NSFontCollection: the fonts are those of this module's table, and collections
/// that are shown are those of the program.
open class NSFontCollection: NSObject, @unchecked Sendable {
  /// The name of a collection.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// All fonts.
    public static let allFonts = Self("com.apple.AllFonts")
    /// Those of the user.
    public static let user = Self("com.apple.UserFonts")
    /// Those that the user likes.
    public static let favorites = Self("com.apple.Favorites")
    /// Those that were used last.
    public static let recentlyUsed = Self("com.apple.Recents")
  }

  /// Who has a collection. Documented: the bits, by AppKit.
  public struct Visibility: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Visibilities of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program.
    public static let process = Self(rawValue: 1 << 0)
    /// The user.
    public static let user = Self(rawValue: 1 << 1)
    /// All users of the computer.
    public static let computer = Self(rawValue: 1 << 2)
  }

  /// The collections that there are are others now.
  public static let didChangeNotification = Notification.Name("NSFontCollectionDidChangeNotification")

  /// What fonts are asked for by; nil for none.
  public fileprivate(set) final var queryDescriptors: [NSFontDescriptor]?
  /// What fonts must not be; nil for nothing.
  public fileprivate(set) final var exclusionDescriptors: [NSFontDescriptor]?

  /// Makes one of what fonts are asked for by.
  public required init(descriptors queryDescriptors: [NSFontDescriptor]) {
    self.queryDescriptors = queryDescriptors
    super.init()
  }

  /// One of all fonts.
  open class var withAllAvailableDescriptors: NSFontCollection {
    NSFontCollection(descriptors: FontFamily.all.flatMap(\.members).map { NSFontDescriptor(name: $0.name, size: 0) })
  }

  /// Makes one for the letters of a language: of all fonts, for they are not read.
  public convenience init?(locale: Locale) {
    self.init(descriptors: Self.withAllAvailableDescriptors.queryDescriptors ?? [])
  }

  private static let shown = Mutex<[Name: NSFontCollection]>([:])

  /// Makes one with the fonts of a collection that is shown; nil for none.
  public convenience init?(name: Name) {
    if name == .allFonts {
      self.init(descriptors: Self.withAllAvailableDescriptors.queryDescriptors ?? [])
      return
    }
    guard let known = Self.shown.withLock({ $0[name] }) else { return nil }
    self.init(descriptors: known.queryDescriptors ?? [])
    exclusionDescriptors = known.exclusionDescriptors
  }
  /// The same, whoever has it.
  public convenience init?(name: Name, visibility: Visibility) { self.init(name: name) }

  /// The names of the collections that are shown.
  open class var allFontCollectionNames: [Name] {
    [.allFonts] + shown.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }
  /// Shows a collection under a name.
  open class func show(_ collection: NSFontCollection, withName name: Name, visibility: Visibility) throws {
    shown.withLock { $0[name] = collection }
    tell(name)
  }
  /// Shows a collection no more.
  open class func hide(withName name: Name, visibility: Visibility) throws {
    guard shown.withLock({ $0.removeValue(forKey: name) }) != nil else { throw CocoaError(.fileNoSuchFile) }
    tell(name)
  }
  /// Gives a collection another name.
  open class func rename(withName oldName: Name, visibility: Visibility, to newName: Name) throws {
    let isDone = shown.withLock { shown in
      guard let known = shown.removeValue(forKey: oldName) else { return false }
      shown[newName] = known
      return true
    }
    guard isDone else { throw CocoaError(.fileNoSuchFile) }
    tell(newName)
  }
  private static func tell(_ name: Name) {
    NotificationCenter.default.post(
      name: didChangeNotification, object: nil, userInfo: ["NSFontCollectionNameKey": name.rawValue])
  }

  /// The fonts: what the queries fit, without what is excluded.
  open var matchingDescriptors: [NSFontDescriptor]? {
    let excluded = (exclusionDescriptors ?? []).flatMap { $0.matchingFontDescriptors(withMandatoryKeys: nil) }
    return (queryDescriptors ?? []).flatMap { $0.matchingFontDescriptors(withMandatoryKeys: nil) }
      .filter { !excluded.contains($0) }
  }
  /// The same, whatever the options are.
  open func matchingDescriptors(options: [MatchingOptionKey: NSNumber]?) -> [NSFontDescriptor]? { matchingDescriptors }
  /// The fonts of a family.
  open func matchingDescriptors(forFamily family: String) -> [NSFontDescriptor]? {
    matchingDescriptors?.filter { $0.postscriptName.map(FontFamily.familyName) == family }
  }
  /// The same, whatever the options are.
  open func matchingDescriptors(forFamily family: String, options: [MatchingOptionKey: NSNumber]?)
    -> [NSFontDescriptor]?
  { matchingDescriptors(forFamily: family) }

  /// How fonts are matched.
  public struct MatchingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether fonts that are turned off count.
    public static let includeDisabledFontsOption = Self(rawValue: "NSFontCollectionIncludeDisabledFontsOption")
    /// Whether each font counts once.
    public static let removeDuplicatesOption = Self(rawValue: "NSFontCollectionRemoveDuplicatesOption")
  }
}

/// Fonts that belong together, to change. Stands in for NSMutableFontCollection.
open class NSMutableFontCollection: NSFontCollection, @unchecked Sendable {
  /// Adds what fonts are asked for by.
  open func addQuery(for descriptors: [NSFontDescriptor]) {
    queryDescriptors = (queryDescriptors ?? []) + descriptors
    exclusionDescriptors?.removeAll { descriptors.contains($0) }
  }
  /// Takes away what fonts are asked for by; they are excluded.
  open func removeQuery(for descriptors: [NSFontDescriptor]) {
    queryDescriptors?.removeAll { descriptors.contains($0) }
    exclusionDescriptors = (exclusionDescriptors ?? []) + descriptors
  }
}

/// Fetches fonts that the system has not got. Stands in for NSFontAssetRequest: there is no server, and none come.
open class NSFontAssetRequest: NSObject, @unchecked Sendable {
  /// How they are fetched.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user sees it.
    public static let usesStandardUI = Self(rawValue: 1 << 0)
  }

  /// The fonts that are asked for.
  public final let wantedFontDescriptors: [NSFontDescriptor]
  /// The fonts that came: none.
  open var downloadedFontDescriptors: [NSFontDescriptor] { [] }
  /// How far it is.
  public final let progress = Progress(totalUnitCount: 1)

  /// Makes one.
  public init(fontDescriptors: [NSFontDescriptor], options: Options = []) {
    wantedFontDescriptors = fontDescriptors
    super.init()
  }

  /// Begins to fetch them: the handler hears that there is no network.
  open func downloadFonts(completionHandler: (((any Error)?) -> Bool)) {
    _ = completionHandler(URLError(.notConnectedToInternet))
  }
}
