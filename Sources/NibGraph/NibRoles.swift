/// Reads the roles that objects play in a UIKit archive: top-level objects, proxies, connections.
extension ObjectGraph {
  /// The objects that an array under a key of the root refers to; empty when there is none.
  public func rootList(_ key: String) -> [ObjectID] {
    object(key, of: .root).map { members($0) } ?? []
  }

  /// Identifier of a proxy: `IBFilesOwner`, `IBFirstResponder`, or the name of an external object.
  public func proxyIdentifier(_ object: ObjectID) -> String? {
    guard className(of: object) == "UIProxyObject" else { return nil }
    return self.object(NibKey.proxyIdentifier, of: object).flatMap { string($0) }
  }

  /// The class that an object asks for: of a swapper the custom class, else the archived class.
  public func wantedClassName(_ object: ObjectID) -> String {
    guard className(of: object) == "UIClassSwapper" else { return className(of: object) }
    return self.object(NibKey.className, of: object).flatMap { string($0) } ?? "UIClassSwapper"
  }
}
