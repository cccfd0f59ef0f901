import NibSchema

/// A document with one element that has a value of an attribute.
struct ProofDocument {
  let subject: ProofSubject
  let variant: ProofVariant
  let sample: RowSample

  /// The id of the element.
  static let identifier = "prf-00-001"

  /// The document as XML.
  var text: String { subject.framework == .uiKit ? uiKit : appKit }

  private var uiKit: String {
    let type =
      variant.isTelevision
      ? "type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\""
      : "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\""
    return """
      <document \(type) version="3.0" toolsVersion="23504" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>\(element(""))</objects></document>
      """
  }

  private var appKit: String {
    let object =
      subject.kind.inherits(from: AppKitElements.cell)
      ? "<button id=\"prf-00-002\">\(element(" key=\"cell\""))</button>" : element("")
    return """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
      <objects><customObject id="-2" userLabel="File's Owner"/><customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>\(object)</objects></document>
      """
  }

  /// The element, with what the row's condition asks for.
  private func element(_ extra: String) -> String {
    var attributes = sample.attributes
    var children = sample.children
    add(ObjectSamples.companions(subject), to: &attributes)
    for test in variant.tests {
      switch test {
      case .value(let name, let values, true): add(values.first.map { [(name, $0)] } ?? [], to: &attributes)
      case .presence(let name, true) where !hasChild(name, children, attributes):
        if let known = ObjectSamples.samples(name, of: subject.kind, in: subject.framework)?.first {
          children += known.children
          add(known.attributes, to: &attributes)
        } else if let geometry = ObjectSamples.presentChildren[name] {
          children.append(geometry)
        } else {
          add([(name, "1")], to: &attributes)
        }
      case .nilChild(let name, true): children.append("<nil key=\"\(name)\"/>")
      default: break
      }
    }
    let own = attributes.filter { Row.path(of: $0.name) == nil }.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let tag = subject.kind.tag
    let host = ProofHost.of(subject.kind)
    let text =
      "<\(tag) id=\"\(Self.identifier)\"\(own)\(extra)\(host?.key ?? "")>\(children.joined())\(parts(attributes))</\(tag)>"
    return host?.around(text) ?? text
  }

  private func hasChild(_ key: String, _ children: [String], _ attributes: [(name: String, value: String)]) -> Bool {
    children.contains { $0.contains("key=\"\(key)\"") } || attributes.contains { $0.name.hasPrefix(key + ".") }
  }

  /// Children that have attributes of their own, each once.
  private func parts(_ attributes: [(name: String, value: String)]) -> String {
    var names: [String] = []
    var texts: [String: String] = [:]
    for attribute in attributes {
      guard let path = Row.path(of: attribute.name) else { continue }
      if texts[path.child] == nil { names.append(path.child) }
      texts[path.child, default: ""] += " \(path.attribute)=\"\(attribute.value)\""
    }
    return names.map { name in
      "<\(ObjectSamples.tag(ofPart: name, of: subject)) key=\"\(name)\"\(texts[name] ?? "")/>"
    }.joined()
  }

  private func add(_ wanted: [(name: String, value: String)], to attributes: inout [(name: String, value: String)]) {
    for attribute in wanted where !attributes.contains(where: { $0.name == attribute.name }) {
      attributes.append(attribute)
    }
  }
}
