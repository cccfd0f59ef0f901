import NibCompiler
import NibDiagnostics
import NibDocument

/// Reads an input as a document of Xcode 3 or 4; what is accepted is walked, raised and compiled. Errors are answers;
/// only a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(DocumentError) {
    let document = try LegacyReader().read(bytes, file: "fuzz")
    _ = LegacyRecords(document)
    var diagnostics = Diagnostics()
    if document.target.system == .iOS {
      let raised = try LegacyRaiser().raise(document, into: &diagnostics)
      _ = try? InterfaceCompiler().compile(raised, into: &diagnostics)
    } else {
      _ = try? LegacyCompiler().compile(document, into: &diagnostics)
    }
  } catch {
    precondition(!error.detail.isEmpty && !error.detail.contains("\n"))
  }
  return 0
}
