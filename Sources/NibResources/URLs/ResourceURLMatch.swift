/// The file that a resource URL means.
public struct ResourceURLMatch: Sendable, Hashable {
  /// The file as the bundles name it.
  public let file: String
  /// The file with all links resolved; it lies in the bundle.
  public let canonicalFile: String
  /// The bundle.
  public let bundle: ResourceBundle
  /// What the file is, by its name: `image/png`.
  public let mediaType: String
}

/// The bytes behind a resource URL.
public struct ResourceURLData: Sendable, Hashable {
  /// All bytes of the file.
  public let bytes: [UInt8]
  /// What they are: `image/png`.
  public let mediaType: String
  /// Where they come from.
  public let match: ResourceURLMatch
}
