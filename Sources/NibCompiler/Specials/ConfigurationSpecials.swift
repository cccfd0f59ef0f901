import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// Title and subtitle of the button's configuration at hand, as attributed texts.
  mutating func lowerConfigurationTexts(_ element: Int) {
    let parts: [(name: String, font: String, attributed: String, key: String)] = [
      ("title", "titleFontDescription", "attributedTitle", "UIButtonConfigurationTitle"),
      ("subtitle", "subtitleFontDescription", "attributedSubtitle", "UIButtonConfigurationSubtitle"),
    ]
    for part in parts {
      if let child = child(book.symbols.find(part.attributed)), tag(child) == book.names.attributedString {
        builder.add(.reference(builder.key(part.key), attributedString(child)))
        continue
      }
      let name = book.symbols.find(part.name)
      guard let span = attribute(name) ?? child(name).flatMap({ childText($0) }) else { continue }
      let font = child(book.symbols.find(part.font)).map { self.font($0).object }
      let text = shownText(span, "configuration.\(part.name)", of: Int(document.elements[element].parent))
      builder.add(.reference(builder.key(part.key), styledText(text, font)))
    }
  }

  /// An NSAttributedString of one run, in a font or without any attribute.
  private mutating func styledText(_ text: ObjectID, _ font: ObjectID?) -> ObjectID {
    let attributes = font.map { dictionary([(string("NSFont"), $0)], book.classes.dictionary) }
    let object = builder.reserve(book.classes.attributedString)
    builder.begin(object)
    builder.add(.reference(book.keys.attributedText, text))
    if let attributes { builder.add(.reference(book.keys.textAttributes, attributes)) }
    builder.end()
    return object
  }

  /// The background of the button's configuration at hand: the default one, with what its element says.
  mutating func lowerConfigurationBackground() {
    var values = BackgroundValues(
      cornerRadius: 5.95, strokeWidth: 1, style: 0, customized: ["strokeColor", "strokeWidth"])
    values.backgroundColor = systemColor("clearColor")
    values.strokeColor = systemColor("clearColor")
    if let background = child(book.symbols.find("background")) {
      for (name, path) in BackgroundValues.numbers {
        let symbol = book.symbols.find(name)
        guard let span = attribute(symbol, of: background), let number = Decimal.real(document.bytes, span) else {
          continue
        }
        values[keyPath: path] = number
        values.customized.insert(name)
      }
      for part in Array(children(of: background)) where tag(part) == book.names.color {
        let name = attribute(book.names.key, of: part).map { text($0) } ?? ""
        guard let path = BackgroundValues.colors[name] else { continue }
        values[keyPath: path] = color(part)
        values.customized.insert(name)
      }
      reportUnread(background, beyond: BackgroundValues.names)
    }
    builder.add(.reference(builder.key("UIButtonConfigurationBackground"), backgroundConfiguration(values)))
  }
}
