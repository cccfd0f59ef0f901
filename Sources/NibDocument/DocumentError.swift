import NibDiagnostics

/// Why a document cannot be read, or cannot be changed as asked.
public struct DocumentError: LocatedError {
  /// The kinds of error.
  public enum Code: String, Sendable {
    /// The input has no bytes.
    case empty
    /// Not well-formed XML.
    case malformed
    /// A DOCTYPE, which interface files never have and which attacks need.
    case doctype
    /// More bytes, elements, attributes or depth than `ReadLimits` allows.
    case limit
    /// The `<archive>` dialect of Xcode 3 and 4, which `LegacyReader` reads.
    case legacyDialect
    /// A reference of that dialect that names no object.
    case danglingReference
    /// A value that does not fit: in the older dialect one that is not of its type, in an edit one that a property does not
    /// take.
    case invalidValue
    /// XML, but neither a XIB nor a storyboard.
    case notAnInterface
    /// An edit of what another edit removes, replaces or fills otherwise.
    case conflict
    /// An element that the document does not have, or not there.
    case noSuchElement
    /// The root element removed, replaced or moved.
    case rootElement
    /// An element moved into itself.
    case insideItself
    /// Text for an element that has children.
    case hasChildren
    /// A tag or the name of an attribute that XML does not take, or an attribute twice in one tag.
    case invalidName
    /// An id that another element has.
    case duplicateID
    /// A property that the kind of an element does not have.
    case noSuchProperty
    /// Text that cannot be written in the encoding of the document.
    case encoding
  }

  /// The kind of error.
  public let code: Code
  /// Line and column in the document.
  public let place: Place
  /// What was found, what was expected, what to do; on one line, whatever the input has.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail.onOneLine
  }
}
