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
    let xml = try XMLDocumentReader(limits: limits).read(bytes, file: file)
    let framework = try framework(of: xml)
    guard let data = xml.child("data", of: .root) else {
      throw DocumentError(
        code: .notAnInterface, place: xml.place(of: .root), detail: "<archive> has no <data>, which holds its objects")
    }
    let names = LegacyNames(xml.names)
    return LegacyDocument(
      xml: xml, framework: framework, version: xml.attribute("version", of: .root) ?? "", data: data,
      targets: try LegacyChecks(xml, names).targets(), names: names)
  }

  private func framework(of xml: Document) throws(DocumentError) -> LegacyDocument.Framework {
    let type = xml.attribute("type", of: .root)
    switch RootElement.judge(tag: xml.tag(.root), type: type) {
    case .refused(.legacyDialect, _): break
    case .refused(let code, let detail): throw DocumentError(code: code, place: xml.place(of: .root), detail: detail)
    case .interface:
      throw DocumentError(
        code: .notAnInterface, place: xml.place(of: .root),
        detail: "this is a modern <document>; expected the <archive> of Xcode 3 or 4")
    }
    switch DocumentPlatform(runtime: type ?? "") {
    case .iOS: return .uiKit(isForPad: type?.contains(".iPad.") ?? false)
    case .macOS: return .appKit
    default:
      throw DocumentError(
        code: .notAnInterface, place: xml.place(of: .root),
        detail: "<archive> has the type '\(type ?? "")'; expected one of Cocoa or CocoaTouch")
    }
  }
}

/// Resolves the references of a document and checks what its scalars hold.
private struct LegacyChecks {
  private let xml: Document
  private let names: LegacyNames

  init(_ xml: Document, _ names: LegacyNames) {
    self.xml = xml
    self.names = names
  }

  /// What each element stands for.
  func targets() throws(DocumentError) -> [Int32] {
    let elementOf = try identified()
    var targets: [Int32] = []
    targets.reserveCapacity(xml.elements.count)
    for (index, record) in xml.elements.enumerated() {
      let element = ElementIndex(index)
      switch record.name {
      case names.isNil: targets.append(-1)
      case names.isReference: targets.append(try target(of: element, among: elementOf))
      default:
        try checkScalar(element, record)
        targets.append(element.index)
      }
    }
    return targets
  }

  /// The elements that have an id, by it.
  private func identified() throws(DocumentError) -> [String: Int32] {
    var elementOf: [String: Int32] = [:]
    for index in xml.elements.indices {
      let element = ElementIndex(index)
      guard let id = attribute(names.id, of: element) else { continue }
      guard elementOf.updateValue(element.index, forKey: id) == nil else {
        throw error(.duplicateID, element, "the id '\(id)' is another element's already; expected one of its own")
      }
    }
    return elementOf
  }

  private func target(of element: ElementIndex, among elementOf: [String: Int32]) throws(DocumentError) -> Int32 {
    // A reference to nothing is how the dialect says nil.
    guard let ref = attribute(names.ref, of: element) else { return -1 }
    guard let target = elementOf[ref] else {
      throw error(.danglingReference, element, "no element has the id '\(ref)', which this <reference> names")
    }
    guard xml.elements[Int(target)].name != names.isReference else {
      throw error(.danglingReference, element, "the id '\(ref)' is another reference's; expected that of an object")
    }
    return xml.elements[Int(target)].name == names.isNil ? -1 : target
  }

  private func checkScalar(_ element: ElementIndex, _ record: ElementRecord) throws(DocumentError) {
    let tag = xml.tag(element)
    switch tag {
    case "int", "integer", "double", "float", "real", "bool", "boolean":
      let span = xml.attributes(of: element).first { $0.name == names.value }?.value ?? record.text
      guard LegacyNumber(tag: tag, xml.bytes, span) == nil else { return }
      throw error(.invalidValue, element, "<\(tag)> holds '\(xml.bytes.text(span))'; expected \(Self.expected(tag))")
    case "bytes": try checkBase64(element, record)
    case "string", "characters":
      if attribute(names.type, of: element) == "base64-UTF8" { try checkBase64(element, record) }
    default: break
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

  private func attribute(_ name: NameIndex, of element: ElementIndex) -> String? {
    xml.attributes(of: element).first { $0.name == name }.map { xml.bytes.text($0.value) }
  }

  private func error(_ code: DocumentError.Code, _ element: ElementIndex, _ detail: String) -> DocumentError {
    DocumentError(code: code, place: xml.place(of: element), detail: detail)
  }
}
