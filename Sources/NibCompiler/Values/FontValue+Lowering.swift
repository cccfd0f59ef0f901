import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// A `<fontDescription>` child, or the font that stands for its absence.
  mutating func runFont(_ row: PlannedRow) {
    if let child = child(row.symbol) {
      builder.add(.reference(row.key, fixedFont(child) ?? font(child).object))
    } else if row.extra >= 0 {
      let description =
        switch book.fonts[Int(row.extra)] {
        case .system(let size): FontDescription(type: "system", pointSize: size)
        case .systemButton: FontDescription(type: hasOldLook ? "boldSystem" : "system", pointSize: 15)
        }
      builder.add(.reference(row.key, font(description).object))
    }
  }

  /// The UIFont of a font element and its size in points.
  mutating func font(_ element: Int) -> (object: ObjectID, size: Double) {
    let print = fingerprint(element)
    if let known = values.elements.find(print) { return (known.object, known.size) }
    memoKey.removeAll()
    addToMemoKey(element, kind: isOfXcode4 ? 4 : 2)
    let made = book.memo.font(for: memoKey) ?? memorableFont(element)
    let object = font(made)
    values.elements.add(print, object, size: made.font.pointSize)
    return (object, made.font.pointSize)
  }

  /// The font of an element whose attributes are in the memo's key.
  private mutating func memorableFont(_ element: Int) -> MadeFont {
    let told = diagnostics.warningCount + diagnostics.errorCount
    let made = make(archived(describeFont(element)))
    // Not remembered where something is amiss, or the next document would not be told.
    if diagnostics.warningCount + diagnostics.errorCount == told { book.memo.remember(made, for: memoKey) }
    return made
  }

  private func archived(_ description: FontDescription) -> ArchivedFont {
    let font = ArchivedFont(description, profile: book.profile)
    return isOfXcode4 ? font.ofXcode4 : font
  }

  /// The font of a label of a cell in a built-in style that has a text style: such a label does not follow it.
  ///
  /// Seen: 12 labels of Xcode 8 and 9.
  private mutating func fixedFont(_ element: Int) -> ObjectID? {
    guard attribute(book.names.style, of: element) != nil, let label = elementAtHand, isBuiltInLabel(label) else {
      return nil
    }
    return font(make(ArchivedFont(describeFont(element), profile: book.profile).fixed))
  }

  /// What a font element says.
  private mutating func describeFont(_ element: Int) -> FontDescription {
    let names = book.names
    var description = FontDescription()
    description.type = attribute(names.type, of: element).map { text($0) }
    description.weight = attribute(names.weight, of: element).map { text($0) }
    description.style = attribute(names.style, of: element).map { text($0) }
    description.name = attribute(names.name, of: element).map { text($0) }
    description.family = attribute(names.family, of: element).map { text($0) }
    if let size = attribute(names.pointSize, of: element) {
      description.pointSize = Decimal.real(document.bytes, size)
      if description.pointSize == nil { warnNumber(size, element) }
    }
    if let size = attribute(names.size, of: element) { describe(size: size, element, &description) }
    if let meta = attribute(names.metaFont, of: element) { describe(metaFont: meta, element, &description) }
    if !description.hasKnownStyle(in: book.profile) {
      warn(.unknownValue, "'\(description.style ?? "")' is no text style that is known", at: element)
    }
    if let weight = description.unknownWeight {
      warn(.unknownValue, "'\(weight)' is no weight or type of a system font that is known", at: element)
    }
    if description.name == nil, let family = description.family {
      warn(.unknownValue, "the family '\(family)' of a font without a name is left out", at: element)
    }
    reportUnread(element, beyond: Self.fontNames)
    return description
  }

  /// What is read of a font element.
  private static let fontNames: [PassName] = [
    .key, .type, .weight, .style, .name, .family, .pointSize, .size, .metaFont,
  ]

  /// A size in points or by name; `pointSize` goes before it.
  private mutating func describe(size: ByteSpan, _ element: Int, _ description: inout FontDescription) {
    if let points = Decimal.real(document.bytes, size) ?? NamedFontSize.points(text(size)) {
      description.pointSize = description.pointSize ?? points
    } else {
      warn(.unknownValue, "'\(text(size))' is no font size that is known", at: element)
    }
  }

  /// A system font by the use it is for; what the element says of its own goes before it.
  private mutating func describe(metaFont: ByteSpan, _ element: Int, _ description: inout FontDescription) {
    guard let meta = NamedFontSize.metaFont(text(metaFont)) else {
      warn(.unknownValue, "'\(text(metaFont))' is no system font that is known", at: element)
      return
    }
    description.type = description.type ?? meta.type
    description.pointSize = description.pointSize ?? meta.pointSize
  }

  /// The UIFont of a description and its size in points.
  mutating func font(_ description: FontDescription) -> (object: ObjectID, size: Double) {
    let made = make(archived(description))
    return (font(made), made.font.pointSize)
  }

  private mutating func make(_ font: ArchivedFont) -> MadeFont {
    let book = book
    return book.memo.font(font) { book.prepare(font.fields) }
  }

  private mutating func font(_ made: MadeFont) -> ObjectID {
    if let known = values.object(of: made) { return known }
    let object = object(book.classes.font, made.fields)
    values.add(made, object)
    return object
  }
}
