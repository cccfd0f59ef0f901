import NibGraph
import NibPropertyLists

extension IBDocumentReading {
  /// What is localizable.
  enum Localizable {
    /// Single texts.
    case texts
    /// Lists of texts.
    case lists
    /// Frames and autoresizing masks.
    case geometry
  }

  /// Localizable properties of some kinds, by object.
  ///
  /// - Seen: names and forms of geometry, Xcode 26.5; an object without any is left out.
  func localizable(_ kinds: Set<Localizable>) -> PropertyListPart.Value {
    let words = ObjectTexts(texts) { kinds.contains($0.index == nil ? .texts : .lists) }
    // Places of the objects with geometry, -1 for those without.
    var shown = Dictionary(words.objects.lazy.map { ($0, Int32(-1)) }) { first, _ in first }
    if kinds.contains(.geometry) {
      for (number, item) in zip(Int32(0)..., items) where hasGeometry(item) { shown[item.id] = number }
    }
    return .sorted(shown) { id, number in
      let geometry = number < 0 ? [:] : geometry(of: items[Int(number)])
      return geometry.merging(words.words(of: id)) { _, text in text }
    }
  }

  /// The custom classes by name: `class`, `superclass`, and the outlets and actions that the document connects.
  ///
  /// Classes of the frameworks, which Apple's tool lists all, are known by name alone and left out.
  /// - Seen: names and forms, Xcode 26.5; `FirstResponder` in every list, and of the owner's class its name alone.
  func classList() -> PropertyList {
    var parts: [String: [String: [String: PropertyList]]] = [:]
    var superclasses: [String: String] = [:]
    for item in items {
      guard let name = customClass(of: item) else { continue }
      if parts[name] == nil { parts[name] = [:] }
      if item.tag != "placeholder" { superclasses[name] = item.className }
    }
    for element in index.document.elements.indices where owners[element] >= 0 {
      let tag = index.tag(element)
      guard let end = index.attribute(tag == "action" ? forms.actionEnd : "destination", element) else {
        continue
      }
      let owner = customClass(of: items[owners[element]])
      let other = numbers[end].map { items[$0] }
      switch tag {
      case "outlet", "outletCollection":
        guard let owner, let name = index.attribute("property", element) else { continue }
        let type = other.flatMap { customClass(of: $0) ?? ($0.tag == "placeholder" ? nil : $0.className) } ?? "id"
        parts[owner]?[tag == "outlet" ? "outlets" : "multi-outlets", default: [:]][name] = .string(type)
      case "action":
        guard let target = other.flatMap({ customClass(of: $0) }), let name = index.attribute("selector", element)
        else { continue }
        parts[target]?["actions", default: [:]][name] = .string("id")
      default: break
      }
    }
    var list: [String: PropertyList] = [:]
    for (name, groups) in parts {
      var entries = groups.mapValues { PropertyList.sorted($0) }
      entries["class"] = .string(name)
      // Of a placeholder's class nothing but the name is known, unless it is a framework's.
      if let superclass = superclasses[name] ?? Self.superclasses[name] { entries["superclass"] = .string(superclass) }
      list[name] = .sorted(entries)
    }
    list["FirstResponder"] = list["FirstResponder"] ?? .sorted(["class": .string("FirstResponder")])
    return .sorted(list)
  }

  /// Superclasses of frameworks' classes that placeholders have.
  private static let superclasses = ["NSResponder": "NSObject", "UIResponder": "NSObject"]

  private func customClass(of item: Item) -> String? { index.attribute("customClass", item.element) }
}
