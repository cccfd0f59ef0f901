import NibPropertyLists

extension IBDocumentReading {
  /// How a property of an object is printed.
  private enum Form { case flag, number, real }

  /// Properties that documents keep as attributes: attribute, name in the list, form.
  ///
  /// - Seen: names and forms, Xcode 26.5.
  private static let properties: [(attribute: String, name: String, form: Form)] = [
    ("alpha", "alpha", .real), ("clearsContextBeforeDrawing", "clearsContextBeforeDrawing", .flag),
    ("hidden", "hidden", .flag), ("multipleTouchEnabled", "multipleTouchEnabled", .flag),
    ("opaque", "opaqueForDevice", .flag), ("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins", .flag),
    ("tag", "tag", .number), ("userInteractionEnabled", "userInteractionEnabled", .flag),
  ]

  /// The objects by id: class, custom class, the author's name, frame, texts, and properties that the document states.
  /// Properties that have their default value are not in the document and not here.
  ///
  /// - Seen: names and forms, Xcode 26.5.
  func objectList() -> PropertyListPart.Value {
    let words = ObjectTexts(texts) { $0.index == nil }
    let last = Dictionary(items.indices.lazy.map { (items[$0].id, $0) }) { _, number in number }
    return .sorted(last) { id, number in
      properties(of: items[number]).merging(words.words(of: id)) { _, text in text }
    }
  }

  private func properties(of item: Item) -> [String: PropertyList] {
    var entries: [String: PropertyList] = geometry(of: item)
    entries["class"] = .string(printedClass(item))
    if let custom = index.attribute("customClass", item.element) {
      entries["custom-class"] = .string(custom)
      entries["ibExternalCustomClassReference"] = .sorted(["className": .string(custom)])
    }
    if let name = index.attribute("userLabel", item.element) { entries["ibExternalExplicitLabel"] = .string(name) }
    if item.tag == "placeholder" { entries["proxiedObjectIdentifier"] = .string(item.className) }
    guard forms.hasDesign else { return entries }
    entries.merge(designGeometry(of: item)) { first, _ in first }
    for row in Self.properties {
      guard let text = index.attribute(row.attribute, item.element) else { continue }
      switch row.form {
      case .flag: entries[row.name] = .boolean(text == "YES")
      case .number: entries[row.name] = Int64(text).map { .integer($0) }
      case .real: entries[row.name] = Double(text).map { .real($0) }
      }
    }
    return entries
  }

  /// - Seen: `IBUIView`, `IBProxyObject`. Documented: classes of macOS have no prefix, in public converters.
  private func printedClass(_ item: Item) -> String {
    if item.tag == "placeholder" { return "IBProxyObject" }
    if item.tag == "scene" { return "IBUIStoryboardScene" }
    return forms.classPrefix.map { $0 + item.className.drop { $0 == "_" } } ?? item.className
  }

  /// What a view's frame and its part in Auto Layout are printed as, where the document says no other value: attribute,
  /// name in the list.
  private static let priorities: [(attribute: String, name: String, standard: Double)] = [
    ("horizontalCompressionResistancePriority", "ibShadowedHorizontalContentCompressionResistancePriority", 750),
    ("horizontalHuggingPriority", "ibShadowedHorizontalContentHuggingPriority", 250),
    ("verticalCompressionResistancePriority", "ibShadowedVerticalContentCompressionResistancePriority", 750),
    ("verticalHuggingPriority", "ibShadowedVerticalContentHuggingPriority", 250),
  ]

  /// Whether there is something of `geometry(of:)`.
  func hasGeometry(_ item: Item) -> Bool { frame(of: item) != nil || autoresizingMask(of: item) != nil }

  /// Frame, autoresizing mask and, of views for UIKit, priorities in Auto Layout.
  ///
  /// - Seen: names, forms and the values where the document has none, Xcode 26.5; 18 for a flexible width and height.
  func geometry(of item: Item) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    if let frame = frame(of: item) {
      entries["frameOrigin"] = .string(pair(frame[0], frame[1]))
      entries["frameSize"] = .string(pair(frame[2], frame[3]))
      if forms.hasDesign { entries.merge(layout(of: item)) { first, _ in first } }
    }
    if let element = autoresizingMask(of: item) {
      entries["ibDesignAutoresizingMask"] = .integer(mask(element))
    }
    return entries
  }

  private func layout(of item: Item) -> [String: PropertyList] {
    let isTranslated = index.attribute("translatesAutoresizingMaskIntoConstraints", item.element) != "NO"
    var entries: [String: PropertyList] = [
      "ibExternalExplicitTranslatesAutoresizingMaskIntoConstraints": .boolean(isTranslated)
    ]
    for row in Self.priorities {
      entries[row.name] = .real(index.attribute(row.attribute, item.element).flatMap { Double($0) } ?? row.standard)
    }
    return entries
  }

  /// The frame as an object of the editor has it, with its mask again.
  ///
  /// - Seen: names and forms, Xcode 26.5.
  private func designGeometry(of item: Item) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    if let frame = frame(of: item) {
      entries["ibDesignFrame"] = .string("{\(pair(frame[0], frame[1])), \(pair(frame[2], frame[3]))}")
    }
    if let element = autoresizingMask(of: item) {
      entries["autoresizingMask"] = .integer(mask(element))
    }
    return entries
  }

  /// x, y, width and height; nil unless all are there.
  private func frame(of item: Item) -> [Double]? {
    guard let element = child("rect", "frame", of: item) else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap { index.attribute($0, element).flatMap { Double($0) } }
    return numbers.count == 4 ? numbers : nil
  }

  private func autoresizingMask(of item: Item) -> Int? {
    child("autoresizingMask", "autoresizingMask", of: item)
  }

  private func child(_ tag: String, _ key: String, of item: Item) -> Int? {
    var child = Int(index.document.elements[item.element].firstChild)
    while child >= 0 {
      if index.tag(child) == tag, index.attribute("key", child) == key { return child }
      child = Int(index.document.elements[child].nextSibling)
    }
    return nil
  }

  private func pair(_ first: Double, _ second: Double) -> String {
    let words = [first, second].map { number in Int64(exactly: number).map { String($0) } ?? String(number) }
    return "{\(words[0]), \(words[1])}"
  }

  /// - Documented: UIView.AutoresizingMask and NSView.AutoresizingMask; lower vertical edges differ in name alone.
  private func mask(_ element: Int) -> Int64 {
    let bits: [(String, Int64)] = [
      ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8), ("heightSizable", 16),
      ("flexibleMaxY", 32),
    ]
    return bits.reduce(0) { sum, bit in sum + (index.attribute(bit.0, element) == "YES" ? bit.1 : 0) }
  }
}
