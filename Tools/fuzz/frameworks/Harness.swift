import NibAppKit
import NibArchives
import NibDiagnostics
import NibRuntime
import NibUIKit
import Nibwright

/// Decodes an input and instantiates what is accepted as views, controls and controllers of the frameworks; does with
/// them what tests do. Errors are answers; only a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let limits = ReadLimits(bytes: 1 << 16, objects: 1 << 14, values: 1 << 16)
  guard let graph = try? ArchiveDecoder(limits: limits).decode(bytes, file: "fuzz") else { return 0 }
  for strictness in [Strictness.uikit, .lenient] {
    // libFuzzer runs on the main thread, where live objects belong.
    MainActor.assumeIsolated { live(NibFile(graph: graph, environment: NibEnvironment(strictness: strictness))) }
  }
  return 0
}

@MainActor private func live(_ nib: NibFile) {
  guard let report = try? nib.instantiateReport(owner: RecordingOwner()) else { return }
  _ = InstantiatedTreeRendering().render(report)
  for view in report.all(UIView.self) { view.layoutIfNeeded() }
  for table in report.all(UITableView.self) { table.reloadData() }
  for control in report.all(UIControl.self) { _ = try? control.send(.all) }
  for control in report.all(NSControl.self) { _ = try? control.performClick() }
  for menu in report.all(NSMenu.self) { for item in menu.allItems { _ = try? item.choose() } }
  NSApplication.shared.closeAllWindows()
}
