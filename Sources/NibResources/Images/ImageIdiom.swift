/// The kind of device that an image is made for.
public enum ImageIdiom: String, Sendable, Hashable, CaseIterable {
  case iphone, ipad, mac, tv, watch, car, vision

  /// The idiom that a catalog names; nil for `universal`, for idioms of app icons, and for unknown ones.
  init?(catalogName name: String) {
    self.init(rawValue: name == "reality" ? "vision" : name)
  }

  /// A number for each, from 1.
  var place: Int {
    switch self {
    case .iphone: 1
    case .ipad: 2
    case .mac: 3
    case .tv: 4
    case .watch: 5
    case .car: 6
    case .vision: 7
    }
  }
}
