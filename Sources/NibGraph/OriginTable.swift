import NibBytes
import NibDiagnostics

/// Where one object came from: a byte offset in the source and, for a document, the element's id.
public struct Origin: Sendable, BitwiseCopyable, Hashable {
  /// Offset of the element's start tag, or `UInt32.max` when unknown.
  public var offset: UInt32
  /// The element's id as a span of the graph's bytes; empty when it has none.
  public var identifier: ByteSpan

  /// Makes an origin.
  @inlinable
  public init(offset: UInt32, identifier: ByteSpan) {
    self.offset = offset
    self.identifier = identifier
  }

  /// An object whose place is not known: made by the compiler for another's sake.
  @inlinable public static var unknown: Origin { Origin(offset: .max, identifier: .empty) }
}

/// The side table that leads from an object back to its source; values and encoders never look at it.
///
/// A graph compiled from a document has one `Origin` an object, and so has one read from a property list, binary or
/// XML. A graph read from a NIBArchive has none: its objects are named by number.
public struct OriginTable: Sendable {
  /// The file that the graph was read or compiled from.
  public var file: String
  /// One origin an object, or empty.
  public var origins: [Origin]
  /// The document's text, to find lines and ids in; empty for a binary file, where offsets are places themselves.
  public var text: [UInt8]
  /// The line starts of `text`.
  public var lines: LineTable?
  /// Bytes that the identifiers point into.
  public var identifiers: [UInt8]

  /// A table that knows the file alone.
  public init(file: String) {
    self.file = file
    origins = []
    text = []
    lines = nil
    identifiers = []
  }

  /// A table for objects that came from the elements of a text.
  public init(file: String, origins: [Origin], text: [UInt8], identifiers: [UInt8]) {
    self.file = file
    self.origins = origins
    self.text = text
    lines = nil
    self.identifiers = identifiers
  }

  /// The id that an object's element has in the document.
  public func identifier(of object: ObjectID) -> String? {
    guard origins.indices.contains(Int(object.index)) else { return nil }
    let span = origins[Int(object.index)].identifier
    return span.count == 0 ? nil : identifiers.text(span)
  }

  /// The place of an object: line and column for one of a text, else the byte
  /// where it is known, and the number.
  ///
  /// Finds lines anew unless `lines` is set; set it before asking often.
  public func place(of object: ObjectID) -> Place {
    let name = identifier(of: object) ?? object.description
    guard origins.indices.contains(Int(object.index)) else { return Place(file: file, object: name) }
    let offset = origins[Int(object.index)].offset
    guard offset != .max else { return Place(file: file, object: name) }
    guard !text.isEmpty else { return .byte(file, offset: Int(offset), object: name) }
    let table = lines ?? LineTable(text)
    return .text(
      file, line: table.line(at: Int(offset)), column: table.column(at: Int(offset), in: text), object: name)
  }
}
