import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument

/// `NibBenchmark determinism FOLDER`: compiles every XIB for iOS twice, with two compilers, and prints how many gave
/// the same bytes, and a digest of all bytes. Two runs, or two machines, must print the same line.
func runDeterminismCase(folder: String) {
  let files = compilableDocuments(below: folder)
  let compilers = (InterfaceCompiler(), InterfaceCompiler())
  var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  var identical = 0
  for file in files {
    let first = archives(of: file, compilers.0)
    if first == archives(of: file, compilers.1) { identical += 1 }
    for archive in first {
      // FNV-1a, each archive ended by a byte that stands for its end.
      for byte in archive + [0xFF] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
  print("determinism: \(files.count) files, \(identical) of \(files.count) identical, digest \(hexadecimal(digest))")
}

private func archives(of file: InputFile, _ compiler: InterfaceCompiler) -> [[UInt8]] {
  var diagnostics = Diagnostics()
  guard let document = try? XIBReader().read(file.bytes, file: file.path),
    let compiled = try? compiler.compile(document, into: &diagnostics)
  else { return [] }
  return compiled.files.map { (try? ArchiveEncoder(order: .canonical).encode($0.graph)) ?? [] }
}

private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
