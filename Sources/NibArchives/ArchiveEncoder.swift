import NibDiagnostics
import NibGraph

/// In what order an encoder writes the tables of a graph.
public enum ArchiveOrder: Sendable, Hashable, CaseIterable {
  /// As they stand in the graph, so that a decoded archive is written back byte for byte.
  case asStored
  /// As Apple's encoder numbers them, whatever their order in the graph; what the root does not reach is left out.
  case canonical
}

/// Writes a graph as the bytes of a compiled interface, in the container that the graph's format names.
public struct ArchiveEncoder: Sendable {
  /// In what order the tables are written.
  public var order: ArchiveOrder

  /// An encoder that writes in the given order.
  public init(order: ArchiveOrder = .canonical) {
    self.order = order
  }

  /// Encodes a graph. Linear in its size.
  /// - Throws: `ArchiveError`: `unsupportedFormat` for a container that is not written, `unsupportedVersion`,
  ///   `tooLarge` for what 32-bit offsets cannot reach.
  public func encode(_ graph: ObjectGraph) throws(ArchiveError) -> [UInt8] {
    try graph.format.container.codec.encode(graph, order: order)
  }
}
