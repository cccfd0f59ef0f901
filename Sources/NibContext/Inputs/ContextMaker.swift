import NibDiagnostics
import NibDocument
import NibGraph
import NibResources
import Nibwright

/// Makes one context of several inputs: documents, compiled nibs, compiled storyboards, and folders of them, as an app.
///
/// What cannot be read does not end the others; the context says why.
public struct ContextMaker: Sendable {
  /// Where files are read from.
  public var files: any FileSource
  /// How much of an input is believed.
  public var limits: ReadLimits
  /// Module of the target, for classes that say theirs is the target and name none.
  public var module: String?
  /// Whether the context is for generators of code: files of one interface in several language folders are one entry,
  /// entries are sorted by name, and names that become the same are warned of.
  public var mergesLanguages = true
  /// Whether a XIB is the archive that it compiles to, with the ids and places of its elements, rather than the document.
  public var compilesDocuments = false
  /// What of documents is wanted.
  var parts = DocumentContext.Parts.all
  private(set) var interfaces: [InterfaceContext] = []
  private(set) var failures: [NibError] = []
  private var warnings = Diagnostics()

  /// Makes an empty one.
  public init(
    files: any FileSource = DiskFileSource(), limits: ReadLimits = ReadLimits(), module: String? = nil
  ) {
    self.files = files
    self.limits = limits
    self.module = module
  }

  /// The context of what lies at paths, each a file or folder of an interface, or a folder that is searched.
  public static func context(
    of paths: [String], files: any FileSource = DiskFileSource(), module: String? = nil
  ) -> Context {
    var maker = ContextMaker(files: files, module: module)
    for path in paths { maker.add(path: path) }
    return maker.takeContext()
  }

  /// Adds what lies at a path.
  public mutating func add(path: String) {
    guard let folder = InterfaceWalk.folder(at: path, in: files) else { return read(path) }
    var walk = InterfaceWalk(files: files)
    let found = walk.interfaces(below: folder)
    failures += walk.failures + walk.takeAppFailures(limits)
    if found.isEmpty, walk.failures.isEmpty {
      failures.append(
        NibError(
          code: .notFound, place: Place(file: path), detail: "the folder holds no interface",
          hint: "give a XIB, a storyboard, a nib, an app or a folder with one of them"))
    }
    for path in found { read(path) }
  }

  private mutating func read(_ path: String) {
    do throws(NibError) { add(try Interface.read(path, files: files, limits: limits)) } catch {
      failures.append(error)
    }
  }

  /// Adds what could not be read.
  public mutating func add(failure: NibError) { failures.append(failure) }

  /// Adds an interface that is read already.
  public mutating func add(_ interface: Interface) {
    switch interface.content {
    case .document(let document) where compilesDocuments && document.kind == .xib:
      do throws(NibError) { try addCompiled(interface) } catch {
        warnings.add(
          Diagnostic(.notice, id: error.code.rawValue, "shown as it is written: \(error.detail)", at: error.place))
        add(document)
      }
    case .document(let document): add(document)
    case .archive(let graph):
      var archive = ArchiveContext(.archive(interface.name, .nib, graph.format), limits: limits, parts: parts)
      archive.add(graph)
      close(&archive)
    case .folder(let folder): add(folder, of: interface)
    case .legacy: do throws(NibError) { try addCompiled(interface) } catch { failures.append(error) }
    }
  }

  private mutating func add(_ document: Document) {
    let (context, odd) = DocumentContext.make(document, parts)
    interfaces.append(context)
    for message in odd.messages { warnings.add(message) }
  }

  /// Adds a document as the archive that it compiles to.
  private mutating func addCompiled(_ interface: Interface) throws(NibError) {
    var odd = Diagnostics()
    let graph = try interface.graph(into: &odd)
    for message in odd.messages { warnings.add(message) }
    var archive = ArchiveContext(.archive(interface.name, .nib, graph.format), limits: limits, parts: parts)
    archive.add(graph)
    close(&archive)
  }

  private mutating func close(_ archive: inout ArchiveContext) {
    interfaces.append(archive.finish())
    failures += archive.failures
    guard archive.cutTexts > 0 else { return }
    warnings.add(
      Diagnostic(
        .notice, id: "cutTexts", "\(archive.cutTexts) texts are cut: the archive repeats long ones too often",
        at: Place(file: archive.interface.file)))
  }

  private mutating func add(_ folder: InterfaceFolder, of interface: Interface) {
    do throws(NibError) {
      var archive =
        folder.isStoryboard
        ? try StoryboardFolder(folder, limits: limits).context(&failures) : try nibFolder(folder, interface)
      close(&archive)
    } catch {
      failures.append(error)
    }
  }

  private func nibFolder(_ folder: InterfaceFolder, _ interface: Interface) throws(NibError) -> ArchiveContext {
    var ignored = Diagnostics()
    let graph = try interface.graph(into: &ignored)
    var context = InterfaceContext.archive(folder.path, .nib, graph.format)
    context.container = "nibFolder"
    context.members = folder.members
    var archive = ArchiveContext(context, limits: limits, parts: parts)
    archive.add(graph)
    return archive
  }

  /// The context of all that was added.
  public mutating func context() -> Context {
    // What was added stays for a later context.
    var maker = self
    return maker.takeContext()
  }

  /// The context of all that was added, which is no longer here after that: names change in their places.
  fileprivate mutating func takeContext() -> Context {
    var merged: [InterfaceContext] = []
    swap(&merged, &interfaces)
    if mergesLanguages { merged = LanguageMerge.merge(merged, &warnings) }
    var names = Diagnostics()
    CodeNaming.name(&merged, &names)
    if mergesLanguages { for message in names.messages { warnings.add(message) } }
    if let module {
      for place in merged.indices where merged[place].module == nil && merged[place].source == .document {
        merged[place].module = module
      }
    }
    let platforms = Set(merged.compactMap(\.platform))
    return Context(
      platform: platforms.count == 1 ? platforms.first : nil, modules: Self.modules(merged), interfaces: merged,
      failures: failures.map { MessageContext($0.diagnostic) },
      warnings: warnings.messages.map { MessageContext($0) })
  }

  private static func modules(_ interfaces: [InterfaceContext]) -> [String] {
    var modules: Set<String> = []
    for interface in interfaces {
      modules.formUnion(interface.objects.compactMap(\.type.module))
      modules.formUnion(interface.placeholders.compactMap(\.type.module))
      modules.formUnion(interface.segues.compactMap(\.type.module))
    }
    return modules.filter { !$0.isEmpty }.sorted()
  }
}

extension InterfaceContext {
  /// The beginning of a compiled interface's context.
  static func archive(_ path: String, _ kind: Kind, _ format: ArchiveFormat?) -> InterfaceContext {
    var container = "storyboardFolder"
    var version: String?
    switch format?.container {
    case .nibArchive(let minor, _):
      container = "nibArchive"
      version = String(minor)
    case .keyedArchive: container = "keyedArchive"
    case .propertyList: container = "propertyList"
    case nil: break
    }
    var context = InterfaceContext(
      name: FileName.stem(path), file: path, kind: kind, source: .archive, container: container)
    context.containerVersion = version
    return context
  }
}

extension Interface {
  /// What a template or another program needs to know of the interface; what cannot be read of a folder is among the
  /// context's failures.
  public func context() -> Context {
    var maker = ContextMaker()
    maker.add(self)
    return maker.takeContext()
  }
}
