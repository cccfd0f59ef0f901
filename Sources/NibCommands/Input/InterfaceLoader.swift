import NibArchives
import NibDiagnostics
import NibDocument
import NibGraph
import NibResources

/// Reads a path as what its first bytes say it is.
struct InterfaceLoader {
  /// Where files come from.
  var source: any FileSource = DiskFileSource()
  /// How much of an input is believed.
  var limits = ReadLimits()

  /// What the path holds.
  /// - Throws: `CommandFailure`, always `unreadable`.
  func load(_ path: String) throws(CommandFailure) -> InterfaceInput {
    guard source.kind(path) == .directory else { return try loadFile(path) }
    let names: [String]
    do { names = try source.list(path) } catch { throw .unreadable(error) }
    let members = names.filter { $0.hasSuffix(".nib") || $0.hasSuffix(".storyboard") }
    return .folder(InterfaceFolder(path: path, isStoryboard: isStoryboard(path, names), members: members))
  }

  /// The archive at a path; of a nib folder the newest member.
  /// - Throws: `CommandFailure`; a document is refused, it has to be compiled first.
  func loadGraph(_ path: String) throws(CommandFailure) -> ObjectGraph {
    switch try load(path) {
    case .graph(let graph): return graph
    case .document:
      throw refusal(path, "this is a document and no archive; compile it first")
    case .folder(let folder):
      guard !folder.isStoryboard, let name = NibFolder.member(among: folder.members, deploymentTarget: nil) else {
        throw refusal(path, Self.words(for: folder))
      }
      return try loadGraph(path + "/" + name)
    }
  }

  /// Why a folder is not one archive.
  private static func words(for folder: InterfaceFolder) -> String {
    if folder.isStoryboard { return "this is a compiled storyboard; name one of its nibs" }
    guard !folder.members.isEmpty else { return "the folder holds no archive" }
    return "the folder is no nib itself; name one of the files in it: \(folder.members.joined(separator: ", "))"
  }

  /// Reads a document.
  /// - Throws: `CommandFailure`, always `unreadable`.
  func loadDocument(_ path: String) throws(CommandFailure) -> Document {
    let bytes = try read(path)
    switch ArchiveFormatSniffer.sniff(bytes) {
    case .nibArchive, .binaryPropertyList:
      throw refusal(path, "this is compiled already; expected a XIB or a storyboard")
    default: break
    }
    do { return try XIBReader(limits: limits).read(bytes, file: path) } catch { throw .unreadable(error) }
  }

  /// The bytes of a file.
  /// - Throws: `CommandFailure`, always `unreadable`.
  func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    do { return try source.read(path, limit: limits.bytes) } catch { throw .unreadable(error) }
  }

  private func loadFile(_ path: String) throws(CommandFailure) -> InterfaceInput {
    let bytes = try read(path)
    if ArchiveFormatSniffer.sniff(bytes) == .xmlDocument {
      do { return .document(try XIBReader(limits: limits).read(bytes, file: path)) } catch { throw .unreadable(error) }
    }
    do { return .graph(try ArchiveDecoder(limits: limits).decode(bytes, file: path)) } catch {
      throw .unreadable(error)
    }
  }

  private func isStoryboard(_ path: String, _ names: [String]) -> Bool {
    path.hasSuffix(".storyboardc") || path.hasSuffix(".storyboardc/") || names.contains("Info.plist")
  }

  /// The failure of an input that is something else than asked for.
  func refusal(_ path: String, _ words: String) -> CommandFailure {
    CommandFailure(diagnostic: Diagnostic(.error, id: "notAnArchive", words, at: Place(file: path)), exit: .unreadable)
  }
}
