import NibDiagnostics
import NibGraph

/// A report as one JSON document: members in the order of the Swift types, two spaces a level, slashes bare, ended by a
/// newline.
///
/// Numbers that JSON does not have are the texts `inf`, `-inf` and `nan`. The report is `Codable`: any decoder that is
/// told of these texts reads it back.
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
    let text = JSONText()
    do { try text.value(report) } catch {
      throw InspectError(code: .json, place: Place(file: file), detail: "cannot be written as JSON: \(error)")
    }
    text.bare("\n")
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
