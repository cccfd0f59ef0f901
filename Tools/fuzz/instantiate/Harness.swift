import NibAppKit
import NibArchives
import NibDiagnostics
import NibGraph
import NibRuntime
import NibUIKitLight

/// Decodes an input and instantiates what is accepted with stand-ins, in each profile; looks at what was made, lists
/// what it needs and fires its controls. Errors are answers; only a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let limits = ReadLimits(bytes: 1 << 16, objects: 1 << 14, values: 1 << 16)
  guard let graph = try? ArchiveDecoder(limits: limits).decode(bytes, file: "fuzz") else { return 0 }
  for strictness in [Strictness.uikit, .appkit, .lenient] {
    // libFuzzer runs on the main thread, where stand-ins belong.
    MainActor.assumeIsolated { live(graph, strictness) }
  }
  return 0
}

/// The stand-ins for both frameworks.
@MainActor private let classes: ClassRegistry = {
  let registry = ClassRegistry(parent: .shared)
  UIKitCatalog.register(in: registry)
  AppKitCatalog.register(in: registry)
  return registry
}()

@MainActor private func live(_ graph: ObjectGraph, _ strictness: Strictness) {
  let instantiator = NibInstantiator(
    graph: graph, classes: classes, resources: ClosureResources(), nibs: Nested(),
    strictness: strictness)
  _ = instantiator.requiredExternalObjects
  guard let report = try? instantiator.instantiateReport(owner: RecordingOwner()) else { return }
  _ = InstantiatedTreeRendering().render(report)
  for control in report.all(UIControl.self) { _ = try? control.send(.all) }
}

/// Reads the nibs that an archive carries; knows none by name.
private struct Nested: NibProviding {
  func nib(named name: String) throws -> NibAnswer { .missing(tried: []) }

  func nib(archived bytes: [UInt8], name: String) throws -> ObjectGraph {
    try ArchiveDecoder().decode(bytes, file: name)
  }
}
