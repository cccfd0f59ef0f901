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

  fileprivate init(_ graph: ObjectGraph) {
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
  fileprivate func isOf(_ graph: ObjectGraph) -> Bool {
    graph.keys.isCopy(of: tables.keys) && graph.classes.names.isCopy(of: tables.classes)
  }
}

/// Remembers the names of the tables that were asked for last, for as long as a plan has them.
final class KnownNames: Sendable {
  /// Those of all plans.
  static let all = KnownNames()

  private struct Entry {
    weak var names: GraphNames?
  }

  /// Scenes of a storyboard and nibs beside it take turns, and each have a table: more than one is remembered.
  private static let most = 8

  private let entries = Mutex<[Entry]>([])

  /// The names of a graph. Those of a graph asked for before are taken where they are the same.
  func names(of graph: ObjectGraph) -> GraphNames {
    if let names = entries.withLock({ $0.lazy.compactMap(\.names).first { $0.isOf(graph) } }) { return names }
    let made = GraphNames(graph)
    entries.withLock { entries in
      entries.removeAll { $0.names == nil }
      if entries.count == Self.most { entries.removeFirst() }
      entries.append(Entry(names: made))
    }
    return made
  }
}
