import NibBytes
import NibDiagnostics
import NibGraph
import NibPropertyLists

/// Decodes a keyed archive, binary or XML, into a graph in the form that NIBArchives have.
///
/// Who reads the graph need not know which container it came from:
///
/// | in the keyed archive | in the graph |
/// |---|---|
/// | text, a number, data as objects of their own | NSString, NSNumber, NSData with `NS.bytes`, `NS.intval` … |
/// | `NS.objects`, `NS.keys` | an inlined collection |
/// | `NS.string`, `NS.data` | `NS.bytes` |
/// | UIKit's geometry as text, `{{0, 0}, {320, 44}}` | an inline struct |
/// | `$null`, also in the place of an object that was only referred to conditionally | nil |
/// | `$top` | the root |
/// | `$classhints` | classes to fall back on |
///
/// Objects stand in the order of their numbers and values in the stored order of keys; `ObjectGraph.keyedNumbers` has
/// the numbers and superclasses.
/// - Seen: 245 archives of macOS 10.3 to Xcode 13; where one compile made both containers, their graphs are equal.
public struct KeyedArchiveDecoder: Sendable {
  /// How much of an input is believed.
  public var limits: ReadLimits

  /// A decoder with the given limits.
  public init(limits: ReadLimits = ReadLimits()) {
    self.limits = limits
  }

  /// Decodes an archive. Linear in its size; the graph shares the memory of `bytes`.
  /// - Parameters:
  ///   - bytes: The whole archive.
  ///   - file: Its name, for messages.
  /// - Throws: `ArchiveError` at the byte, or line, of the fault: `unsupportedFormat` for a property list that is no
  ///   keyed archive, `unsupportedVersion`, `truncated`, `indexOutOfRange`, `tooLarge`, `malformed`.
  public func decode(_ bytes: [UInt8], file: String) throws(ArchiveError) -> ObjectGraph {
    let table: PropertyListTable
    do { table = try PropertyListTable(bytes, file: file, limits: limits) } catch { throw ArchiveError(error) }
    return try decode(table, file: file)
  }

  /// Decodes an archive that was read as a property list.
  func decode(_ table: PropertyListTable, file: String) throws(ArchiveError) -> ObjectGraph {
    let archive = try KeyedArchiveHeader(table, file: file)
    return try KeyedArchiveSource.with(table, archive, file: file) { source throws(ArchiveError) in
      var reader = KeyedArchiveReader(source, limits: limits, size: table.bytes.count)
      return try reader.read()
    }
  }
}

extension ArchiveError {
  /// The same error of a property list, in the terms of archives.
  init(_ error: PropertyListError) {
    let code: Code =
      switch error.code {
      case .truncatedPropertyList: .truncated
      case .badPropertyList: .malformed
      case .objectOutOfRange: .indexOutOfRange
      case .propertyListTooLarge, .propertyListTooDeep: .tooLarge
      }
    self.init(code: code, place: error.place, detail: error.detail)
  }
}

/// What the outermost dictionary of a keyed archive says.
struct KeyedArchiveHeader {
  /// Seen: the same in every archive.
  static let version: Int64 = 100_000

  /// The dictionary `$top`.
  let top: Int
  /// The objects of the table that UIDs count.
  let objects: ArraySlice<UInt32>

  /// Reads the header.
  /// - Throws: `unsupportedFormat`, `unsupportedVersion`, `malformed`.
  init(_ table: PropertyListTable, file: String) throws(ArchiveError) {
    let root = table.top
    func error(_ code: ArchiveError.Code, _ object: Int, _ detail: String) -> ArchiveError {
      ArchiveError(code: code, place: table.place(object, file: file), detail: detail)
    }
    guard table.value("$archiver", of: root) != nil, let list = table.value("$objects", of: root) else {
      throw error(
        .unsupportedFormat, root, "the property list has no $archiver and $objects: it is no keyed archive")
    }
    guard let version = table.value("$version", of: root), table.integer(version) == Self.version else {
      throw error(.unsupportedVersion, root, "the keyed archive is not of version \(Self.version)")
    }
    guard let objects = table.items(list) else { throw error(.malformed, list, "$objects is no array") }
    guard let top = table.value("$top", of: root), table.keys(top) != nil else {
      throw error(.malformed, root, "$top is no dictionary; expected the keys of the root")
    }
    self.objects = objects
    self.top = top
  }
}
