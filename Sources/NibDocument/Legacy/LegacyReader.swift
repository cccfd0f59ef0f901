import NibBytes
import NibDiagnostics

/// Reads the `<archive>` dialect of Xcode 3 and 4.
///
/// The XML goes through the same parser, limits and refusals as modern documents; then each reference is resolved and
/// each scalar checked, in one pass over the flat tables. Nothing recurses, and time grows with the input.
public struct LegacyReader: Sendable {
  /// How much of an input is believed.
  public let limits: ReadLimits

  /// Makes a reader.
  public init(limits: ReadLimits = .init()) { self.limits = limits }

  /// Reads one document.
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The name for messages.
  /// - Throws: `empty`, `malformed`, `doctype`, `limit`; `notAnInterface` for another root and for Carbon;
  ///   `duplicateID`, `danglingReference` and `invalidValue`, with the line and column.
  public func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> LegacyDocument {
    try Self.document(try XMLDocumentReader(limits: limits).read(bytes, file: file))
  }

  /// The document that an XML is.
  static func document(_ xml: Document) throws(DocumentError) -> LegacyDocument {
    let target = try target(of: xml)
    guard let data = xml.child("data", of: .root) else {
      throw DocumentError(
        code: .notAnInterface, place: xml.place(of: .root), detail: "<archive> has no <data>, which holds its objects")
    }
    let names = LegacyNames(xml.names)
    return LegacyDocument(
      xml: xml, target: target, version: xml.attribute("version", of: .root) ?? "", data: data,
      targets: try LegacyChecks(xml, names).targets(), names: names)
  }

  private static func target(of xml: Document) throws(DocumentError) -> DocumentTarget {
    let type = xml.attribute("type", of: .root)
    switch RootElement.judge(tag: xml.tag(.root), type: type) {
    case .refused(.legacyDialect, _): break
    case .refused(let code, let detail): throw DocumentError(code: code, place: xml.place(of: .root), detail: detail)
    case .interface:
      throw DocumentError(
        code: .notAnInterface, place: xml.place(of: .root),
        detail: "this is a modern <document>; expected the <archive> of Xcode 3 or 4")
    }
    let target = DocumentTarget(xml)
    guard target.system.hasLegacyDocuments else {
      throw DocumentError(
        code: .notAnInterface, place: xml.place(of: .root),
        detail: "<archive> has the type '\(type ?? "")'; expected one of Cocoa or CocoaTouch")
    }
    return target
  }
}

/// Resolves the references of a document and checks what its scalars hold.
private struct LegacyChecks {
  /// What is checked of an element.
  private enum Scalar {
    case number, text, bytes
  }

  private let xml: Document
  private let names: LegacyNames
  /// By the number of an element's tag.
  private let scalars: [Scalar?]

  init(_ xml: Document, _ names: LegacyNames) {
    self.xml = xml
    self.names = names
    scalars = xml.names.names.map { tag in
      switch tag {
      case "int", "integer", "double", "float", "real", "bool", "boolean": .number
      case "string", "characters": .text
      case "bytes": .bytes
      default: nil
      }
    }
  }

  /// What each element stands for.
  func targets() throws(DocumentError) -> [Int32] {
    let identified = try identified()
    var targets: [Int32] = []
    targets.reserveCapacity(xml.elements.count)
    for (index, record) in xml.elements.enumerated() {
      let element = ElementIndex(index)
      switch record.name {
      case names.isNil: targets.append(-1)
      case names.isReference: targets.append(try target(of: element, among: identified))
      default:
        try checkScalar(element, record)
        targets.append(element.index)
      }
    }
    return targets
  }

  /// The elements that have an id, by it.
  private func identified() throws(DocumentError) -> LegacyIdentifiers {
    var identifiers = LegacyIdentifiers(expecting: xml.elements.count / 2)
    for index in xml.elements.indices {
      let element = ElementIndex(index)
      guard let id = attribute(names.id, of: element) else { continue }
      guard identifiers.insert(id, of: element, in: xml.bytes) else {
        let detail = "the id '\(xml.bytes.text(id))' is another element's already; expected one of its own"
        throw error(.duplicateID, element, detail)
      }
    }
    return identifiers
  }

  private func target(of element: ElementIndex, among elements: LegacyIdentifiers) throws(DocumentError) -> Int32 {
    // A reference to nothing is how the dialect says nil.
    guard let ref = attribute(names.ref, of: element) else { return -1 }
    guard let target = elements.element(ref, in: xml.bytes) else {
      let detail = "no element has the id '\(xml.bytes.text(ref))', which this <reference> names"
      throw error(.danglingReference, element, detail)
    }
    guard xml.elements[Int(target)].name != names.isReference else {
      let detail = "the id '\(xml.bytes.text(ref))' is another reference's; expected that of an object"
      throw error(.danglingReference, element, detail)
    }
    return xml.elements[Int(target)].name == names.isNil ? -1 : target
  }

  private func checkScalar(_ element: ElementIndex, _ record: ElementRecord) throws(DocumentError) {
    switch scalars[Int(record.name)] {
    case .number:
      let tag = xml.tag(element)
      let span = attribute(names.value, of: element) ?? record.text
      guard LegacyNumber(tag: tag, xml.bytes, span) == nil else { return }
      throw error(.invalidValue, element, "<\(tag)> holds '\(xml.bytes.text(span))'; expected \(Self.expected(tag))")
    case .bytes: try checkBase64(element, record)
    case .text:
      guard let type = attribute(names.type, of: element), xml.bytes.equals(type, "base64-UTF8") else { return }
      try checkBase64(element, record)
    case nil: break
    }
  }

  private static func expected(_ tag: String) -> String {
    switch tag {
    case "bool", "boolean": "YES or NO"
    case "int", "integer": "a whole number"
    default: "a number"
    }
  }

  private func checkBase64(_ element: ElementIndex, _ record: ElementRecord) throws(DocumentError) {
    if LegacyBase64.decode(xml.bytes, record.text) == nil {
      throw error(.invalidValue, element, "<\(xml.tag(element))> holds a character that is none of base64's")
    }
  }

  private func attribute(_ name: NameIndex, of element: ElementIndex) -> ByteSpan? {
    xml.attributes(of: element).first { $0.name == name }?.value
  }

  private func error(_ code: DocumentError.Code, _ element: ElementIndex, _ detail: String) -> DocumentError {
    DocumentError(code: code, place: xml.place(of: element), detail: detail)
  }
}
