import NibBytes
import NibGraph
import NibSchema

/// Texts with attributes, read backwards.
extension Raising {
  /// Adds an `<attributedString>` of a text's runs; a text without attributes has one plain fragment, an empty one none.
  mutating func addDesktopText(_ storage: ObjectID, key: String, to parent: Int) {
    let element = document.add("attributedString", key: key, to: parent)
    guard let text = graph.text(NibKey.nsString, of: storage), !text.isEmpty else { return }
    let attributes = graph.object(NibKey.attributes, of: storage)
    let runs = attributes.map { graph.className(of: $0).hasSuffix("Array") ? graph.members($0) : [$0] } ?? []
    let lengths = runs.count <= 1 ? [(length: text.utf16.count, run: 0)] : runLengths(of: storage)
    var rest = Array(text.utf16)[...]
    for (length, run) in lengths where run <= max(runs.count - 1, 0) && run >= 0 && length >= 0 {
      let fragment = document.add("fragment", to: element)
      let content = String(decoding: rest.prefix(length), as: UTF16.self)
      if RaisedDocument.canHold(content) {
        document.set("content", content, of: fragment)
      } else {
        let child = document.add("string", key: "content", to: fragment, text: Base64.encode(content.utf8))
        document.set("base64-UTF8", "YES", of: child)
      }
      rest = rest.dropFirst(length)
      let list = document.add("attributes", to: fragment)
      if !runs.isEmpty { addDesktopTextAttributes(runs[run], to: list) }
    }
  }

  /// Adds a `<paragraphStyle>` with its tab stops.
  private mutating func addDesktopParagraph(_ object: ObjectID, key: String, to list: Int) {
    let element = document.add("paragraphStyle", key: key, to: list)
    let current = RaisedObject(
      object: object, element: element, kind: AppKitElements.customObject, values: values(of: object))
    sayParagraph(ParagraphStyleRow.desktop, current)
    if profile >= .xcode8, !current.has(AppKitKey.nsAllowsTighteningForTruncation) {
      say("allowsDefaultTighteningForTruncation", "NO", current)
    }
    guard let stops = current.reference(NibKey.tabStops) else { return }
    let container = document.add("tabStops", to: element)
    for stop in graph.members(stops) {
      let values = RaisedObject(
        object: stop, element: container, kind: AppKitElements.customObject, values: values(of: stop))
      let tab = document.add("textTab", to: container)
      let alignment = Choice.paragraphAlignment.name(of: values.integer(AppKitKey.nsTextAlignment) ?? 0)
      document.set("alignment", alignment ?? "left", of: tab)
      document.set("location", Decimal.text(values.real(AppKitKey.nsLocation) ?? 0), of: tab)
      document.add("options", to: tab)
    }
  }

  /// Adds the attributes of a dictionary to an element.
  mutating func addDesktopTextAttributes(_ dictionary: ObjectID, to list: Int) {
    for pair in graph.pairs(dictionary) ?? [] { addDesktopTextAttribute(pair, to: list) }
  }

  private mutating func addDesktopTextAttribute(_ pair: (key: Value, value: Value), to list: Int) {
    guard case .reference(let name) = pair.key, let key = graph.string(name), case .reference(let object) = pair.value
    else { return }
    if graph.isOf(AppKitClass.nsColor, object) {
      addDesktopColor(object, key: key, to: list)
    } else if graph.isOf(AppKitClass.nsFont, object) {
      addDesktopFont(object, key: key, to: list)
    } else if graph.isOf(NibClass.paragraphStyle, object) || graph.isOf(NibClass.mutableParagraphStyle, object) {
      if profile < .xcode5 {
        addOldDesktopParagraph(object, key: key, to: list)
      } else {
        addDesktopParagraph(object, key: key, to: list)
      }
    } else if graph.isOf(AppKitClass.nsUrl, object), let address = graph.text(AppKitKey.nsRelative, of: object) {
      document.set("string", address, of: document.add("url", key: key, to: list))
    } else if graph.isOf(NibClass.number, object), let number = graph.number(object) {
      let isWhole = if case .int = graph.values(of: object).first?.value { true } else { false }
      document.set("value", Decimal.text(number), of: document.add(isWhole ? "integer" : "real", key: key, to: list))
    } else {
      warn("the text attribute '\(key)' is of \(graph.className(of: object)); it is left out", object)
    }
  }
}
