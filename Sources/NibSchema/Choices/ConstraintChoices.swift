import NibGraph

/// Choices of layout constraints. Raw values: Documented in UIKit's public headers; Seen in the goldens.
extension Choice {
  /// `NSLayoutConstraint.Attribute`.
  public static let layoutAttribute = Choice(
    "layoutAttribute",
    [
      ("left", 1), ("right", 2), ("top", 3), ("bottom", 4), ("leading", 5), ("trailing", 6), ("width", 7),
      ("height", 8), ("centerX", 9), ("centerY", 10), ("baseline", 11), ("lastBaseline", 11), ("firstBaseline", 12),
      ("leftMargin", 13), ("rightMargin", 14), ("topMargin", 15), ("bottomMargin", 16), ("leadingMargin", 17),
      ("trailingMargin", 18), ("centerXWithinMargins", 19), ("centerYWithinMargins", 20),
    ])

  /// `NSLayoutConstraint.Relation`.
  public static let relation = Choice(
    "relation", [("lessThanOrEqual", -1), ("equal", 0), ("greaterThanOrEqual", 1)])

  /// `UIControl.Event`: names that differ from the archive's only by case.
  public static let controlEvent = Choice("eventType", ControlEvents.values)

  /// `UIAccessibilityTraits`, as bits.
  public static let accessibilityTraits = BitNames([
    ("button", 1), ("link", 2), ("image", 4), ("selected", 8), ("playsSound", 16), ("keyboardKey", 32),
    ("staticText", 64), ("summaryElement", 128), ("notEnabled", 256), ("updatesFrequently", 512),
    ("searchField", 1024), ("startsMediaSession", 2048), ("adjustable", 4096), ("allowsDirectInteraction", 8192),
    ("causesPageTurn", 16384), ("header", 65536),
  ])
}
