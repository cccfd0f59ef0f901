/// Choices of a button's configuration. Raw values: Documented in UIKit's public headers, but for styles.
extension Choice {
  /// The four looks that a configuration has, by the names of plain and of bordered buttons. Inferred: the numbers.
  static let configurationStyle = Choice(
    "button style",
    [
      ("plain", 0), ("gray", 1), ("tinted", 2), ("filled", 3), ("borderless", 0), ("bordered", 1),
      ("borderedTinted", 2), ("borderedProminent", 3),
    ])

  /// `UIButton.Configuration.CornerStyle`.
  static let cornerStyle = Choice(
    "corner style", [("fixed", -1), ("dynamic", 0), ("small", 1), ("medium", 2), ("large", 3), ("capsule", 4)])

  /// `UIButton.Configuration.Size`.
  static let buttonSize = Choice("button size", counting: ["medium", "small", "mini", "large"])

  /// `UIButton.Configuration.MacIdiomStyle`.
  static let macIdiomStyle = Choice(
    "style on a Mac", counting: ["automatic", "bordered", "borderless", "borderlessTinted"])

  /// `UIButton.Configuration.Indicator`.
  static let buttonIndicator = Choice("indicator", counting: ["automatic", "none", "popup", "pulldown"])

  /// `NSDirectionalRectEdge`.
  static let imagePlacement = Choice(
    "image placement", [("top", 1), ("leading", 2), ("bottom", 4), ("trailing", 8)])

  /// `UIButton.Configuration.TitleAlignment`.
  static let titleAlignment = Choice("title alignment", counting: ["automatic", "leading", "center", "trailing"])
}
