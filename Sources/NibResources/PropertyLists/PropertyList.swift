import NibDiagnostics

/// A value of a property list: what an `Info.plist` holds.
public enum PropertyList: Sendable, Hashable {
  /// Entries by key; of a key that is there twice the first counts.
  case dictionary([String: PropertyList])
  /// Items in order.
  case array([PropertyList])
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A real.
  case real(Double)
  /// True or false.
  case boolean(Bool)
  /// Bytes; empty for data in XML, whose text nothing here needs.
  case data([UInt8])
  /// A date, not read any further.
  case date

  /// Reads a property list, binary or XML in UTF-8.
  ///
  /// Deeper than 64 levels, or with more than 100 000 values, it is refused.
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: its name, for messages.
  /// - Throws: `ResourceError` with code `badPropertyList`.
  public init(_ bytes: [UInt8], file: String) throws(ResourceError) {
    let bounded = BoundedBytes(bytes)
    do throws(PropertyListFault) {
      if bounded.starts(with: "bplist0") {
        var reader = try BinaryPropertyListReader(bounded)
        self = try reader.read()
      } else {
        var reader = XMLPropertyListReader(bytes)
        self = try reader.read()
      }
    } catch {
      throw ResourceError(
        code: .badPropertyList, place: .byte(file, offset: error.offset), detail: "property list: \(error.words)")
    }
  }

  /// The value of a key; nil when this is no dictionary, or has none of the name.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }

  /// The text, when it is one.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The entries, when it is a dictionary.
  public var entries: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  static let deepest = 64
  static let mostValues = 100_000
}

/// What is wrong with a property list, and where.
struct PropertyListFault: Error {
  let offset: Int
  let words: String
}
