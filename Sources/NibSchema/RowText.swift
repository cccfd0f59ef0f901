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
  /// The key that archives have the text under, where no row writes it; nil where a row does, or none is known.
  public let archiveKey: String?

  /// A text of an attribute; see `Row.localizable(_:as:_:if:)`.
  public init(
    _ attribute: String, as key: String? = nil, _ form: Form = .plain, if flag: String? = nil,
    nib archiveKey: String? = nil
  ) {
    self.attribute = attribute
    self.key = key ?? attribute
    self.form = form
    self.flag = flag
    self.archiveKey = archiveKey
  }
}

/// Texts of elements that are no objects of their own, or of no kind that is compiled: what code archives of them.
public struct TextPart: Sendable {
  /// The tag.
  public let tag: String
  /// The class of the elements, where they are owners of texts and no objects of a kind.
  public let className: String?
  /// The texts.
  public let texts: [RowText]

  /// Texts of elements of a tag.
  public init(_ tag: String, class className: String? = nil, _ texts: [RowText] = []) {
    self.tag = tag
    self.className = className
    self.texts = texts
  }
}

extension Row {
  /// The row, whose value is a text that people read.
  ///
  /// - Parameters:
  ///   - attribute: the attribute with the text, for a row of a custom lowering; others know their own.
  ///   - key: the key within the object, where it is spelled otherwise than the attribute.
  ///   - form: how the key is made; members of a list are always numbered.
  ///   - flag: the attribute that must be `YES` for the text to be one.
  public consuming func localizable(
    _ attribute: String? = nil, as key: String? = nil, _ form: RowText.Form = .plain, if flag: String? = nil
  ) -> Row {
    var row = self
    let name = attribute ?? row.attribute
    row.texts.append(RowText(row.isList ? "" : name, as: key ?? name, row.isList ? .indexed : form, if: flag))
    return row
  }

  /// Whether the row, or the object that it synthesizes, may have texts: most have not, which is asked of every row.
  package var mayHaveTexts: Bool {
    if case .synthesized = form { return true }
    return !texts.isEmpty
  }

  /// The text of an attribute, which the row or the object that it synthesizes has; texts of a list's members are none.
  fileprivate func text(of attribute: String) -> RowText? {
    if !isList, let text = texts.first(where: { $0.attribute == attribute }) { return text }
    guard case .synthesized(_, let rows) = form else { return nil }
    for row in rows { if let text = row.text(of: attribute) { return text } }
    return nil
  }

  /// The text that members of the list of a tag are, which the row or the object that it synthesizes has.
  fileprivate func text(ofMembersIn tag: String) -> RowText? {
    if isList, attribute == tag, let text = texts.first { return text }
    guard case .synthesized(_, let rows) = form else { return nil }
    for row in rows { if let text = row.text(ofMembersIn: tag) { return text } }
    return nil
  }

  /// Visits the texts of the row and of the object that it synthesizes, each with the tag of the elements that have it.
  package func visitTexts(of tag: String, _ visit: (_ tag: String, _ text: RowText) -> Void) {
    for text in texts { visit(isList ? attribute : tag, text) }
    if case .synthesized(_, let rows) = form { for row in rows { row.visitTexts(of: tag, visit) } }
  }
}

extension ElementSchema {
  /// The text of an attribute of elements of the kind: of the first row, inherited ones before the kind's own.
  ///
  /// Walks the rows where they stand, and finds most without a text.
  package func text(of attribute: String) -> RowText? {
    find { row in row.text(of: attribute) }
  }

  /// The text of members of a list, whose tag it is.
  package func text(ofMembersIn tag: String) -> RowText? {
    find { row in row.text(ofMembersIn: tag) }
  }

  /// The first that is found in a row that no heir's row stands in the place of.
  private func find(_ text: (Row) -> RowText?) -> RowText? {
    var line: [ElementSchema] = [self]
    while let parent = line.last?.parent { line.append(parent) }
    for place in line.indices.reversed() {
      let kind = line[place]
      for index in kind.rows.indices where kind.mayHaveTexts(at: index) {
        let row = kind.rows[index]
        guard let found = text(row) else { continue }
        if row.key.isEmpty || !line[..<place].contains(where: { $0.hasRow(ofKey: row.key) }) { return found }
      }
    }
    return nil
  }

  private func mayHaveTexts(at index: Int) -> Bool { rows[index].mayHaveTexts }

  private func hasRow(ofKey key: String) -> Bool { rows.indices.contains { rows[$0].key == key } }
}

extension Catalog {
  /// The text of an attribute of elements that are no kinds; "" asks for the element's own text.
  package func partText(of tag: String, _ attribute: String) -> RowText? {
    var everywhere: RowText?
    for part in textParts where part.tag == tag || part.tag == Self.everyTag {
      guard let text = part.texts.first(where: { $0.attribute == attribute }) else { continue }
      if part.tag == tag { return text }
      everywhere = everywhere ?? text
    }
    return everywhere
  }

  /// The tag that stands for every element in `textParts`.
  package static let everyTag = "*"

  /// Visits the texts of all rows by the tag of the elements that have them: of kinds, then of parts.
  package func visitTexts(_ visit: (_ tag: String, _ text: RowText) -> Void) {
    for kind in kinds { for row in kind.schema.allRows { row.visitTexts(of: kind.host ?? kind.tag, visit) } }
    for part in textParts { for text in part.texts { visit(part.tag, text) } }
  }

  /// Texts that every platform's elements may have.
  static let commonTexts: [TextPart] = [
    // Seen: the key, 44 tips; that tips of UIKit have the same is inferred.
    TextPart(everyTag, [RowText("toolTip", as: "ibShadowedToolTip", nib: "NSToolTip")]),
    // Documented: the key, by tools that read XLIFF of Xcode.
    TextPart(
      "userDefinedRuntimeAttribute",
      [
        RowText(
          "value", as: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings", .indexed, if: "localized")
      ]),
  ]
}

extension Catalog {
  /// The keys that archives have texts under which people read: of rows with texts, and of parts that code archives.
  fileprivate var archivedTextKeys: [String] {
    kinds.flatMap { $0.schema.rows.flatMap(\.archivedTextKeys) }
      + textParts.flatMap { $0.texts.compactMap(\.archiveKey) }
  }

  /// The keys that archives for iOS, tvOS and macOS have texts under which people read.
  package static let archivedTextKeys = Set(uikit.archivedTextKeys + appkit.archivedTextKeys)
}

extension Row {
  /// The key of the row, if it has a text which people read; those of a custom lowering. Objects that rows synthesize have
  /// keys of their own. Tips of columns, segments and items of toolbars do not count: reports list those of menus alone.
  fileprivate var archivedTextKeys: [String] {
    guard texts.contains(where: { !["toolTip", "headerToolTip"].contains($0.attribute) }) else { return [] }
    if case .custom(let lowering) = form { return lowering.writes }
    return [key]
  }
}
