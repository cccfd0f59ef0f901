import NibBytes
import NibGraph

/// Numbers the objects, keys and classes of a graph as Apple's encoder does.
///
/// - Seen: version 10 in all of its archives but one. Version 9 numbers objects by their addresses, which nothing can
///   repeat; it gets version 10's object order and its own order of names.
struct CanonicalOrder: ~Copyable {
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
      objects: .init(noneOf: graph.count, expecting: graph.count),
      keys: .init(noneOf: graph.keys.count, expecting: min(graph.keys.count, 128)),
      classes: .init(noneOf: graph.classes.count, expecting: min(graph.classes.count, 64)), keepsRuns: false,
      valueCount: 0, dataBytes: 0)
  }

  /// An object whose values are being walked.
  private struct Frame: BitwiseCopyable {
    var next: Int
    var end: Int
    var rules: UInt8
  }

  /// Depth first from the root, own stack instead of recursion: an object gets its number when a reference that is
  /// followed first meets it, a key when its first value is met, before the walk descends.
  private mutating func walk() {
    var conditional = ConditionalReferences(graph)
    let (values, keys) = (graph.values, graph.keys)
    var frames = GrowingBuffer<Frame>(capacity: 32)
    var dataBytes = 0
    frames.append(enter(.root, &conditional))
    while var frame = frames.popLast() {
      while frame.next < frame.end {
        let value = values[frame.next]
        frame.next += 1
        if layout.keys.place(Int(value.key.index)) { conditional.meet(Int(value.key.index), in: keys) }
        if value.code == .data { dataBytes += Int(ByteSpan(bits: value.bits).count) }
        guard value.code == .reference, !conditional.hold(value.key, frame.rules) else { continue }
        let target = ObjectID(Int(truncatingIfNeeded: value.bits))
        guard layout.objects.written[Int(target.index)] == ArchiveLayout.absent else { continue }
        if frame.next < frame.end { frames.append(frame) }
        frame = enter(target, &conditional)
      }
    }
    layout.dataBytes = dataBytes
  }

  /// Numbers an object and opens its values.
  @inline(__always)
  private mutating func enter(_ object: ObjectID, _ conditional: inout ConditionalReferences) -> Frame {
    layout.objects.place(Int(object.index))
    let record = graph.objects[Int(object.index)]
    layout.valueCount += Int(record.valueCount)
    let first = Int(record.firstValue)
    return Frame(
      next: first, end: first + Int(record.valueCount), rules: conditional.rules(of: record.classID, in: graph.classes))
  }

  /// Keys come as the slots of a hash table that they were put into when first met; equal names become one.
  private mutating func orderKeys() {
    guard var table = HashedOrder(graph.keys, minor: minor, room: layout.keys.stored.count, startsFull: false) else {
      return
    }
    var duplicates: [(key: UInt32, original: UInt32)] = []
    for index in 0..<layout.keys.stored.count {
      let key = layout.keys.stored[index]
      if let original = table.insert(key) { duplicates.append((key, original)) }
    }
    layout.keys.reorder(table.rows)
    for (key, original) in duplicates { layout.keys.written[Int(key)] = layout.keys.written[Int(original)] }
  }

  /// Classes come by first use, then the fallbacks that no object has, by name. Version 9 puts them through a hash table
  /// with room for as many names as there are objects.
  private mutating func orderClasses() {
    for index in 0..<layout.objects.stored.count {
      layout.classes.place(Int(graph.objects[Int(layout.objects.stored[index])].classID.index))
    }
    for fallback in unusedFallbacks() { layout.classes.place(Int(fallback)) }
    let room = max(layout.objects.stored.count, layout.classes.stored.count)
    guard minor == 9, var table = HashedOrder(graph.classes.names, minor: minor, room: room, startsFull: true) else {
      return
    }
    var isUnique = true
    for index in 0..<layout.classes.stored.count where table.insert(layout.classes.stored[index]) != nil {
      isUnique = false
    }
    if isUnique { layout.classes.reorder(table.rows) }
  }

  /// The classes that the classes of objects fall back on, directly or not, and that no object has, by name.
  private func unusedFallbacks() -> [UInt32] {
    var unused: [UInt32] = []
    var isReached = GrowingBuffer<Bool>(repeating: false, count: graph.classes.count)
    let fallbacks = graph.classes.fallbacks
    func collect(_ list: [ClassID]) {
      for fallback in list where !isReached[Int(fallback.index)] {
        isReached[Int(fallback.index)] = true
        if layout.classes.written[Int(fallback.index)] == ArchiveLayout.absent { unused.append(fallback.index) }
      }
    }
    for index in 0..<layout.classes.stored.count { collect(fallbacks[Int(layout.classes.stored[index])]) }
    var next = 0
    while next < unused.count {
      collect(fallbacks[Int(unused[next])])
      next += 1
    }
    let names = graph.classes.names
    return unused.sorted { left, right in
      names.bytes[names.spans[Int(left)].range].lexicographicallyPrecedes(names.bytes[names.spans[Int(right)].range])
    }
  }
}
