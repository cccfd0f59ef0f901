import NibDiagnostics
import NibDocument

/// The properties of an XMP packet or sidecar.
struct XMPPacket {
  private(set) var properties: [XMPName: XMPValue] = [:]
  private let document: Document

  /// Small next to pictures, large next to real packets.
  private static let limits = ReadLimits(bytes: 4 << 20, objects: 50_000, values: 200_000, depth: 64)

  /// Reads a packet. NUL bytes and spaces that pad it are passed over.
  /// - Throws: `badAdjustments`, with line and column.
  init(_ bytes: [UInt8], name: String) throws(ImagingError) {
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    do {
      document = try XMLDocumentReader(limits: Self.limits).read(Array(bytes[..<end]), file: name)
    } catch {
      throw ImagingError(code: .badAdjustments, place: error.place, detail: "the XMP cannot be read: \(error.detail)")
    }
    read(.root, spaces: [:])
  }

  /// Looks for `rdf:Description` elements under `rdf:RDF`, wherever that stands. The depth is bounded by the reader.
  private mutating func read(_ element: ElementIndex, spaces: [String: String]) {
    let spaces = declared(by: element, in: spaces)
    let name = resolved(document.tag(element), spaces)
    for child in document.children(of: element) {
      if name == .rdf("RDF"), case .structure(let fields) = value(ofNode: child, spaces) {
        properties.merge(fields) { first, _ in first }
      } else if name != .rdf("RDF") {
        read(child, spaces: spaces)
      }
    }
  }

  /// An element whose attributes and children are fields.
  private func value(ofNode element: ElementIndex, _ outer: [String: String]) -> XMPValue {
    let spaces = declared(by: element, in: outer)
    var fields: [XMPName: XMPValue] = [:]
    for attribute in document.attributes(of: element) {
      let written = document.names[Int(attribute.name)]
      if written.hasPrefix("xmlns") || written.hasPrefix("xml:") || !written.contains(":") { continue }
      let name = resolved(written, spaces)
      if name.space != XMPName.rdf { fields[name] = .text(document.bytes.text(attribute.value)) }
    }
    for child in document.children(of: element) {
      let inner = declared(by: child, in: spaces)
      fields[resolved(document.tag(child), inner)] = value(ofProperty: child, inner)
    }
    return .structure(fields)
  }

  /// An element that is a field: text, an array, a node in it, or fields of its own.
  private func value(ofProperty element: ElementIndex, _ spaces: [String: String]) -> XMPValue {
    let children = Array(document.children(of: element))
    guard let first = children.first else {
      let node = value(ofNode: element, spaces)
      if case .structure(let fields) = node, !fields.isEmpty { return node }
      return .text(document.text(of: element))
    }
    let inner = declared(by: first, in: spaces)
    switch resolved(document.tag(first), inner) {
    case .rdf("Seq"), .rdf("Bag"), .rdf("Alt"):
      return .array(
        document.children(of: first).map { value(ofProperty: $0, declared(by: $0, in: inner)) })
    case .rdf("Description"):
      return value(ofNode: first, spaces)
    default:
      return value(ofNode: element, spaces)
    }
  }

  private func declared(by element: ElementIndex, in spaces: [String: String]) -> [String: String] {
    var spaces = spaces
    for attribute in document.attributes(of: element) {
      let name = document.names[Int(attribute.name)]
      if name == "xmlns" { spaces[""] = document.bytes.text(attribute.value) }
      if name.hasPrefix("xmlns:") { spaces[String(name.dropFirst(6))] = document.bytes.text(attribute.value) }
    }
    return spaces
  }

  private func resolved(_ written: String, _ spaces: [String: String]) -> XMPName {
    guard let colon = written.firstIndex(of: ":") else { return XMPName(space: spaces[""] ?? "", local: written) }
    return XMPName(
      space: spaces[String(written[..<colon])] ?? "", local: String(written[written.index(after: colon)...]))
  }
}
