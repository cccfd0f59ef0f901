import NibDocument

/// The frame of `NibBenchmark compile FOLDER`: reading and compiling all modern iOS XIBs, against a SAX2 parse that
/// only counts.
///
/// - Parameter compile: Everything behind the reader, up to the archive's bytes; gives their number.
func runCompileCase(folder: String, compile: (Document) throws -> Int) {
  let files = modernDocuments(below: folder).filter { file in
    guard let document = try? XIBReader().read(file.bytes, file: file.path), document.kind == .xib else { return false }
    return document.properties.platform == .iOS && (try? compile(document)) != nil
  }
  runRatioCase(
    name: "compile", files: files,
    floor: { XMLFloor.count($0.bytes).elements },
    subject: { file in
      guard let document = try? XIBReader().read(file.bytes, file: file.path) else { return 0 }
      return (try? compile(document)) ?? 0
    })
}
