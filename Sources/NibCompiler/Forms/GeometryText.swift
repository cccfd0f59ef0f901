import NibBytes
import NibSchema

extension Geometry {
  /// Numbers of a geometry as text: `{h, v}`, `{t, l, b, r}`, and a rect's origin and size apart, `{{x, y}, {w, h}}`.
  static func text(_ values: [Double], of shape: Geometry) -> String {
    let words = values.map { Decimal.text($0) }
    guard case .rect = shape, words.count == 4 else { return "{" + words.joined(separator: ", ") + "}" }
    return "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
  }
}
