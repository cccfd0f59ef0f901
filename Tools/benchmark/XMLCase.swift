import NibDocument

/// The modern documents below a folder, read into memory: the files of the document cases.
func modernDocuments(below folder: String) -> [InputFile] {
  Machine.files(under: folder).compactMap { path, bytes in
    guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard"), (try? XIBReader().read(bytes, file: path)) != nil
    else { return nil }
    return InputFile(path: path, bytes: bytes)
  }
}

/// `NibBenchmark xml FOLDER`: the reader against a SAX2 parse that only counts.
func runXMLCase(folder: String) {
  runRatioCase(
    name: "xml", files: modernDocuments(below: folder),
    floor: { XMLFloor.count($0.bytes).elements },
    subject: { (try? XIBReader().read($0.bytes, file: $0.path).elements.count) ?? 0 })
}
