import NibBytes
import NibGraph

extension Lowering {
  /// Whether the label at hand shrinks its text, by how much at most, and to what size.
  ///
  /// Either number follows from the other and the font's size; a size that follows is rounded down to quarters.
  /// Seen: 142 labels.
  private mutating func shrinking() -> (size: Double, scale: Double)? {
    if let adjusts = attribute(book.names.adjustsFontSizeToFit), !isYes(adjusts) { return nil }
    let size = child(book.names.fontDescription).map { font($0).size } ?? 17
    if let scale = attribute(book.names.minimumScaleFactor).flatMap({ Decimal.real(document.bytes, $0) }) {
      return ((size * scale * 4).rounded(.down) / 4, scale)
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

  /// `UIDisableUpdateTextColorOnTraitCollectionChange`: true where the document sets a colour.
  mutating func lowerFixedTextColor() {
    guard book.profile >= .nib9e else { return }
    let isSet = child(book.names.textColor).map { tag($0) == book.names.color } ?? false
    builder.add(.bool(book.keys.fixedTextColor, isSet))
  }
}
