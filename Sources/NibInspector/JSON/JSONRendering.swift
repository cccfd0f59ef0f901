import NibDiagnostics

/// A report as one JSON document: members in the order of the Swift types, two spaces a level, slashes bare, ended by a
/// newline.
///
/// Numbers that JSON does not have are the texts `inf`, `-inf` and `nan`.
public struct JSONRendering: Sendable {
  /// Most bytes of JSON.
  public var byteLimit: Int

  /// Makes a rendering.
  /// - Parameter byteLimit: most bytes of JSON; beyond it is an error, because half a document is none.
  public init(byteLimit: Int = 1 << 30) { self.byteLimit = byteLimit }

  /// The JSON of a report, for messages about `file`.
  /// - Throws: `InspectError` with code `json`, or `limit` for more than `byteLimit` bytes.
  public func encode(_ report: some Encodable, file: String) throws(InspectError) -> String {
    var bytes: [UInt8] = []
    try encode(report, file: file) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same in pieces, so that a large report's text takes little memory. Where it throws, what was written before is no
  /// whole document.
  /// - Throws: as `encode(_:file:)`.
  public func encode(
    _ report: some Encodable, file: String, into write: @escaping ([UInt8]) -> Void
  ) throws(InspectError) {
    let text = JSONText(limit: byteLimit, write: write)
    do { try text.value(report) } catch {
      if text.isFull {
        throw InspectError(
          code: .limit, place: Place(file: file),
          detail: "the JSON has more than the \(byteLimit) bytes that are written")
      }
      throw InspectError(code: .json, place: Place(file: file), detail: "cannot be written as JSON: \(error)")
    }
    text.bare("\n")
    text.finish()
  }
}
