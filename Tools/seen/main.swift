// NibSeenKeys FOLDER: counts in how many objects of archives of Apple's compiler each row of the schema has its key, and
// writes Sources/NibSchema/Provenance/SeenKeys.swift anew. Run it in the package's folder.

import NibArchives
import NibGraph
import NibResources
import NibSchema

/// Objects by class and key.
struct KeyCounts {
  private var counts: [String: [String: Int]] = [:]
  private(set) var archives = 0

  /// Counts the archives of a folder.
  mutating func add(folder: String) {
    let files = DiskFileSource()
    for entry in (try? files.entries(folder)) ?? [] {
      let path = folder + "/" + entry.name
      if files.kind(path) == .directory {
        add(folder: path)
      } else if let bytes = try? files.read(path) {
        add(archive: bytes, depth: 0)
      }
    }
  }

  /// Counts an archive and those inside it.
  private mutating func add(archive bytes: [UInt8], depth: Int) {
    guard depth < 4, ArchiveFormatSniffer.sniff(bytes) == .nibArchive,
      let graph = try? ArchiveDecoder().decode(bytes, file: "")
    else { return }
    archives += 1
    for object in graph.objectIDs {
      var name = graph.className(of: object)
      // An object of the user's own class says whose keys it has.
      if name == "UIClassSwapper", let original = graph.object("UIOriginalClassName", of: object) {
        name = graph.string(original) ?? name
      }
      let keys = Set(graph.values(of: object).map { graph.keyName($0.key) })
      for key in keys { counts[name, default: [:]][key, default: 0] += 1 }
      guard name == "NSData", let span = graph.value("NS.bytes", of: object)?.span else { continue }
      add(archive: Array(graph.bytes[span.range]), depth: depth + 1)
    }
  }

  /// Objects that have a key and whose class is that of a kind, or of one that inherits from it.
  func count(_ key: String, of kind: ElementSchema, in catalog: [ElementSchema]) -> Int {
    let classes = Set(catalog.filter { $0.inherits(from: kind) }.map(\.className))
    return classes.reduce(0) { $0 + (counts[$1]?[key] ?? 0) }
  }
}

/// The lines of the table: a kind with its keys, wrapped.
func lines(_ counts: KeyCounts) -> [String] {
  let catalog = Catalog.uikit.all
  var lines: [String] = []
  for kind in catalog.sorted(by: { $0.tag < $1.tag }) where !kind.tag.contains("/") {
    var line = "    " + kind.tag
    var isEmpty = true
    for key in Set(kind.rows.map(\.key)).subtracting([""]).sorted() {
      let count = counts.count(key, of: kind, in: catalog)
      guard count > 0 else { continue }
      let word = " \(key)=\(count)"
      if line.utf8.count + word.utf8.count > 116 {
        lines.append(line)
        line = "    " + kind.tag
      }
      line += word
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
  }
  return lines
}

let folders = CommandLine.arguments.dropFirst()
if folders.isEmpty {
  print("usage: NibSeenKeys FOLDER…")
} else {
  var counts = KeyCounts()
  for folder in folders { counts.add(folder: folder) }
  let text = """
    /// In how many objects rows have their key, in \(counts.archives) archives of Apple's compiler. Written by `Tools/seen`.
    enum SeenKeys {
      /// Kinds with the keys of their own rows; objects of kinds that inherit them are counted too.
      static let table = \"""
    \(lines(counts).joined(separator: "\n"))
        \"""
    }

    """
  try AtomicFileWriter.write(Array(text.utf8), to: "Sources/NibSchema/Provenance/SeenKeys.swift")
  let rows = Catalog.uikit.all.flatMap { kind in kind.rows.map { (kind, $0) } }.filter { !$0.1.key.isEmpty }
  let seen = rows.filter { counts.count($0.1.key, of: $0.0, in: Catalog.uikit.all) > 0 }
  print("\(counts.archives) archives; \(seen.count) of \(rows.count) rows with a key are in one")
}
