/// Text of XML and HTML with its references replaced.
enum MarkupText {
  /// The five names of XML and numbers are replaced; anything else stays as it stands.
  static func decoded(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let start = rest.firstIndex(of: "&") {
      text += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let scalar = scalar(rest[..<end].dropFirst()) else {
        text.append(rest.removeFirst())
        continue
      }
      text.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static func scalar(_ name: Substring) -> UnicodeScalar? {
    if let known = names.first(where: { $0.name == name }) { return known.scalar }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    return (isHex ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())).flatMap(UnicodeScalar.init)
  }

  private static let names: [(name: String, scalar: UnicodeScalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]
}
