/// One text of a document that translators get.
package struct LocalizableText: Sendable, Hashable {
  /// Where the text stands in the document.
  package enum Site: Sendable, Hashable {
    /// An attribute of an element.
    case attribute(Int, String)
    /// The text of an element.
    case content(Int)
  }

  /// Id of the object that has the text.
  package let object: String
  /// Class of that object.
  package let className: String
  /// Key within the object: `text`, `normalTitle`.
  package let key: String
  /// Place in a list of texts; nil for a single text.
  package let index: Int?
  /// The text.
  package let text: String
  /// Where it stands.
  package let site: Site

  /// The key with the place in its list: `segmentTitles[0]`.
  package var keyPath: String { index.map { "\(key)[\($0)]" } ?? key }
  /// The key in a strings file: `abc-12-345.text`.
  package var stringsKey: String { "\(object).\(keyPath)" }
}

/// A text of a document that translators do not get.
package struct OmittedText: Sendable, Hashable {
  /// Why not.
  package enum Reason: Sendable, Hashable {
    /// It is empty.
    case empty
    /// It has attributes, for which strings files have no form.
    case attributed
    /// No element around it has an id.
    case noObject
  }

  /// Its key in a strings file, or what would be its key.
  package let key: String
  /// Why translators do not get it.
  package let reason: Reason
  /// The element that says it.
  package let element: Int
}
