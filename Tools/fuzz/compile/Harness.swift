import NibCompiler
import NibDiagnostics
import NibSchema
import Nibwright

/// Compiles an input, for the newest and for older systems and compilers; what it becomes is written, read again, shown
/// and raised to a document. Errors are answers; a trap is a finding, and so is an archive that cannot be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let limits = ReadLimits(bytes: 1 << 16, objects: 1 << 14, values: 1 << 16)
  guard let interface = try? Interface.read(bytes, name: "fuzz.xib", limits: limits) else { return 0 }
  for options in variants {
    var diagnostics = Diagnostics()
    guard let compiled = try? interface.compile(options, into: &diagnostics) else { continue }
    guard !diagnostics.hasErrors, let files = try? compiled.encoded() else { continue }
    for file in files where !file.path.hasSuffix(".plist") {
      guard let again = try? Interface.read(file.bytes, name: "fuzz.nib") else {
        preconditionFailure("what was compiled cannot be read: \(file.path)")
      }
      _ = try? again.tree()
    }
  }
  _ = try? interface.tree()
  return 0
}

private let variants: [CompileOptions] = {
  let newest = CompileOptions()
  var old = CompileOptions(localizableStrings: .always)
  old.deploymentTarget = DeploymentTarget(major: 6)
  old.profile = OutputProfile(xcode: "6") ?? old.profile
  return [newest, old]
}()
