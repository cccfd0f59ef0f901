/// How much of a disk a search believes before it stops looking further.
///
/// A search that meets a limit goes on with what it has: a resource that is not listed is missing, never a fault.
public struct ResourceLimits: Sendable, Hashable {
  /// Most files and folders that are listed in one bundle.
  public var entries: Int
  /// Deepest folder below a bundle's root that is listed.
  public var depth: Int
  /// Most bundles in one chain.
  public var bundles: Int
  /// Most bytes of a `Contents.json` or `Info.plist`.
  public var descriptionBytes: Int
  /// Most bytes of an image that are read to find its size.
  public var headerBytes: Int
  /// Most answers that are remembered; beyond it the memory starts afresh.
  public var rememberedAnswers: Int

  /// Makes limits; see the defaults.
  public init(
    entries: Int = 200_000, depth: Int = 32, bundles: Int = 4096, descriptionBytes: Int = 1 << 20,
    headerBytes: Int = 1 << 20, rememberedAnswers: Int = 16_384
  ) {
    self.entries = entries
    self.depth = depth
    self.bundles = bundles
    self.descriptionBytes = descriptionBytes
    self.headerBytes = headerBytes
    self.rememberedAnswers = rememberedAnswers
  }
}
