import NibGraph
import NibSchema
import Synchronization

/// Which texts of a platform's documents translators get: the localizable column of its catalog, by tag and attribute.
package struct TextRules: Sendable {
  private var texts: [String: [String: RowText]] = [:]
  private var classes: [String: String] = [:]

  private static let made = Mutex<[NibPlatform: TextRules]>([:])

  /// Those of a platform, made once.
  package static func of(_ platform: NibPlatform) -> TextRules {
    made.withLock { made in
      if let known = made[platform] { return known }
      let rules = TextRules(.of(platform))
      made[platform] = rules
      return rules
    }
  }

  private init(_ catalog: Catalog) {
    catalog.visitTexts { tag, text in
      if texts[tag]?[text.attribute] == nil { texts[tag, default: [:]][text.attribute] = text }
    }
    for part in catalog.textParts { if let name = part.className { classes[part.tag] = name } }
  }

  /// The text that an attribute or child of elements of a tag is; "" asks for the element's own text.
  package func find(tag: String, attribute: String) -> RowText? {
    texts[tag]?[attribute] ?? texts[Catalog.everyTag]?[attribute]
  }

  /// The class of an owner of texts that is no object of a kind.
  package func className(of tag: String) -> String? { classes[tag] }
}
