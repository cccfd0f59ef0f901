import NibPropertyLists

/// What a store knows beside its manifest. Lost or stale it costs a download, never the manifest.
struct ManifestState: Sendable, Hashable {
  /// SHA-256 of the shipped manifest that was last copied.
  var shipped: String
  /// SHA-256 of the manifest that the validators are about.
  var remote: String?
  /// Where that came from.
  var address: String?
  var validators = Validators()

  init(shipped: String, remote: String? = nil, address: String? = nil, validators: Validators = Validators()) {
    self.shipped = shipped
    self.remote = remote
    self.address = address
    self.validators = validators
  }

  /// Nil when there are no bytes, or they are none of a state.
  init?(_ bytes: [UInt8]?) {
    guard let bytes, let list = try? PropertyList(bytes, file: ""), let shipped = list["shipped"]?.text else {
      return nil
    }
    self.init(
      shipped: shipped, remote: list["remote"]?.text, address: list["address"]?.text,
      validators: Validators(etag: list["etag"]?.text, lastModified: list["lastModified"]?.text))
  }

  var propertyList: [UInt8] {
    let texts = [
      ("shipped", shipped), ("remote", remote), ("address", address), ("etag", validators.etag),
      ("lastModified", validators.lastModified),
    ]
    return XMLPropertyListWriter.bytes(
      of: .dictionary(texts.compactMap { key, text in text.map { PropertyList.Entry(key, .string($0)) } }))
  }
}
