/// Reads the roles that objects play in an archive: top-level objects, proxies, connections.
extension ObjectGraph {
  /// The objects that an array under a key of the root refers to; empty when there is none.
  public func rootList(_ key: String) -> [ObjectID] {
    object(key, of: .root).map { members($0) } ?? []
  }

  /// Identifier of a proxy: `IBFilesOwner`, `IBFirstResponder`, or the name of an external object.
  public func proxyIdentifier(_ object: ObjectID) -> String? {
    switch className(of: object) {
    case "UIProxyObject": self.object(NibKey.proxyIdentifier, of: object).flatMap { string($0) }
    case "NSNibExternalObjectPlaceholder":
      self.object("NSExternalObjectPlaceholderIdentifier", of: object).flatMap { string($0) }
    default: nil
    }
  }
}
