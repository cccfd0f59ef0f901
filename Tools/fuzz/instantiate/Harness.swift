import NibArchives
import NibDiagnostics
import NibGraph
import NibObjects
import NibRuntime

/// Decodes an input and instantiates what is accepted as objects of the schema's rows, in each profile; looks at what was
/// made and lists what it needs. Errors are answers; only a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let limits = ReadLimits(bytes: 1 << 16, objects: 1 << 14, values: 1 << 16)
  guard let graph = try? ArchiveDecoder(limits: limits).decode(bytes, file: "fuzz") else { return 0 }
  for strictness in [Strictness.uikit, .appkit, .lenient] {
    // libFuzzer runs on the main thread, where live objects belong.
    MainActor.assumeIsolated { live(graph, strictness) }
  }
  return 0
}

@MainActor private func live(_ graph: ObjectGraph, _ strictness: Strictness) {
  let instantiator = NibInstantiator(
    graph: graph, classes: ArchivedClasses.registry, resources: ClosureResources(), nibs: Nested(),
    strictness: strictness)
  _ = instantiator.requiredExternalObjects
  guard let report = try? instantiator.instantiateReport(owner: RecordingOwner()) else { return }
  _ = InstantiatedTreeRendering().render(report)
}

/// Reads the nibs that an archive carries; knows none by name.
private struct Nested: NibProviding {
  func nib(named name: String) throws -> NibAnswer { .missing(tried: []) }

  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    try ArchiveDecoder().decode(bytes, file: name)
  }
}
