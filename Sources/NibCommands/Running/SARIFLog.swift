import NibDiagnostics
import Nibwright

/// Messages as a log of SARIF 2.1.0: one run, with a rule for each id that occurs.
///
/// Documented: Static Analysis Results Interchange Format 2.1.0, OASIS.
struct SARIFLog: Encodable {
  struct Run: Encodable {
    let tool: Tool
    /// Columns count characters, as places do.
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = HelpText.standardTool
    let version = Release.version
    let rules: [Rule]
  }

  struct Rule: Encodable { let id: String }

  struct Text: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
  }

  struct Location: Encodable {
    let physicalLocation: Physical
    let logicalLocations: [Logical]?
  }

  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable {
    var startLine: Int?
    var startColumn: Int?
    var byteOffset: Int?
  }

  /// An object of the interface.
  struct Logical: Encodable {
    let name: String
    let kind = "element"
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  /// The log of messages.
  init(_ messages: [Diagnostic]) {
    var numbers: [String: Int] = [:]
    var rules: [Rule] = []
    let results = messages.map { message in
      let number = numbers[message.id] ?? rules.count
      if numbers.updateValue(number, forKey: message.id) == nil { rules.append(Rule(id: message.id)) }
      return Result(
        ruleId: message.id, ruleIndex: number, level: Self.level(message.severity),
        message: Text(text: message.message), locations: [Self.location(message.place)])
    }
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }

  private static func level(_ severity: Diagnostic.Severity) -> String {
    severity == .notice ? "note" : severity.rawValue
  }

  private static func location(_ place: Place) -> Location {
    let region: Region? =
      switch place.position {
      case .text(let line, let column): Region(startLine: line, startColumn: column)
      case .byte(let offset): Region(byteOffset: offset)
      case .whole: nil
      }
    return Location(
      physicalLocation: Physical(artifactLocation: Artifact(uri: uri(place.file)), region: region),
      logicalLocations: place.object.map { [Logical(name: $0)] })
  }

  /// A path as a reference of RFC 3986: what is no plain letter is written by its bytes.
  private static func uri(_ path: String) -> String {
    let encoded = path.utf8.map { byte -> String in
      let isPlain =
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x2F...0x39).contains(byte)
        || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
