/// How a kind of control was laid out before macOS 26, and what the compiler of Xcode 26 makes of it: its frame is its
/// alignment rect, of a height and a width of its own.
package struct AppKitControlMetrics: Sendable {
  /// The element.
  package let tag: String
  /// The type of its cell; nil for any.
  package let type: String?
  /// How high the frame is in documents of before.
  package let oldHeight: Double
  /// How far that frame reached beyond the alignment rect.
  package let insets: (left: Double, bottom: Double, right: Double, top: Double)
  /// By how much the alignment rect becomes wider, where it is as wide as its content.
  package let growth: Double
  /// How high the alignment rect becomes.
  package let height: Double
  /// By how much the baseline rises above the lower edge of the alignment rect.
  package var rise = 0.0
  /// By how much higher than its font's size the old control showed an image that is scaled down; the new one does not
  /// scale it.
  package var imageMargin: Double?
  /// The only version of the tools whose documents have such frames; nil for all.
  package var tools: Int?

  /// The width that the compiler gives every symbol, in points: it does not know their sizes. Documents have the width
  /// that a symbol has with a font of `symbolFontSize`.
  ///
  /// Seen: 5 of 8 buttons of one app; the others are 1 point narrower.
  package static let symbolWidth = 32.0
  /// The size of the font that widths of symbols are told for.
  package static let symbolFontSize = 13.0

  /// Large controls with the frames that documents of before Xcode 26 give them.
  ///
  /// Read from archives of Xcode 26.0 of one app; its kinds were not counted one by one. What shows an image rests on a
  /// button with a font of 13 points and one of 14, the pop-up button of a beta on 1, help and check buttons on an archive
  /// that differs elsewhere.
  package static let large: [Self] = [
    Self(
      tag: "button", type: "push", oldHeight: 40, insets: (6, 6, 6, 6), growth: 8, height: 28, imageMargin: 11),
    Self(
      tag: "popUpButton", type: "push", oldHeight: 40, insets: (5, 6, 5, 6), growth: 16, height: 28, rise: -1),
    // What a beta of Xcode 26 saved, when they were narrower.
    Self(
      tag: "popUpButton", type: "push", oldHeight: 28, insets: (0, 0, 0, 0), growth: 2, height: 28, tools: 24_118),
    Self(tag: "button", type: "check", oldHeight: 22, insets: (3, 2.5, 0, 2.5), growth: -2, height: 18),
    Self(tag: "button", type: "radio", oldHeight: 22, insets: (3, 1.5, 0, 1.5), growth: -2, height: 19),
    Self(tag: "button", type: "help", oldHeight: 35, insets: (4, 8, 5, 1), growth: 2, height: 28),
    // A label on the line of a slider keeps to the lower edge of its frame.
    Self(tag: "slider", type: nil, oldHeight: 28, insets: (2, 6, 2, 2), growth: 0, height: 20, rise: 6),
  ]
}
