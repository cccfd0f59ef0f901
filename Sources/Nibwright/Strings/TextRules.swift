import NibSchema

/// Which texts of a platform's documents translators get: the localizable column of its catalog, by tag and attribute.
package struct TextRules: Sendable {
  private var texts: [String: [String: RowText]] = [:]
  private var classes: [String: String] = [:]

  /// UIKit's, and those of platforms that are not known.
  package static let uikit = TextRules(.uikit)
  /// AppKit's.
  package static let appkit = TextRules(.appkit)
  /// WatchKit's.
  package static let watchkit = TextRules(.watchkit)

  private init(_ catalog: Catalog) {
    catalog.visitTexts { tag, text in
      if texts[tag]?[text.attribute] == nil { texts[tag, default: [:]][text.attribute] = text }
    }
    for part in catalog.parts where part.rows.isEmpty { classes[part.tag] = part.className }
  }

  /// The text that an attribute or child of elements of a tag is; "" asks for the element's own text.
  package func find(tag: String, attribute: String) -> RowText? {
    texts[tag]?[attribute] ?? texts[Catalog.everyTag]?[attribute]
  }

  /// The class of an owner of texts that is no object of a kind.
  package func className(of tag: String) -> String? { classes[tag] }
}
