#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import NibRuntime

/// Renders a live interface as JSON with sorted keys: the same interface gives the same bytes.
public struct LiveTreeJSON: Sendable {
  /// Makes a rendering.
  public init() {}

  /// The JSON text, with a newline at its end.
  /// - Throws: what the encoder throws; a live tree holds nothing that JSON cannot.
  public func render(_ tree: LiveTree) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(tree), as: UTF8.self) + "\n"
  }
}
