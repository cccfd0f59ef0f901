import NibPropertyLists

/// What an `Info.plist` says of a bundle, in XML or in the binary form.
///
/// A file that is garbled, or in another encoding than UTF-8, says nothing.
/// - Documented: Information Property List Key Reference.
public struct BundleInformation: Sendable, Hashable {
  /// The `CFBundleIdentifier` of the outermost dictionary; nil when there is none that can be read.
  public let identifier: String?
  /// The `CFBundleName`.
  public let name: String?
  /// The `CFBundleDisplayName`, as people see it.
  public let displayName: String?
  /// The `CFBundleDevelopmentRegion`: the language that is looked into when no wanted one is there.
  public let developmentRegion: String?

  /// What the bytes of an `Info.plist` say.
  public init(_ bytes: [UInt8]) {
    self.init(try? PropertyList(bytes, file: "Info.plist"))
  }

  private init(_ list: PropertyList?) {
    identifier = list?["CFBundleIdentifier"]?.text
    name = list?["CFBundleName"]?.text
    displayName = list?["CFBundleDisplayName"]?.text
    developmentRegion = list?["CFBundleDevelopmentRegion"]?.text
  }

  /// What no file says.
  static let none = BundleInformation(nil)
}
