/// Where a resource lies.
public struct ResourceMatch: Sendable, Hashable {
  /// The file, or the folder that counts as one.
  public let path: String
  /// The bundle that it lies in.
  public let bundle: ResourceBundle
  /// The language folder's name without `.lproj`; nil when it lies in none.
  public let language: String?
}

/// What became of a look-up by name.
public enum ResourceAnswer: Sendable, Hashable {
  /// The resource.
  case found(ResourceMatch)
  /// Nothing; the paths that were tried, in order. `**` stands for any folder.
  case missing(tried: [String])
}
