/// How the text of a document stood in its file.
public struct DocumentEncoding: Sendable, Hashable {
  /// The encoding as libxml2 and IANA call it, as `UTF-8`, `UTF-16LE`, `ISO-8859-1`.
  public let name: String
  /// Whether the file begins with a byte order mark, which is no part of the text.
  public let hasByteOrderMark: Bool

  /// Makes an encoding.
  public init(name: String, hasByteOrderMark: Bool = false) {
    self.name = name
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// UTF-8 without a byte order mark, as Interface Builder writes.
  public static let utf8 = DocumentEncoding(name: "UTF-8")

  /// The encoding of a file that libxml2 reads by the converter of that name.
  ///
  /// Of UTF-16 the mark says which byte of a unit comes first, whatever name the document gives.
  init(of bytes: [UInt8], converter name: String) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self.init(name: "UTF-16LE", hasByteOrderMark: true)
    case (0xFE, 0xFF): self.init(name: "UTF-16BE", hasByteOrderMark: true)
    default: self.init(name: name)
    }
  }

  /// Whether the text stands in the file as it is in `Document.source`.
  var isUTF8: Bool { name == Self.utf8.name }
}
