import NibRuntime
import NibSchema

/// What a document says of a row, and how its value is told when it comes back.
struct SaidValue {
  /// Attributes of the element.
  var attributes: [(name: String, value: String)] = []
  /// Children of the element, as XML.
  var children: [String] = []
  /// What is said, for messages.
  let text: String
  /// Whether a value of a property is what the document says.
  let isMeant: (NibValue) -> Bool
}

extension RowProof {
  /// A value of the row that is neither its default nor one that is left out; nil for a row that no attribute and no
  /// child of simple form says.
  var said: SaidValue? {
    let name = row.attribute
    guard !name.isEmpty else { return nil }
    switch row.form {
    case .bool(let standard, let inverted, let omitted):
      return flag(omitted.map { inverted ? $0 : !$0 } ?? !(standard ?? false))
    case .boolAsInt(let standard, let omitted): return flag(omitted.map { !$0 } ?? !(standard ?? false))
    case .int(let standard, let omitted):
      let value = ([3, 4, 5] as [Int64]).first { $0 != standard && $0 != omitted } ?? 6
      return attribute("\(value)") { Double(nibValue: $0) == Double(value) }
    case .float(let standard, let omitted), .double(let standard, let omitted):
      let value = ([0.5, 0.25, 0.75] as [Double]).first { $0 != standard && $0 != omitted } ?? 0.125
      return attribute("\(value)") { Double(nibValue: $0) == value }
    case .choice(let choice, let standard, let omitted):
      guard let entry = choice.entries.last(where: { $0.value != standard && $0.value != omitted }) else { return nil }
      return attribute(entry.name) {
        Int(nibValue: $0).map(Int64.init) == entry.value || Bool(nibValue: $0) == (entry.value != 0)
      }
    case .string, .nonemptyString, .image:
      return attribute("proof") { String(nibValue: $0) == "proof" || NibImage(nibValue: $0)?.name == "proof" }
    case .color:
      let xml =
        "<color key=\"\(name)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      return child(xml) { NibColor(nibValue: $0).map { $0.red == 1 && $0.green == 0 && $0.blue == 0 } ?? false }
    case .font:
      return child("<fontDescription key=\"\(name)\" type=\"system\" pointSize=\"33\"/>") {
        NibFont(nibValue: $0)?.pointSize == 33
      }
    case .geometry(let shape, _, _), .geometryText(let shape): return geometry(shape)
    case .bits(let names, let standard, let omitted):
      guard let entry = names.entries.last(where: { $0.value != standard && $0.value != omitted }) else { return nil }
      return child("<\(name) key=\"\(name)\" \(entry.name)=\"YES\"/>") {
        Int(nibValue: $0).map(Int64.init) == entry.value
      }
    case .attributedString:
      return child(
        "<attributedString key=\"\(name)\"><fragment content=\"proof\"><attributes/></fragment></attributedString>"
      ) {
        NibText(nibValue: $0)?.string == "proof"
      }
    default: return nil
    }
  }

  private func flag(_ value: Bool) -> SaidValue { attribute(value ? "YES" : "NO") { Bool(nibValue: $0) == value } }

  private func attribute(_ text: String, _ isMeant: @escaping (NibValue) -> Bool) -> SaidValue {
    if let path = row.path {
      return SaidValue(
        children: ["<\(path.child) key=\"\(path.child)\" \(path.attribute)=\"\(text)\"/>"], text: text, isMeant: isMeant
      )
    }
    return SaidValue(attributes: [(row.attribute, text)], text: text, isMeant: isMeant)
  }

  private func child(_ xml: String, _ isMeant: @escaping (NibValue) -> Bool) -> SaidValue {
    SaidValue(children: [xml], text: xml, isMeant: isMeant)
  }

  private func geometry(_ shape: Geometry) -> SaidValue {
    let key = row.attribute
    let form: (tag: String, names: [String]) =
      switch shape {
      case .point: ("point", ["x", "y"])
      case .size: ("size", ["width", "height"])
      case .rect: ("rect", ["x", "y", "width", "height"])
      case .offset: ("offsetWrapper", ["horizontal", "vertical"])
      case .directionalInsets: ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
      case .insets: ("inset", ["minY", "minX", "maxY", "maxX"])
      }
    let numbers = (0..<form.names.count).map { Double(11 + $0) }
    let said = zip(form.names, numbers).map { "\($0)=\"\(Int($1))\"" }.joined(separator: " ")
    return child("<\(form.tag) key=\"\(key)\" \(said)/>") { Self.numbers(of: $0) == numbers }
  }

  /// The numbers of a geometry in archive order.
  private static func numbers(of value: NibValue) -> [Double] {
    switch value {
    case .reals(let numbers): numbers
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    // Priorities and offsets of archives may be text.
    case .string(let text): text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    default: []
    }
  }

  /// The document: an element of the kind where one may stand, with what the row's condition asks.
  func document(_ said: SaidValue) -> String {
    var attributes = said.attributes
    var children = said.children
    for test in row.condition.tests {
      switch test {
      case .value(let name, let values, true):
        if !attributes.contains(where: { $0.name == name }), let value = values.first, Row.path(of: name) == nil {
          attributes.append((name, value))
        }
      case .presence(let name, true):
        if !attributes.contains(where: { $0.name == name }) { attributes.append((name, "1")) }
      case .nilChild(let name, true): children.append("<nil key=\"\(name)\"/>")
      default: break
      }
    }
    let text = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let element = { (extra: String) in
      "<\(kind.tag) id=\"prf-00-001\"\(text)\(extra)>\(children.joined())</\(kind.tag)>"
    }
    let isAppKit = catalog.find("buttonCell") != nil
    let object =
      isAppKit && kind.inherits(from: AppKitElements.cell)
      ? "<button id=\"prf-00-002\">\(element(" key=\"cell\""))</button>" : element("")
    return isAppKit
      ? """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects><customObject id="-2" userLabel="File's Owner"/><customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>\(object)</objects></document>
      """
      : """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>\(object)</objects></document>
      """
  }
}
