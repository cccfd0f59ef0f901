/// What a search for images prefers beyond the query.
public struct ImageSearchOptions: Sendable, Hashable {
  /// Extensions that complete a name without one, the best first; only these are images.
  public var extensions: [String]
  /// Languages by their folder names without `.lproj`, the best first.
  public var languages: [String]

  /// Makes options; see the defaults.
  public init(extensions: [String] = ImageFormat.fileExtensions, languages: [String] = []) {
    self.extensions = extensions
    self.languages = languages
  }
}
