import NibBytes
import NibDiagnostics

/// A document in the `<archive>` dialect of Interface Builder 3, which Xcode 3 and 4 wrote.
///
/// The dialect is a keyed archive spelled as XML: each element under `<data>` is a value of the element around it, under
/// the key of its attribute `key`, and a `<reference>` stands for the element whose `id` it names. A node of the record
/// graph is the element that holds the value, so every value has a line and a column. All references, numbers and bytes
/// are checked when the document is read: what is asked afterwards cannot fail.
///
/// - Seen: versions 7.00 to 7.03, 7.10 and 8.00.
public struct LegacyDocument: Sendable {
  /// The XML as it stands.
  public let xml: Document
  /// What it is made for: the system is iOS or macOS.
  public let target: DocumentTarget
  /// The version of the dialect, as `7.10`.
  public let version: String
  /// The `<data>` element: the archive's top keys.
  public let data: ElementIndex
  /// What each element stands for: itself, the element that it refers to, or -1 for nil.
  let targets: [Int32]
  /// The names of attributes that are looked at, by their indices in `xml.names`.
  let names: LegacyNames

  /// The file as the user named it.
  public var file: String { xml.file }

  /// The number of the Interface Builder that saved the document: below 1000 that of Xcode 3, below 2000 of Xcode 4.0 to
  /// 4.2; nil where it does not say.
  public var builderVersion: Int? {
    value("IBDocument.InterfaceBuilderVersion", of: data).flatMap { text(of: $0) }.flatMap { Int($0) }
  }

  /// The number of the system that the document is for: 768 is iPhone OS 3.0, 1280 iOS 5; nil where it does not say.
  public var systemTarget: Int64? { value("IBDocument.SystemTarget", of: data).flatMap { integer(of: $0) } }
}

/// Indices of the names that the dialect has.
struct LegacyNames: Sendable {
  let key, ref, id, type, className, value: NameIndex
  let isReference, isNil, isObject, isArray, isSet, isDictionary: NameIndex
  let isString, isCharacters, isBytes: NameIndex

  init(_ names: NameTable) {
    func index(_ name: String) -> NameIndex {
      names.firstIndex(of: name).map { NameIndex(truncatingIfNeeded: $0) } ?? NameIndex.max
    }
    (key, ref, id, type) = (index("key"), index("ref"), index("id"), index("type"))
    (className, value) = (index("class"), index("value"))
    (isReference, isNil, isObject) = (index("reference"), index("nil"), index("object"))
    (isArray, isSet, isDictionary) = (index("array"), index("set"), index("dictionary"))
    (isString, isCharacters, isBytes) = (index("string"), index("characters"), index("bytes"))
  }
}

extension LegacyDocument {
  /// Line and column of a node.
  public func place(of node: ElementIndex) -> Place { xml.place(of: node) }

  /// The value of an attribute, as a span of `xml.bytes`.
  func attribute(_ name: NameIndex, of node: ElementIndex) -> ByteSpan? {
    xml.attributes(of: node).first { $0.name == name }?.value
  }

  /// The key under which a node stands in the one around it; nil for a member of a collection.
  public func key(of node: ElementIndex) -> String? { attribute(names.key, of: node).map { xml.bytes.text($0) } }

  /// What a node stands for: the node that a reference names, else itself; nil for nil.
  public func target(of node: ElementIndex) -> ElementIndex? {
    let target = targets[Int(node.index)]
    return target < 0 ? nil : ElementIndex(Int(target))
  }

  /// Whether an element is a reference without a number: it stands for an object that was not saved, where `<nil>` stands
  /// for none.
  public func namesNothing(_ node: ElementIndex) -> Bool {
    xml.elements[Int(node.index)].name == names.isReference && attribute(names.ref, of: node) == nil
  }

  /// The class of a node: that which it says, or the one that its element stands for; nil for a plain scalar.
  public func className(of node: ElementIndex) -> String? {
    if let name = attribute(names.className, of: node) { return xml.bytes.text(name) }
    switch xml.elements[Int(node.index)].name {
    case names.isArray: return "NSArray"
    case names.isSet: return "NSSet"
    case names.isDictionary: return "NSDictionary"
    case names.isString: return "NSString"
    default: return nil
    }
  }

  /// The value under a key of a node; nil where there is none, and for nil.
  public func value(_ key: String, of node: ElementIndex) -> ElementIndex? {
    for child in xml.children(of: node) {
      guard let span = attribute(names.key, of: child), xml.bytes.equals(span, key) else { continue }
      return target(of: child)
    }
    return nil
  }

  /// The element under a key of a node as it stands; nil only where there is none.
  public func element(_ key: String, of node: ElementIndex) -> ElementIndex? {
    xml.children(of: node).first { child in
      attribute(names.key, of: child).map { xml.bytes.equals($0, key) } ?? false
    }
  }

  /// The keys of a node with their elements as they stand, references unresolved, in document order.
  public func entries(of node: ElementIndex) -> [(key: String, element: ElementIndex)] {
    xml.children(of: node).compactMap { child in
      guard let key = key(of: child), key != "EncodedWithXMLCoder" else { return nil }
      return (key, child)
    }
  }

  /// The members of an array or a set, references resolved and nil left out.
  public func members(of node: ElementIndex) -> [ElementIndex] {
    // Sets of the first versions keep an array, and ordered sets number their members.
    for key in ["set.sortedObjects", "orderedObjects", "NS.objects"] {
      if let list = value(key, of: node) { return plainMembers(of: list) }
    }
    let plain = plainMembers(of: node)
    if !plain.isEmpty { return plain }
    return entries(of: node).compactMap { $0.key.hasPrefix("NS.object.") ? target(of: $0.element) : nil }
  }

  /// The members of an array as they stand, nil among them: for lists that belong together place by place.
  public func slots(of node: ElementIndex) -> [ElementIndex] {
    xml.children(of: node).filter { attribute(names.key, of: $0) == nil }
  }

  private func plainMembers(of node: ElementIndex) -> [ElementIndex] {
    xml.children(of: node).compactMap { attribute(names.key, of: $0) == nil ? target(of: $0) : nil }
  }

  /// The pairs of a dictionary whose keys are texts, in the order in which they stand.
  public func pairs(of node: ElementIndex) -> [(key: String, value: ElementIndex)] {
    if let keys = value("dict.sortedKeys", of: node), let values = value("dict.values", of: node) {
      let values = xml.children(of: values).filter { attribute(names.key, of: $0) == nil }
      return zip(members(of: keys), values).compactMap { pair(text(of: $0), target(of: $1)) }
    }
    let entries = entries(of: node)
    guard entries.contains(where: { $0.key == "NS.key.0" }) else {
      return entries.compactMap { pair($0.key, target(of: $0.element)) }
    }
    var keys: [String: String] = [:]
    for entry in entries where entry.key.hasPrefix("NS.key.") {
      keys[String(entry.key.dropFirst("NS.key.".count))] = target(of: entry.element).flatMap { text(of: $0) }
    }
    return entries.compactMap { entry in
      guard entry.key.hasPrefix("NS.object.") else { return nil }
      return pair(keys[String(entry.key.dropFirst("NS.object.".count))], target(of: entry.element))
    }
  }

  /// The pairs of a dictionary whose keys are objects, with their nodes.
  public func objectPairs(of node: ElementIndex) -> [(key: ElementIndex, value: ElementIndex)] {
    if let keys = value("dict.sortedKeys", of: node), let values = value("dict.values", of: node) {
      return zip(slots(of: keys), slots(of: values)).compactMap { key, value in
        guard let key = target(of: key), let value = target(of: value) else { return nil }
        return (key, value)
      }
    }
    var keys: [String: ElementIndex] = [:]
    let entries = entries(of: node)
    for entry in entries where entry.key.hasPrefix("NS.key.") {
      keys[String(entry.key.dropFirst("NS.key.".count))] = target(of: entry.element)
    }
    return entries.compactMap { entry in
      guard entry.key.hasPrefix("NS.object."), let value = target(of: entry.element),
        let key = keys[String(entry.key.dropFirst("NS.object.".count))]
      else { return nil }
      return (key, value)
    }
  }

  /// The pairs of a dictionary that says its keys as the keys of its values.
  public func keyedPairs(of node: ElementIndex) -> [(key: String, value: ElementIndex)] {
    entries(of: node).compactMap { entry in
      guard !entry.key.hasPrefix("NS.key."), !entry.key.hasPrefix("NS.object."), !entry.key.hasPrefix("dict.") else {
        return nil
      }
      return pair(entry.key, target(of: entry.element))
    }
  }

  private func pair(_ key: String?, _ value: ElementIndex?) -> (key: String, value: ElementIndex)? {
    guard let key, let value else { return nil }
    return (key, value)
  }
}

/// Scalars.
extension LegacyDocument {
  /// The text of a string, of whatever class and form; nil for what is none.
  public func text(of node: ElementIndex) -> String? {
    switch xml.elements[Int(node.index)].name {
    case names.isString, names.isCharacters:
      guard let type = attribute(names.type, of: node), xml.bytes.equals(type, "base64-UTF8") else {
        return xml.text(of: node)
      }
      return LegacyBase64.text(xml.bytes, xml.elements[Int(node.index)].text)
    case names.isBytes: return LegacyBase64.text(xml.bytes, xml.elements[Int(node.index)].text)
    case names.isObject:
      for key in ["characters", "NS.bytes", "NS.string"] {
        // One step down: a text is no object of its own there.
        if let inner = value(key, of: node), xml.elements[Int(inner.index)].name != names.isObject {
          return text(of: inner)
        }
      }
      return nil
    default: return nil
    }
  }

  /// The bytes of a `<bytes>` element or of a data object; nil for what is neither.
  public func data(of node: ElementIndex) -> [UInt8]? {
    let record = xml.elements[Int(node.index)]
    if record.name == names.isBytes { return LegacyBase64.decode(xml.bytes, record.text) }
    guard record.name == names.isObject, let inner = value("NS.bytes", of: node) ?? value("NS.data", of: node),
      xml.elements[Int(inner.index)].name == names.isBytes
    else { return nil }
    return LegacyBase64.decode(xml.bytes, xml.elements[Int(inner.index)].text)
  }

  /// The number of a node, of whatever width, a flag as 1 or 0; nil for what is no number.
  public func number(of node: ElementIndex) -> LegacyNumber? {
    let tag = xml.tag(node)
    let record = xml.elements[Int(node.index)]
    switch tag {
    case "int", "integer", "double", "float", "real", "bool", "boolean":
      return LegacyNumber(tag: tag, xml.bytes, attribute(names.value, of: node) ?? record.text)
    case "object":
      guard let entry = entries(of: node).first(where: { $0.key.hasPrefix("NS.") && $0.key.hasSuffix("val") }),
        let value = target(of: entry.element), xml.elements[Int(value.index)].name != names.isObject
      else { return nil }
      return number(of: value)
    default: return nil
    }
  }

  /// The whole number of a node.
  public func integer(of node: ElementIndex) -> Int64? { number(of: node)?.integer }

  /// The real number of a node.
  public func real(of node: ElementIndex) -> Double? { number(of: node)?.real }

  /// Whether a node says yes.
  public func flag(of node: ElementIndex) -> Bool? { number(of: node).map { $0.integer != 0 } }
}
