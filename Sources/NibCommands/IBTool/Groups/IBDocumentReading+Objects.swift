import NibResources

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
  func objectList() -> PropertyListValue {
    var lists: [String: [String: PropertyListValue]] = [:]
    for item in items { lists[item.id] = properties(of: item) }
    for text in texts where text.index == nil { lists[text.object]?[text.key] = .string(text.text) }
    return .sorted(lists.mapValues { .sorted($0) })
  }

  private func properties(of item: Item) -> [String: PropertyListValue] {
    var entries: [String: PropertyListValue] = geometry(of: item)
    entries["class"] = .string(printedClass(item))
    if let custom = index.attribute("customClass", item.element) {
      entries["custom-class"] = .string(custom)
      entries["ibExternalCustomClassReference"] = .sorted(["className": .string(custom)])
    }
    if let name = index.attribute("userLabel", item.element) { entries["ibExternalExplicitLabel"] = .string(name) }
    if item.tag == "placeholder" { entries["proxiedObjectIdentifier"] = .string(item.className) }
    guard !isDesktop else { return entries }
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
    return isDesktop ? item.className : "IB" + item.className.drop { $0 == "_" }
  }

  /// Frame and autoresizing mask of an object that has them.
  ///
  /// - Seen: names and forms, Xcode 26.5; 18 for a flexible width and height.
  func geometry(of item: Item) -> [String: PropertyListValue] {
    var entries: [String: PropertyListValue] = [:]
    var child = Int(index.document.elements[item.element].firstChild)
    while child >= 0 {
      switch (index.tag(child), index.attribute("key", child)) {
      case ("rect", "frame"):
        let numbers = ["x", "y", "width", "height"].compactMap { index.attribute($0, child).flatMap { Double($0) } }
        if numbers.count == 4 {
          entries["frameOrigin"] = .string(pair(numbers[0], numbers[1]))
          entries["frameSize"] = .string(pair(numbers[2], numbers[3]))
        }
      case ("autoresizingMask", "autoresizingMask"):
        entries["ibDesignAutoresizingMask"] = .integer(mask(child))
      default: break
      }
      child = Int(index.document.elements[child].nextSibling)
    }
    return entries
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
