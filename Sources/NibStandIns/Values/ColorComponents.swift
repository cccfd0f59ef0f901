import NibRuntime

extension NibColor {
  /// A color by its hue, saturation and brightness, each 0...1; what lies outside counts as the bound.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func bounded(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    let (hue, saturation, value) = (bounded(hue), bounded(saturation), bounded(brightness))
    func part(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return value - value * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: bounded(alpha))
  }

  /// Hue, saturation and brightness, each 0...1; a gray's hue is 0.
  package var hueParts: (hue: Double, saturation: Double, brightness: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sixths = 0.0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = (blue - red) / range + 2
      } else {
        sixths = (red - green) / range + 4
      }
      if sixths < 0 { sixths += 6 }
    }
    return (sixths / 6, most > 0 ? range / most : 0, most)
  }

  /// Its brightness as a gray: what the eye sees of its components.
  ///
  /// - Documented: ITU-R BT.709, 3.2.
  package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
