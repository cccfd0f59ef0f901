import NibRuntime
import NibStandIns

extension UIColor {
  /// The color in English words, for assistive technology: "dark blue", "gray". UIKit's words are often other ones.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "transparent" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 { return brightness > 0.95 ? "white" : shade(brightness, 1 - brightness) + "gray" }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "pink"]
    let ends: [CGFloat] = [15, 45, 70, 165, 195, 255, 290, 320, 345]
    let degrees = hue * 360
    let position = ends.firstIndex { degrees < $0 } ?? 0
    return shade(brightness, saturation) + names[position]
  }

  private func shade(_ brightness: CGFloat, _ strength: CGFloat) -> String {
    if brightness < 0.5 { return "dark " }
    return strength < 0.4 ? "light " : ""
  }
}
