import NibBytes
import NibGraph

extension Lowering {
  /// Whether the label at hand shrinks its text, by how much at most, and to what size.
  ///
  /// Either number follows from the other and the font's size; a size that follows is rounded to quarters.
  /// Seen: 142 labels.
  private mutating func shrinking() -> (size: Double, scale: Double)? {
    if let adjusts = attribute(book.names.adjustsFontSizeToFit), !isYes(adjusts) { return nil }
    let size = child(book.names.fontDescription).map { font($0).size } ?? 17
    if let scale = attribute(book.names.minimumScaleFactor).flatMap({ Decimal.real(document.bytes, $0) }) {
      return ((size * scale * 4).rounded() / 4, scale)
    }
    let minimum = attribute(book.names.minimumFontSize).flatMap { Decimal.real(document.bytes, $0) } ?? 0
    return (minimum, size > 0 ? minimum / size : 0)
  }

  /// `UIAdjustsFontSizeToFit` and `UIMinimumFontSize`.
  mutating func lowerLabelShrinking() {
    guard let shrinking = shrinking() else { return }
    builder.add(.bool(book.keys.adjustsFontSize, true))
    builder.add(.float(book.keys.minimumFontSize, Float(shrinking.size)))
  }

  /// `UIMinimumScaleFactor`, which stands after the alignment.
  mutating func lowerLabelScale() {
    guard let shrinking = shrinking(), shrinking.scale != 0 else { return }
    builder.add(.float(book.keys.minimumScale, Float(shrinking.scale)))
  }
}
