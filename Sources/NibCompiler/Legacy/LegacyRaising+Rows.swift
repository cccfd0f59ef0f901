import NibBytes
import NibDocument
import NibSchema

/// Rows of the schema, read from the keys of the dialect.
///
/// A key that is absent means what an absent attribute means, so only what is there is said.
extension LegacyRaising {
  mutating func raiseRows(_ current: inout LegacyObject) {
    for row in current.kind.allRows { raise(row, &current) }
    if current.kind.inherits(from: UIKitElements.view) { raiseViewFlags(&current) }
    if current.kind.inherits(from: UIKitElements.textView) { sayCapitals(current) }
    for (name, value) in LegacyKeys.absentValues(of: current.kind)
    where document.attribute(name, of: current.element) == nil { document.set(name, value, of: current.element) }
  }

  /// A text view begins sentences with capitals of itself today; in the dialect's time it did not. Seen: 1.
  private mutating func sayCapitals(_ current: LegacyObject) {
    let traits = "textInputTraits"
    let child = document.child(traits, of: current.element) ?? document.add(traits, key: traits, to: current.element)
    if document.attribute("autocapitalizationType", of: child) == nil {
      document.set("autocapitalizationType", "none", of: child)
    }
  }

  /// Raises a row by its form; of several rows of one attribute the first.
  mutating func raise(_ row: Row, _ current: inout LegacyObject) {
    if row.attribute.isEmpty || current.begin(row.attribute) { row.code.raiseLegacy(row, &current, &self) }
  }

  /// Says what stands under the keys of a row's attribute, in the words of its form.
  /// - Returns: Whether a value is there and leads nowhere.
  @discardableResult
  mutating func raiseValue(_ row: Row, _ form: some RowForm, _ current: inout LegacyObject) -> Bool {
    guard !row.attribute.isEmpty else { return false }
    if let path = Row.path(of: row.attribute) {
      raise(form, path, &current)
      return false
    }
    guard let value = current.take(attribute: row.attribute) else { return false }
    // A limit of a date picker is one only where the picker says that it has it. Seen: 1 with both and neither.
    if let flag = ["minimumDate": "IBUIHasMinimumDate", "maximumDate": "IBUIHasMaximumDate"][row.attribute] {
      guard legacy.value(flag, of: current.node).flatMap({ legacy.flag(of: $0) }) == true else { return false }
    }
    guard let target = legacy.target(of: value) else { return true }
    form.say(target, row.attribute, of: current.element, &self)
    return false
  }

  /// The attribute of a child, such as the traits of text input.
  private mutating func raise(
    _ form: some RowForm, _ path: (child: String, attribute: String), _ current: inout LegacyObject
  ) {
    guard let part = current.take(attribute: path.child).flatMap({ legacy.target(of: $0) }) else { return }
    for key in LegacyKeys.keys(of: path.attribute, kind: current.kind) {
      guard let value = legacy.value(key, of: part) else { continue }
      let child =
        document.child(path.child, of: current.element)
        ?? document.add(path.child, key: path.child, to: current.element)
      if document.attribute(path.attribute, of: child) == nil { form.say(value, path.attribute, of: child, &self) }
      return
    }
  }

  mutating func warnOfForm(_ name: String, _ value: ElementIndex) {
    warn("'\(name)' is of a form that is not known; it is left out", value)
  }

  /// Says a text; one that XML cannot hold loses what it cannot hold.
  mutating func say(text: String, _ name: String, of element: Int) {
    guard text.contains("\n") else { return document.set(name, text, of: element) }
    document.add("string", key: name, to: element, text: text)
  }
}

/// Geometry and what views keep in words of bits.
extension LegacyRaising {
  /// The mask, the flags and the place of a view.
  private mutating func raiseViewFlags(_ current: inout LegacyObject) {
    guard let value = current.take("NSvFlags").flatMap({ legacy.target(of: $0) }), let flags = legacy.integer(of: value)
    else { return }
    let word = UInt32(truncatingIfNeeded: flags)
    document.add(Int64(word & 0x3F), .autoresizing, "autoresizingMask", to: current.element)
    if word & 0x100 == 0 { document.set("autoresizesSubviews", "NO", of: current.element) }
    if word & 0x8000_0000 != 0 { document.set("hidden", "YES", of: current.element) }
  }

  /// `<rect key="frame">`: a frame, or a size at the origin.
  mutating func raiseFrame(_ current: inout LegacyObject) {
    let frame = current.take("NSFrame").flatMap { legacy.target(of: $0) }.flatMap { legacy.text(of: $0) }
    let size = current.take("NSFrameSize").flatMap { legacy.target(of: $0) }.flatMap { legacy.text(of: $0) }
    if var numbers = frame.map({ LegacyText.numbers(in: $0) }), numbers.count == 4 {
      // A view that lies in no other begins at the origin, wherever the editor showed it. Seen: 2.
      if isRoot(current.element), !current.kind.inherits(from: UIKitElements.window) {
        numbers[0] = "0.0"; numbers[1] = "0.0"
      }
      addNumbers(numbers, .rect, "frame", to: current.element)
    } else if let numbers = size.map({ LegacyText.numbers(in: $0) }), numbers.count == 2 {
      addNumbers(["0.0", "0.0"] + numbers, .rect, "frame", to: current.element)
    } else {
      addNumbers(["0.0", "0.0", "0.0", "0.0"], .rect, "frame", to: current.element)
    }
  }

  /// A size or point in braces, or insets with a key a side.
  mutating func raiseGeometry(_ name: String, _ shape: Geometry, _ current: inout LegacyObject) {
    if let value = current.take(attribute: name).flatMap({ legacy.target(of: $0) }) {
      guard let text = legacy.text(of: value) ?? boxedText(of: value) else { return warnOfForm(name, value) }
      return addNumbers(LegacyText.numbers(in: text), shape, name, to: current.element)
    }
    let sides = ["top", "left", "bottom", "right"].map { side in
      current.take(attribute: name + "." + side).flatMap { legacy.target(of: $0) }.flatMap { legacy.real(of: $0) }
    }
    guard sides.contains(where: { $0 != nil }) else { return }
    addNumbers(sides.map { Decimal.text($0 ?? 0) }, shape, name, to: current.element)
  }

  /// The text in an `NSValue` of a geometry.
  private func boxedText(of value: ElementIndex) -> String? {
    for key in ["NS.sizeval", "NS.pointval", "NS.rectval"] {
      if let text = legacy.value(key, of: value).flatMap({ legacy.text(of: $0) }) { return text }
    }
    return nil
  }

  private mutating func addNumbers(_ numbers: [String], _ shape: Geometry, _ key: String, to parent: Int) {
    let (tag, names) = shape.element(key: key)
    guard numbers.count == names.count else { return }
    let element = document.add(tag, key: key, to: parent)
    for (name, number) in zip(names, numbers) { document.set(name, number, of: element) }
  }

  /// Hugging or resistance, as AppKit spells them.
  mutating func raisePriorities(
    _ key: String, _ horizontal: String, _ vertical: String, _ current: inout LegacyObject
  ) {
    let name = key.hasSuffix("HuggingPriority") ? "NSHuggingPriority" : "NSAntiCompressionPriority"
    guard let text = current.take(name).flatMap({ legacy.target(of: $0) }).flatMap({ legacy.text(of: $0) }) else {
      return
    }
    let numbers = LegacyText.numbers(in: text)
    guard numbers.count == 2 else { return }
    document.set(horizontal, numbers[0], of: current.element)
    document.set(vertical, numbers[1], of: current.element)
  }
}
