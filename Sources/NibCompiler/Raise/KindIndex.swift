import NibSchema

/// Which element kind an archived class is raised to.
///
/// Several kinds are archived as one class; the first of the catalog is the plainest, and the others differ only in what
/// they mean to the editor.
struct KindIndex: Sendable {
  /// Kinds by the class that they are archived as.
  private var kinds: [String: ElementSchema] = [:]

  /// An index of a catalog's kinds.
  /// - Parameter otherNames: kinds by classes that compilers put in the place of their own, or that several kinds have
  ///   and another than the first is the plain one of.
  init(_ catalog: Catalog, otherNames: [String: ElementSchema]) {
    for kind in catalog.all where kind.role != .abstract && !kind.tag.contains("/") {
      if kinds[kind.className] == nil { kinds[kind.className] = kind }
      if let old = kind.oldClassName?.name, kinds[old] == nil { kinds[old] = kind }
    }
    kinds.merge(otherNames) { _, other in other }
  }

  /// The kind of a class; nil for one that no kind is archived as.
  func kind(of className: String) -> ElementSchema? { kinds[className] }
}
