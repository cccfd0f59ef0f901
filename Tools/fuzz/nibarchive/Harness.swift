import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph

/// Decodes an input; of what is accepted, checks that every row can be read and that both orders can be encoded and
/// decoded again. A failed check traps, which the fuzzer reports.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let graph = try? ArchiveDecoder().decode(bytes, file: "fuzz") else { return 0 }
  walk(graph)
  let stored = encodeAgain(graph, .asStored)
  precondition(stored.objects == graph.objects && stored.keys.names == graph.keys.names)
  let canonical = encodeAgain(graph, .canonical)
  precondition(canonical.count <= graph.count)
  checkStability(canonical)
  return 0
}

/// Visits every row of every table.
private func walk(_ graph: ObjectGraph) {
  var sum = graph.keys.names.count + graph.classes.names.names.count
  for object in graph.objectIDs {
    for value in graph.values(of: object) {
      sum &+= graph.keys.spans[Int(value.key.index)].range.count
      if let span = value.span { sum &+= graph.bytes[span.range].count }
      if let target = value.object { sum &+= graph.values(of: target).count }
    }
  }
  precondition(sum >= 0)
}

private func encodeAgain(_ graph: ObjectGraph, _ order: ArchiveOrder) -> ObjectGraph {
  do {
    return try ArchiveDecoder().decode(try ArchiveEncoder(order: order).encode(graph), file: "again")
  } catch {
    preconditionFailure("\(order): \(error)")
  }
}

/// In version 10 the canonical order of a canonical archive is itself.
private func checkStability(_ graph: ObjectGraph) {
  guard case .nibArchive(10, _) = graph.format.container else { return }
  let again = encodeAgain(graph, .canonical)
  precondition(again.objects == graph.objects && again.values.map(\.code) == graph.values.map(\.code))
  precondition(again.keys.names == graph.keys.names && again.classes.names.names == graph.classes.names.names)
}
