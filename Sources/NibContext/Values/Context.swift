import NibDiagnostics
import NibInspector

/// What is known of one or several interfaces, in the form that templates and other programs read.
///
/// Made of documents and of compiled archives alike; what an archive cannot know is absent. Everything is a list in one
/// stable order, nothing a map keyed by ids; what is not known is absent; numbers and booleans are such. Attributes are
/// members of their object, and null is one that is stated to be nil.
/// `OutputSchema.context` is its JSON Schema, and `Tools/schemas/context-2.schema.json` the same as a file.
public struct Context: Sendable, Hashable {
  /// Version of this shape. It grows when a member goes or changes its meaning, not when one comes.
  public static let schemaVersion = 2

  /// The system that all interfaces are made for; nil when they differ or none says.
  public var platform: String?
  /// Modules of the classes that interfaces name, frameworks included, sorted.
  public var modules: [String]
  /// The interfaces, by name, then by file.
  public var interfaces: [InterfaceContext]
  /// What was asked for and could not be read, in the order it was met.
  public var failures: [MessageContext]
  /// What a generator of code should know, as two names that became the same.
  public var warnings: [MessageContext]
}

extension Context: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("schemaVersion", Self.schemaVersion)
    json.member("platform", platform)
    json.member("modules", modules)
    json.member("interfaces", interfaces)
    json.member("failures", failures)
    json.member("warnings", warnings)
  }
}

extension Context {
  /// Hands on the JSON in pieces, in order, so that one of any size takes little memory.
  public func writeJSON(_ notation: JSONWriter.Notation = .compact, to sink: @escaping ([UInt8]) -> Void) {
    var writer = JSONWriter(notation, to: sink)
    writer.object(write)
    writer.finish()
  }
}

/// A message about an input.
public struct MessageContext: Sendable, Hashable {
  /// The message.
  public var diagnostic: Diagnostic

  /// Makes one of a diagnostic.
  public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension MessageContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("severity", diagnostic.severity.rawValue)
    json.member("code", diagnostic.id)
    json.member("message", diagnostic.message)
    json.member("file", diagnostic.place.file)
    switch diagnostic.place.position {
    case .whole: break
    case .text(let line, let column):
      json.member("line", line)
      json.member("column", column)
    case .byte(let offset): json.member("offset", offset)
    }
    json.member("object", diagnostic.place.object)
  }
}

/// Where something stands in its document, 1-based; columns count characters.
public struct PlaceContext: Sendable, Hashable {
  /// The line.
  public var line: Int
  /// The column in it.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of what was compiled from a document; nil for what was not.
  init?(_ place: PlaceEntry?) {
    guard let place else { return nil }
    self.init(line: place.line, column: place.column)
  }
}

extension PlaceContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("line", line)
    json.member("column", column)
  }
}
