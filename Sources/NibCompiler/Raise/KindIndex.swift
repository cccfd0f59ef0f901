import NibSchema

/// Which element kind an archived class is raised to.
///
/// Several kinds are archived as one class; the first of the catalog is the plainest, and the others differ only in what
/// they mean to the editor.
struct KindIndex: Sendable {
  /// Kinds by the class that they are archived as.
  private let kinds: [String: ElementSchema]

  init(_ catalog: Catalog) {
    var kinds: [String: ElementSchema] = [:]
    for kind in catalog.all where kind.role != .abstract && !kind.tag.contains("/") {
      if kinds[kind.className] == nil { kinds[kind.className] = kind }
      if let old = kind.oldClassName?.name, kinds[old] == nil { kinds[old] = kind }
    }
    self.kinds = kinds
  }

  /// The kind of a class; nil for one that no kind is archived as.
  func kind(of className: String) -> ElementSchema? {
    kinds[className] ?? Self.otherNames[className].flatMap { kinds[$0] }
  }

  /// Classes that compilers put in a kind's place.
  private static let otherNames = [
    "UITableViewLabel": "UILabel", "UIRoundedRectButton": "UIButton", "_UIVisualEffectContentView": "UIView",
  ]
}
