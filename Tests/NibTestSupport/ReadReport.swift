#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import NibInspector

/// Reads a report as another program would.
public enum ReadReport {
  /// The report that a JSON text holds.
  public static func read(_ json: String) throws -> InterfaceReport {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(InterfaceReport.self, from: Data(json.utf8))
  }
}
