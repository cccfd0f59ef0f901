import NibBytes
import NibDocument
import NibSchema

/// Rows of the schema, read from the keys of the dialect.
///
/// A key that is absent means what an absent attribute means, so only what is there is said.
extension LegacyRaising {
  mutating func raiseRows(_ current: inout LegacyObject) {
    var done: Set<String> = []
    for row in current.kind.allRows {
      if case .custom(let lowering) = row.form {
        raise(lowering, &current)
      } else if case .synthesized(_, let rows) = row.form {
        for row in rows where done.insert(row.attribute).inserted { raise(row, &current) }
      } else if !row.attribute.isEmpty, done.insert(row.attribute).inserted {
        raise(row, &current)
      }
    }
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

  private mutating func raise(_ row: Row, _ current: inout LegacyObject) {
    if let path = Row.path(of: row.attribute) { return raise(row, path, &current) }
    if case .font = row.form { return raiseFont(row.attribute, &current) }
    if case .geometry(let shape, _, _) = row.form { return raiseGeometry(row.attribute, shape, &current) }
    if case .geometryText(let shape) = row.form { return raiseGeometry(row.attribute, shape, &current) }
    if case .priorities(let horizontal, let vertical, _, _, _) = row.form {
      return raisePriorities(row.key, horizontal, vertical, &current)
    }
    guard let value = current.take(attribute: row.attribute) else { return }
    // A limit of a date picker is one only where the picker says that it has it. Seen: 1 with both and neither.
    if let flag = ["minimumDate": "IBUIHasMinimumDate", "maximumDate": "IBUIHasMaximumDate"][row.attribute] {
      guard legacy.value(flag, of: current.node).flatMap({ legacy.flag(of: $0) }) == true else { return }
    }
    guard let target = legacy.target(of: value) else {
      if case .color = row.form { document.add("nil", key: row.attribute, to: current.element) }
      return
    }
    switch row.form {
    case .color: addColor(target, key: row.attribute, to: current.element)
    case .image: sayImage(target, row.attribute, of: current.element)
    case .bits(let names, _, _), .anyBit(let names, _): addBits(target, names, row.attribute, current)
    case .child: claim(target, in: current.element, key: row.attribute)
    case .list: addList(target, row.attribute, current)
    case .reference: name(target, as: row.attribute, of: current.element)
    case .string, .nonemptyString: addText(target, row.attribute, current)
    default: say(row, target, row.attribute, of: current.element)
    }
  }

  /// The attribute of a child, such as the traits of text input.
  private mutating func raise(_ row: Row, _ path: (child: String, attribute: String), _ current: inout LegacyObject) {
    guard let part = current.take(attribute: path.child).flatMap({ legacy.target(of: $0) }) else { return }
    for key in LegacyKeys.keys(of: path.attribute, kind: current.kind) {
      guard let value = legacy.value(key, of: part) else { continue }
      let child =
        document.child(path.child, of: current.element)
        ?? document.add(path.child, key: path.child, to: current.element)
      if document.attribute(path.attribute, of: child) == nil { say(row, value, path.attribute, of: child) }
      return
    }
  }

  /// Says a scalar in the words of a row's form.
  private mutating func say(_ row: Row, _ value: ElementIndex, _ name: String, of element: Int) {
    switch row.form {
    case .choice(let choice, _, _):
      guard let number = legacy.integer(of: value) else { return warnOfForm(name, value) }
      if let word = choice.name(of: number) {
        document.set(name, word, of: element)
      } else {
        warn("\(number) is no value of '\(name)' that is known; it is left out", value)
      }
    case .bool, .boolAsInt:
      guard let flag = legacy.flag(of: value) else { return warnOfForm(name, value) }
      document.set(name, flag ? "YES" : "NO", of: element)
    case .int:
      guard let number = legacy.integer(of: value) else { return warnOfForm(name, value) }
      document.set(name, String(number), of: element)
    case .float, .double:
      guard let number = legacy.real(of: value) else { return warnOfForm(name, value) }
      document.set(name, Decimal.text(number), of: element)
    default: warnOfForm(name, value)
    }
  }

  mutating func warnOfForm(_ name: String, _ value: ElementIndex) {
    warn("'\(name)' is of a form that is not known; it is left out", value)
  }

  /// Text as an attribute, or as a child where an attribute would fold it.
  private mutating func addText(_ value: ElementIndex, _ name: String, _ current: LegacyObject) {
    guard let text = legacy.text(of: value) else { return warnOfForm(name, value) }
    say(text: text, name, of: current.element)
  }

  /// Says a text; one that XML cannot hold loses what it cannot hold.
  mutating func say(text: String, _ name: String, of element: Int) {
    guard text.contains("\n") else { return document.set(name, text, of: element) }
    document.add("string", key: name, to: element, text: text)
  }

  /// A container with the objects or texts of an array.
  private mutating func addList(_ value: ElementIndex, _ name: String, _ current: LegacyObject) {
    let members = legacy.members(of: value)
    guard !members.isEmpty else { return }
    let container = document.add(name, to: current.element)
    for member in members {
      if let text = legacy.text(of: member) {
        document.add("string", to: container, text: text)
      } else {
        claim(member, in: container, key: nil)
      }
    }
  }

  private mutating func addBits(_ value: ElementIndex, _ names: BitNames, _ name: String, _ current: LegacyObject) {
    guard let number = legacy.integer(of: value) else { return warnOfForm(name, value) }
    addBits(number, names, name, to: current.element)
  }

  /// The child with a flag a bit; the widest first, because one may stand for all others.
  mutating func addBits(_ bits: Int64, _ names: BitNames, _ name: String, to parent: Int) {
    let child = document.add(name, key: name, to: parent)
    var rest = bits
    for entry in names.entries.sorted(by: { $0.value.nonzeroBitCount > $1.value.nonzeroBitCount })
    where entry.value != 0 && rest & entry.value == entry.value {
      document.set(entry.name, "YES", of: child)
      rest &= ~entry.value
    }
  }
}

/// Geometry and what views keep in words of bits.
extension LegacyRaising {
  /// The mask, the flags and the place of a view.
  private mutating func raiseViewFlags(_ current: inout LegacyObject) {
    guard let value = current.take("NSvFlags").flatMap({ legacy.target(of: $0) }), let flags = legacy.integer(of: value)
    else { return }
    let word = UInt32(truncatingIfNeeded: flags)
    addBits(Int64(word & 0x3F), .autoresizing, "autoresizingMask", to: current.element)
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
  private mutating func raisePriorities(
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
