import NibBytes
import NibGraph
import NibSchema

/// Texts with attributes: those that a document has, and those that views make of plain ones.
enum UIKitStyledTexts {
  /// The attributes that a plain text may have as a text with attributes.
  static let plainNames: Set = ["NSFont", "NSParagraphStyle", "NSColor", "NSShadow"]

  /// Notes what stands for keys of a text view: text with attributes gives its first run's, and plain text has
  /// attributes too.
  static func lowerTextView(_ lowering: inout Lowering) {
    warnOfFixedFont(&lowering)
    if !overrideStyledText(isLabel: false, &lowering) {
      // The text with attributes shares the string.
      let shared = overrideMutableText(&lowering)
      overridePlainText(isLabel: false, sharing: shared, &lowering)
    }
  }

  /// Notes a text view's plain text as a mutable string, which it is in XIBs of Xcode 6 to 10.
  ///
  /// Seen: 3 of 3 in documents of 2 apps; 3 in XIBs of Xcode 11.4 and 14, and 9 in storyboards of Xcode 7 and 8, are not.
  private static func overrideMutableText(_ lowering: inout Lowering) -> ObjectID? {
    guard (.xcode6 ... .xcode10point2).contains(lowering.profile), lowering.scope == nil, !lowering.isLocalized else {
      return nil
    }
    let plain = lowering.reader.attribute(.text) ?? lowering.reader.child(.text).flatMap { lowering.childText($0) }
    guard let plain, plain.count > 0 else { return nil }
    let text = lowering.writer.string(plain, mutable: true)
    lowering.overrides.append(.reference(.text, text))
    return text
  }

  /// The same of a label, whose plain text has attributes in a cell and with Xcode 11.0 to 11.2 alone. Seen: 24 labels with,
  /// 30 of Xcode 11.3 without.
  static func lowerLabel(_ element: Int, _ lowering: inout Lowering) {
    warnOfFixedFont(&lowering)
    overrideOwnColor(&lowering)
    if overrideStyledText(isLabel: true, &lowering) { return }
    if lowering.profile == .xcode11, isBuiltInLabel(element, &lowering) { overridePlainText(isLabel: true, &lowering) }
  }

  /// Warns of a text that is to follow the text size of the system in a font that does not, in Interface Builder's words.
  ///
  /// Seen: logs of runs of ibtool. Inferred: that text views are told of as labels are.
  private static func warnOfFixedFont(_ lowering: inout Lowering) {
    guard let adjusts = lowering.reader.attribute(.adjustsFontForContentSizeCategory), lowering.reader.isYes(adjusts),
      let element = lowering.reader.element, let font = lowering.reader.child(.fontDescription),
      lowering.reader.attribute(.style, of: font) == nil
    else { return }
    let words = "Automatically Adjusts Font requires using a Dynamic Type text style"
    lowering.reader.warn(.fixedFont, words, interfaceBuilder: words, at: element)
  }

  /// Notes the label's own color for one of Apple TV whose text is calibrated black, which is that color.
  ///
  /// Seen: 1 label of Xcode 8. Inferred: up to Xcode 10, as labels have another color of their own later.
  private static func overrideOwnColor(_ lowering: inout Lowering) {
    guard lowering.reader.devices == .television, (.xcode7 ... .xcode10point2).contains(lowering.profile),
      let child = lowering.reader.child(.textColor), lowering.reader.tag(child) == .color,
      UIKitColors.describe(child, &lowering).isCalibratedBlack
    else { return }
    lowering.overrides.append(.reference(.textColor, UIKitColors.color(default: .labelText, &lowering)))
    if lowering.profile >= .xcode8 {
      lowering.overrides.append(.bool(.disableUpdateTextColorOnTraitCollectionChange, false))
    }
  }

  private static func overrideStyledText(isLabel: Bool, _ lowering: inout Lowering) -> Bool {
    guard let styled = lowering.reader.child(.attributedText), lowering.reader.tag(styled) == .attributedString else {
      return false
    }
    overrideFirstRun(styled, isLabel: isLabel, &lowering)
    return true
  }

  /// `UITextHighlightAttributes` of a text view: how text is highlighted that says nothing else. Seen: 3 text views.
  static func lowerHighlight(_ lowering: inout Lowering) {
    let pairs = [
      (String.class(.nsColor), "systemBlueColor"), ("NSTextHighlightOutlineColor", "secondarySystemFillColor"),
    ]
    let attributes = pairs.map { (key, color) in
      (lowering.writer.string(key), UIKitCellBackgrounds.systemColor(color, &lowering))
    }
    lowering.writer.add(.reference(.textHighlightAttributes, lowering.writer.dictionary(attributes, .dictionary)))
  }

  /// The plain text, and font, colour and alignment of its first run. Seen: 14 labels and 2 text views.
  private static func overrideFirstRun(_ styled: Int, isLabel: Bool, _ lowering: inout Lowering) {
    lowering.overrides.append(
      .reference(
        .text, lowering.writer.string(UIKitAttributedStrings.styledCharacters(styled, &lowering), mutable: isLabel)))
    guard let first = UIKitAttributedStrings.fragments(of: styled, &lowering).first else { return }
    var alignment = Choice.textAlignment.value(of: "natural") ?? 0
    for entry in UIKitAttributedStrings.attributeElements(first, &lowering) {
      switch lowering.reader.attribute(.key, of: entry).map({ lowering.reader.text($0) }) {
      case .class(.nsFont): lowering.overrides.append(.reference(.font, UIKitFonts.font(entry, &lowering).object))
      case .class(.nsColor) where lowering.reader.tag(entry) == .color:
        lowering.overrides.append(.reference(.textColor, UIKitColors.color(entry, &lowering)))
      case .class(.paragraphStyle):
        let word = lowering.reader.attribute(.alignment, of: entry).map { lowering.reader.text($0) } ?? "natural"
        alignment = Choice.textAlignment.value(of: word) ?? alignment
      default: break
      }
    }
    lowering.overrides.append(.int(.textAlignment, alignment))
  }

  /// The attributes that a text view archives beside its plain text, and with Xcode 11.0 a label of a cell too.
  ///
  /// Seen: 8 text views of Xcode 8, 13 labels.
  private static func overridePlainText(
    isLabel: Bool, sharing shared: ObjectID? = nil, _ lowering: inout Lowering
  ) {
    let plain = lowering.reader.attribute(.text) ?? lowering.reader.child(.text).flatMap { lowering.childText($0) }
    guard let plain, plain.count > 0 else { return }
    let font = lowering.reader.child(.fontDescription).map { UIKitFonts.font($0, &lowering).object }
    let standard = FontDescription(type: "system", pointSize: isLabel ? 17 : 14)
    var pairs: [(String, ObjectID)] = [
      (.class(.nsFont), font ?? UIKitFonts.font(standard, &lowering).object),
      (.class(.paragraphStyle), textParagraph(isLabel: isLabel, &lowering)),
    ]
    let color = lowering.reader.child(.textColor).flatMap {
      lowering.reader.tag($0) == .color ? UIKitColors.color($0, &lowering) : nil
    }
    if let color { pairs.append((.class(.nsColor), color)) }
    if isLabel { pairs.append((.class(.shadow), textShadow(&lowering))) }
    if isLabel, color == nil { pairs.append((.class(.nsColor), UIKitColors.color(default: .labelText, &lowering))) }
    let attributes = UIKitAttributedStrings.attributeDictionary(pairs, &lowering)
    let text = shared ?? lowering.writer.string(plain, mutable: isLabel)
    let object = lowering.writer.reserve(isLabel ? .mutableAttributedString : .attributedString)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsString, text))
    lowering.writer.add(.reference(.attributes, attributes))
    lowering.writer.end()
    lowering.overrides.append(.reference(.uiAttributedText, object))
  }

  private static func textParagraph(isLabel: Bool, _ lowering: inout Lowering) -> ObjectID {
    let alignment =
      lowering.reader.attribute(.textAlignment).flatMap { lowering.reader.raw(of: $0, in: Choice.paragraphAlignment) }
      ?? 0
    let lineBreak = isLabel ? labelLineBreak(&lowering) : 0
    let object = lowering.writer.reserve(.mutableParagraphStyle)
    lowering.writer.begin(object)
    if alignment != 0 { lowering.writer.add(.int(.alignment, alignment)) }
    if lineBreak != 0 { lowering.writer.add(.int(.lineBreakMode, lineBreak)) }
    lowering.writer.add(.null(.tabStops))
    if isLabel { lowering.writer.add(.int(.lineBreakStrategy, 1)) }
    lowering.writer.end()
    return object
  }

  private static func textShadow(_ lowering: inout Lowering) -> ObjectID {
    let object = lowering.writer.reserve(.shadow)
    lowering.writer.begin(object)
    lowering.writer.add(.double(.nsShadowVert, 1))
    lowering.writer.add(.null(.nsShadowColor))
    lowering.writer.end()
    return object
  }

  /// How the label at hand breaks lines, by the numbers of `NSLineBreakMode`.
  static func labelLineBreak(_ lowering: inout Lowering) -> Int64 {
    let said = lowering.reader.attribute(.lineBreakMode).flatMap {
      Choice.lineBreakMode.value(of: lowering.reader.text($0))
    }
    return said ?? Choice.lineBreakMode.value(of: "tailTruncation") ?? 0
  }

  /// Whether a label is one of those that a cell of a built-in style has.
  static func isBuiltInLabel(_ label: Int, _ lowering: inout Lowering) -> Bool {
    UIKitCellBackgrounds.cell(withBuiltIn: label, &lowering) != nil
  }
}

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
    guard let shrinking = shrinking(&lowering) else {
      // Up to Xcode 4.2 a label that does not shrink says the size, too. Seen: 3 labels of Xcode 3.2. Inferred: until when.
      if lowering.profile <= .xcode4,
        let size = lowering.reader.attribute(.minimumFontSize).flatMap({
          Decimal.real(lowering.reader.document.bytes, $0)
        }), size != 0
      {
        lowering.writer.add(.float(.minimumFontSize, Float(size)))
      }
      return
    }
    lowering.writer.add(.bool(.adjustsFontSizeToFit, true))
    lowering.writer.add(.float(.minimumFontSize, Float(shrinking.size)))
  }

  /// `UIMinimumScaleFactor`, which stands after the alignment.
  static func lowerLabelScale(_ lowering: inout Lowering) {
    guard let shrinking = shrinking(&lowering), shrinking.scale != 0 else { return }
    lowering.writer.add(.float(.minimumScaleFactor, Float(shrinking.scale)))
  }
}

extension UIKitStyledTexts {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitStyledTexts) -> CustomLoweringCode {
    switch lowering {
    case .styledText: .init(lower: { lowerTextView(&$2) }, raise: { $0.raiseStyledText($1) })
    case .labelStyledText: .init(lower: { lowerLabel($0, &$2) }, raise: { $0.raiseStyledText($1) })
    case .textHighlight: .init(.computed) { lowerHighlight(&$2) }
    }
  }
}

extension UIKitLabels {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitLabels) -> CustomLoweringCode {
    switch lowering {
    case .labelShrinking:
      .init(
        lower: { lowerLabelShrinking(&$2) }, raise: { $0.raiseLabelShrinking($1) }, legacy: { $0.raiseShrinking(&$1) })
    case .labelScale: .init(.computed) { lowerLabelScale(&$2) }
    }
  }
}
