import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibResources
import NibSchema

/// An interface of Interface Builder in any of its forms: a XIB or storyboard, a compiled nib, or a folder that is a
/// compiled nib or storyboard.
///
/// Read once, it can be compiled, shown, converted, written and instantiated; nothing is read again but the members of a
/// folder, when they are asked for. A value: it can be kept and sent anywhere.
public struct Interface: Sendable {
  /// What an interface is.
  public enum Content: Sendable {
    /// A XIB or a storyboard; one of Xcode 3 or 4 for UIKit is raised to a modern one when it is read.
    case document(Document)
    /// A XIB of Xcode 3 or 4 for AppKit, whose objects are copied into its archive as they stand.
    case legacy(LegacyDocument)
    /// A compiled nib.
    case archive(ObjectGraph)
    /// A compiled nib or storyboard that is a folder.
    case folder(InterfaceFolder)
  }

  /// The path, or a name for what is no file: how messages call it.
  public let name: String
  /// What it is.
  public let content: Content
  /// The bytes that were read; nil for a folder, and for a graph that was made in memory.
  let source: [UInt8]?
  /// What is odd in a document of Xcode 3 or 4 that was raised; told when it is compiled.
  var raisingMessages: [Diagnostic] = []
  /// When a document of Xcode 3 or 4 was saved, in either dialect; nil for any other.
  private(set) var age: DocumentAge?

  /// An interface from a graph that was made in memory.
  public init(_ graph: ObjectGraph) {
    name = graph.origins.file
    content = .archive(graph)
    source = nil
  }

  /// An interface from a document and the bytes that it was read from.
  package init(_ document: Document, source: [UInt8]) {
    name = document.file
    content = .document(document)
    self.source = source
  }

  /// Decodes what was read.
  /// - Throws: `DocumentError` and `ArchiveError`, wrapped.
  package init(_ source: InterfaceSource, name: String, limits: ReadLimits = ReadLimits()) throws(NibError) {
    self.name = name
    switch source {
    case .folder(let folder):
      content = .folder(folder)
      self.source = nil
    case .document(let bytes):
      do throws(DocumentError) {
        content = try Self.content(of: bytes, name: name, limits: limits, age: &age, into: &raisingMessages)
      } catch {
        throw ForeignInput.refusal(of: bytes, name: name, error: error) ?? NibError(error)
      }
      self.source = bytes
    case .archive(let bytes), .other(let bytes):
      do { content = .archive(try ArchiveDecoder(limits: limits).decode(bytes, file: name)) } catch {
        throw ForeignInput.refusal(of: bytes, name: name, error: error) ?? NibError(error)
      }
      self.source = bytes
    }
  }

  /// A document of either dialect; one of Xcode 3 or 4 for UIKit is raised.
  private static func content(
    of bytes: [UInt8], name: String, limits: ReadLimits, age: inout DocumentAge?, into messages: inout [Diagnostic]
  ) throws(DocumentError) -> Content {
    let legacy: LegacyDocument
    switch try DialectReader(limits: limits).read(bytes, file: name) {
    case .modern(let document):
      age = DocumentAge(document)
      return .document(document)
    case .legacy(let document): legacy = document
    }
    age = DocumentAge(legacy)
    guard LegacyRaiser.raises(legacy) else { return .legacy(legacy) }
    var diagnostics = Diagnostics()
    let document = try LegacyRaiser(limits: limits).raise(legacy, into: &diagnostics)
    messages = diagnostics.messages
    return .document(document)
  }

  /// Reads what lies at a path: a file whole, of a folder the names in it.
  /// - Parameters:
  ///   - path: a document, a compiled nib, a `.nib` folder or a `.storyboardc` folder. What it is its first bytes say.
  ///   - files: where files are read from.
  ///   - limits: how much of an input is believed.
  /// - Throws: `notFound`, `unreadable`, `limit`; `unsupportedFormat` and the codes of `DocumentError` and `ArchiveError`
  ///   for what cannot be decoded.
  public static func read(
    _ path: String, files: any FileSource = DiskFileSource(), limits: ReadLimits = ReadLimits()
  ) throws(NibError) -> Interface {
    try Interface(try InterfaceSource.read(path, files: files, limits: limits), name: path, limits: limits)
  }

  /// Reads bytes, wherever they come from.
  /// - Parameters:
  ///   - bytes: a whole document or compiled nib.
  ///   - name: how messages call it.
  ///   - limits: how much of an input is believed.
  /// - Throws: as for a path, but for what concerns files.
  public static func read(
    _ bytes: some Collection<UInt8>, name: String = "interface", limits: ReadLimits = ReadLimits()
  ) throws(NibError) -> Interface {
    guard bytes.count <= limits.bytes else {
      throw NibError(
        code: .limit, place: Place(file: name),
        detail: "there are \(bytes.count) bytes, and at most \(limits.bytes) are read")
    }
    let bytes = Array(bytes)
    return try Interface(InterfaceSource.source(of: bytes, name: name), name: name, limits: limits)
  }

  /// Reads the files of a folder that is in memory.
  /// - Parameters:
  ///   - folder: the files by their paths in the folder.
  ///   - name: how messages call the folder; one that ends in `.storyboardc`, or has an `Info.plist`, is a storyboard.
  ///   - limits: how much of an input is believed.
  /// - Throws: `unsafeName` for a path that leaves the folder.
  public static func read(
    folder: [InterfaceFile], name: String, limits: ReadLimits = ReadLimits()
  ) throws(NibError) -> Interface {
    var files = MemoryFileSource()
    let root = name.hasPrefix("/") ? name : "/" + name
    for file in folder {
      guard FilePath.staysInside(file.path) else {
        throw NibError(
          code: .unsafeName, place: Place(file: name),
          detail: "the member '\(file.path)' is not a path inside the folder")
      }
      files.add(file.bytes, at: root + "/" + file.path)
    }
    return try read(root, files: files, limits: limits)
  }
}

extension Interface {
  /// Reads what lies at a path as an environment says.
  package static func read(_ path: String, _ environment: NibEnvironment) throws(NibError) -> Interface {
    try read(path, files: environment.files, limits: environment.limits)
  }
}
