/// How much a decode may take.
public struct DecodeLimits: Sendable, Hashable {
  /// What happens to a request whose decode would need more memory than is allowed.
  public enum Excess: Sendable, Hashable {
    /// It is refused with `tooLarge`.
    case refuse
    /// A smaller picture is made, when that needs less; otherwise it is refused.
    case shrink
  }

  /// Most bytes that one decode may need beyond what libvips itself takes (some 35 MB a process).
  ///
  /// The need is estimated from the header before anything is allocated; see `DecodePlan.memory`.
  public var memory: Int
  /// What happens beyond `memory`.
  public var excess: Excess
  /// Most pixels of an original, whatever the size that is asked for: pixels cost time even when memory is small.
  public var pixels: Int
  /// Most bytes of a file.
  public var encodedBytes: Int

  /// Makes limits; see the defaults.
  public init(
    memory: Int = 512 << 20, excess: Excess = .refuse, pixels: Int = 1 << 29, encodedBytes: Int = 1 << 30
  ) {
    self.memory = memory
    self.excess = excess
    self.pixels = pixels
    self.encodedBytes = encodedBytes
  }
}
