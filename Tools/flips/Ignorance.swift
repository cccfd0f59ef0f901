import NibSchema

/// What may be ignored, by the schemas of both platforms: the one table of it.
enum Ignorance {
  /// Names whose elements Interface Builder alone reads, by tag or key.
  private static let editorElements = Set(Catalog.editorOnlyElements + Catalog.editorOnlyNames)
  private static let catalogs: [Flip.Platform: Catalog] = [.uiKit: .uikit, .appKit: .appkit]

  /// Whether elements of a tag or key are Interface Builder's with all that is in them.
  static func isEditors(_ name: String) -> Bool { editorElements.contains(name) }

  /// Tags of elements that are known without their key: the only ones of theirs, lists of fonts, which the editor alone
  /// reads, and what stands for no value.
  static let keyless: Set<String> = [
    "accessibilityTraits", "textInputTraits", "mutableData", "customFonts", "array", "mutableArray", "null",
  ]

  /// The names that the table has for elements of a tag.
  static func names(of tag: String, _ platform: Flip.Platform) -> [String] {
    catalogs[platform]?.ignoredNames(of: tag).map(\.name) ?? []
  }

  /// An entry of the table.
  struct Entry {
    let platform: Flip.Platform
    /// The tag that it is said of, and the tags of all elements that it is about.
    let tag: String
    let tags: Set<String>
    let ignored: IgnoredName
  }

  /// All entries but those of every element.
  static var entries: [Entry] {
    catalogs.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { platform, catalog in
      let kinds = catalog.all
      let ofKinds = kinds.filter { !$0.tag.contains("/") }.flatMap { kind in
        let tags = Set(kinds.filter { $0.inherits(from: kind) }.map(\.tag))
        return kind.ignored.map { Entry(platform: platform, tag: kind.tag, tags: tags, ignored: $0) }
      }
      return ofKinds
        + catalog.ignoredParts.map { Entry(platform: platform, tag: $0.tag, tags: [$0.tag], ignored: $0.ignored) }
    }
  }

  /// Why a change may go unnoticed; nil where it must not.
  static func reason(of flip: Flip) -> IgnoredName.Reason? {
    catalogs[flip.platform]?.reasonToIgnore(flip.change.name, of: flip.tag)
  }
}

extension Flip.Change {
  /// The attribute or child that the table would name.
  var name: String {
    switch self {
    case .value(let name), .nonsense(let name), .attribute(let name), .child(let name): name
    case .customClass: "customClass"
    case .runtimeAttribute: "userDefinedRuntimeAttributes"
    case .outlet: "outlet"
    }
  }
}
