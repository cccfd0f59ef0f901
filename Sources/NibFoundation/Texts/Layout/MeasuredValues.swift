import Foundation

/// What layout asks of a font, whatever framework it is of.
package protocol MeasuredFont {
  /// Size in points.
  var measuredSize: Double { get }
  /// Whether letters are equally wide.
  var isMeasuredAsFixedPitch: Bool { get }
  /// Whether letters are heavy.
  var isMeasuredAsBold: Bool { get }
}

/// What layout asks of what stands in a text in place of a character, whatever framework it is of.
package protocol MeasuredAttachment {
  /// How large it is, in points.
  var measuredSize: CGSize { get }
  /// How far its lower edge is above the line that letters stand on, in points.
  var measuredRise: CGFloat { get }
}

/// A view that shows a text of a container.
@MainActor
package protocol TextShowing: AnyObject {
  /// Room for the text, in points: the view without what is free around the text.
  var roomForText: CGSize { get }
  /// The font of characters without one; nil for 12 points.
  var fontOfPlainText: (any MeasuredFont)? { get }
  /// Shows the text of a storage that was edited; nil for all of it.
  func takeText(of storage: NSTextStorage, edited range: NSRange?, changeInLength delta: Int)
  /// Has to draw its text again.
  func textNeedsDisplay()
}
