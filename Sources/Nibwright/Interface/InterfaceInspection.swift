import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibInspector
import NibSchema

/// Shows what interfaces hold, as a tree or as tables. Of a folder every member is shown, and of a XIB the
/// archive that it compiles to.
///
/// What is met on the way is collected; a member that cannot be read does not end the others.
public struct InterfaceInspection: Sendable {
  /// What a tree shows.
  public var options: TreeOptions
  /// Whether a XIB is shown itself rather than what it compiles to.
  public var showsSource: Bool
  /// What compiling XIBs had to say.
  public private(set) var diagnostics = Diagnostics()
  /// Why members of folders are not shown, in their order.
  public private(set) var failures: [NibError] = []

  /// Folders in folders that are shown: a compiled storyboard holds nibs that are folders. Links that lead back would
  /// multiply deeper ones.
  private static let deepest = 2

  /// Makes an inspection.
  public init(options: TreeOptions = TreeOptions(), showsSource: Bool = false) {
    self.options = options
    self.showsSource = showsSource
  }

  /// The tree of an archive or a document; of a folder its members, each under its name.
  /// - Throws: `noSuchObject` for a path in the options that leads nowhere; `wrongForm` for a path into a document.
  public mutating func tree(_ interface: Interface) throws(NibError) -> String {
    var text = ""
    try tree(interface) { text += $0 }
    return text
  }

  /// The same in pieces of whole lines, so that a large archive's tree takes little memory.
  /// - Throws: as `tree(_:)`, before the first piece.
  public mutating func tree(_ interface: Interface, into write: (String) -> Void) throws(NibError) {
    try show(interface, as: .tree, heading: nil, level: 1, into: write)
  }

  /// The tables of an archive as they are stored; of a folder those of its members, each under its name.
  /// - Throws: `wrongForm` for a document that is not compiled.
  public mutating func tables(_ interface: Interface) throws(NibError) -> String {
    var text = ""
    try show(interface, as: .tables, heading: nil, level: 1) { text += $0 }
    return text
  }

  private static func wantsArchive(_ document: Document, _ what: String) -> NibError {
    NibError(
      code: .wrongForm, place: Place(file: document.file), detail: "this is shown as a document; \(what) for archives")
  }
}

extension InterfaceInspection {
  /// What one file is shown as.
  private enum File {
    case graph(ObjectGraph)
    case document(Document)
  }

  /// How it is shown.
  private enum Form {
    case tree, tables
  }

  private enum Shown {
    case file(File)
    case folder(InterfaceFolder)
  }

  private mutating func show(
    _ interface: Interface, as form: Form, heading: String?, level: Int, into write: (String) -> Void
  ) throws(NibError) {
    let shown = shown(interface)
    if let heading { write("\n\(heading):\n") }
    switch shown {
    case .file(let file): try show(file, as: form, into: write)
    case .folder(let folder): try show(folder, as: form, heading: heading, level: level, into: write)
    }
  }

  private func show(_ file: File, as form: Form, into write: (String) -> Void) throws(NibError) {
    switch (file, form) {
    case (.graph(let graph), .tree):
      do throws(InspectError) { try TreeRendering(options).render(graph, into: write) } catch {
        throw NibError(error)
      }
    case (.document(let document), .tree):
      guard options.path == nil else { throw Self.wantsArchive(document, "a path is") }
      write(DocumentTree().render(document, depth: options.depth))
    case (.graph(let graph), .tables): write(TableRendering().render(graph))
    case (.document(let document), .tables): throw Self.wantsArchive(document, "tables are")
    }
  }

  private mutating func show(
    _ folder: InterfaceFolder, as form: Form, heading: String?, level: Int, into write: (String) -> Void
  ) throws(NibError) {
    guard !folder.members.isEmpty else {
      if let refusal = ForeignInput.refusal(ofFolder: folder.path, names: folder.names) { throw refusal }
      throw NibError(
        code: .noArchiveInFolder, place: Place(file: folder.path),
        detail: "the folder holds no archive and no document", hint: ForeignInput.whatToGive)
    }
    try check(folder, level)
    for member in folder.members { write(member + folder.words(for: member) + "\n") }
    for member in folder.members {
      let name = heading.map { "\($0)/\(member)" } ?? member
      do throws(NibError) {
        if let notes = try folder.notes(of: member) {
          write("\n\(name):\n\(notes.lines)")
          continue
        }
        try show(try folder.read(member), as: form, heading: name, level: level + 1, into: write)
      } catch {
        failures.append(error)
      }
    }
  }

  private func check(_ folder: InterfaceFolder, _ level: Int) throws(NibError) {
    guard level > Self.deepest else { return }
    throw NibError(
      code: .wrongForm, place: Place(file: folder.path),
      detail: "folders are nested deeper than \(Self.deepest); expected an archive")
  }

  /// A XIB as the archive that it compiles to; a document that is not compiled is shown as it is.
  private mutating func shown(_ interface: Interface) -> Shown {
    switch interface.content {
    case .archive(let graph): return .file(.graph(graph))
    case .folder(let folder): return .folder(folder)
    case .legacy(let document):
      guard !showsSource else { return .file(.document(document.xml)) }
      do { return .file(.graph(try interface.graph(into: &diagnostics))) } catch {
        diagnostics.add(
          Diagnostic(.notice, id: error.code.rawValue, "shown as it is written: \(error.detail)", at: error.place))
        return .file(.document(document.xml))
      }
    case .document(let document):
      guard document.kind == .xib, !showsSource else { return .file(.document(document)) }
      do { return .file(.graph(try interface.graph(into: &diagnostics))) } catch {
        diagnostics.add(
          Diagnostic(.notice, id: error.code.rawValue, "shown as it is written: \(error.detail)", at: error.place))
        return .file(.document(document))
      }
    }
  }
}

extension Interface {
  /// What the interface holds, as an indented tree.
  /// - Throws: as `InterfaceInspection.tree(_:)`.
  public func tree(_ options: TreeOptions = TreeOptions()) throws(NibError) -> String {
    var inspection = InterfaceInspection(options: options)
    return try inspection.tree(self)
  }
}
