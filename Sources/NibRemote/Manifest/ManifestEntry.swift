/// One image of a manifest, and what is said about it.
public struct ManifestEntry: Sendable, Hashable {
  /// What people call it; nil when the manifest does not say.
  public var title: String?
  /// Where the image is: an absolute `http:` or `https:` URL.
  public var image: String
  /// Where its link leads, as written; nil without one. Nothing here follows it.
  public var link: String?
  /// The name that a program looks it up by.
  public var name: String?
  /// The SHA-256 of the image in 64 small hexadecimal digits; nil when any image will do.
  public var sha256: String?
  /// How many bytes the image has; nil when the manifest does not say.
  public var bytes: Int?
  /// Pixels to a point of the screen; 1 when the manifest does not say.
  public var scale: Int
  /// Larger is fetched earlier; 0 when the manifest does not say.
  public var priority: Int

  /// Makes an entry.
  public init(
    title: String? = nil, image: String, link: String? = nil, name: String? = nil, sha256: String? = nil,
    bytes: Int? = nil, scale: Int = 1, priority: Int = 0
  ) {
    self.title = title
    self.image = image
    self.link = link
    self.name = name
    self.sha256 = sha256
    self.bytes = bytes
    self.scale = scale
    self.priority = priority
  }
}
