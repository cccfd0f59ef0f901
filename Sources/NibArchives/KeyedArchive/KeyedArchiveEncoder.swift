import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists

/// Encodes a graph as a keyed archive of the era that its format names, always in the binary form of property list.
///
/// What `KeyedArchiveDecoder` folds is unfolded: text, numbers and data stand by themselves, lists under `NS.objects`,
/// UIKit's geometry as text. Equal texts and numbers are one object of the property list, by value and type, as Mac OS X
/// 10.4 wrote them; later systems share what was one object in the compiler's memory, which no graph tells.
public struct KeyedArchiveEncoder: Sendable {
  /// In what order objects are numbered and keys listed.
  public var order: ArchiveOrder

  /// An encoder that writes in the given order: as the graph was decoded, or as Apple's archiver numbers objects and a
  /// dictionary of the era lists keys. A graph that was not decoded from a keyed archive is written as the latter.
  public init(order: ArchiveOrder = .canonical) {
    self.order = order
  }

  /// Encodes a graph. Linear in its size.
  /// - Throws: `ArchiveError`: `unsupportedFormat` for a graph that is not meant for a keyed archive, `tooLarge` above
  ///   4 GiB.
  public func encode(_ graph: ObjectGraph) throws(ArchiveError) -> [UInt8] {
    let place = Place(file: graph.origins.file)
    guard case .keyedArchive(_, let era) = graph.format.container else {
      throw ArchiveError(code: .unsupportedFormat, place: place, detail: "the graph is not meant for a keyed archive")
    }
    guard graph.bytes.count + 32 * (graph.values.count + graph.count) <= Int(UInt32.max) else {
      throw ArchiveError(code: .tooLarge, place: place, detail: "the archive may exceed 4 GiB")
    }
    let forms = KeyedObjectForms(graph)
    let stored = order == .asStored ? KeyedArchiveNumbering.stored(graph, forms) : nil
    let numbering = stored ?? .canonical(graph, forms)
    let keyOrder: KeyedArchiveWriter.KeyOrder = stored == nil ? .hashed(KeyedDictionaryTable.of(era)) : .stored
    var writer = KeyedArchiveWriter(graph, forms, numbering, era, keyOrder)
    writer.write()
    return BinaryPropertyListWriter.bytes(of: writer.finish())
  }
}
