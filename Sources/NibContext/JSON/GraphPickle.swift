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
package struct GraphPickle: ~Copyable {
  private var bytes: GrowingBuffer<UInt8>
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
    bytes = GrowingBuffer(capacity: graph.objects.count * 12 + graph.values.count * 12 + graph.bytes.count / 2)
  }

  /// Writes the tables of a graph.
  /// - Throws: `limit` for data that share bytes without being the same.
  package static func bytes(of graph: ObjectGraph) throws(NibError) -> [UInt8] {
    var pickle = GraphPickle(graph)
    graph.bytes.withUnsafeBufferPointer { pickle.write($0) }
    guard pickle.left >= 0 else {
      throw NibError(
        code: .limit, place: Place(file: graph.origins.file), detail: "data that share bytes would be written too often"
      )
    }
    return pickle.bytes.array
  }

  private mutating func write(_ table: UnsafeBufferPointer<UInt8>) {
    for byte in PickleOpcode.beginning { bytes.append(byte) }
    bytes.append(PickleOpcode.mark)
    PickleOpcode.begin(data: graph.objects.count * 12, to: &bytes)
    for object in graph.objects {
      bytes.append(word: object.classID.index)
      bytes.append(word: object.firstValue)
      bytes.append(word: object.valueCount)
    }
    PickleOpcode.begin(data: graph.values.count * 4, to: &bytes)
    for value in graph.values { bytes.append(word: value.key.index) }
    PickleOpcode.begin(data: graph.values.count, to: &bytes)
    for value in graph.values { bytes.append(isArchive(value, table) ? 0xFF : value.code.rawValue) }
    beginList()
    for value in graph.values where left >= 0 { write(value, table) }
    bytes.append(PickleOpcode.appends)
    write(graph.keys)
    writeClasses()
    bytes.append(PickleOpcode.tuple)
    bytes.append(PickleOpcode.stop)
  }

  private mutating func beginList() {
    for byte in PickleOpcode.list { bytes.append(byte) }
  }

  /// A column of numbers of 32 bits, the lowest byte of each first.
  private mutating func write(numbers: some Collection<UInt32>) {
    PickleOpcode.begin(data: numbers.count * 4, to: &bytes)
    for number in numbers { bytes.append(word: number) }
  }

  private func isArchive(_ value: KeyedValue, _ table: UnsafeBufferPointer<UInt8>) -> Bool {
    guard value.code == .data, let span = value.span, span.count > 10 else { return false }
    return table.part(span).starts(with: "NIBArchive".utf8)
  }

  @inline(__always)
  private mutating func write(_ value: KeyedValue, _ table: UnsafeBufferPointer<UInt8>) {
    switch value.value {
    case .int(let number): PickleOpcode.write(number, to: &bytes)
    case .bool(let flag): bytes.append(flag ? PickleOpcode.yes : PickleOpcode.no)
    case .float(let number): PickleOpcode.write(Double(number), to: &bytes)
    case .double(let number): PickleOpcode.write(number, to: &bytes)
    case .null: bytes.append(PickleOpcode.none)
    case .reference(let object): PickleOpcode.write(Int64(object.index), to: &bytes)
    case .data(let span): write(span, table)
    }
  }

  /// Data: a point, a size or a rectangle as a list of its numbers, all else as bytes.
  private mutating func write(_ span: ByteSpan, _ table: UnsafeBufferPointer<UInt8>) {
    let data = table.part(span)
    if data.count == 17 || data.count == 33, data[0] == 7 { return writeReals(span) }
    guard data.count > Self.short else { return write(data: data) }
    if let number = known[span.bits] { return PickleOpcode.write(remembered: number, to: &bytes) }
    left -= data.count
    guard left >= 0 else { return }
    write(data: data)
    bytes.append(PickleOpcode.remember)
    known[span.bits] = known.count
  }

  private mutating func writeReals(_ span: ByteSpan) {
    guard let (count, numbers) = graph.bytes.fourReals(span) else { return }
    beginList()
    PickleOpcode.write(numbers.0, to: &bytes)
    PickleOpcode.write(numbers.1, to: &bytes)
    if count == 4 {
      PickleOpcode.write(numbers.2, to: &bytes)
      PickleOpcode.write(numbers.3, to: &bytes)
    }
    bytes.append(PickleOpcode.appends)
  }

  @inline(__always)
  private mutating func write(data: UnsafeBufferPointer<UInt8>) {
    PickleOpcode.begin(data: data.count, to: &bytes)
    bytes.append(data)
  }

  private mutating func write(_ names: NameTable) {
    beginList()
    names.bytes.withUnsafeBufferPointer { table in
      for span in names.spans { write(data: table.part(span)) }
    }
    bytes.append(PickleOpcode.appends)
  }

  private mutating func writeClasses() {
    let (names, fallbacks) = (graph.classes.names, graph.classes.fallbacks)
    write(numbers: names.spans.lazy.map { $0.count + 1 })
    write(numbers: fallbacks.lazy.map { UInt32($0.count) })
    beginList()
    for span in names.spans {
      // Text, so what is no UTF-8 is made such.
      var name = names.bytes.text(span)
      name.withUTF8 { PickleOpcode.write($0, to: &bytes) }
    }
    bytes.append(PickleOpcode.appends)
    beginList()
    for list in fallbacks {
      beginList()
      for fallback in list { PickleOpcode.write(Int64(fallback.index), to: &bytes) }
      bytes.append(PickleOpcode.appends)
    }
    bytes.append(PickleOpcode.appends)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a span, which must be among these.
  fileprivate func part(_ span: ByteSpan) -> UnsafeBufferPointer {
    precondition(span.end <= count, "inside the bytes")
    return UnsafeBufferPointer(rebasing: self[span.range])
  }
}
