import NibBytes
import NibGraph
import Synchronization

/// What loads ask of the names of a graph, found out once for all graphs that share a table of names.
///
/// Archives that are compiled from one storyboard have one table with the names of all, and each has few objects: names of
/// its own would take far more than the rest of an archive.
final class GraphNames: Sendable {
  /// Names by key.
  let keys: [String]
  /// By key: whether what it refers to is kept weakly.
  let leadsBack: [Bool]
  /// By key: whether it is one of a swapper's own two.
  let isSwapperKey: [Bool]
  let inlineMark: KeyID?
  /// Kinds by class.
  let kinds: [ContentKind]
  /// By class: whether its objects name the class that they are made of.
  let namesItsClass: [Bool]

  private let tables: (keys: NameTable, classes: NameTable)

  /// The names that were asked for last, for as long as a plan has them.
  private struct Last {
    weak var names: GraphNames?
  }

  private static let last = Mutex(Last())

  /// The names of a graph. Those of the graph asked for before are taken where they are the same.
  static func of(_ graph: ObjectGraph) -> GraphNames {
    if let last = last.withLock({ $0.names }), last.isOf(graph) { return last }
    let made = GraphNames(graph)
    last.withLock { $0.names = made }
    return made
  }

  private init(_ graph: ObjectGraph) {
    tables = (graph.keys, graph.classes.names)
    keys = graph.keys.names
    leadsBack = keys.map { BackReferences.keys.contains($0) }
    isSwapperKey = keys.map { $0 == .key(.className) || $0 == .key(.originalClassName) }
    inlineMark = keys.firstIndex(of: .key(.nsInlinedValue)).map { KeyID($0) }
    let classes = graph.classes.names.names
    kinds = classes.map { ContentKind(className: $0) }
    namesItsClass = classes.map { NamedClass(archivedAs: $0) != nil }
  }

  // The tables are held here, so that their memory is nobody else's.
  private func isOf(_ graph: ObjectGraph) -> Bool {
    graph.keys.isCopy(of: tables.keys) && graph.classes.names.isCopy(of: tables.classes)
  }
}
