import CNibwright
import NibContext
import NibDiagnostics
import NibGraph
import Nibwright
import Synchronization

/// A graph that C has, with its names and bytes where C can read them.
final class GraphHandle: Handle, @unchecked Sendable {
  /// The graph.
  let graph: ObjectGraph
  private let rows = Mutex<Rows?>(nil)
  private let names = Mutex<Names?>(nil)
  private let links = Mutex<Links?>(nil)

  /// Names of classes and keys by number.
  struct Names {
    let store = TextStore()
    let classes: [UnsafePointer<CChar>]
    let keys: [UnsafePointer<CChar>]

    init(_ graph: ObjectGraph) {
      classes = graph.classes.names.names.map { [store] in store.text($0) }
      keys = graph.keys.names.map { [store] in store.text($0) }
    }
  }

  private struct Links {
    let store = TextStore()
    let connections: [nibwright_connection]

    init(_ graph: ObjectGraph) {
      connections = (NibRoot(graph)?.connections ?? []).map { [store] in nibwright_connection($0, in: store) }
    }
  }

  /// The tables as C reads them; nil for empty ones.
  struct Rows: @unchecked Sendable {
    private let store = TextStore()
    /// The bytes that values lie in.
    let bytes: UnsafePointer<UInt8>
    let objects: UnsafePointer<nibwright_object_row>?
    let values: UnsafePointer<nibwright_value_row>?

    init(_ graph: ObjectGraph) {
      bytes = store.bytes(graph.bytes)
      objects = store.list(
        graph.objects.map { row in
          nibwright_object_row(
            class_index: row.classID.index, first_value: row.firstValue, value_count: row.valueCount)
        })
      values = store.list(
        graph.values.map { row in
          nibwright_value_row(bits: row.bits, key_index: row.key.index, code: UInt32(row.code.rawValue))
        })
    }
  }

  init(_ graph: ObjectGraph) { self.graph = graph }

  /// The bytes that values lie in; made with the tables when they are asked for first.
  var bytes: UnsafePointer<UInt8> { tables.bytes }
  /// The table of objects, likewise.
  var objectRows: UnsafePointer<nibwright_object_row>? { tables.objects }
  /// The table of values, likewise.
  var valueRows: UnsafePointer<nibwright_value_row>? { tables.values }

  private var tables: Rows {
    rows.withLock { rows in
      let known = rows ?? Rows(graph)
      rows = known
      return known
    }
  }

  /// Names of classes by number; made when they are asked for first, for programs that read tables need none.
  var classNames: [UnsafePointer<CChar>] { allNames { $0.classes } }
  /// Names of keys by number, likewise.
  var keyNames: [UnsafePointer<CChar>] { allNames { $0.keys } }

  private func allNames(_ part: (Names) -> [UnsafePointer<CChar>]) -> [UnsafePointer<CChar>] {
    names.withLock { names in
      let known = names ?? Names(graph)
      names = known
      return part(known)
    }
  }

  /// The connections in the order in which they are made, likewise.
  var connections: [nibwright_connection] {
    links.withLock { links in
      let known = links ?? Links(graph)
      links = known
      return known.connections
    }
  }

  /// The record of an object; nil out of range.
  func record(_ object: Int) -> ObjectRecord? { graph.objects.indexed(object) }

  /// Text of an object that is one.
  func text(_ object: ObjectID) -> KeyedValue? {
    graph.string(object) == nil ? nil : graph.value(.key(.bytes), of: object)
  }
}

extension nibwright_connection {
  init(_ connection: ArchivedConnection, in store: TextStore) {
    let kind: nibwright_connection_kind =
      switch connection.kind {
      case .outlet: .outlet
      case .outletCollection: .collection
      case .event, .action: .action
      case .binding: .binding
      case .attributes, .help, .early, .unknown: .other
      }
    self.init(
      kind: kind, reserved: 0, source: connection.source.map { Int64($0.index) } ?? -1,
      destination: connection.destinations.first.map { Int64($0.index) } ?? -1,
      events: UInt64(bitPattern: connection.eventMask ?? 0), label: store.text(connection.label ?? ""))
  }
}

extension nibwright_value {
  /// A value of which nothing is set but the kind.
  init(_ kind: nibwright_value_kind, integer: Int64 = 0, real: Double = 0) {
    self.init(
      kind: kind, reserved: 0, integer: integer, real: real, count: 0, bytes: nil, numbers: nil, items: nil,
      object: nil)
  }

  /// A value of a graph: a text is told at once, with its object's number beside it.
  init(_ value: KeyedValue, of handle: GraphHandle) {
    switch value.value {
    case .int(let number): self.init(.integer, integer: number)
    case .bool(let flag): self.init(.bool, integer: flag ? 1 : 0)
    case .float(let number): self.init(.real, real: Double(number))
    case .double(let number): self.init(.real, real: number)
    case .null: self.init(.null)
    case .data(let span):
      self.init(.data)
      bytes = handle.bytes + Int(span.offset)
      count = Int(span.count)
    case .reference(let object):
      self.init(.object, integer: Int64(object.index))
      guard let span = handle.text(object)?.span else { return }
      kind = .text
      bytes = handle.bytes + Int(span.offset)
      count = Int(span.count)
    }
  }
}

/// The one archive that the interface is or stands for: of a XIB what it compiles to.
@c @implementation public func nibwright_interface_graph(
  _ interface: OpaquePointer, _ graph: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(graph, "graph")
    let handle = try Arguments.handle(interface, InterfaceHandle.self, "interface")
    var messages = Diagnostics()
    let read = try calling { () throws(NibError) in try handle.interface.graph(into: &messages) }
    place.pointee = HandleTable.publish(GraphHandle(read))
  }
}

/// Number of objects.
@c @implementation public func nibwright_graph_object_count(_ graph: OpaquePointer) -> Int {
  HandleTable.find(graph, GraphHandle.self)?.graph.count ?? 0
}

/// Class of an object as archived. NULL out of range.
@c @implementation public func nibwright_graph_class(_ graph: OpaquePointer, _ object: Int) -> UnsafePointer<CChar>? {
  guard let handle = HandleTable.find(graph, GraphHandle.self), let record = handle.record(object) else { return nil }
  return handle.classNames[Int(record.classID.index)]
}

/// Number of values of an object; 0 out of range.
@c @implementation public func nibwright_graph_value_count(_ graph: OpaquePointer, _ object: Int) -> Int {
  HandleTable.find(graph, GraphHandle.self)?.record(object).map { Int($0.valueCount) } ?? 0
}

/// Fills a value of an object and its key; false out of range.
@c @implementation public func nibwright_graph_value(
  _ graph: OpaquePointer, _ object: Int, _ index: Int, _ key: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ value: UnsafeMutablePointer<nibwright_value>
) -> Bool {
  guard let handle = HandleTable.find(graph, GraphHandle.self), let record = handle.record(object),
    (0..<Int(record.valueCount)).contains(index), !Arguments.isNull(key), !Arguments.isNull(value)
  else { return false }
  let stored = handle.graph.values[Int(record.firstValue) + index]
  key.pointee = handle.keyNames[Int(stored.key.index)]
  value.pointee = nibwright_value(stored, of: handle)
  return true
}

/// Number of connections.
@c @implementation public func nibwright_graph_connection_count(_ graph: OpaquePointer) -> Int {
  HandleTable.find(graph, GraphHandle.self)?.connections.count ?? 0
}

/// Fills a connection, in the order in which they are made; false out of range.
@c @implementation public func nibwright_graph_connection(
  _ graph: OpaquePointer, _ index: Int, _ connection: UnsafeMutablePointer<nibwright_connection>
) -> Bool {
  guard let found = HandleTable.find(graph, GraphHandle.self)?.connections.indexed(index),
    !Arguments.isNull(connection)
  else { return false }
  connection.pointee = found
  return true
}

/// The tables whole, for programs that read all of them.
@c @implementation public func nibwright_graph_object_rows(
  _ graph: OpaquePointer, _ count: UnsafeMutablePointer<Int>
) -> UnsafePointer<nibwright_object_row>? {
  let handle = HandleTable.find(graph, GraphHandle.self)
  if !Arguments.isNull(count) { count.pointee = handle?.graph.count ?? 0 }
  return handle?.objectRows
}

/// The table of values.
@c @implementation public func nibwright_graph_value_rows(
  _ graph: OpaquePointer, _ count: UnsafeMutablePointer<Int>
) -> UnsafePointer<nibwright_value_row>? {
  let handle = HandleTable.find(graph, GraphHandle.self)
  if !Arguments.isNull(count) { count.pointee = handle?.graph.values.count ?? 0 }
  return handle?.valueRows
}

/// The bytes that data lies in.
@c @implementation public func nibwright_graph_bytes(
  _ graph: OpaquePointer, _ count: UnsafeMutablePointer<Int>
) -> UnsafePointer<UInt8>? {
  let handle = HandleTable.find(graph, GraphHandle.self)
  if !Arguments.isNull(count) { count.pointee = handle?.graph.bytes.count ?? 0 }
  return handle?.bytes
}

/// All tables as one pickle of Python, protocol 4, with values as Python has them.
@c @implementation public func nibwright_graph_pickle(
  _ graph: OpaquePointer, _ pickle: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(pickle, "pickle")
    let handle = try Arguments.handle(graph, GraphHandle.self, "graph")
    let bytes = try calling { () throws(NibError) in try GraphPickle.bytes(of: handle.graph) }
    place.pointee = HandleTable.publish(BytesHandle(bytes))
  }
}

/// The name of a class by its index; NULL out of range.
@c @implementation public func nibwright_graph_class_name(
  _ graph: OpaquePointer, _ index: Int
) -> UnsafePointer<CChar>? {
  HandleTable.find(graph, GraphHandle.self)?.classNames.indexed(index)
}

/// The name of a key by its index; NULL out of range.
@c @implementation public func nibwright_graph_key_name(
  _ graph: OpaquePointer, _ index: Int
) -> UnsafePointer<CChar>? {
  HandleTable.find(graph, GraphHandle.self)?.keyNames.indexed(index)
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_graph_free(_ graph: OpaquePointer?) {
  HandleTable.free(graph, GraphHandle.self)
}
