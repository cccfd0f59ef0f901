import NibArchives
import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists

/// Reads an input as a property list and as a keyed archive; of what is accepted, checks that every row can be read,
/// that a binary list can be written and read again, and that the graph can be encoded as a NIBArchive and, in both orders,
/// as a keyed archive, and decoded. A failed check traps, which the fuzzer reports.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let table = try? PropertyListTable(bytes, file: "fuzz") { checkTable(table) }
  if var graph = try? KeyedArchiveDecoder().decode(bytes, file: "fuzz") { checkGraph(&graph) }
  return 0
}

private func checkTable(_ table: PropertyListTable) {
  for object in 0..<table.count {
    let members = (table.items(object).map(Array.init) ?? []) + (table.keys(object).map(Array.init) ?? [])
    precondition((members + (table.values(object).map(Array.init) ?? [])).allSatisfy { Int($0) < table.count })
    _ = table.string(object)
    if let span = table.span(object) { precondition(span.end <= table.bytes.count) }
  }
  let written = BinaryPropertyListWriter.bytes(of: table)
  guard let again = try? PropertyListTable(written, file: "again") else {
    // Objects that overlapped in the input stand apart in the output and may be too many for it.
    return
  }
  precondition(again.count == table.count && again.top == table.top)
}

private func checkGraph(_ graph: inout ObjectGraph) {
  precondition(graph.keyedNumbers?.objects.count == graph.count)
  precondition(graph.keyedNumbers?.superclasses.count == graph.classes.count)
  for value in graph.values {
    if let span = value.span { precondition(span.end <= graph.bytes.count) }
    if let target = value.object { precondition(Int(target.index) < graph.count) }
  }
  do {
    let stored = try ArchiveEncoder(order: .asStored).encode(graph)
    let again = try ArchiveDecoder().decode(stored, file: "stored")
    precondition(again.count == graph.count)
    _ = try ArchiveDecoder().decode(try ArchiveEncoder(order: .canonical).encode(graph), file: "canonical")
  } catch {
    // Lists that objects share stand apart in the output and may be too many for it.
    if error.code != .tooLarge { preconditionFailure("\(error)") }
  }
  graph.format = .nibArchive(minor: 10, launchTrailer: false)
  do {
    let again = try ArchiveDecoder().decode(try ArchiveEncoder(order: .canonical).encode(graph), file: "again")
    precondition(again.count <= graph.count)
  } catch {
    preconditionFailure("\(error)")
  }
}
