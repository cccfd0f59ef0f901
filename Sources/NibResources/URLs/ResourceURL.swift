/// A URL that names a resource: `rsrc:///Name.ext` over all bundles, `rsrc://bundle-id/Name.ext` in one.
///
/// Percent-encoding is taken away once, and what is left must be the plain path of a file below a bundle: whoever reads
/// one has no `..`, no absolute path and no NUL to fear. A fragment and a query are passed by: they are the reader's own
/// affair, and no part of a file's name. The host `localhost` is as none, as in URLs of files.
/// - Seen: three slashes and an empty host, as in URLs of files, in the first library that had the scheme.
public struct ResourceURL: Sendable, Hashable {
  /// The scheme.
  public static let scheme = "rsrc"
  /// Most bytes of a URL.
  public static let longest = 4096

  /// The identifier or the name of the bundle; nil for all bundles in their order.
  public let bundle: String?
  /// The path inside the bundle's resources, decoded, without a slash at its beginning.
  public let path: String

  /// Reads a URL.
  /// - Throws: `notAResourceURL`, `malformed`, `unsafePath`.
  public init(_ text: String) throws(ResourceURLError) {
    func refusal(_ code: ResourceURLError.Code, _ words: String) -> ResourceURLError {
      ResourceURLError(code, text, words)
    }
    guard Self.hasScheme(text) else {
      throw refusal(.notAResourceURL, "expected 'rsrc:///name' or 'rsrc://bundle/name'")
    }
    guard text.utf8.count <= Self.longest else {
      throw refusal(.malformed, "the URL has more than \(Self.longest) bytes")
    }
    let afterScheme = text.utf8.dropFirst(Self.scheme.utf8.count + 1)
    guard afterScheme.starts(with: "//".utf8) else {
      throw refusal(.malformed, "two slashes must follow the scheme: 'rsrc:///name'")
    }
    let rest = afterScheme.dropFirst(2).prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
      throw refusal(.malformed, "no path follows the bundle: 'rsrc:///name' has three slashes")
    }
    let host = try Self.decoded(rest[..<slash], of: text)
    guard !host.contains(where: { ":@/\\[]".contains($0) }), host != "..", host != "." else {
      throw refusal(.malformed, "the bundle is an identifier or a name, without user, port or path")
    }
    let parts = rest[slash...].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var names: [String] = []
    for part in parts { names.append(try Self.name(part, of: text)) }
    bundle = host.isEmpty || host.lowercased() == "localhost" ? nil : host
    path = names.joined(separator: "/")
  }

  /// Whether a text begins with the scheme, in any case of letters.
  public static func hasScheme(_ text: some StringProtocol) -> Bool {
    text.utf8.prefix(scheme.utf8.count + 1).map { $0 | 0x20 }.elementsEqual("rsrc:".utf8.map { $0 | 0x20 })
      && text.utf8.dropFirst(scheme.utf8.count).first == UInt8(ascii: ":")
  }

  /// The extension of the resource's name, without the dot.
  var fileExtension: Substring { FilePath.fileExtension(FilePath.name(path)) }

  /// One part between slashes: the name of a file or a folder.
  private static func name(_ part: Substring.UTF8View, of text: String) throws(ResourceURLError) -> String {
    let name = try decoded(part, of: text)
    guard !name.isEmpty else { throw ResourceURLError(.unsafePath, text, "a part of the path is empty") }
    guard name != ".", name != ".." else {
      throw ResourceURLError(.unsafePath, text, "the path has the part '\(name)'; write it without")
    }
    // A slash that was encoded would make two parts of one; a backslash is one on other systems.
    guard !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(UInt8(ascii: "\\")) else {
      throw ResourceURLError(.unsafePath, text, "a slash of the path is encoded, or a backslash")
    }
    return name
  }

  /// Text without its percent-encoding, which is taken away once.
  private static func decoded(_ bytes: Substring.UTF8View, of text: String) throws(ResourceURLError) -> String {
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        plain.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
        throw ResourceURLError(.malformed, text, "two hexadecimal digits must follow every '%'")
      }
      plain.append(high << 4 | low)
    }
    guard !plain.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw ResourceURLError(.unsafePath, text, "the URL has a control character")
    }
    guard let decoded = String(validating: plain, as: UTF8.self) else {
      throw ResourceURLError(.malformed, text, "what is encoded is not UTF-8")
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension ResourceURL: CustomStringConvertible {
  /// The URL with all encoded that must be.
  public var description: String {
    "\(Self.scheme)://\(bundle.map(Self.encoded) ?? "")/\(Self.encoded(path))"
  }

  /// Letters and digits of ASCII, what a path may hold beside them, and slashes stay.
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = text.utf8.flatMap { byte -> [UInt8] in
      plain.contains(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$'()*+,=".utf8)
}
