import FoundationEssentials
import NibDiagnostics
import NibGraph

/// A report as one JSON document: keys sorted, two spaces a level, slashes bare, ended by a newline.
///
/// Numbers that JSON does not have are the texts `inf`, `-inf` and `nan`.
public struct JSONRendering: Sendable {
  /// Makes a rendering.
  public init() {}

  /// The JSON of a graph's report.
  /// - Throws: `InspectError` with code `json`.
  public func render(_ graph: ObjectGraph) throws(InspectError) -> String {
    try render(GraphReport().report(graph))
  }

  /// The JSON of a report.
  /// - Throws: `InspectError` with code `json`.
  public func render(_ report: InterfaceReport) throws(InspectError) -> String {
    try encode(report, file: report.file)
  }

  /// The JSON of any report, for messages about `file`.
  /// - Throws: `InspectError` with code `json`.
  public func encode(_ report: some Encodable, file: String) throws(InspectError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    } catch {
      throw InspectError(code: .json, place: Place(file: file), detail: "cannot be written as JSON: \(error)")
    }
  }

  /// The report that a JSON document holds.
  /// - Throws: `InspectError` with code `json`.
  public func read(_ json: String, file: String) throws(InspectError) -> InterfaceReport {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(InterfaceReport.self, from: Data(json.utf8))
    } catch {
      throw InspectError(code: .json, place: Place(file: file), detail: "is no report of version 1: \(error)")
    }
  }
}
