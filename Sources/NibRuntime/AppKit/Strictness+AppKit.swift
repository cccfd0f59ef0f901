import NibGraph

extension Strictness {
  /// As AppKit: a connection that cannot be made is warned of, and the others are made.
  public static let appkit = Strictness(of: .appkit)
}
