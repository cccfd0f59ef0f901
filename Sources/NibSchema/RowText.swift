/// The localizable column of a row: a text that people read and translators get, and its key within its object.
///
/// Texts that are looked up in strings files, exported and imported are all found by this column.
/// - Seen: keys of 87 strings files and of 3935 localizable strings of public archives. Attributed text has none: it is
///   no localizable string in 11 archives with others.
public struct RowText: Sendable, Hashable {
  /// How the key is made.
  public enum Form: Sendable {
    /// The key as it is.
    case plain
    /// The element's own key before it: `normal` and `Title`.
    case afterElementKey
    /// The element's place among its like behind it: `segmentTitles[0]`.
    case indexed
  }

  /// The attribute, or the key of a child, that holds the text; "" for the element's own text, as members of lists have.
  public let attribute: String
  /// The key, or its constant part.
  public let key: String
  /// How the key is made.
  public let form: Form
  /// The attribute that must be `YES`; other elements of the tag are no texts and have no place in a list.
  public let flag: String?
}

extension Row {
  /// The row, whose value is a text that people read.
  ///
  /// - Parameters:
  ///   - attribute: the attribute with the text, for a row of a custom lowering; others know their own.
  ///   - key: the key within the object, where it is spelled otherwise than the attribute.
  ///   - form: how the key is made; members of a list are always numbered.
  ///   - flag: the attribute that must be `YES` for the text to be one.
  public func localizable(
    _ attribute: String? = nil, as key: String? = nil, _ form: RowText.Form = .plain, if flag: String? = nil
  ) -> Row {
    var row = self
    let name = attribute ?? row.attribute
    row.texts.append(
      RowText(attribute: isList ? "" : name, key: key ?? name, form: isList ? .indexed : form, flag: flag))
    return row
  }

  /// Whether the row, or the object that it synthesizes, may have texts: most have not, which is asked of every row.
  package var mayHaveTexts: Bool {
    if case .synthesized = form { return true }
    return !texts.isEmpty
  }

  /// Visits the texts of the row and of the object that it synthesizes, each with the tag of the elements that have it.
  package func visitTexts(of tag: String, _ visit: (_ tag: String, _ text: RowText) -> Void) {
    for text in texts { visit(isList ? attribute : tag, text) }
    if case .synthesized(_, let rows) = form { for row in rows { row.visitTexts(of: tag, visit) } }
  }
}

extension Catalog {
  /// The tag that stands for every element in `parts`.
  package static let everyTag = "*"

  /// Visits the texts of all rows by the tag of the elements that have them: of kinds, then of parts.
  package func visitTexts(_ visit: (_ tag: String, _ text: RowText) -> Void) {
    for kind in kinds { for row in kind.schema.allRows { row.visitTexts(of: kind.host ?? kind.tag, visit) } }
    for part in parts { for row in part.rows { row.visitTexts(of: part.tag, visit) } }
  }

  /// Texts that every platform's elements may have.
  static let commonParts: [ElementSchema] = [
    // Seen: the key, 44 tips; that tips of UIKit have the same is inferred.
    ElementSchema(
      everyTag, class: "NSIBHelpConnector", role: .abstract,
      rows: [.string("toolTip", nib: "NSMarker").localizable(as: "ibShadowedToolTip")]),
    // Documented: the key, by tools that read XLIFF of Xcode.
    ElementSchema(
      "userDefinedRuntimeAttribute", class: "UINibKeyValuePair", role: .abstract,
      rows: [
        .string("value", nib: .key(.value)).localizable(
          as: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings", .indexed, if: "localized")
      ]),
  ]
}
