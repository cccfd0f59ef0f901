import NibDiagnostics
import NibGraph

/// A container of archives: its bytes to a graph, and a graph to its bytes.
///
/// A graph is in one form whatever its container, so what a container has in another form is folded on decoding and
/// unfolded on encoding. What decides bytes is kept: in the graph itself, or in `ObjectGraph.keyedNumbers`.
protocol ArchiveContainer: Sendable {
  /// Decodes an archive.
  func decode(_ bytes: [UInt8], file: String, limits: ReadLimits) throws(ArchiveError) -> ObjectGraph
  /// Encodes a graph whose format names this container.
  func encode(_ graph: ObjectGraph, order: ArchiveOrder) throws(ArchiveError) -> [UInt8]
}

/// `NIBArchive`.
struct NIBArchiveContainer: ArchiveContainer {
  func decode(_ bytes: [UInt8], file: String, limits: ReadLimits) throws(ArchiveError) -> ObjectGraph {
    try NIBArchiveDecoder(limits: limits).decode(bytes, file: file)
  }

  func encode(_ graph: ObjectGraph, order: ArchiveOrder) throws(ArchiveError) -> [UInt8] {
    try NIBArchiveEncoder(order: order).encode(graph)
  }
}

/// A keyed archive.
struct KeyedArchiveContainer: ArchiveContainer {
  func decode(_ bytes: [UInt8], file: String, limits: ReadLimits) throws(ArchiveError) -> ObjectGraph {
    try KeyedArchiveDecoder(limits: limits).decode(bytes, file: file)
  }

  func encode(_ graph: ObjectGraph, order: ArchiveOrder) throws(ArchiveError) -> [UInt8] {
    try KeyedArchiveEncoder(order: order).encode(graph)
  }
}

extension SniffedFormat {
  /// How the format is decoded; nil for what is no archive, or one that is not read.
  var container: (any ArchiveContainer)? {
    switch self {
    case .nibArchive: NIBArchiveContainer()
    case .binaryPropertyList, .xmlPropertyList: PropertyListContainer()
    case .xmlDocument, .typedStream, .unknown: nil
    }
  }
}

extension ArchiveFormat.Container {
  /// How the container is encoded.
  var codec: any ArchiveContainer {
    switch self {
    case .nibArchive: NIBArchiveContainer()
    case .keyedArchive: KeyedArchiveContainer()
    case .propertyList: PropertyListContainer()
    }
  }
}
