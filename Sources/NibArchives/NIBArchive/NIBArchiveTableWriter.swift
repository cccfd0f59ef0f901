import NibBytes
import NibGraph

// Invariant: `bound` is never less than what `archive` writes; it sums the largest form of every row of the layout.

/// Writes the header and the four tables of a graph in the order of a layout.
struct NIBArchiveTableWriter: ~Copyable {
  private let graph: ObjectGraph
  private let layout: ArchiveLayout
  /// Most bytes that the archive can take.
  let bound: Int

  /// A writer of the rows that `layout` names.
  init(_ graph: ObjectGraph, _ layout: consuming ArchiveLayout) {
    self.graph = graph
    bound = Self.bound(graph, layout)
    self.layout = layout
  }

  /// The whole archive. The array keeps the room it did not need.
  func archive(minor: UInt32, hasTrailer: Bool) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bound) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      filled = write(to: base, minor, hasTrailer)
    }
  }

  private func write(to base: UnsafeMutablePointer<UInt8>, _ minor: UInt32, _ hasTrailer: Bool) -> Int {
    var writer = ByteWriter(base)
    let none = NIBArchiveHeader.Table(count: 0, offset: 0)
    var header = NIBArchiveHeader(minor: minor, objects: none, keys: none, values: none, classes: none)
    header.write(to: &writer)
    header.objects = .init(count: layout.objects.stored.count, offset: writer.offset)
    writeObjects(to: &writer)
    header.keys = .init(count: layout.keys.stored.count, offset: writer.offset)
    writeKeys(to: &writer)
    header.values = .init(count: layout.valueCount, offset: writer.offset)
    writeValues(to: &writer)
    header.classes = .init(count: layout.classes.stored.count, offset: writer.offset)
    writeClasses(to: &writer)
    if hasTrailer { for byte in NIBArchiveHeader.launchTrailer { writer.byte(byte) } }
    var start = ByteWriter(base)
    header.write(to: &start)
    return writer.offset
  }

  private static func bound(_ graph: ObjectGraph, _ layout: borrowing ArchiveLayout) -> Int {
    let number = ByteWriter.longestInteger
    let objects = layout.objects.stored.count * 3 * number
    let values = layout.valueCount * (number + 1 + 8) + layout.dataBytes
    let (keys, classes) = (graph.keys.spans, graph.classes.names.spans)
    var names = 0
    for row in 0..<layout.keys.stored.count { names += number + Int(keys[Int(layout.keys.stored[row])].count) }
    for row in 0..<layout.classes.stored.count {
      let row = Int(layout.classes.stored[row])
      names += 2 * number + 1 + Int(classes[row].count) + 4 * graph.classes.fallbacks[row].count
    }
    return NIBArchiveHeader.byteCount + objects + values + names + NIBArchiveHeader.launchTrailer.count
  }
}

extension NIBArchiveTableWriter {
  private func writeObjects(to writer: inout ByteWriter) {
    let records = graph.objects
    var running: UInt32 = 0
    for row in 0..<layout.objects.stored.count {
      let record = records[Int(layout.objects.stored[row])]
      let first = layout.keepsRuns ? record.firstValue : record.valueCount == 0 ? 0 : running
      running &+= record.valueCount
      writer.variableInteger(layout.classes.written[Int(record.classID.index)])
      writer.variableInteger(first)
      writer.variableInteger(record.valueCount)
    }
  }

  private func writeKeys(to writer: inout ByteWriter) {
    let (bytes, spans) = (graph.keys.bytes, graph.keys.spans)
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<layout.keys.stored.count {
        let span = spans[Int(layout.keys.stored[row])]
        writer.variableInteger(span.count)
        writer.copy(bytes, span)
      }
    }
  }

  private func writeClasses(to writer: inout ByteWriter) {
    let (bytes, spans) = (graph.classes.names.bytes, graph.classes.names.spans)
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<layout.classes.stored.count {
        let row = Int(layout.classes.stored[row])
        let fallbacks = graph.classes.fallbacks[row]
        writer.variableInteger(spans[row].count + 1)
        writer.variableInteger(UInt32(truncatingIfNeeded: fallbacks.count))
        for fallback in fallbacks { writer.word(layout.classes.written[Int(fallback.index)]) }
        writer.copy(bytes, spans[row])
        writer.byte(0)
      }
    }
  }

  private func writeValues(to writer: inout ByteWriter) {
    graph.bytes.withUnsafeBufferPointer { bytes in
      graph.values.withUnsafeBufferPointer { values in
        guard !layout.keepsRuns else { return write(values[...], bytes, to: &writer) }
        let records = graph.objects
        for row in 0..<layout.objects.stored.count {
          let record = records[Int(layout.objects.stored[row])]
          let first = Int(record.firstValue)
          write(values[first..<first + Int(record.valueCount)], bytes, to: &writer)
        }
      }
    }
  }

  @inline(__always)
  private func write(
    _ run: Slice<UnsafeBufferPointer<KeyedValue>>, _ bytes: UnsafeBufferPointer<UInt8>, to writer: inout ByteWriter
  ) {
    for value in run {
      writer.variableInteger(layout.keys.written[Int(value.key.index)])
      switch value.code {
      case .false, .true, .null: writer.byte(value.code.rawValue)
      case .reference: write(reference: layout.objects.written[Int(truncatingIfNeeded: value.bits)], to: &writer)
      case .data: write(data: ByteSpan(bits: value.bits), bytes, to: &writer)
      case .int8: write(value, as: UInt8.self, to: &writer)
      case .int16: write(value, as: UInt16.self, to: &writer)
      case .int32, .float: write(value, as: UInt32.self, to: &writer)
      case .int64, .double: write(value, as: UInt64.self, to: &writer)
      }
    }
  }

  @inline(__always)
  private func write<Number: FixedWidthInteger & BitwiseCopyable>(
    _ value: KeyedValue, as type: Number.Type, to writer: inout ByteWriter
  ) {
    writer.byte(value.code.rawValue)
    writer.number(value.bits, as: type)
  }

  @inline(__always)
  private func write(reference object: UInt32, to writer: inout ByteWriter) {
    guard object != ArchiveLayout.absent else { return writer.byte(ValueCode.null.rawValue) }
    writer.byte(ValueCode.reference.rawValue)
    writer.word(object)
  }

  @inline(__always)
  private func write(data span: ByteSpan, _ bytes: UnsafeBufferPointer<UInt8>, to writer: inout ByteWriter) {
    writer.byte(ValueCode.data.rawValue)
    writer.variableInteger(span.count)
    writer.copy(bytes, span)
  }
}
