/// What a store of nibs did since it was made.
public struct NibStoreCounts: Sendable, Hashable {
  /// Nibs read and decoded, those that failed among them.
  public internal(set) var loads = 0
  /// Questions answered without reading, those that waited for another's load among them.
  public internal(set) var hits = 0
  /// Loads that failed.
  public internal(set) var failures = 0
}
