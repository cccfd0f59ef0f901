import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Compiles a document to archive graphs: index, lower, link.
///
/// A compiler holds the plans of its profile and may be used again and from many threads at once.
public struct InterfaceCompiler: Sendable {
  /// What the compiler was told.
  public let options: CompileOptions
  private let shelf: PlanShelf
  private let encodeNested: NestedEncoder?

  /// Makes a compiler. Cost: nearly none; plans are made with the first and the second document.
  /// - Parameter encodeNested: makes bytes of an archive inside an archive; storyboards with prototype cells need it.
  public init(options: CompileOptions = CompileOptions(), encodeNested: NestedEncoder? = nil) {
    self.init(options: options, catalog: .uikit, encodeNested: encodeNested)
  }

  /// A compiler of the kinds of a catalog.
  package init(options: CompileOptions, catalog: Catalog, encodeNested: NestedEncoder? = nil) {
    self.options = options
    self.encodeNested = encodeNested
    shelf = PlanShelf(profile: options.profile, catalog: catalog)
  }

  /// Compiles one document.
  /// - Parameter diagnostics: gets what is odd in the document; the output is made all the same.
  /// - Returns: For a XIB one file with an empty path, or the members of a folder where older systems need others; for a
  ///   storyboard the archives of its folder and what its `Info.plist` says.
  /// - Throws: `CompileError` for a document that cannot be compiled at all.
  public func compile(
    _ document: Document, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    let objects = try objectsElement(of: document)
    let book = shelf.book(for: document)
    let index = DocumentIndex(document, book, into: &diagnostics)
    if document.kind == .storyboard {
      return try StoryboardCompile(
        document: document, book: book, index: index, options: options, encode: encodeNested
      ).run(into: &diagnostics)
    }
    var files: [CompiledInterface.File] = []
    for member in VariantPlan(document, options).members {
      var memberOptions = options
      memberOptions.deploymentTarget = member.target
      // The warnings of one member are those of all.
      var scratch = Diagnostics()
      let graph =
        files.isEmpty
        ? try compile(document, book, index, objects, options: memberOptions, into: &diagnostics)
        : try compile(document, book, index, objects, options: memberOptions, into: &scratch)
      files.append(.init(path: member.path, graph: graph))
    }
    return CompiledInterface(files: files)
  }

  private func compile(
    _ document: Document, _ book: PlanBook, _ index: DocumentIndex, _ objects: ElementIndex, options: CompileOptions,
    into diagnostics: inout Diagnostics
  ) throws(CompileError) -> ObjectGraph {
    var lowering = Lowering(document, book: book, index: index, options: options, diagnostics: diagnostics)
    lowering.noteDocument()
    let root = lowering.builder.reserve(book.classes.object)
    lowering.lowerTopLevel(Int(objects.index))
    lowering.drain()
    lowering.lowerEnvelope(root)
    lowering.shareColors()
    diagnostics = lowering.diagnostics
    let isMarked = lowering.links.isMarkedLaunchScreen
    let format = ArchiveFormat.nibArchive(minor: options.profile.minorVersion, launchTrailer: isMarked)
    return try lowering.finish(format)
  }

  private func objectsElement(of document: Document) throws(CompileError) -> ElementIndex {
    let runtime = document.attribute("targetRuntime", of: .root) ?? ""
    if runtime.hasPrefix("MacOSX") {
      throw CompileError(
        code: .platform, place: document.place(of: .root),
        detail: "this document is for macOS (\(runtime)); only UIKit documents are compiled yet")
    }
    // A watch's interface is a property list of another form, Interface.plist; no sample of one is known.
    if DocumentPlatform(runtime: runtime) == .watchOS {
      throw CompileError(
        code: .platform, place: document.place(of: .root),
        detail: "this document is for watchOS (\(runtime)); only UIKit documents are compiled")
    }
    let container = document.kind == .storyboard ? "scenes" : "objects"
    guard let objects = document.child(container, of: .root) else {
      throw CompileError(
        code: .noObjects, place: document.place(of: .root), detail: "the document has no <\(container)> to compile")
    }
    return objects
  }
}

extension Lowering {
  /// Reserves the objects of the children of `<objects>`; an unknown kind is a plain object.
  mutating func lowerTopLevel(_ objects: Int) {
    for element in children(of: objects) {
      if let known = object(element) {
        if tag(element) == book.names.placeholder, attribute(book.names.placeholderIdentifier, of: element) == nil {
          warnMissing(book.names.placeholderIdentifier, element, "it stands for nobody")
        }
        links.topLevel.append(known)
      } else {
        let tag = document.tag(.init(element))
        warn(.unknownElement, "'\(tag)' is no object that is known; it is compiled as a plain NSObject", at: element)
        links.topLevel.append(reserve(element, plan: book.fallbackObject))
      }
    }
  }

  /// Notes what the root element says of the whole document.
  mutating func noteDocument() {
    links.colorMatched = document.attribute("colorMatched", of: .root) == "YES"
    links.hasSizeClasses = document.attribute("useTraitCollections", of: .root) == "YES"
    links.isMarkedLaunchScreen =
      document.attribute("launchScreen", of: .root) == "YES" && options.profile >= .nib10
  }

  /// Checks and hands over the graph.
  consuming func finish(_ format: ArchiveFormat) throws(CompileError) -> ObjectGraph {
    let document = document
    do throws(GraphError) {
      return try builder.finish(
        format: format, file: document.file, text: document.source, identifiers: document.bytes)
    } catch {
      throw CompileError(code: .inconsistent, place: document.place(of: .root), detail: error.detail)
    }
  }
}
