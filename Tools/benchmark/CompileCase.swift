import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument

/// The modern XIBs below a folder that compile, of the platform that their runtime names: `iOS`, `MacOSX`.
func compilableDocuments(below folder: String, for platform: String = "iOS") -> [InputFile] {
  let compiler = InterfaceCompiler()
  return modernDocuments(below: folder).filter { file in
    guard let document = try? XIBReader().read(file.bytes, file: file.path), document.kind == .xib,
      document.attribute("targetRuntime", of: .root)?.contains(platform) ?? false
    else { return false }
    var diagnostics = Diagnostics()
    return (try? compiler.compile(document, into: &diagnostics)) != nil
  }
}

/// Bytes of the compiled archives of a document: read, compiled and encoded.
private func compiledSize(_ file: InputFile, _ compiler: InterfaceCompiler) -> Int {
  var diagnostics = Diagnostics()
  guard let document = try? XIBReader().read(file.bytes, file: file.path),
    let compiled = try? compiler.compile(document, into: &diagnostics)
  else { return 0 }
  return compiled.files.reduce(0) { sum, archive in
    sum + ((try? ArchiveEncoder(order: .canonical).encode(archive.graph).count) ?? 0)
  }
}

/// `NibBenchmark compile FOLDER`: XML to archive bytes, in process, against a SAX2 parse that only counts.
func runCompileCase(folder: String) {
  runCompileCase("compile", compilableDocuments(below: folder))
}

/// `NibBenchmark compile-macos FOLDER`: the same of documents for macOS.
func runDesktopCompileCase(folder: String) {
  runCompileCase("compile-macos", compilableDocuments(below: folder, for: "MacOSX"))
}

private func runCompileCase(_ name: String, _ files: [InputFile]) {
  let compiler = InterfaceCompiler()
  runRatioCase(
    name: name, files: files, floor: { XMLFloor.count($0.bytes).elements },
    subject: { compiledSize($0, compiler) })
}

/// `NibBenchmark compile-only FOLDER`: the compiler without reader and encoder, to see where the time goes.
func runCompileStageCase(folder: String) {
  let files = compilableDocuments(below: folder)
  let compiler = InterfaceCompiler()
  let documents = files.compactMap { file in
    (try? XIBReader().read(file.bytes, file: file.path)).map { (file.path, $0) }
  }
  let byPath = Dictionary(documents, uniquingKeysWith: { first, _ in first })
  runRatioCase(
    name: "compile-only", files: files, floor: { XMLFloor.count($0.bytes).elements },
    subject: { file in
      var diagnostics = Diagnostics()
      guard let document = byPath[file.path] else { return 0 }
      return (try? compiler.compile(document, into: &diagnostics))?.files.count ?? 0
    })
}
