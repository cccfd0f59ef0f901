import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibResources
import NibSchema
import Synchronization

extension Interface {
  /// Compiles a document, or the one that a nib's folder keeps, to archives in memory.
  /// - Parameters:
  ///   - options: what the compile is told besides the document.
  ///   - diagnostics: gets what is odd in the document. When an error is among them the output must not be used.
  /// - Throws: `wrongForm` for what is compiled already; `platform` and the other codes of `CompileError`.
  public func compile(
    _ options: CompileOptions = CompileOptions(), into diagnostics: inout Diagnostics
  ) throws(NibError) -> CompiledInterface {
    if case .folder(let folder) = content { return try folder.source().compile(options, into: &diagnostics) }
    for message in raisingMessages where message.id != LegacyRaiser.editorOnlyID { diagnostics.add(message) }
    let options = settled(options)
    var compiled: CompiledInterface
    if case .archive = content { throw isCompiledAlready }
    do throws(CompileError) {
      switch content {
      case .document(let document):
        compiled = try SharedCompilers.compiler(options).compile(document, into: &diagnostics)
      case .legacy(let document): compiled = try LegacyCompiler(options: options).compile(document, into: &diagnostics)
      case .archive, .folder: compiled = CompiledInterface(files: [])
      }
    } catch {
      throw NibError(error)
    }
    if let era = options.keyedEra {
      for place in compiled.files.indices {
        compiled.files[place].graph.format.container = .keyedArchive(.binary, era: era)
      }
    }
    return compiled
  }

  private var isCompiledAlready: NibError {
    NibError(
      code: .wrongForm, place: Place(file: name), detail: "this is compiled already", hint: "give a XIB or a storyboard"
    )
  }

  /// The options with the era of the document's own time, where they leave it open and it is known.
  package func settled(_ options: CompileOptions) -> CompileOptions {
    var options = options
    // A span of later compilers says nothing of when the document was saved.
    if let eras = options.openEras, eras.lowerBound <= .xcode5, let era = age?.era(for: options.deploymentTarget),
      era <= eras.upperBound
    {
      options.profile = max(era, eras.lowerBound)
    }
    // What a span of compilers is older than was compiled by the first that knows it. So it is with the container of Xcode
    // 5 and 6, which later compilers go on writing.
    if case .document(let document) = content, options.openEras != nil,
      options.profile < .xcode5 || options.keyedEra == .xcode5,
      let oldest = DocumentAge.oldestCompiler(of: document), oldest > options.profile
    {
      options.profile = oldest
    }
    if case .document(let document) = content, let eras = options.openEras,
      let own = DocumentAge.era(of: document, among: eras)
    {
      options.profile = own
    }
    if options.keyedEra == nil, isForFirstPhones(options) { options.keyedEra = .system10_5 }
    // Who compiles for iOS 4 has a compiler that knows it.
    if options.keyedEra == .system10_5, (.xcode4point3 ... .xcode5).contains(options.profile) {
      options.keyedEra = .xcode4
    }
    // iOS 4 has the dictionaries of Mac OS X 10.6. Seen: 3 archives of Xcode 3.2.3 and later, 9 of older ones.
    if options.keyedEra == .system10_5, options.profile == .xcode3point2, age?.knowsIOS4 ?? (options.openEras == nil) {
      options.keyedEra = .system10_6
    }
    if options.profile == .xcode3point2, knowsIOS4point2(options) { options.profile = .xcode4 }
    return options
  }

  /// Whether Xcode 3.2 compiles for a system that reads keyed archives alone: iPhone OS before 3.2.
  ///
  /// Seen: 8 of 8 archives of 2 apps for 2.0 and 3.0 by Xcode 3.2.3 and 3.2.5, none of 25 for 3.2 and later by these.
  private func isForFirstPhones(_ options: CompileOptions) -> Bool {
    // No version of Mac OS X is as low.
    guard options.profile == .xcode3point2, let target = options.deploymentTarget else { return false }
    return target < DeploymentTarget(major: 3, minor: 2)
  }

  /// Whether a compiler of Xcode 3.2 is 3.2.5 or later, which know iOS 4.2: the target says so, or what saved the document
  /// where there is none.
  ///
  /// Seen: 31 fonts of 17 documents of 4 apps by Xcode 3.2.5, 10 of 8 documents of 3 apps by 3.2.3, some for iOS 4.0.
  private func knowsIOS4point2(_ options: CompileOptions) -> Bool {
    if let target = options.deploymentTarget { return target >= DeploymentTarget(major: 4, minor: 2) }
    return options.openEras == nil && age?.knowsIOS4point2 == true
  }

  /// The document that the interface is, or that its folder keeps; nil for one of Xcode 3 or 4 for AppKit.
  /// - Throws: `wrongForm` for what is compiled already; as `InterfaceFolder.source()`.
  package func document() throws(NibError) -> Document? {
    switch content {
    case .document(let document): return document
    case .legacy: return nil
    case .folder(let folder): return try folder.source().document()
    case .archive: throw isCompiledAlready
    }
  }

  /// Compiles a document to archives in memory; warnings are not told.
  /// - Throws: as `compile(_:into:)`, and the document's first error as `documentErrors`.
  public func compile(_ options: CompileOptions = CompileOptions()) throws(NibError) -> CompiledInterface {
    var diagnostics = Diagnostics()
    let compiled = try compile(options, into: &diagnostics)
    guard let first = diagnostics.messages.first(where: { $0.severity == .error }) else { return compiled }
    throw NibError(code: .documentErrors, place: first.place, detail: first.message)
  }

  /// Writes the interface as it was read, byte for byte, or as its container writes it.
  /// - Throws: as `encoded()`; `unwritable`, `wouldReplaceFolder`.
  public func write(to path: String) throws(NibError) { try encoded().write(to: path) }

  /// The files of the interface: the bytes that were read, or of a graph from memory those of its container.
  /// - Throws: `unreadable` and its like for members of a folder; the codes of `ArchiveError`.
  public func encoded() throws(NibError) -> [InterfaceFile] {
    if let source { return [InterfaceFile(bytes: source)] }
    switch content {
    case .folder(let folder): return try folder.contents()
    case .archive(let graph): return [InterfaceFile(bytes: try graph.encoded(.asStored))]
    case .document(let document): return [InterfaceFile(bytes: document.source)]
    case .legacy(let document): return [InterfaceFile(bytes: document.xml.source)]
    }
  }

  /// The one archive that the interface is or stands for: of a folder its member for the deployment target, of a XIB what
  /// it compiles to.
  /// - Parameters:
  ///   - options: how a XIB is compiled; their deployment target chooses among the members of a folder.
  ///   - diagnostics: gets what is odd in a XIB.
  /// - Throws: `wrongForm` for a storyboard, which is many archives; `noArchiveInFolder`; as `compile`, as `read`.
  public func graph(
    _ options: CompileOptions = CompileOptions(), into diagnostics: inout Diagnostics
  ) throws(NibError) -> ObjectGraph {
    switch content {
    case .archive(let graph): return graph
    case .folder(let folder):
      guard let member = folder.member(for: options.deploymentTarget) else { throw folder.refusal }
      return try folder.read(member).graph(options, into: &diagnostics)
    case .document, .legacy:
      if isStoryboard {
        throw NibError(
          code: .wrongForm, place: Place(file: name), detail: "this is a storyboard and no nib",
          hint: "load it as a storyboard")
      }
      let compiled = try compile(options, into: &diagnostics)
      guard let graph = compiled.graph(named: "", for: options.deploymentTarget) else {
        throw NibError(
          code: .noArchiveInFolder, place: Place(file: name), detail: "the document compiles to no archive")
      }
      return graph
    }
  }
}

extension InterfaceFolder {
  /// Why the folder stands for no archive.
  fileprivate var refusal: NibError {
    let place = Place(file: path)
    if let refusal = ForeignInput.refusal(ofFolder: path, names: names) { return refusal }
    if isStoryboard {
      return NibError(
        code: .wrongForm, place: place, detail: "this is a compiled storyboard", hint: "name one of its nibs")
    }
    guard !names.isEmpty else {
      return NibError(code: .noArchiveInFolder, place: place, detail: "the folder is empty")
    }
    return NibError(
      code: .noArchiveInFolder, place: place,
      detail: "the folder holds \(names.joined(separator: ", ")), expected runtime.nib or objects.nib",
      hint: members.isEmpty ? nil : "name one of its files")
  }
}

extension CompiledInterface {
  /// The bytes of all files, in the order they are written; a storyboard's `Info.plist` first.
  /// - Throws: the codes of `ArchiveError`.
  public func encoded() throws(NibError) -> [InterfaceFile] {
    var encoded: [InterfaceFile] = []
    try encode { encoded.append($0) }
    return encoded
  }

  /// Makes the bytes of all files one after another, in the order they are written.
  /// - Parameter use: what is done with a file before the next one is made.
  /// - Throws: as `encoded()`.
  package func encode(_ use: (InterfaceFile) -> Void) throws(NibError) {
    if let list = storyboard?.propertyList { use(InterfaceFile(path: "Info.plist", bytes: list)) }
    for file in files { use(InterfaceFile(path: file.path, bytes: try file.graph.encoded(.canonical))) }
  }

  /// Writes the nib, or the folder with all its members, in one step. The bytes of a folder's members are made when each is
  /// written.
  /// - Throws: as `encoded()`; `unwritable`, `wouldReplaceFolder`.
  public func write(to path: String) throws(NibError) {
    let list = storyboard?.propertyList
    if list == nil, files.count == 1, files[0].path.isEmpty { return try encoded().write(to: path) }
    let lists = list.map { [InterfaceFile(path: "Info.plist", bytes: $0)] } ?? []
    var failure: NibError?
    do throws(ResourceError) {
      try AtomicFileWriter.writeFolder(lists.map(\.path) + files.map(\.path), to: path) { index in
        if index < lists.count { return lists[index].bytes }
        do throws(NibError) { return try files[index - lists.count].graph.encoded(.canonical) } catch {
          failure = error
          return nil
        }
      }
    } catch {
      throw NibError(error)
    }
    if let failure { throw failure }
  }

  /// The archive of a base name; of one that has members for several systems that which `InterfaceFolder.member(for:)`
  /// would take.
  /// - Parameters:
  ///   - name: of a storyboard the archive's base name; empty for a XIB.
  ///   - target: the system; nil for the newest.
  public func graph(named name: String, for target: DeploymentTarget?) -> ObjectGraph? {
    let path = name.isEmpty ? "" : name + ".nib"
    if let only = files.first(where: { $0.path == path }) { return only.graph }
    let prefix = name.isEmpty ? "" : path + "/"
    let members = files.filter { $0.path.hasPrefix(prefix) }
    let names = members.map { String($0.path.dropFirst(prefix.count)) }
    return NibFolder.member(among: names, deploymentTarget: target).flatMap { name in
      members.first { $0.path == prefix + name }?.graph
    }
  }
}

extension ObjectGraph {
  /// The bytes of the archive in its container.
  package func encoded(_ order: ArchiveOrder) throws(NibError) -> [UInt8] {
    do { return try ArchiveEncoder(order: order).encode(self) } catch { throw NibError(error) }
  }
}

/// The compilers of the process, one a profile: what a profile's schema is compiled to is made once.
///
/// Which documents a compiler has met never shows in what it makes.
enum SharedCompilers {
  private static let compilers = Mutex<[InterfaceCompiler]>([])

  static func compiler(_ options: CompileOptions) -> InterfaceCompiler {
    let shared = compilers.withLock { compilers in
      if let known = compilers.first(where: { $0.options.profile == options.profile }) { return known }
      let made = InterfaceCompiler(
        options: CompileOptions(profile: options.profile),
        encodeNested: { try ArchiveEncoder(order: .canonical).encode($0) },
        decodeNested: { try? KeyedArchiveDecoder().decode($0, file: "image") })
      compilers.append(made)
      return made
    }
    return shared.with(options)
  }
}
