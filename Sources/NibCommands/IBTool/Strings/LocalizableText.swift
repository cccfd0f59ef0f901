/// One text of a document that translators get.
struct LocalizableText: Sendable, Hashable {
  /// Where the text stands in the document.
  enum Site: Sendable, Hashable {
    /// An attribute of an element.
    case attribute(Int, String)
    /// The text of an element.
    case content(Int)
  }

  /// Id of the object that has the text.
  let object: String
  /// Class of that object.
  let className: String
  /// Key within the object: `text`, `normalTitle`.
  let key: String
  /// Place in a list of texts; nil for a single text.
  let index: Int?
  /// The text.
  let text: String
  /// Where it stands.
  let site: Site

  /// The key with the place in its list: `segmentTitles[0]`.
  var keyPath: String { index.map { "\(key)[\($0)]" } ?? key }
  /// The key in a strings file: `abc-12-345.text`.
  var stringsKey: String { "\(object).\(keyPath)" }
}
