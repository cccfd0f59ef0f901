/// A colour as a color set keeps it.
public enum CatalogColor: Sendable, Hashable {
  /// Red, green, blue and alpha as fractions; outside 0 to 1 in the extended spaces.
  case rgb(space: String, red: Double, green: Double, blue: Double, alpha: Double)
  /// White and alpha as fractions.
  case gray(space: String, white: Double, alpha: Double)
  /// A colour of the system by its name: `systemBlueColor`.
  case system(name: String)
}

extension CatalogColor {
  /// Reads the `color` of an entry; nil when it has none of the three forms.
  ///
  /// - Seen: components as numbers, as texts with a point (fractions), as `0x17` and as whole numbers (both of 255).
  init?(_ json: JSONValue) {
    if let name = json["reference"]?.text {
      self = .system(name: name)
      return
    }
    guard let parts = json["components"] else { return nil }
    let space = json["color-space"]?.text ?? "srgb"
    let alpha = parts["alpha"].flatMap { Self.fraction($0, isAlpha: true) } ?? 1
    if let white = parts["white"].flatMap({ Self.fraction($0) }) {
      self = .gray(space: space, white: white, alpha: alpha)
    } else if let red = parts["red"].flatMap({ Self.fraction($0) }),
      let green = parts["green"].flatMap({ Self.fraction($0) }),
      let blue = parts["blue"].flatMap({ Self.fraction($0) })
    {
      self = .rgb(space: space, red: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  private static func fraction(_ json: JSONValue, isAlpha: Bool = false) -> Double? {
    if let number = json.number { return number }
    guard let text = json.text else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if !isAlpha, let whole = Int(text) { return Double(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// One colour of a color set, with what the catalog says of it.
struct CatalogColorEntry: Sendable {
  let color: CatalogColor
  let idiom: ImageIdiom?
  let condition: CatalogCondition

  /// Nil when the entry has no colour that can be read.
  init?(_ entry: CatalogContents.Entry) {
    guard let color = entry.color else { return nil }
    self.color = color
    idiom = entry.idiom.flatMap(ImageIdiom.init(catalogName:))
    condition = entry.condition
  }
}
