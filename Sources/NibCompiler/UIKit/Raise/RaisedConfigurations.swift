import NibGraph
import NibSchema

/// Configurations of buttons and symbols, read backwards.
extension Raising {
  /// A title: plain text, plain text in a font, or text with other attributes.
  mutating func raiseConfigurationText(
    _ key: UIKitKey, _ plain: String, _ font: String, _ styled: String, _ current: RaisedObject
  ) {
    guard let object = current.reference(key), let text = graph.object(NibKey.nsString, of: object),
      let characters = graph.string(text), !characters.isEmpty
    else { return }
    let pairs = graph.object(NibKey.attributes, of: object).flatMap { graph.pairs($0) }
    let names = (pairs ?? []).map { pair -> String? in
      if case .reference(let name) = pair.key { graph.string(name) } else { nil }
    }
    guard pairs != nil, names.isEmpty || names == [UIKitConfigurations.fontName] else {
      return addAttributedString(object, key: styled, to: current.element)
    }
    say(plain, characters, current)
    if case .reference(let object) = pairs?.first?.value { addFont(object, key: font, to: current.element) }
  }

  /// The color of a background, where the document said one.
  mutating func raiseConfigurationColor(_ current: RaisedObject) {
    let key = UIKitKey.backgroundColor
    guard current.integer(BackgroundConfiguration.mark(of: key.rawValue)) == 1, let color = current.reference(key)
    else { return }
    addColor(color, key: "backgroundColor", to: current.element)
  }

  /// The id of a menu or of its item, of which its name is made.
  mutating func raiseMenuName(_ current: RaisedObject) {
    for (key, prefix) in [
      (UIKitKey.identifier, UIKitButtons.menuPrefix), (.propertyList, UIKitButtons.commandPrefix),
    ] {
      guard let name = current.string(key, graph), name.hasPrefix(prefix) else { continue }
      document.set("id", String(name.dropFirst(prefix.count)), of: current.element)
    }
  }

  /// The kind of a symbol's configuration, with the text style of its font.
  mutating func raiseSymbolTextStyle(_ current: RaisedObject) {
    if let style = current.string(UIKitKey.textStyle, graph) {
      document.set("configurationType", "font", of: current.element)
      let font = document.add("fontDescription", key: "fontDescription", to: current.element)
      document.set("style", style, of: font)
    } else if let size = current.real(UIKitKey.pointSize) {
      document.set("configurationType", "pointSize", of: current.element)
      say("pointSize", "\(size)", current)
    }
  }
}
