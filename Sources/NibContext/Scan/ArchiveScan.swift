import NibArchives
import NibDiagnostics
import NibGraph
import NibResources
import Nibwright

/// Goes through many archives and writes what they hold as rows, a line of JSON each, in the order of paths.
///
/// Keeps one archive at a time, so any number may be scanned. A line has `archive`, the path, and `row`, its kind:
///
/// | row | its members |
/// |---|---|
/// | `object` | `object`, its number; `class`; `customClass`; `parent`, the number of the object that holds it |
/// | `connection` | `object`, who has it; `connection`, its kind; `name`, the property or selector; `destination` |
/// | `string` | `object`; `key`; `string` |
/// | `image` | `object`; `key`; `image`, the name |
/// | `failure` | `error`, a stable word; `message`: why the archive, or a folder, is not read |
///
/// A document is compiled for the newest system, and what it becomes is scanned. Members that have nothing to say are absent. An archive inside another, a prototype of a cell, is called as the other with
/// `#` and the number of the object that holds it.
public struct ArchiveScan: Sendable {
  /// How much of an input is believed.
  public var limits = ReadLimits()
  /// Archives that were read.
  public private(set) var archiveCount = 0
  /// What could not be read: archives, folders and members of them.
  public private(set) var failureCount = 0
  private let files: any FileSource
  private var paths: ArraySlice<String>
  private var walk: InterfaceWalk
  private var waiting: [(path: String, level: Int)] = []
  private var names = ScanNames()
  private var text = RowText()

  /// Prototypes in prototypes that are read.
  private static let deepest = 4
  /// Folders in folders that are read: a compiled storyboard holds nibs that are folders. Links may lead back.
  private static let deepestFolder = 2

  /// Makes a scan.
  /// - Parameters:
  ///   - paths: documents, compiled nibs and storyboards, and folders that are searched for them.
  ///   - files: where files are read from.
  public init(_ paths: [String], files: any FileSource = DiskFileSource()) {
    self.paths = paths[...]
    self.files = files
    walk = InterfaceWalk(files: files, extensions: FileName.extensions, most: .max)
  }

  /// Rows of the next archives, whole lines; empty when all are scanned.
  /// - Parameter count: bytes after which no other archive is begun.
  public mutating func next(atLeast count: Int = 1 << 16) -> [UInt8] {
    while text.bytes.count < max(count, 1), let (path, level) = nextPath() { scan(path, level: level) }
    return text.take()
  }

  private mutating func nextPath() -> (path: String, level: Int)? {
    while true {
      if let member = waiting.popLast() { return member }
      let found = walk.next()
      for failure in walk.takeFailures() + walk.takeAppFailures(limits) { fail(failure, failure.place.file) }
      if let found { return (found, 1) }
      guard let path = paths.popFirst() else { return nil }
      guard let folder = InterfaceWalk.folder(at: path, in: files) else { return (path, 1) }
      walk.add(folder: folder)
    }
  }

  private mutating func scan(_ path: String, level: Int) {
    do throws(NibError) {
      switch try InterfaceSource.read(path, files: files, limits: limits) {
      case .folder(let folder): try add(folder, level)
      case .archive(let bytes), .other(let bytes): scan(bytes, path, level: 1)
      case .document(let bytes): try scan(document: bytes, path)
      }
    } catch {
      fail(error, path)
    }
  }

  /// Scans the archives that a document compiles to, each under its path in the folder that they would be.
  private mutating func scan(document bytes: [UInt8], _ path: String) throws(NibError) {
    var diagnostics = Diagnostics()
    let interface = try Interface(.document(bytes), name: path, limits: limits)
    let compiled = try interface.compile(CompileOptions(), into: &diagnostics)
    for message in diagnostics.messages where message.severity == .error {
      fail(NibError(code: .init(rawValue: message.id), place: message.place, detail: message.message), path)
    }
    guard !diagnostics.hasErrors else { return }
    for file in try compiled.encoded() where !file.path.hasSuffix(".plist") {
      scan(file.bytes, file.path.isEmpty ? path : FilePath.join(path, file.path), level: 1)
    }
  }

  /// Has the archives of a folder scanned next.
  private mutating func add(_ folder: InterfaceFolder, _ level: Int) throws(NibError) {
    guard level <= Self.deepestFolder else {
      throw NibError(
        code: .wrongForm, place: Place(file: folder.path),
        detail: "folders are nested deeper than \(Self.deepestFolder); expected an archive")
    }
    let members = folder.members.filter { member in
      if case .archive? = folder.role(of: member) { return true }
      return folder.isStoryboard
    }
    guard !members.isEmpty else {
      throw NibError(
        code: .noArchiveInFolder, place: Place(file: folder.path), detail: "the folder holds no archive",
        hint: "give a nib, a compiled storyboard, an app or a folder with one of them")
    }
    waiting += members.reversed().map { (FilePath.join(folder.path, $0), level + 1) }
  }

  private mutating func scan(_ bytes: [UInt8], _ path: String, level: Int) {
    do throws(ArchiveError) {
      let graph = try ArchiveDecoder(limits: limits).decode(bytes, file: path)
      archiveCount += 1
      text.begin(archive: path)
      if !writeRows(graph) {
        let detail = "what objects share would be written too often; the rest is left out"
        fail(NibError(code: .limit, place: Place(file: path), detail: detail), path)
      }
      guard level < Self.deepest else { return }
      for (holder, bytes) in ArchiveRows.nested(in: graph) { scan(bytes, "\(path)#\(holder.index)", level: level + 1) }
    } catch {
      fail((level == 1 ? ForeignInput.refusal(of: bytes, name: path, error: error) : nil) ?? NibError(error), path)
    }
  }

  /// Writes the rows of a graph; false when some are left out. What is known of names is the scan's alone again then.
  private mutating func writeRows(_ graph: ObjectGraph) -> Bool {
    var rows = ArchiveRows(graph, names: &names)
    return rows.write(to: &text)
  }

  private mutating func fail(_ error: NibError, _ path: String) {
    failureCount += 1
    text.begin(archive: path)
    text.row("failure")
    text.append(",\"error\":")
    text.append(text: error.code.rawValue)
    text.append(",\"message\":")
    text.append(text: error.hint.map { "\(error.detail); \($0)" } ?? error.detail)
    text.end()
  }
}
