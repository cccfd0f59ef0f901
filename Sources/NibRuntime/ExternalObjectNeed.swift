/// An object that an archive expects from outside, and what for.
public struct ExternalObjectNeed: Sendable, Hashable {
  /// The identifier, as instantiation expects it in `externalObjects`.
  public let name: String
  /// Whether anything in the archive refers to it: a connection, a runtime attribute or a value. One that is not used
  /// is needed all the same.
  public let isUsed: Bool
  /// Outlet names and selectors of the connections that begin or end at it, in archive order.
  public let connections: [String]
}
