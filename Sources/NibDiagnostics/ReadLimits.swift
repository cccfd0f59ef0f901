/// How much a reader believes of an input before it refuses it.
///
/// Every reader takes these. The defaults are far above any real archive (the largest known is 0.6 MB) and far below
/// what would hurt a machine.
public struct ReadLimits: Sendable, Hashable {
  /// Most bytes of one input file.
  public var bytes: Int
  /// Most elements of a document, or objects of an archive.
  ///
  /// By default 2 to the 17th: fourteen times the elements of the largest document known and five times the objects of the
  /// largest archive. An element of few bytes becomes some hundred bytes of objects, so this is what keeps the memory of
  /// a command to ten times its input and 100 MB.
  public var objects: Int
  /// Most keyed values of an archive, or attributes of a document.
  public var values: Int
  /// Deepest nesting of elements, or of references that are walked.
  public var depth: Int

  /// Makes limits; see the defaults.
  public init(
    bytes: Int = 64 << 20, objects: Int = 1 << 17, values: Int = 8_000_000, depth: Int = 250
  ) {
    self.bytes = bytes
    self.objects = objects
    self.values = values
    self.depth = depth
  }
}
