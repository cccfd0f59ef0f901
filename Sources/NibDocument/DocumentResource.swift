/// An entry of a document's `<resources>`: what the document expects to find beside it when it is used.
public struct DocumentResource: Sendable, Hashable {
  /// The tag as written: `image`, `namedColor`, `systemColor`.
  public let tag: String
  /// The name by which elements refer to it.
  public let name: String
  /// Width in points, as Interface Builder measured it; nil for what has no size.
  public let width: Double?
  /// Height in points.
  public let height: Double?
  /// The catalog it comes from: `system` for SF Symbols; nil for the project's own.
  public let catalog: String?
  /// Its element.
  public let element: ElementIndex
}
