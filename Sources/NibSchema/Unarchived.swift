/// What a document may say and the archive has nothing of, because no evidence shows its archived form.
///
/// Whoever compiles a document with such an attribute or child is told so, with its place. The guide lists them all.
public struct Unarchived: Sendable {
  /// Element, or a kind that it inherits from.
  public let tag: String
  /// Attribute, key of a child, or tag of a child without a key.
  public let name: String
  /// What is missing at run time.
  public let effect: String
  /// The value that says what is so without it; nil where each is missed.
  public let harmlessValue: String?

  /// Makes an entry.
  public init(_ tag: String, _ name: String, _ effect: String, unless harmlessValue: String? = nil) {
    self.tag = tag
    self.name = name
    self.effect = effect
    self.harmlessValue = harmlessValue
  }
}

extension Catalog {
  /// All that is known and not archived, by element.
  public var unarchived: [Unarchived] {
    all.flatMap { kind in kind.unarchived.map { Unarchived(kind.tag, $0.key, $0.value) } } + unarchivedDetails
  }

  /// What says again what an attribute says; nil where no other does.
  public func counterpart(of name: String, in tag: String) -> String? {
    var kind = find(tag)
    while let current = kind {
      if let found = current.repeated.first(where: { $0.key == name }) { return found.value }
      kind = current.parent
    }
    return nil
  }

  /// The entry for an attribute or child of an element, its own or of a kind that it inherits from.
  ///
  /// Walks the catalog: asked only of what no row knows.
  public func unarchived(_ name: String, of tag: String) -> Unarchived? {
    var kind = find(tag)
    while let current = kind {
      if let found = current.unarchived.first(where: { $0.key == name }) {
        let harmless = current.harmless.first { $0.key == name }?.value
        return Unarchived(current.tag, name, found.value, unless: harmless)
      }
      kind = current.parent
    }
    return unarchivedDetails.first { $0.tag == tag && $0.name == name }
  }
}
