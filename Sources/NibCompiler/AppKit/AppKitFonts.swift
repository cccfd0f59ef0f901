import NibBytes
import NibGraph
import NibSchema

/// Fonts as AppKit archives them; equal ones of an archive are one object.
enum AppKitFonts {
  /// The NSFont of a `<font>` element.
  static func font(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    guard let use = lowering.reader.attribute(.metaFont, of: element),
      lowering.reader.attribute(.key, of: element) != nil, lowering.reader.attributeCount(of: element) == 2
    else { return object(describe(element, &lowering), &lowering) }
    // Nothing but its use, which most fonts are.
    let tag = ContentTag.metaFont
    if let known = lowering.writer.strings.find(use, tag: tag, in: lowering.writer.builder.bytes) { return known }
    let isKnown = AppKitFont.meta(lowering.reader.text(use)) != nil
    let object = object(describe(element, &lowering), &lowering)
    if isKnown { lowering.writer.strings.add(use, tag: tag, object: object, in: lowering.writer.builder.bytes) }
    return object
  }

  /// The font for a use; the system's where no archive shows one.
  static func meta(_ name: String, _ lowering: inout Lowering) -> ObjectID {
    object(AppKitFont.meta(name) ?? .system, &lowering)
  }

  static func system(_ lowering: inout Lowering) -> ObjectID { object(.system, &lowering) }

  /// The font of the headers of tables.
  static func header(_ lowering: inout Lowering) -> ObjectID { object(.header, &lowering) }

  /// The font of texts that say none.
  static func plainText(_ lowering: inout Lowering) -> ObjectID {
    object(AppKitFont(name: "Helvetica", size: 12), &lowering)
  }

  private static func describe(_ element: Int, _ lowering: inout Lowering) -> AppKitFont {
    let size = lowering.reader.attribute(.size, of: element).flatMap { lowering.reader.number($0, element) }
    if let style = lowering.reader.attribute(.textStyle, of: element),
      let font = AppKitFont.textStyle(lowering.reader.text(style))
    {
      return font
    }
    if let name = lowering.reader.attribute(.name, of: element) {
      return AppKitFont(name: lowering.reader.text(name), size: size ?? 13)
    }
    var font = AppKitFont.system
    if let meta = lowering.reader.attribute(.metaFont, of: element) {
      if let known = AppKitFont.meta(lowering.reader.text(meta), size: size) {
        font = known
      } else {
        lowering.reader.warn(
          .noKnownForm, "the font '\(lowering.reader.text(meta))' is archived as the system's", at: element)
        font.size = size ?? font.size
      }
    }
    font.usesAppearanceSize = lowering.reader.flag(.usesAppearanceFont, of: element) ?? false
    return font
  }

  private static func object(_ font: AppKitFont, _ lowering: inout Lowering) -> ObjectID {
    let font = AppKitKeyEras.font(font, in: lowering.profile)
    if let known = lowering.appKit.fonts.find(font) { return known }
    let name = lowering.writer.string(font.name)
    var styleDescriptor: ObjectID?
    if let usage = font.usage { styleDescriptor = descriptor(usage, font.size, &lowering) }
    let object = lowering.writer.reserve(.nsFont)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsName, name))
    if font.usesAppearanceSize { lowering.writer.add(.bool(.nsFontUsesAppearanceFontSize, true)) }
    lowering.writer.add(.double(.nsSize, font.size))
    lowering.writer.add(.int(.nsfFlags, font.flags))
    if let styleDescriptor {
      lowering.writer.add(.reference(.nsTextStyleDescriptor, styleDescriptor))
      lowering.writer.add(.bool(.nsHasWidth, false))
    }
    lowering.writer.end()
    lowering.appKit.fonts.add(font, object)
    return object
  }

  /// What a font that follows a text style says of itself. Seen: 56 fonts.
  private static func descriptor(_ usage: String, _ size: Double, _ lowering: inout Lowering) -> ObjectID {
    let pairs: [(String, ObjectID)] = [
      ("NSCTFontSizeCategoryAttribute", lowering.writer.number(integer: 3)),
      ("NSCTFontUIUsageAttribute", lowering.writer.string(usage)),
      ("NSFontSizeAttribute", lowering.writer.number(real: size)),
    ]
    let keys = pairs.map { lowering.writer.string($0.0) }
    let attributes = lowering.writer.reserve(NibClass.dictionary)
    lowering.writer.begin(attributes)
    lowering.writer.add(.bool(.nsInlinedValue, true))
    for (key, pair) in zip(keys, pairs) {
      lowering.writer.add(.reference(.nibEncoderEmptyKey, key))
      lowering.writer.add(.reference(.nibEncoderEmptyKey, pair.1))
    }
    lowering.writer.end()
    return lowering.writer.object(
      AppKitClass.nsFontDescriptor.id, .reference(.nsFontDescriptorAttributes, attributes),
      .int(.nsFontDescriptorOptions, AppKitKeyEras.fontDescriptorOptions(in: lowering.profile)))
  }

  /// The font of a button's cell: one that shows a menu has the menu's where it has the system's, and an inline button
  /// the emphasized one of its style. Seen: 3 pop-up buttons and an inline button.
  static func lowerButtonFont(_ lowering: inout Lowering) {
    guard let child = lowering.reader.child(.font) else { return }
    var font = describe(child, &lowering)
    let isPopUp = lowering.reader.element.map { lowering.reader.tag($0) == .popUpButtonCell } ?? false
    // 8 of 8 pop-up buttons up to Xcode 5 keep the system's.
    if isPopUp, font == .system, lowering.profile >= .xcode6 {
      font = AppKitFont.meta("menu") ?? font
    } else if let style = lowering.reader.attribute(.bezelStyle), font == AppKitFont.meta("smallSystemBold"),
      lowering.reader.document.bytes.equals(style, "inline")
    {
      font = AppKitFont.meta("emphasizedSubhead") ?? font
    }
    lowering.writer.add(.reference(.nsSupport, object(font, &lowering)))
  }

  /// The font that a button of old archives shows its key equivalent in: the system's in the size of its own, without a
  /// use. Seen: 81 buttons, one of them with a font of another name.
  static func keyFont(_ lowering: inout Lowering) -> ObjectID {
    let own = lowering.reader.child(.font).map { describe($0, &lowering) } ?? .system
    if (OutputProfile.xcode3point2 ..< .xcode5).contains(lowering.profile) {
      // 5 of 5 pop-up buttons of Xcode 3.2 and 4 have their own font, 10 of 13 others in the system's size have Helvetica.
      if lowering.reader.element.map({ lowering.reader.tag($0) == .popUpButtonCell }) ?? false {
        return object(own, &lowering)
      }
      if own == .system { return object(AppKitFont(name: "Helvetica", size: own.size), &lowering) }
    }
    return object(AppKitFont(name: AppKitFont.system.name, size: own.size), &lowering)
  }
}

extension AppKitFonts {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitFonts) -> CustomLoweringCode {
    switch lowering {
    case .buttonFont: .init(lower: { lowerButtonFont(&$2) }, raise: { $0.raiseButtonFont($1) })
    }
  }
}
