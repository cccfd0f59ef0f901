import NibResources

/// Tells which input a write would destroy, through links and hard links too.
///
/// Nothing is looked at before an output that is there already is asked about: a new file replaces nothing.
struct InputGuard {
  private let inputs: [String]
  private let files: any FileSource
  /// What is read of the inputs, once: they themselves, and of folders the files in them.
  private var read: [String]?
  /// Places in `read` by the number of their file on its disk.
  private var byNumber: [Int: [Int]] = [:]
  /// The same by their paths without links, sorted.
  private var byPath: [(path: String, input: String)] = []

  /// A guard of the paths that a command reads.
  init(_ inputs: [String], files: any FileSource) {
    // What is read of a member is read of its archive.
    self.inputs = inputs.flatMap { [$0] + ZipFileSource.archives(in: $0, of: files) }
    self.files = files
  }

  /// The input that would be lost: the one that the output is, or one in a folder that it replaces; nil for none.
  mutating func loss(by output: String) -> String? {
    // Standard output replaces nothing.
    guard output != StandardInputSource.path, let target = SystemCalls.identity(output) else { return nil }
    // Most commands read one file, which takes no table.
    if inputs.count == 1, !target.isFolder, files.kind(inputs[0]) == .file {
      return SystemCalls.identity(inputs[0]) == target ? inputs[0] : nil
    }
    let read = all()
    for place in byNumber[target.number] ?? [] where SystemCalls.identity(read[place]) == target { return read[place] }
    guard target.isFolder else { return nil }
    let folder = FilePath.trimmed(files.canonical(output)) + "/"
    if byPath.isEmpty {
      byPath = read.map { (files.canonical($0), $0) }.sorted { FilePath.precedes($0.path, $1.path) }
    }
    var (low, high) = (0, byPath.count)
    while low < high {
      let middle = (low + high) / 2
      if FilePath.precedes(byPath[middle].path, folder) { low = middle + 1 } else { high = middle }
    }
    return low < byPath.count && byPath[low].path.utf8.starts(with: folder.utf8) ? byPath[low].input : nil
  }

  /// The input in a folder that an output would lie in, where it would be taken for a part of the archive; nil for none.
  func holder(of output: String) -> String? {
    guard output != StandardInputSource.path else { return nil }
    var place: String?
    for input in inputs {
      let path = FilePath.trimmed(input)
      guard Self.isNamedAsArchive(path), files.kind(path) == .directory else { continue }
      let asked = place ?? Self.place(of: output, files)
      place = asked
      if asked.utf8.starts(with: (FilePath.trimmed(files.canonical(path)) + "/").utf8) { return input }
    }
    return nil
  }

  /// Whether a path has the name of an archive in a folder. A set of the two words would cost half of what decoding a small
  /// nib costs: the runtime looks up how the elements are hashed.
  private static func isNamedAsArchive(_ path: String) -> Bool {
    let ending = FilePath.fileExtension(path).utf8
    return ending.elementsEqual("nib".utf8) || ending.elementsEqual("storyboardc".utf8)
  }

  /// Checks an output.
  /// - Throws: `invalid`, naming the input that would be lost or changed.
  mutating func check(_ output: String) throws(UsageError) {
    if let input = loss(by: output) {
      throw .invalid("the output would replace its own input '\(input)'; name another output")
    }
    if let input = holder(of: output) {
      throw .invalid("the output would lie in its own input '\(input)'; name another output")
    }
  }

  /// What two paths of one place have in common, also where nothing is there yet.
  static func place(of path: String, _ files: any FileSource) -> String {
    let folder = FilePath.folder(path)
    return files.canonical(FilePath.join(files.canonical(folder.isEmpty ? "." : folder), FilePath.name(path)))
  }

  private mutating func all() -> [String] {
    if let read { return read }
    var found: [String] = []
    for input in inputs where input != StandardInputSource.path {
      found.append(input)
      if files.kind(input) == .directory { collect(input, level: 1, into: &found) }
    }
    for (place, path) in found.enumerated() {
      if let identity = SystemCalls.identity(path) { byNumber[identity.number, default: []].append(place) }
    }
    read = found
    return found
  }

  /// What interfaces and what belongs to them is called; other files in a folder are not read.
  private static let extensions: Set<Substring> = [
    "xib", "storyboard", "nib", "storyboardc", "plist", "strings", "stringsdict", "xcstrings",
  ]
  private static let deepest = 32

  private func collect(_ folder: String, level: Int, into found: inout [String]) {
    guard level <= Self.deepest, let entries = try? files.entries(folder) else { return }
    for entry in entries {
      let path = FilePath.join(folder, entry.name)
      if entry.kind == .directory {
        if !entry.isLink { collect(path, level: level + 1, into: &found) }
      } else if Self.extensions.contains(FilePath.fileExtension(entry.name)) {
        found.append(path)
      }
    }
  }
}
