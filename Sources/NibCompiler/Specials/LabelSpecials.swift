import NibBytes
import NibGraph

enum UIKitLabels {
  /// Whether the label at hand shrinks its text, by how much at most, and to what size.
  ///
  /// Either number follows from the other and the font's size; a size that follows is rounded to quarters.
  /// Seen: 142 labels.
  private static func shrinking(_ lowering: inout Lowering) -> (size: Double, scale: Double)? {
    if let adjusts = lowering.reader.attribute(.adjustsFontSizeToFit), !lowering.reader.isYes(adjusts) { return nil }
    let size = lowering.reader.child(.fontDescription).map { UIKitFonts.font($0, &lowering).size } ?? 17
    if let scale = lowering.reader.attribute(.minimumScaleFactor).flatMap({
      Decimal.real(lowering.reader.document.bytes, $0)
    }) {
      return ((size * scale * 4).rounded() / 4, scale)
    }
    let minimum =
      lowering.reader.attribute(.minimumFontSize).flatMap { Decimal.real(lowering.reader.document.bytes, $0) } ?? 0
    return (minimum, size > 0 ? minimum / size : 0)
  }

  /// `UIAdjustsFontSizeToFit` and `UIMinimumFontSize`.
  static func lowerLabelShrinking(_ lowering: inout Lowering) {
    guard let shrinking = shrinking(&lowering) else { return }
    lowering.writer.add(.bool(.adjustsFontSize, true))
    lowering.writer.add(.float(.minimumFontSize, Float(shrinking.size)))
  }

  /// `UIMinimumScaleFactor`, which stands after the alignment.
  static func lowerLabelScale(_ lowering: inout Lowering) {
    guard let shrinking = shrinking(&lowering), shrinking.scale != 0 else { return }
    lowering.writer.add(.float(.minimumScale, Float(shrinking.scale)))
  }
}
