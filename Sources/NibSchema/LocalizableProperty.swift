/// A text that people read and translators get: where a document keeps it, and under which key of its object it is known.
///
/// Most are rows that say so (`Row.isLocalizable`); what has no row is listed by its platform's catalog.
/// - Seen: keys of the strings files and nibs of public projects.
public struct LocalizableProperty: Sendable {
  /// How the key is made.
  public enum KeyForm: Sendable {
    /// The key as it is.
    case plain
    /// The element's own key before it: `normal` and `Title`.
    case afterElementKey
    /// The element's place among its like behind it: `segmentTitles[0]`.
    case indexed
  }

  /// Tags of the elements; a leading `*` stands for any beginning.
  public let tags: [String]
  /// The attribute, or the key of a child that holds the text; "" for the element's own text.
  public let attribute: String
  /// The key, or its constant part.
  public let key: String
  /// How the key is made.
  public let form: KeyForm
  /// The attribute that must be `YES`; other elements of the tag are no texts and have no place in a list.
  public let flag: String?

  /// Makes a text; without a key of its own it is known by its attribute.
  public init(
    _ tags: [String], _ attribute: String, key: String? = nil, _ form: KeyForm = .plain, if flag: String? = nil
  ) {
    self.tags = tags
    self.attribute = attribute
    self.key = key ?? attribute
    self.form = form
    self.flag = flag
  }

  /// Texts of the elements of every platform.
  static let common: [LocalizableProperty] = [
    // Documented: the key, by tools that read XLIFF of Xcode.
    LocalizableProperty(
      ["userDefinedRuntimeAttribute"], "value", key: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings",
      .indexed, if: "localized"),
    LocalizableProperty(["*"], "toolTip", key: "ibShadowedToolTip"),
  ]

  /// Whether the text is an element's of that tag.
  public func isOf(tag: String) -> Bool {
    tags.contains { $0 == tag || $0.hasPrefix("*") && tag.hasSuffix($0.dropFirst()) }
  }
}

extension Catalog {
  /// All texts for people: those that rows say, by kind, then the platform's list.
  public var localizableProperties: [LocalizableProperty] {
    var found: [LocalizableProperty] = []
    for kind in all {
      for row in kind.allRows where row.isLocalizable {
        if row.isList {
          found.append(LocalizableProperty([row.attribute], "", key: row.attribute, .indexed))
        } else {
          found.append(LocalizableProperty([kind.tag], row.attribute))
        }
      }
    }
    return found + localizableDetails
  }
}
