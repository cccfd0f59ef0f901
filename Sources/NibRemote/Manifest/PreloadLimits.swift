/// How much a preload may take.
public struct PreloadLimits: Sendable, Hashable {
  /// Most images that are fetched at the same time.
  public var parallel: Int
  /// Most bytes of one image.
  public var bytesPerImage: Int
  /// Most bytes of one preload in all, those of failed tries too.
  public var bytesInAll: Int

  /// Makes limits; 4 at a time, 32 MiB and 1 GiB unless said otherwise.
  public init(parallel: Int = 4, bytesPerImage: Int = 32 << 20, bytesInAll: Int = 1 << 30) {
    self.parallel = max(1, parallel)
    self.bytesPerImage = bytesPerImage
    self.bytesInAll = bytesInAll
  }
}
