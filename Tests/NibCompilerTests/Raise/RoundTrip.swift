import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibInspector
import NibSchema
import NibTestSupport

/// A sample compiled, raised and compiled again.
struct RoundTrip {
  /// Paths of the XIBs of `Archives`.
  static let samples = ["Elements", "Documents"].flatMap { folder in
    TestDisk.files(below: "\(SharedFiles.packageRoot)/Archives/\(folder)", ending: [".xib"])
  }

  /// The archive; nil where the document becomes a folder.
  let first: [UInt8]?
  /// The archive of the document that was raised.
  private(set) var second: [UInt8]?
  /// The raised document.
  private(set) var text = ""
  /// The element kinds that the sample has.
  let tags: Set<String>
  /// What was said while raising.
  private(set) var messages: [String] = []
  private var trees: [String] = []

  /// Whether the archive came back to the byte.
  var isEqual: Bool { first == second }

  init(_ path: String, profile: OutputProfile = .standard) throws {
    let bytes = TestDisk.bytes(path) ?? []
    let document = try XIBReader().read(bytes, file: "Sample.xib")
    let kinds = Set(Catalog.uikit.kinds.map(\.tag) + ["variation"])
    tags = Set(document.elements.indices.map { document.tag(ElementIndex($0)) }).intersection(kinds)
    var diagnostics = Diagnostics()
    let compiler = InterfaceCompiler(options: CompileOptions(profile: profile))
    let files = try compiler.compile(document, into: &diagnostics).files
    guard files.count == 1 else {
      first = nil
      return
    }
    let archive = try ArchiveEncoder(order: .canonical).encode(files[0].graph)
    first = archive
    // Decoded: an archive knows no ids and no places of a document.
    let graph = try ArchiveDecoder().decode(archive, file: "sample.nib")
    var raised = Diagnostics()
    text = try InterfaceRaiser(profile: profile).raise(graph, into: &raised)
    messages = raised.messages.map { "\($0)" }
    let again = try compiler.compile(XIBReader().read(Array(text.utf8), file: "Raised.xib"), into: &raised).files
    second = try again.first.map { try ArchiveEncoder(order: .canonical).encode($0.graph) }
    trees = try [files[0].graph, again[0].graph].map { try TreeRendering().render($0) }
  }

  /// The first lines of the trees that differ, and the messages.
  var difference: String {
    guard trees.count == 2 else { return "" }
    let (old, new) = (trees[0].split(separator: "\n"), trees[1].split(separator: "\n"))
    var lines = messages
    for (place, line) in old.enumerated() where place >= new.count || new[place] != line {
      lines.append("- \(line)")
      if place < new.count { lines.append("+ \(new[place])") }
      if lines.count > messages.count + 11 { break }
    }
    return lines.joined(separator: "\n")
  }
}
