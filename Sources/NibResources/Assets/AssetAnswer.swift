/// What became of a query for a colour or for data.
public enum AssetAnswer<Match: Sendable & Hashable>: Sendable, Hashable {
  /// What is meant.
  case found(Match)
  /// Nothing; the sets that were looked at, in order.
  case missing(tried: [String])
}

/// The colour that a name means.
public struct ColorMatch: Sendable, Hashable {
  /// The colour.
  public let color: CatalogColor
  /// The color set.
  public let catalogSet: String
  /// The bundle that it lies in.
  public let bundle: ResourceBundle
}

/// The file that a name of data means.
public struct DataMatch: Sendable, Hashable {
  /// The file.
  public let file: String
  /// The uniform type identifier that the set states: `public.json`.
  public let typeIdentifier: String?
  /// The data set.
  public let catalogSet: String
  /// The bundle that it lies in.
  public let bundle: ResourceBundle
}
