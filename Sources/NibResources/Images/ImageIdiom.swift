/// The kind of device that an image is made for.
public enum ImageIdiom: String, Sendable, Hashable, CaseIterable {
  case iphone, ipad, mac, tv, watch, car, vision

  /// The idiom that a catalog names; nil for `universal`, for idioms of app icons, and for unknown ones.
  init?(catalogName name: String) {
    self.init(rawValue: name == "reality" ? "vision" : name)
  }
}
