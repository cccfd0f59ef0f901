import NibCompiler
import NibDocument
import NibGraph
import NibSchema

/// The framework class that a tag stands for.
///
/// The schema knows the kinds that are compiled; for the others the rule of the editor's names holds: the class without
/// its prefix, first letter small.
package struct DocumentClassNames {
  private let catalog: Catalog
  /// What classes of the framework begin with.
  private let prefix: String
  /// Which texts of the document translators get.
  package let texts: TextRules
  private var known: [String: String] = [:]

  /// The platform of the document.
  package let platform: NibPlatform

  /// For a document.
  package init(_ document: Document) { self.init(document.platform) }

  /// For documents of a platform.
  package init(_ platform: NibPlatform) {
    self.platform = platform
    catalog = .of(platform)
    prefix = platform.traits.classPrefix
    texts = .of(platform)
  }

  /// The class of a tag that the schema knows.
  package func known(_ tag: String) -> String? {
    catalog.className(of: tag) ?? (tag == "customView" ? prefix + "View" : nil)
  }

  /// The class that an element of another tag is compiled as: a plain view or object.
  package func fallback(isView: Bool) -> String { isView ? prefix + "View" : .class(.object) }

  /// The class of a tag, or what its class would be called.
  package mutating func name(_ tag: String) -> String {
    if let name = known[tag] { return name }
    let name = catalog.className(of: tag) ?? ruled(tag)
    known[tag] = name
    return name
  }

  /// The class by which translators know the objects of a tag: not that of a template in the archive.
  package mutating func translated(_ tag: String) -> String {
    let name = texts.className(of: tag) ?? name(tag)
    return NamedClass(archivedAs: name)?.namedClass ?? name
  }

  private func ruled(_ tag: String) -> String {
    if tag == "customView" { return prefix + "View" }
    return prefix + tag.prefix(1).uppercased() + tag.dropFirst()
  }
}
