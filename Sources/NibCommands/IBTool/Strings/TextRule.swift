/// A row of the table of localizable texts: where a document keeps one and under which key of its object it is known.
///
/// - Seen: keys of the strings files and nibs of public projects.
struct TextRule: Sendable {
  /// How the key is made.
  enum Form: Sendable {
    /// The key as it is.
    case plain
    /// The element's own key before it: `normal` and `Title`.
    case keyed
    /// The element's place among its like behind it: `segmentTitles[0]`.
    case indexed
  }

  /// Tags of the elements; a leading `*` stands for any beginning.
  let tags: [String]
  /// The attribute, or the key of a child that holds the text; "" for the element's own text.
  let attribute: String
  /// The key, or its constant part.
  let key: String
  /// How the key is made.
  let form: Form
  /// The attribute that must be `YES`; other elements of the tag are no texts and have no place in a list.
  let flag: String?

  private init(
    _ tags: [String], _ attribute: String, _ key: String? = nil, _ form: Form = .plain, if flag: String? = nil
  ) {
    self.tags = tags
    self.attribute = attribute
    self.key = key ?? attribute
    self.form = form
    self.flag = flag
  }

  /// The rows.
  static let all: [TextRule] = [
    TextRule(["label", "textField", "textView", "searchBar"], "text"),
    TextRule(["textField", "searchBar"], "placeholder"),
    TextRule(["navigationItem", "searchBar"], "prompt"),
    TextRule(
      [
        "barButtonItem", "tabBarItem", "navigationItem", "menuItem", "menu", "window", "box", "buttonCell",
        "textFieldCell", "secureTextFieldCell", "searchFieldCell", "tokenFieldCell", "*Controller",
      ], "title"),
    TextRule(["textFieldCell", "secureTextFieldCell", "searchFieldCell", "tokenFieldCell"], "placeholderString"),
    TextRule(["tableViewSection"], "headerTitle"),
    TextRule(["tableViewSection"], "footerTitle"),
    TextRule(["tabViewItem", "toolbarItem"], "label"),
    TextRule(["toolbarItem"], "paletteLabel"),
    TextRule(["tableHeaderCell"], "title", "headerCell.title"),
    TextRule(["state"], "title", "Title", .keyed),
    TextRule(["segment"], "title", "segmentTitles", .indexed),
    TextRule(["segment"], "label", "ibShadowedLabels", .indexed),
    TextRule(["segment"], "toolTip", "ibShadowedToolTips", .indexed),
    TextRule(["scopeButtonTitles"], "", "scopeButtonTitles", .indexed),
    TextRule(["accessibility"], "description", "ibExternalAccessibilityDescription"),
    // Documented: the key, by tools that read XLIFF of Xcode.
    TextRule(
      ["userDefinedRuntimeAttribute"], "value", "ibExternalUserDefinedRuntimeAttributesLocalizableStrings", .indexed,
      if: "localized"),
    TextRule(["*"], "toolTip", "ibShadowedToolTip"),
  ]

  /// The row for an attribute of an element; the first that fits.
  static func find(tag: String, attribute: String) -> TextRule? {
    all.first { rule in
      rule.attribute == attribute
        && rule.tags.contains { $0 == tag || $0.hasPrefix("*") && tag.hasSuffix($0.dropFirst()) }
    }
  }
}
