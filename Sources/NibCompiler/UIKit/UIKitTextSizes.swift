import NibBytes
import NibGraph
import NibSchema

/// What text views archive of the room that their text takes.
enum UIKitTextSizes {
  /// Points between a text view and its text: above and below together, and at both sides together.
  private static let insets = (height: 16.0, width: 10.0)

  /// `UIContentSize` of a text view: as high as its text where it scrolls, and as the view where it does not.
  ///
  /// Seen: 15 text views that scroll, three of them without text; 7 that do not.
  static func lowerContentSize(_ element: Int, _ lowering: inout Lowering) {
    guard let frame = UIKitViews.size(of: element, &lowering) else { return }
    var height = frame.height
    if lowering.reader.attribute(.scrollEnabled).map({ lowering.reader.isYes($0) }) ?? true {
      let text = TextMetrics.height(
        of: runs(&lowering), width: frame.width - insets.width, in: lowering.profile,
        spread: isOfSystemFont(&lowering) ? TextMetrics.systemSpread : 1)
      height = (insets.height + text).rounded(.up)
    }
    lowering.writer.add(.data(.contentSize, lowering.writer.reals(frame.width, height)))
  }

  /// `UISubviews` of a text view: those of the document, and a view without a frame.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    let view = UIKitViews.plainView(nil, &lowering)
    UIKitViews.lowerSubviews(UIKitViews.subviews(&lowering) + [view], of: element, &lowering)
  }

  /// Whether the plain text of the view at hand is in a font of the system for text, and so wider than others.
  private static func isOfSystemFont(_ lowering: inout Lowering) -> Bool {
    guard lowering.profile >= .xcode6, lowering.reader.child(.attributedText) == nil else { return false }
    guard let font = lowering.reader.child(.fontDescription) else { return true }
    return lowering.reader.attribute(.name, of: font) == nil && lowering.reader.attribute(.style, of: font) == nil
      && UIKitFonts.font(font, &lowering).size < 20
  }

  /// The text of the view at hand in pieces of one font.
  private static func runs(_ lowering: inout Lowering) -> [(text: Substring, size: Double)] {
    if let styled = lowering.reader.child(.attributedText), lowering.reader.tag(styled) == .attributedString {
      let runs = UIKitAttributedStrings.fragments(of: styled, &lowering).map { fragment in
        let text = UIKitAttributedStrings.fragmentText(fragment, &lowering)
        return (text: characters(text, &lowering), size: fontSize(of: fragment, &lowering))
      }
      if !runs.isEmpty { return runs }
    }
    let size = lowering.reader.child(.fontDescription).map { UIKitFonts.font($0, &lowering).size } ?? 14
    let plain = lowering.reader.attribute(.text) ?? lowering.reader.child(.text).flatMap { lowering.childText($0) }
    return [(plain.map { characters($0, &lowering) } ?? "", size)]
  }

  private static func characters(_ span: ByteSpan, _ lowering: inout Lowering) -> Substring {
    Substring(decoding: lowering.writer.builder.bytes[span.range], as: UTF8.self)
  }

  private static func fontSize(of fragment: Int, _ lowering: inout Lowering) -> Double {
    let font = UIKitAttributedStrings.attributeElements(fragment, &lowering).first { lowering.reader.tag($0) == .font }
    return font.map { UIKitFonts.font($0, &lowering).size } ?? 12
  }
}

extension UIKitTextSizes {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitTextSizes) -> CustomLoweringCode {
    switch lowering {
    case .textContentSize: .init(.computed) { lowerContentSize($0, &$2) }
    case .textSubviews: .init(.computed) { lowerSubviews($0, &$2) }
    }
  }
}
