import NibPropertyLists

/// An image that is whole and on the disk.
public struct CachedImage: Sendable, Hashable {
  /// The URL that it was fetched from.
  public let url: String
  /// The SHA-256 of its bytes in 64 small hexadecimal digits.
  public let sha256: String
  /// How many bytes it has.
  public let bytes: Int
  /// What the server said it is: `image/png`.
  public let mediaType: String?
  let validators: Validators

  /// Named by the URL's hash; the content's keeps the file of an older version apart.
  var file: String { SHA256.hex(Array(url.utf8)) + "-" + sha256.prefix(16) + ".image" }
  static func sidecar(_ key: String) -> String { key + ".plist" }

  init(url: String, sha256: String, bytes: Int, mediaType: String?, validators: Validators) {
    self.url = url
    self.sha256 = sha256
    self.bytes = bytes
    self.mediaType = mediaType
    self.validators = validators
  }

  /// Nil when there are no bytes, or they are none of a sidecar.
  init?(sidecar bytes: [UInt8]?) {
    guard let bytes, let list = try? PropertyList(bytes, file: ""), let url = list["url"]?.text,
      let sha256 = list["sha256"]?.text, sha256.utf8.count == 64, case .integer(let count) = list["bytes"],
      sha256.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.init(
      url: url, sha256: sha256, bytes: Int(truncatingIfNeeded: count), mediaType: list["mediaType"]?.text,
      validators: Validators(etag: list["etag"]?.text, lastModified: list["lastModified"]?.text))
  }

  var propertyList: [UInt8] {
    let texts = [
      ("url", url), ("sha256", sha256), ("mediaType", mediaType), ("etag", validators.etag),
      ("lastModified", validators.lastModified),
    ]
    let members = texts.compactMap { key, text in text.map { PropertyList.Entry(key, .string($0)) } }
    return XMLPropertyListWriter.bytes(of: .dictionary(members + [.init("bytes", .integer(Int64(bytes)))]))
  }
}
