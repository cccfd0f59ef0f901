import NibBytes
import NibGraph
import NibSchema

/// Texts with attributes: those that a document has, and those that views make of plain ones.
extension Lowering {
  /// Notes what stands for keys of a label or text view whose text has attributes.
  mutating func lowerStyledText(_ element: Int, _ plan: Plan) {
    let isLabel = plan.tag == "label"
    if let styled = child(book.names.attributedText), tag(styled) == book.names.attributedString {
      noteFirstRun(styled, isLabel: isLabel)
    } else if !isLabel || (book.profile == .nib9g && isBuiltInLabel(element)) {
      notePlainText(isLabel: isLabel)
    }
  }

  /// The plain text, and font, colour and alignment of its first run. Seen: 14 labels and 2 text views.
  private mutating func noteFirstRun(_ styled: Int, isLabel: Bool) {
    let names = book.names
    substitutes.append(.reference(builder.key("UIText"), string(styledCharacters(styled), mutable: isLabel)))
    guard let first = fragments(of: styled).first else { return }
    var alignment = Choice.textAlignment.value(of: "natural") ?? 0
    for entry in attributeElements(first) {
      switch attribute(names.key, of: entry).map({ text($0) }) {
      case "NSFont": substitutes.append(.reference(builder.key("UIFont"), font(entry).object))
      case "NSColor" where tag(entry) == names.color:
        substitutes.append(.reference(builder.key("UITextColor"), color(entry)))
      case "NSParagraphStyle":
        let word = attribute(names.alignment, of: entry).map { text($0) } ?? "natural"
        alignment = Choice.textAlignment.value(of: word) ?? alignment
      default: break
      }
    }
    substitutes.append(.int(builder.key("UITextAlignment"), alignment))
  }

  /// The attributes that a text view archives beside its plain text, and with Xcode 11 a label of a cell too.
  ///
  /// Seen: 8 text views of Xcode 8, 13 labels.
  private mutating func notePlainText(isLabel: Bool) {
    let names = book.names
    let plain = attribute(names.text) ?? child(names.text).flatMap { childText($0) }
    guard let plain, plain.count > 0 else { return }
    let font = child(names.fontDescription).map { self.font($0).object }
    let standard = FontDescription(type: "system", pointSize: isLabel ? 17 : 14)
    var pairs = [("NSFont", font ?? self.font(standard).object), ("NSParagraphStyle", textParagraph(isLabel: isLabel))]
    let color = child(names.textColor).flatMap { tag($0) == names.color ? self.color($0) : nil }
    if let color { pairs.append(("NSColor", color)) }
    if isLabel { pairs.append(("NSShadow", textShadow())) }
    if isLabel, color == nil { pairs.append(("NSColor", self.color(standing: .labelText))) }
    let attributes = attributeDictionary(pairs)
    let text = string(plain, mutable: isLabel)
    let object = builder.reserve(isLabel ? book.classes.mutableAttributedString : book.classes.attributedString)
    builder.begin(object)
    builder.add(.reference(book.keys.attributedText, text))
    builder.add(.reference(book.keys.textAttributes, attributes))
    builder.end()
    substitutes.append(.reference(builder.key("UIAttributedText"), object))
  }

  private mutating func textParagraph(isLabel: Bool) -> ObjectID {
    let alignment = attribute(book.names.textAlignment).flatMap { raw(of: $0, in: Choice.paragraphAlignment) } ?? 0
    let lineBreak = isLabel ? labelLineBreak() : 0
    let object = builder.reserve(builder.class("NSMutableParagraphStyle"))
    builder.begin(object)
    if alignment != 0 { builder.add(.int(builder.key("NSAlignment"), alignment)) }
    if lineBreak != 0 { builder.add(.int(builder.key("NSLineBreakMode"), lineBreak)) }
    builder.add(.null(book.keys.tabStops))
    if isLabel { builder.add(.int(builder.key("NSLineBreakStrategy"), 1)) }
    builder.end()
    return object
  }

  private mutating func textShadow() -> ObjectID {
    let object = builder.reserve(builder.class("NSShadow"))
    builder.begin(object)
    builder.add(.double(builder.key("NSShadowVert"), 1))
    builder.add(.null(builder.key("NSShadowColor")))
    builder.end()
    return object
  }

  /// How the label at hand breaks lines, by the numbers of `NSLineBreakMode`.
  mutating func labelLineBreak() -> Int64 {
    let said = attribute(book.names.lineBreakMode).flatMap { Choice.lineBreakMode.value(of: text($0)) }
    return said ?? Choice.lineBreakMode.value(of: "tailTruncation") ?? 0
  }

  /// Whether a label is one of those that a cell of a built-in style has.
  mutating func isBuiltInLabel(_ label: Int) -> Bool { cell(withBuiltIn: label) != nil }
}
