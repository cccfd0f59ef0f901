import NibGraph
import NibSchema

/// Configurations of buttons and symbols, read backwards.
extension Raising {
  /// A title: plain text, plain text in a font, or text with other attributes.
  mutating func raiseConfigurationText(
    _ key: String, _ plain: String, _ font: String, _ styled: String, _ hand: ObjectAtHand
  ) {
    guard let object = hand.reference(key), let text = graph.object("NSString", of: object),
      let characters = graph.string(text), !characters.isEmpty
    else { return }
    let pairs = graph.object("NSAttributes", of: object).flatMap { graph.pairs($0) }
    let names = (pairs ?? []).map { pair -> String? in
      if case .reference(let name) = pair.key { graph.string(name) } else { nil }
    }
    guard pairs != nil, names.isEmpty || names == ["NSFont"] else {
      return addAttributedString(object, key: styled, to: hand.element)
    }
    say(plain, characters, hand)
    if case .reference(let object) = pairs?.first?.value { addFont(object, key: font, to: hand.element) }
  }

  /// The color of a background, where the document said one.
  mutating func raiseConfigurationColor(_ hand: ObjectAtHand) {
    guard hand.integer("hasCustomized-backgroundColor") == 1, let color = hand.reference("backgroundColor") else {
      return
    }
    addColor(color, key: "backgroundColor", to: hand.element)
  }

  /// The id of a menu or of its item, of which its name is made.
  mutating func raiseMenuName(_ hand: ObjectAtHand) {
    for (key, prefix) in [("identifier", "com.apple.ib.menu.dynamic."), ("propertyList", "com.apple.command-tag.ib.")] {
      guard let name = hand.string(key, graph), name.hasPrefix(prefix) else { continue }
      document.set("id", String(name.dropFirst(prefix.count)), of: hand.element)
    }
  }

  /// The kind of a symbol's configuration, with the text style of its font.
  mutating func raiseSymbolTextStyle(_ hand: ObjectAtHand) {
    if let style = hand.string("UITextStyle", graph) {
      document.set("configurationType", "font", of: hand.element)
      let font = document.add("fontDescription", key: "fontDescription", to: hand.element)
      document.set("style", style, of: font)
    } else if let size = hand.real("UIPointSize") {
      document.set("configurationType", "pointSize", of: hand.element)
      say("pointSize", "\(size)", hand)
    }
  }
}
