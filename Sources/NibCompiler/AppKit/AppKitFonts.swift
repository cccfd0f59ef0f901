import NibBytes
import NibGraph
import NibSchema

/// Fonts as AppKit archives them; equal ones of an archive are one object.
enum AppKitFonts {
  /// The NSFont of a `<font>` element.
  static func font(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    object(describe(element, &lowering), &lowering)
  }

  /// The font for a use; the system's where no archive shows one.
  static func meta(_ name: String, _ lowering: inout Lowering) -> ObjectID {
    object(AppKitFont.meta(name) ?? .system, &lowering)
  }

  static func system(_ lowering: inout Lowering) -> ObjectID { object(.system, &lowering) }

  private static func describe(_ element: Int, _ lowering: inout Lowering) -> AppKitFont {
    lowering.reader.reportUnread(element, beyond: [.key, .metaFont, .size, .name, .usesAppearanceFont])
    let size = lowering.reader.attribute(.size, of: element).flatMap { lowering.reader.number($0, element) }
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
    if let known = lowering.appKit.fonts.find(font) { return known }
    let name = lowering.writer.string(font.name)
    let object = lowering.writer.reserve(.nsFont)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsFontName, name))
    if font.usesAppearanceSize { lowering.writer.add(.bool(.nsUsesAppearanceSize, true)) }
    lowering.writer.add(.double(.nsFontSize, font.size))
    lowering.writer.add(.int(.nsFontFlags, font.flags))
    lowering.writer.end()
    lowering.appKit.fonts.add(font, object)
    return object
  }
}
