/// How far a preload is, said each time that an entry is done.
public struct PreloadProgress: Sendable {
  /// What became of an entry.
  public enum Outcome: Sendable {
    /// It was there already.
    case cached(CachedImage)
    /// It was fetched now.
    case fetched(CachedImage)
    /// It was asked for again and cannot be had; the one that was there stays.
    case kept(CachedImage, RemoteError)
    /// It is not there.
    case failed(RemoteError)
  }

  /// Which entry, the first is 0.
  public let index: Int
  /// The entry.
  public let entry: ManifestEntry
  /// What became of it.
  public let outcome: Outcome
  /// How many entries are done, this one too.
  public let done: Int
  /// How many entries there are.
  public let total: Int
}
