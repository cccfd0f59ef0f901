import NibBytes
import NibGraph
import NibSchema

/// Fonts as UIKit archives them.
enum UIKitFonts {
  /// The UIFont of a font element and its size in points.
  static func font(_ element: Int, _ lowering: inout Lowering) -> (object: ObjectID, size: Double) {
    let fingerprint = lowering.reader.fingerprint(of: element)
    if let known = lowering.writer.values.elements.find(fingerprint, element, &lowering.reader) {
      return (known.object, known.size)
    }
    lowering.memoKey.removeAll()
    lowering.reader.appendAttributes(
      of: element, kind: (lowering.uiKit.isOfXcode4 ? 4 : 2) + (isBundled(element, &lowering) ? 8 : 0),
      to: &lowering.memoKey)
    let made = lowering.schema.memo.font(for: lowering.memoKey) ?? memorableFont(element, &lowering)
    let object = font(made, &lowering)
    lowering.writer.values.elements.add(fingerprint, element, object, size: made.font.pointSize)
    return (object, made.font.pointSize)
  }

  /// The font of an element whose attributes are in the memo's key.
  private static func memorableFont(_ element: Int, _ lowering: inout Lowering) -> PreparedFont {
    let told = lowering.reader.diagnostics.warningCount + lowering.reader.diagnostics.errorCount
    let made = make(archived(describeFont(element, &lowering), &lowering), &lowering)
    // Not remembered where something is amiss, or the next document would not be told.
    if lowering.reader.diagnostics.warningCount + lowering.reader.diagnostics.errorCount == told {
      lowering.schema.memo.remember(made, for: lowering.memoKey)
    }
    return made
  }

  private static func archived(_ description: FontDescription, _ lowering: inout Lowering) -> ArchivedFont {
    let font = ArchivedFont(description, profile: lowering.profile)
    return lowering.uiKit.isOfXcode4 ? font.ofXcode4 : font
  }

  /// The font of a label of a cell in a built-in style that has a text style: such a label does not follow it.
  ///
  /// Seen: 12 labels of Xcode 8 and 9.
  static func fixedFont(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard lowering.reader.attribute(.style, of: element) != nil, let label = lowering.reader.element,
      UIKitStyledTexts.isBuiltInLabel(label, &lowering)
    else {
      return nil
    }
    return font(
      make(ArchivedFont(describeFont(element, &lowering), profile: lowering.profile).fixed, &lowering), &lowering)
  }

  /// Whether the document lists a font among those that its bundle brings.
  private static func isBundled(_ element: Int, _ lowering: inout Lowering) -> Bool {
    guard lowering.profile >= .xcode10point2, let name = lowering.reader.attribute(.name, of: element) else {
      return false
    }
    if let known = lowering.uiKit.bundledFonts { return known.contains(lowering.reader.text(name)) }
    var names: [String] = []
    if let list = lowering.reader.document.child("customFonts", of: .root) {
      for file in lowering.reader.children(of: Int(list.index)) {
        for entry in Array(lowering.reader.children(of: file)) {
          if let text = lowering.childText(entry) { names.append(lowering.writer.builder.bytes.text(text)) }
        }
      }
    }
    lowering.uiKit.bundledFonts = names
    return names.contains(lowering.reader.text(name))
  }

  /// What a font element says.
  private static func describeFont(_ element: Int, _ lowering: inout Lowering) -> FontDescription {
    var description = FontDescription()
    description.type = lowering.reader.attribute(.type, of: element).map { lowering.reader.text($0) }
    description.weight = lowering.reader.attribute(.weight, of: element).map { lowering.reader.text($0) }
    description.style = lowering.reader.attribute(.style, of: element).map { lowering.reader.text($0) }
    description.name = lowering.reader.attribute(.name, of: element).map { lowering.reader.text($0) }
    description.isBundled = isBundled(element, &lowering)
    description.family = lowering.reader.attribute(.family, of: element).map { lowering.reader.text($0) }
    if let size = lowering.reader.attribute(.pointSize, of: element) {
      description.pointSize = Decimal.real(lowering.reader.document.bytes, size)
      if description.pointSize == nil { lowering.reader.warnNumber(size, element) }
    }
    if let size = lowering.reader.attribute(.size, of: element) {
      describe(size: size, element, &description, &lowering)
    }
    if let meta = lowering.reader.attribute(.metaFont, of: element) {
      describe(metaFont: meta, element, &description, &lowering)
    }
    if !description.hasKnownStyle(in: lowering.profile) {
      lowering.reader.warn(.unknownValue, "unknown text style '\(description.style ?? "")'", at: element)
    }
    if let weight = description.unknownWeight {
      lowering.reader.warn(
        .unknownValue, "unknown weight or type '\(weight)' of a system font", at: element)
    }
    if description.name == nil, let family = description.family {
      lowering.reader.warn(.unknownValue, "font without a name; its family '\(family)' ignored", at: element)
    }
    return description
  }

  /// A size in points or by name; `pointSize` goes before it.
  private static func describe(
    size: ByteSpan, _ element: Int, _ description: inout FontDescription, _ lowering: inout Lowering
  ) {
    if let points = Decimal.real(lowering.reader.document.bytes, size)
      ?? NamedFontSize.points(lowering.reader.text(size))
    {
      description.pointSize = description.pointSize ?? points
    } else {
      lowering.reader.warn(
        .unknownValue, "unknown font size '\(lowering.reader.text(size))'; attribute ignored", at: element)
    }
  }

  /// A system font by the use it is for; what the element says of its own goes before it.
  private static func describe(
    metaFont: ByteSpan, _ element: Int, _ description: inout FontDescription, _ lowering: inout Lowering
  ) {
    guard let meta = NamedFontSize.metaFont(lowering.reader.text(metaFont)) else {
      lowering.reader.warn(
        .unknownValue, "unknown system font '\(lowering.reader.text(metaFont))'; attribute ignored", at: element)
      return
    }
    description.type = description.type ?? meta.type
    description.pointSize = description.pointSize ?? meta.pointSize
  }

  /// The UIFont of a description and its size in points.
  static func font(_ description: FontDescription, _ lowering: inout Lowering) -> (object: ObjectID, size: Double) {
    let made = make(archived(description, &lowering), &lowering)
    return (font(made, &lowering), made.font.pointSize)
  }

  private static func make(_ font: ArchivedFont, _ lowering: inout Lowering) -> PreparedFont {
    let schema = lowering.schema
    return schema.memo.font(font) { schema.prepare(font.fields) }
  }

  private static func font(_ made: PreparedFont, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.writer.values.object(of: made) { return known }
    let object = lowering.writer.object(.font, made.fields)
    lowering.writer.values.add(made, object)
    return object
  }
}
