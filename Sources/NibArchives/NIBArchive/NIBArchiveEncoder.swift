import NibBytes
import NibDiagnostics
import NibGraph

/// Encodes a graph as a NIBArchive of the minor version that its format names.
///
/// In canonical order the bytes depend on the graph alone: on its values, their order within an object, and sharing.
/// A conditional reference to an object that nothing else reaches is written as nil (Inferred: as keyed archivers do).
public struct NIBArchiveEncoder: Sendable {
  /// In what order the tables are written.
  public var order: ArchiveOrder

  /// An encoder that writes in the given order.
  public init(order: ArchiveOrder = .canonical) {
    self.order = order
  }

  /// Encodes a graph. Linear in its size. An integer wider than its code says is cut to the code's width.
  /// - Throws: `ArchiveError`: `unsupportedFormat`, `unsupportedVersion`, `tooLarge` above 4 GiB.
  public func encode(_ graph: ObjectGraph) throws(ArchiveError) -> [UInt8] {
    let place = Place(file: graph.origins.file)
    guard case .nibArchive(let minor, let hasTrailer) = graph.format.container else {
      throw ArchiveError(code: .unsupportedFormat, place: place, detail: "the graph is not meant for a NIBArchive")
    }
    guard NIBArchiveHeader.minors.contains(minor) else {
      let detail = "version 1.\(minor); known are 1.9 and 1.10"
      throw ArchiveError(code: .unsupportedVersion, place: place, detail: detail)
    }
    let writer =
      switch order {
      case .asStored: NIBArchiveTableWriter(graph, .asStored(graph))
      case .canonical: NIBArchiveTableWriter(graph, CanonicalOrder.layout(of: graph, minor: minor))
      }
    guard writer.bound <= Int(UInt32.max) else {
      throw ArchiveError(code: .tooLarge, place: place, detail: "the archive may exceed 4 GiB")
    }
    return writer.archive(minor: minor, hasTrailer: hasTrailer)
  }
}
