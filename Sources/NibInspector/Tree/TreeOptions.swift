/// What a tree shows.
public struct TreeOptions: Sendable, Hashable {
  /// Which numbers objects bear.
  public enum Numbers: Sendable, Hashable {
    /// Only objects that are referred to more than once, counted in order of appearance: equal graphs in different
    /// object order give equal text.
    case shared
    /// Every object, by its place in the archive's object table: the numbers that messages name.
    case stored
  }

  /// Which numbers objects bear.
  public var numbers: Numbers
  /// Levels below the first line; nil for all.
  public var depth: Int?
  /// Where to begin: keys and element numbers from the root, `UINibTopLevelObjectsKey/2/UISubviews`, or `@12`.
  public var path: String?
  /// Most bytes of text; what is beyond is left out and said so. References multiply: a small hostile archive can
  /// describe a very long text.
  public var byteLimit: Int

  /// Makes options; the defaults show all.
  public init(numbers: Numbers = .shared, depth: Int? = nil, path: String? = nil, byteLimit: Int = 1 << 30) {
    self.numbers = numbers
    self.depth = depth
    self.path = path
    self.byteLimit = byteLimit
  }
}
