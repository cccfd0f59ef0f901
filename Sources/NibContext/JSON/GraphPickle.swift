import NibBytes
import NibDiagnostics
import NibGraph
import Nibwright

/// The tables of a graph as Python's pickle, with values as Python has them: for programs that read all of them.
///
/// A tuple of: three numbers of 32 bits an object (class, first value, number of values) as bytes; the key of each value,
/// 32 bits, as bytes; how each is stored, a byte each, 255 for data that is an archive, as bytes; what each is, as a list;
/// names of keys as a list of bytes; of classes the bytes of the name with its terminator and the number of classes to fall
/// back on, both 32 bits, as bytes, the names as a list of texts, and the lists of classes to fall back on.
package struct GraphPickle {
  private var bytes = PickleOpcode.beginning
  private let graph: ObjectGraph
  /// Numbers of long data in the pickle, by their spans.
  private var known: [UInt64: Int] = [:]
  /// Bytes of long data that may be written yet: spans that overlap would multiply them.
  private var left: Int

  /// Data of more bytes is written once.
  private static let short = 64

  private init(_ graph: ObjectGraph) {
    self.graph = graph
    left = graph.bytes.count
  }

  /// Writes the tables of a graph.
  /// - Throws: `limit` for data that share bytes without being the same.
  package static func bytes(of graph: ObjectGraph) throws(NibError) -> [UInt8] {
    var pickle = GraphPickle(graph)
    pickle.write()
    guard pickle.left >= 0 else {
      throw NibError(
        code: .limit, place: Place(file: graph.origins.file), detail: "data that share bytes would be written too often"
      )
    }
    return pickle.bytes
  }

  private mutating func write() {
    bytes.reserveCapacity(graph.objects.count * 12 + graph.values.count * 8 + graph.bytes.count / 2)
    bytes.append(PickleOpcode.mark)
    var objects: [UInt32] = []
    objects.reserveCapacity(graph.objects.count * 3)
    for object in graph.objects {
      objects.append(object.classID.index)
      objects.append(object.firstValue)
      objects.append(object.valueCount)
    }
    write(numbers: objects)
    write(numbers: graph.values.map { $0.key.index })
    PickleOpcode.begin(data: graph.values.count, to: &bytes)
    for value in graph.values { bytes.append(isArchive(value) ? 0xFF : value.code.rawValue) }
    bytes += PickleOpcode.list
    for value in graph.values where left >= 0 { write(value) }
    bytes.append(PickleOpcode.appends)
    write(graph.keys)
    writeClasses()
    bytes.append(PickleOpcode.tuple)
    bytes.append(PickleOpcode.stop)
  }

  /// A column of numbers of 32 bits, the lowest byte of each first.
  private mutating func write(numbers: [UInt32]) {
    PickleOpcode.begin(data: numbers.count * 4, to: &bytes)
    // No key path: one is followed anew for each number.
    numbers.map { $0.littleEndian }.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  private func isArchive(_ value: KeyedValue) -> Bool {
    guard value.code == .data, let span = value.span, span.count > 10 else { return false }
    return graph.bytes[span.range].starts(with: "NIBArchive".utf8)
  }

  private mutating func write(_ value: KeyedValue) {
    switch value.value {
    case .int(let number): PickleOpcode.write(number, to: &bytes)
    case .bool(let flag): bytes.append(flag ? PickleOpcode.yes : PickleOpcode.no)
    case .float(let number): PickleOpcode.write(Double(number), to: &bytes)
    case .double(let number): PickleOpcode.write(number, to: &bytes)
    case .null: bytes.append(PickleOpcode.none)
    case .reference(let object): PickleOpcode.write(Int64(object.index), to: &bytes)
    case .data(let span): write(span)
    }
  }

  /// Data: a point, a size or a rectangle as a list of its numbers, all else as bytes.
  private mutating func write(_ span: ByteSpan) {
    if span.count == 17 || span.count == 33, graph.bytes[Int(span.offset)] == 7 {
      return writeReals(span)
    }
    guard span.count > Self.short else { return write(data: span, of: graph.bytes) }
    if let number = known[span.bits] { return PickleOpcode.write(remembered: number, to: &bytes) }
    left -= Int(span.count)
    guard left >= 0 else { return }
    write(data: span, of: graph.bytes)
    bytes.append(PickleOpcode.remember)
    known[span.bits] = known.count
  }

  private mutating func writeReals(_ span: ByteSpan) {
    guard let (count, numbers) = graph.bytes.fourReals(span) else { return }
    bytes += PickleOpcode.list
    for number in [numbers.0, numbers.1, numbers.2, numbers.3].prefix(count) {
      PickleOpcode.write(number, to: &bytes)
    }
    bytes.append(PickleOpcode.appends)
  }

  private mutating func write(data span: ByteSpan, of table: [UInt8]) {
    PickleOpcode.begin(data: Int(span.count), to: &bytes)
    table.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[span.range])) }
  }

  private mutating func write(_ names: NameTable) {
    bytes += PickleOpcode.list
    for span in names.spans { write(data: span, of: names.bytes) }
    bytes.append(PickleOpcode.appends)
  }

  private mutating func writeClasses() {
    let (names, fallbacks) = (graph.classes.names, graph.classes.fallbacks)
    write(numbers: names.spans.map { $0.count + 1 })
    write(numbers: fallbacks.map { UInt32($0.count) })
    bytes += PickleOpcode.list
    for span in names.spans {
      var name = names.bytes.text(span)
      name.withUTF8 { PickleOpcode.write($0, to: &bytes) }
    }
    bytes.append(PickleOpcode.appends)
    bytes += PickleOpcode.list
    for list in fallbacks {
      bytes += PickleOpcode.list
      for fallback in list { PickleOpcode.write(Int64(fallback.index), to: &bytes) }
      bytes.append(PickleOpcode.appends)
    }
    bytes.append(PickleOpcode.appends)
  }
}
