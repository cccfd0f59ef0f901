import NibBytes
import NibSchema

/// A document that is being made of a graph: its elements in a flat table, written as XML in one go.
struct RaisedDocument {
  /// An element with what it says.
  struct Element {
    var tag: String
    /// The element that has it among its children; -1 for the root.
    let parent: Int
    var attributes: [(name: String, value: String)] = []
    var children: [Int] = []
    var text: String?
    /// Where in the text that it was raised from the element comes from.
    var origin: UInt32 = 0
  }

  /// The origin of the elements that are added next.
  var origin: UInt32 = 0

  /// The elements; a parent before its children, the root first.
  private(set) var elements: [Element] = []

  /// A document with its root alone.
  init(root: String) { elements.append(Element(tag: root, parent: -1)) }

  /// Adds an element behind the children of another; with a key, it is found by it.
  @discardableResult
  mutating func add(_ tag: String, key: String? = nil, to parent: Int, text: String? = nil) -> Int {
    var element = Element(tag: tag, parent: parent)
    element.text = text
    element.origin = origin
    if let key { element.attributes.append(("key", key)) }
    elements.append(element)
    elements[parent].children.append(elements.count - 1)
    return elements.count - 1
  }

  /// Adds the child of a key, with the tag that such children have.
  mutating func add(childOf key: String, to parent: Int) -> Int { add(ChildTags.tag(of: key), key: key, to: parent) }

  /// Sets an attribute; one that is there gets the value.
  mutating func set(_ name: String, _ value: String, of element: Int) {
    if let place = elements[element].attributes.firstIndex(where: { $0.name == name }) {
      elements[element].attributes[place].value = value
    } else {
      elements[element].attributes.append((name, value))
    }
  }

  /// Takes an attribute away.
  mutating func remove(_ name: String, of element: Int) {
    elements[element].attributes.removeAll { $0.name == name }
  }

  /// Takes the child with a key away.
  mutating func drop(_ key: String, of parent: Int) {
    guard let child = child(key, of: parent) else { return }
    elements[parent].children.removeAll { $0 == child }
  }

  /// Lets the child with a key be `<nil>`, whatever it was.
  mutating func setNil(_ key: String, of parent: Int) {
    let element = child(key, of: parent) ?? add("nil", key: key, to: parent)
    elements[element].tag = "nil"
    elements[element].attributes.removeAll { $0.name != "key" }
  }

  /// The value of an attribute.
  func attribute(_ name: String, of element: Int) -> String? {
    elements[element].attributes.first { $0.name == name }?.value
  }

  /// The child with a key, or of a tag that has no key.
  func child(_ name: String, of element: Int) -> Int? {
    elements[element].children.first { (attribute("key", of: $0) ?? elements[$0].tag) == name }
  }

  /// The document as XML: four spaces a level, attributes in their order.
  func xml() -> String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    // Elements whose end is still to be written, with the child that comes next.
    var open: [(element: Int, next: Int)] = []
    begin(0, depth: 0, into: &text)
    open.append((0, 0))
    while let top = open.last {
      let element = elements[top.element]
      if top.next < element.children.count {
        open[open.count - 1].next += 1
        let child = element.children[top.next]
        begin(child, depth: open.count, into: &text)
        if !elements[child].children.isEmpty { open.append((child, 0)) }
      } else {
        open.removeLast()
        text += Self.indent(open.count) + "</\(element.tag)>\n"
      }
    }
    return text
  }

  /// The origins of the elements in the order in which they stand in the XML.
  func orderedOrigins() -> [UInt32] {
    var origins: [UInt32] = []
    origins.reserveCapacity(elements.count)
    var open = [0]
    while let index = open.popLast() {
      origins.append(elements[index].origin)
      open.append(contentsOf: elements[index].children.reversed())
    }
    return origins
  }

  private func begin(_ index: Int, depth: Int, into text: inout String) {
    let element = elements[index]
    text += Self.indent(depth) + "<" + element.tag
    for (name, value) in element.attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    if let content = element.text {
      text += ">" + Self.escaped(content) + "</\(element.tag)>\n"
    } else if element.children.isEmpty && index != 0 {
      text += "/>\n"
    } else {
      text += ">\n"
    }
  }

  /// Four spaces a level, up to a depth that people read: else a deep chain of objects would be mostly spaces.
  private static func indent(_ depth: Int) -> String { String(repeating: " ", count: 4 * min(depth, 64)) }

  /// Whether XML has a way to say a text; control characters it has not.
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        || "\n\t\r".unicodeScalars.contains(scalar)
    }
  }

  /// Text as it stands in an attribute or between tags; what a reader would fold or refuse goes by its number.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      // No reader takes these, so nothing is said of them where a text has no other form.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
