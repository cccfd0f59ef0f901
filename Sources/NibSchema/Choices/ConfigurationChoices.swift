/// Choices of button and symbol configurations. Raw values: Documented in UIKit's public headers. Seen: of styles 0, 1 and
/// 3, of corner styles 0, 2 and 4, of placements 2 and 8, of alignments 0 and 1, of scales all, of weights 4, 5, 7 and 8.
extension Choice {
  /// The style that a configuration begins as.
  public static let configurationStyle = Choice("button style", counting: ["plain", "gray", "tinted", "filled"])

  /// `UIButton.Configuration.CornerStyle`.
  static let cornerStyle = Choice(
    "corner style",
    [("fixed", -1), ("dynamic", 0), ("small", 1), ("medium", 2), ("large", 3), ("capsule", 4)])

  /// `UIButton.Configuration.Size`.
  static let configurationSize = Choice("button size", counting: ["medium", "small", "mini", "large"])

  /// `UIButton.Configuration.MacIdiomStyle`.
  static let macIdiomStyle = Choice(
    "Mac style", counting: ["automatic", "bordered", "borderless", "borderlessTinted"])

  /// `NSDirectionalRectEdge`, one edge.
  static let imagePlacement = Choice("image placement", [("top", 1), ("leading", 2), ("bottom", 4), ("trailing", 8)])

  /// `UIButton.Configuration.TitleAlignment`.
  static let titleAlignment = Choice("title alignment", counting: ["automatic", "leading", "center", "trailing"])

  /// `UIImage.SymbolScale`.
  public static let symbolScale = Choice("symbol scale", [("default", -1), ("small", 1), ("medium", 2), ("large", 3)])

  /// `UIImage.SymbolWeight`.
  public static let symbolWeight = Choice(
    "symbol weight",
    [
      ("ultralight", 1), ("thin", 2), ("light", 3), ("regular", 4), ("medium", 5), ("semibold", 6), ("bold", 7),
      ("heavy", 8), ("black", 9),
    ])
}
