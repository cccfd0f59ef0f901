import NibBytes
import NibGraph
import Synchronization

// Invariant: nothing here changes what a load does, only when it is found out. It must not hold the graph, which holds
// it.

/// The root of a graph, or why it cannot be read. No `Result`: to make its type looks for the conformance of the error in all
/// libraries.
enum RootReading {
  case read(LoadedRoot)
  case refused(RuntimeError)

  init(_ graph: ObjectGraph) {
    do throws(RuntimeError) { self = .read(try LoadedRoot(graph)) } catch { self = .refused(error) }
  }

  /// The root.
  func get() throws(RuntimeError) -> LoadedRoot {
    switch self {
    case .read(let root): return root
    case .refused(let error): throw error
    }
  }
}

/// What every load of one graph needs and no load changes: made at the first load, kept with the graph.
///
/// Unchecked: the native values are content only, without live objects, and never change.
final class GraphPlan: @unchecked Sendable {
  /// What the names say.
  let names: GraphNames
  /// By object: which of the names that classes are found by. Objects of one name share a number.
  let slots: [Int32]
  let slotCount: Int
  let content: PreparedContent
  let proxies: ProxyTable
  /// The root, or why it cannot be read.
  let root: RootReading
  /// Everything that a load makes, in this order: what asks for it first, then objects with an identity, then what only
  /// a connection or an attribute names.
  let made: [ObjectID]

  private let maps = Mutex<[KeyMap?]>([])
  private let known = Mutex<ResolvedClasses?>(nil)

  /// The plan of a graph, made now if it is not yet.
  static func of(_ graph: ObjectGraph) -> GraphPlan { graph.attachment.value { GraphPlan(graph) } }

  private init(_ graph: ObjectGraph) {
    names = KnownNames.all.names(of: graph)
    (slots, slotCount) = Self.slots(graph, names)
    content = ContentPreparer(graph, kinds: names.kinds, inlineMark: names.inlineMark).prepare()
    proxies = ProxyTable(graph)
    root = RootReading(graph)
    made = if case .read(let root) = root { Self.made(root) } else { [] }
  }

  private static func made(_ root: LoadedRoot) -> [ObjectID] {
    let lists = root.archived
    let ends = root.connections.flatMap { ($0.source.map { [$0] } ?? []) + $0.destinations }
    return lists.early + lists.topLevel + lists.identified + ends + lists.attributes.map(\.object)
  }

  /// Swappers and custom objects share a class but not a name: they get numbers behind those of the classes, one a pair
  /// of names.
  private static func slots(_ graph: ObjectGraph, _ graphNames: GraphNames) -> ([Int32], Int) {
    struct Names: Hashable {
      let classIndex: Int
      let wanted: String
      let original: String?
    }
    var known = EqualTable<Names, Int32>()
    let slots = graph.objects.enumerated().map { index, record in
      let classIndex = Int(record.classID.index)
      guard graphNames.namesItsClass[classIndex] else { return Int32(truncatingIfNeeded: classIndex) }
      let object = ObjectID(index)
      let names = Names(
        classIndex: classIndex, wanted: graph.wantedClassName(object), original: graph.originalClassName(object))
      if let slot = known.find(names) { return slot }
      let slot = Int32(truncatingIfNeeded: graph.classes.count + known.entries.count)
      known.add(names, slot)
      return slot
    }
    return (slots, graph.classes.count + known.entries.count)
  }

  // MARK: What loads find out

  /// The key maps that loads made so far, by number of their table.
  var keyMaps: [KeyMap?] { maps.withLock { $0 } }

  /// Keeps a key map for later loads.
  func keep(_ map: KeyMap, number: Int) {
    maps.withLock { maps in
      if maps.count <= number { maps += Array(repeating: nil, count: number + 1 - maps.count) }
      maps[number] = map
    }
  }

  /// The classes that an earlier load with the same registry and modules found.
  func classes(for loader: InstantiationContext) -> ResolvedClasses {
    if let earlier = known.withLock({ $0 }), earlier.isValid(for: loader) { return earlier }
    return ResolvedClasses(loader, count: slotCount)
  }

  /// Keeps what a load found for later ones.
  func keep(_ classes: ResolvedClasses) {
    if classes.isWorthKeeping { known.withLock { $0 = classes } }
  }
}

extension ObjectGraph {
  /// Forgets what loads of the graph found out.
  /// - Returns: what graphs with the same table of names share for as long as it is kept.
  package func forgetPlan() -> (any AnyObject & Sendable)? { (attachment.take() as? GraphPlan)?.names }
}
