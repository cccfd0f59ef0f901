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
  private let schemas: CompiledSchemaCache
  private let encodeNested: NestedEncoder?
  private let decodeNested: NestedDecoder?
  private let choice: PlatformChoice

  /// Which platform is asked. One value and no optional ones: to make the type of an optional structure costs a process
  /// as much as a small element.
  private enum PlatformChoice {
    /// The document's.
    case ofDocument
    /// The document's with the kinds of a catalog.
    case ofDocumentWith(Catalog)
    /// One for all documents.
    case always(Platform)
  }

  /// Makes a compiler. Cost: nearly none; plans are made with the first and the second document.
  /// - Parameters:
  ///   - encodeNested: makes bytes of an archive inside an archive; storyboards with prototype cells need it.
  ///   - decodeNested: reads an archive inside a document; documents with images that no file has need it.
  public init(
    options: CompileOptions = CompileOptions(), encodeNested: NestedEncoder? = nil, decodeNested: NestedDecoder? = nil
  ) {
    self.init(options, .ofDocument, encodeNested, decodeNested)
  }

  /// A compiler of the kinds of a catalog.
  package init(
    options: CompileOptions, catalog: Catalog, encodeNested: NestedEncoder? = nil, decodeNested: NestedDecoder? = nil
  ) {
    self.init(options, .ofDocumentWith(catalog), encodeNested, decodeNested)
  }

  /// A compiler for one platform, whatever documents say.
  init(options: CompileOptions = CompileOptions(), platform: Platform) {
    self.init(options, .always(platform), nil, nil)
  }

  private init(
    _ options: CompileOptions, _ choice: PlatformChoice, _ encodeNested: NestedEncoder?,
    _ decodeNested: NestedDecoder?, schemas: CompiledSchemaCache? = nil
  ) {
    var told = options
    told.decodeNested = decodeNested
    self.options = told
    self.choice = choice
    self.encodeNested = encodeNested
    self.decodeNested = decodeNested
    self.schemas = schemas ?? CompiledSchemaCache(profile: options.profile)
  }

  /// A compiler with other options, which shares what is made once a profile when the profile is the same.
  public func with(_ options: CompileOptions) -> InterfaceCompiler {
    InterfaceCompiler(
      options, choice, encodeNested, decodeNested,
      schemas: options.profile == self.options.profile ? schemas : nil)
  }

  /// The kind of devices that a document is compiled for.
  /// - Throws: `CompileError` for a platform that has no compiler.
  package static func devices(of document: Document, _ profile: OutputProfile) throws(CompileError) -> Devices {
    try Platform.of(document).archives.devices(of: document, profile)
  }

  /// Compiles one document.
  /// - Parameter diagnostics: gets what is odd in the document; the output is made all the same.
  /// - Returns: For a XIB one file with an empty path, or the members of a folder where older systems need others; for a
  ///   storyboard the archives of its folder and what its `Info.plist` says.
  /// - Throws: `CompileError` for a document that cannot be compiled at all.
  public func compile(
    _ document: Document, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    let platform =
      switch choice {
      case .ofDocument: try Platform.of(document)
      case .ofDocumentWith(let catalog): try Platform.of(document).with(catalog)
      case .always(let platform): platform
      }
    guard let refusal = platform.refusal else { return try compile(document, for: platform, into: &diagnostics) }
    var strict = Diagnostics(limit: diagnostics.limit, policy: diagnostics.policy.raising(refusal.issues))
    defer {
      for message in strict.messages { diagnostics.add(message.refusing(refusal)) }
    }
    return try compile(document, for: platform, into: &strict)
  }

  private func compile(
    _ document: Document, for platform: Platform, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    let objects = try objectsElement(of: document)
    let schema = schemas.schema(for: document, platform)
    let index = SymbolizedDocument(document, schema, into: &diagnostics)
    DocumentFrame.check(document, into: &diagnostics)
    DocumentChecks.run(document, schema, index, options, into: &diagnostics)
    PartCheck.check(document, schema, index, into: &diagnostics)
    if document.kind == .storyboard {
      let first = diagnostics.messages.count
      let made = try platform.archives.storyboard(document, schema, index, options, encodeNested, into: &diagnostics)
      diagnostics.removeRepeated(from: first)
      for file in made.files where !Self.staysInside(file.path) { throw Self.unsafeName(file.path, document) }
      return made
    }
    var files: [CompiledInterface.File] = []
    for variant in platform.archives.variants(of: document, options) {
      var variantOptions = options
      variantOptions.deploymentTarget = variant.target
      // The warnings of one variant are those of all.
      var scratch = Diagnostics()
      let graph =
        files.isEmpty
        ? try compile(document, schema, index, objects, options: variantOptions, into: &diagnostics)
        : try compile(document, schema, index, objects, options: variantOptions, into: &scratch)
      files.append(.init(path: variant.path, graph: graph))
    }
    return CompiledInterface(files: files)
  }

  private func compile(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ objects: ElementIndex,
    options: CompileOptions, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> ObjectGraph {
    var lowering = Lowering(document, schema: schema, index: index, options: options, diagnostics: diagnostics)
    lowering.platform.archives.lowerInner(&lowering)
    let root = lowering.writer.reserve(.object)
    lowering.platform.root.lowerTopLevel(Int(objects.index), &lowering)
    lowering.processQueue()
    lowering.platform.root.write(root, &lowering)
    diagnostics = lowering.reader.diagnostics
    let isMarked = lowering.platform.archives.isMarked(&lowering)
    let container = lowering.platform.archives.container(
      for: options.deploymentTarget, options, isMarked: isMarked)
    return try lowering.finish(ArchiveFormat(container), encodeNested)
  }

  /// Whether a path of an output leads nowhere but below the output.
  private static func staysInside(_ path: String) -> Bool {
    !path.split(separator: "/", omittingEmptySubsequences: false).contains { $0.isEmpty || $0 == "." || $0 == ".." }
  }

  /// Why a storyboard is refused whose identifiers or ids, of which names of archives are made, lead out of its folder.
  private static func unsafeName(_ path: String, _ document: Document) -> CompileError {
    for element in document.elements.indices {
      for name in ["storyboardIdentifier", "identifier", "id"] {
        guard let value = document.attribute(name, of: .init(element)), value.contains("/"), path.contains(value) else {
          continue
        }
        return CompileError(
          code: .unsafeName, place: document.place(of: .init(element)),
          detail:
            "the archive of the \(name) '\(value)' would be '\(path)', which is no path inside the output; rename it")
      }
    }
    return CompileError(
      code: .unsafeName, place: document.place(of: .root),
      detail: "an archive would be '\(path)', which is no path inside the output; rename its controller")
  }

  private func objectsElement(of document: Document) throws(CompileError) -> ElementIndex {
    let container = document.kind == .storyboard ? "scenes" : "objects"
    guard let objects = document.child(container, of: .root) else {
      throw CompileError(
        code: .noObjects, place: document.place(of: .root), detail: "the document has no <\(container)> to compile")
    }
    return objects
  }
}

extension DiagnosticPolicy {
  /// The policy by which some issues are errors.
  fileprivate func raising(_ issues: Set<DocumentIssue>) -> DiagnosticPolicy {
    var policy = self
    policy.raised.formUnion(issues.map(\.rawValue))
    return policy
  }
}

extension Diagnostic {
  /// The message with the reason why it refuses the document, if it does.
  fileprivate func refusing(_ refusal: Platform.Refusal) -> Diagnostic {
    guard DocumentIssue(rawValue: id).map({ refusal.issues.contains($0) }) == true else { return self }
    var refused = self
    refused.message += "; " + refusal.words
    return refused
  }
}

/// Makes the bytes of an archive that lies inside another, such as a prototype cell.
///
/// The compiler makes graphs and knows no container; whoever uses it hands in the encoder of the one that is written.
/// So a graph with prototypes in memory says the same as one read from a file.
public typealias NestedEncoder = @Sendable (ObjectGraph) throws -> [UInt8]
