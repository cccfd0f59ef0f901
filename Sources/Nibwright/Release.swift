/// Which Nibwright this is.
public enum Release {
  /// The version, as commands and the library for C print it.
  public static let version = "0.1.0"
}
