import NibBytes
import NibGraph

/// Numbers the objects, keys and classes of a graph as Apple's encoder does.
///
/// - Seen: version 10 in all of its archives but one. Version 9 numbers objects by their addresses, which nothing can
///   repeat; it gets version 10's object order and its own order of names.
struct CanonicalOrder {
  private let graph: ObjectGraph
  private let minor: UInt32
  private var layout: ArchiveLayout

  /// The layout of a graph for a minor version. Linear in the size of the graph.
  static func layout(of graph: ObjectGraph, minor: UInt32) -> ArchiveLayout {
    var order = CanonicalOrder(graph, minor)
    order.walk()
    order.orderKeys()
    order.orderClasses()
    return order.layout
  }

  private init(_ graph: ObjectGraph, _ minor: UInt32) {
    self.graph = graph
    self.minor = minor
    layout = ArchiveLayout(
      objects: .init(noneOf: graph.count), keys: .init(noneOf: graph.keys.count),
      classes: .init(noneOf: graph.classes.count), keepsRuns: false, valueCount: 0, dataBytes: 0)
    layout.objects.stored.reserveCapacity(graph.count)
    layout.keys.stored.reserveCapacity(min(graph.keys.count, 128))
    layout.classes.stored.reserveCapacity(min(graph.classes.count, 64))
  }

  /// An object whose values are being walked.
  private struct Frame {
    var next: Int
    var end: Int
    var rules: UInt8
  }

  /// Depth first from the root, own stack instead of recursion: an object gets its number when a reference that is
  /// followed first meets it, a key when its first value is met, before the walk descends.
  private mutating func walk() {
    let conditional = ConditionalReferences(graph)
    let values = graph.values
    var (objects, keys) = (layout.objects, layout.keys)
    var frames = [enter(.root, &objects, conditional)]
    var dataBytes = 0
    while var frame = frames.popLast() {
      while frame.next < frame.end {
        let value = values[frame.next]
        frame.next += 1
        keys.place(Int(value.key.index))
        if value.code == .data { dataBytes += Int(ByteSpan(bits: value.bits).count) }
        guard value.code == .reference, !conditional.hold(value.key, frame.rules) else { continue }
        let target = ObjectID(Int(truncatingIfNeeded: value.bits))
        guard objects.written[Int(target.index)] == ArchiveLayout.absent else { continue }
        if frame.next < frame.end { frames.append(frame) }
        frame = enter(target, &objects, conditional)
      }
    }
    layout.dataBytes = dataBytes
    (layout.objects, layout.keys) = (objects, keys)
  }

  /// Numbers an object and opens its values.
  @inline(__always)
  private mutating func enter(
    _ object: ObjectID, _ objects: inout ArchiveLayout.Order, _ conditional: ConditionalReferences
  ) -> Frame {
    objects.place(Int(object.index))
    let record = graph.objects[Int(object.index)]
    layout.valueCount += Int(record.valueCount)
    let first = Int(record.firstValue)
    return Frame(next: first, end: first + Int(record.valueCount), rules: conditional.rules(of: record.classID))
  }

  /// Keys come as the slots of a hash table that they were put into when first met; equal names become one.
  private mutating func orderKeys() {
    guard var table = HashedOrder(graph.keys, minor: minor, room: layout.keys.stored.count, startsFull: false) else {
      return
    }
    var twins: [(key: UInt32, original: UInt32)] = []
    for key in layout.keys.stored {
      if let original = table.insert(key) { twins.append((key, original)) }
    }
    layout.keys.reorder(table.rows)
    for (key, original) in twins { layout.keys.written[Int(key)] = layout.keys.written[Int(original)] }
  }

  /// Classes come by first use, then the fallbacks that no object has, by name. Version 9 puts them through a hash table
  /// with room for as many names as there are objects.
  private mutating func orderClasses() {
    for object in layout.objects.stored {
      layout.classes.place(Int(graph.objects[Int(object)].classID.index))
    }
    for fallback in unusedFallbacks() { layout.classes.place(Int(fallback)) }
    let room = max(layout.objects.stored.count, layout.classes.stored.count)
    guard minor == 9, var table = HashedOrder(graph.classes.names, minor: minor, room: room, startsFull: true) else {
      return
    }
    var isUnique = true
    for row in layout.classes.stored where table.insert(row) != nil { isUnique = false }
    if isUnique { layout.classes.reorder(table.rows) }
  }

  /// The classes that the classes of objects fall back on, directly or not, and that no object has, by name.
  private func unusedFallbacks() -> [UInt32] {
    var reached = layout.classes
    var next = 0
    while next < reached.stored.count {
      for fallback in graph.classes.fallbacks[Int(reached.stored[next])] { reached.place(Int(fallback.index)) }
      next += 1
    }
    let names = graph.classes.names
    return reached.stored.dropFirst(layout.classes.stored.count).sorted { left, right in
      names.bytes[names.spans[Int(left)].range].lexicographicallyPrecedes(names.bytes[names.spans[Int(right)].range])
    }
  }
}
