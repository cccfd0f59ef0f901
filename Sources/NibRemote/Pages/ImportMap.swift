import Foundation

/// An import map of a page: which names are in it, and where names can be added. Every other byte of it stays as it is.
///
/// - Documented: HTML Living Standard, "Import maps": a text that is not JSON, or whose `imports` is no object, is no map.
struct ImportMap {
  /// A name and what it stands for.
  struct Entry {
    let key: String
    /// Nil for a value that is no text: browsers then find no module of this name.
    let address: String?
    /// Where the address stands, quotes included, in the page.
    let range: Range<Int>
  }

  /// Why a text is no import map.
  struct Fault: Error {
    /// Where in the page.
    let offset: Int
    let detail: String
  }

  /// The entries of `imports`.
  var imports: [Entry] = []
  /// The entries of all scopes.
  var scoped: [Entry] = []
  /// The scopes: each is its own address.
  var scopes: [Entry] = []
  /// Behind the brace that opens `imports`, or the map where it has none.
  var start = 0
  var hasImports = false
  /// Whether nothing but space stands in the braces at `start`.
  var isEmpty = true

  /// What the map becomes, as edits of the page in order.
  /// - Parameters:
  ///   - added: names that the map does not have.
  ///   - replacing: gives the address for one of the map; nil leaves it as it is.
  func edits(adding added: [String: String], replacing: (String) -> String?) -> [PageEdit] {
    var edits = (imports + scoped + scopes).compactMap { entry in
      entry.address.flatMap(replacing).map { PageEdit(range: entry.range, bytes: Self.quoted($0)) }
    }
    if !added.isEmpty {
      var bytes = Self.members(added)
      if !hasImports { bytes = "\"imports\":{".utf8 + bytes + "}".utf8 }
      edits.append(PageEdit(range: start..<start, bytes: isEmpty ? bytes : bytes + ",".utf8))
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The address of a name that begins with a key of `imports` that ends in a slash, the longest first.
  func address(of name: String) -> String? {
    let prefixes = imports.filter { $0.key.hasSuffix("/") && name.utf8.starts(with: $0.key.utf8) }
    guard let entry = prefixes.max(by: { $0.key.utf8.count < $1.key.utf8.count }), let address = entry.address,
      address.hasSuffix("/"), let rest = String(name.utf8.dropFirst(entry.key.utf8.count))
    else { return nil }
    return address + rest
  }

  /// A map as an element of its own.
  static func element(_ imports: [String: String]) -> [UInt8] {
    "<script type=\"importmap\">{\"imports\":{".utf8 + members(imports) + "}}</script>".utf8
  }

  private static func members(_ imports: [String: String]) -> [UInt8] {
    let sorted = imports.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return Array(sorted.map { quoted($0.key) + ":".utf8 + quoted($0.value) }.joined(separator: ",".utf8))
  }

  /// JSON that ends no script element.
  private static func quoted(_ text: String) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "<"): bytes += "\\u003C".utf8
      case ..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    return bytes + "\"".utf8
  }
}
