import NibBytes
import NibGraph
import NibSchema

/// Texts with attributes of UIKit, read backwards.
extension Raising {
  /// Adds an `<attributedString>` with its fragments.
  mutating func addAttributedString(_ object: ObjectID, key: String, to parent: Int) {
    guard let text = graph.text(NibKey.nsString, of: object) else { return }
    let element = document.add("attributedString", key: key, to: parent)
    guard let attributes = graph.object(NibKey.attributes, of: object) else { return }
    let runs = graph.className(of: attributes).hasSuffix("Array") ? graph.members(attributes) : [attributes]
    let lengths = runs.count == 1 ? [(text.utf16.count, 0)] : runLengths(of: object)
    var rest = Array(text.utf16)[...]
    for (length, run) in lengths where run < runs.count {
      let fragment = document.add("fragment", to: element)
      document.set("content", String(decoding: rest.prefix(length), as: UTF16.self), of: fragment)
      rest = rest.dropFirst(length)
      let container = document.add("attributes", to: fragment)
      for pair in sortedAttributes(of: runs[run]) { addTextAttribute(pair, to: container) }
    }
  }

  /// The attributes of a run in the document's order: up to Xcode 14 an archive has one of its own, which depends on that
  /// of the document, where Xcode saves them by name.
  private func sortedAttributes(of run: ObjectID) -> [(key: Value, value: Value)] {
    let pairs = graph.pairs(run) ?? []
    guard profile < .xcode15 else { return pairs }
    let named = pairs.map { pair -> (name: String, pair: (key: Value, value: Value)) in
      guard case .reference(let name) = pair.key else { return ("", pair) }
      return (graph.string(name) ?? "", pair)
    }
    return named.sorted { $0.name < $1.name }.map(\.pair)
  }

  /// The table of runs: seven bits a byte, the lowest first.
  func runLengths(of object: ObjectID) -> [(length: Int, run: Int)] {
    guard let data = graph.object(NibKey.attributeInfo, of: object),
      let span = graph.value(NibKey.bytes, of: data)?.span
    else { return [] }
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in graph.bytes[span.range] {
      guard shift < 56 else { return [] }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      numbers.append(number)
      (number, shift) = (0, 0)
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private mutating func addTextAttribute(_ pair: (key: Value, value: Value), to container: Int) {
    guard case .reference(let name) = pair.key, let key = graph.string(name),
      case .reference(let object) = pair.value
    else { return }
    if graph.isOf(UIKitClass.color, object) {
      addColor(object, key: key, to: container)
    } else if graph.isOf(UIKitClass.font, object) {
      addFont(object, key: key, to: container, tag: "font")
    } else if graph.isOf(NibClass.number, object) {
      let element = document.add("integer", key: key, to: container)
      document.set("value", String(graph.number(object).flatMap { Int64(exactly: $0) } ?? 0), of: element)
    } else if graph.isOf(NibClass.paragraphStyle, object)
      || graph.isOf(NibClass.mutableParagraphStyle, object)
    {
      addParagraphStyle(object, key: key, to: container)
    } else {
      warn("the text attribute '\(key)' is of no class that is known; it is left out", object)
    }
  }

  private mutating func addParagraphStyle(_ object: ObjectID, key: String, to container: Int) {
    let element = document.add("paragraphStyle", key: key, to: container)
    let values = values(of: object)
    let current = RaisedObject(object: object, element: element, kind: UIKitElements.customObject, values: values)
    sayParagraph(ParagraphStyleRow.all, current)
  }

  /// Says what a table has of a style of paragraphs.
  mutating func sayParagraph(_ rows: [ParagraphStyleRow], _ current: RaisedObject) {
    for row in rows {
      switch row.form {
      case .place, .nothing: break
      case .choice(let choice, let omitted):
        if let name = choice.name(of: current.integer(row.key) ?? omitted) { say(row.attribute, name, current) }
      case .flag: if current.integer(row.key) == 1 { say(row.attribute, "YES", current) }
      case .float, .double: if let number = current.real(row.key) { say(row.attribute, "\(number)", current) }
      }
    }
  }

  /// The attributes of a bar's titles, by the names that today's systems read.
  mutating func addTextAttributes(_ dictionary: ObjectID, key: String, to parent: Int) {
    guard let pairs = graph.pairs(dictionary) else { return }
    let element = document.add("textAttributes", key: key, to: parent)
    for (name, value) in pairs {
      guard case .reference(let name) = name, case .reference(let object) = value else { continue }
      switch graph.string(name) {
      case "Font": addFont(object, key: "fontDescription", to: element)
      case "TextColor": addColor(object, key: "textColor", to: element)
      case "TextShadowColor": addColor(object, key: "textShadowColor", to: element)
      case NibClass.shadow.rawValue:
        let shadow = RaisedObject(
          object: object, element: element, kind: UIKitElements.customObject, values: values(of: object))
        let offset = [shadow.real(NibKey.nsShadowHoriz) ?? 0, shadow.real(NibKey.nsShadowVert) ?? 0]
        if offset != [0, 0] { addGeometry(offset, .offset, key: "textShadowOffset", to: element) }
      default: break
      }
    }
  }
}
