import NibDiagnostics

/// What can be wrong with a document as far as its compile goes on in spite of it; the raw value is the message's id.
///
/// Faults are warnings but for those of `isError`. What is not listed here ends the compile: see `CompileError` and the
/// errors of reading. An article of the guides says what each means and what to do about it.
public enum DocumentIssue: String, Sendable, Hashable, CaseIterable {
  /// An element is not known in its place.
  case unknownElement
  /// An element has an attribute that is not known.
  case unknownAttribute
  /// An attribute or a child is known, and no evidence shows what an archive holds of it.
  case noKnownForm
  /// The value of an attribute is none of those that are known.
  case unknownValue
  /// A variation by size class changes what is not known to vary in archives, or for traits that are not known.
  case unknownVariation
  /// An element lacks an attribute that it cannot do without.
  case missingAttribute
  /// A reference, an outlet or an action leads to an id that no element has.
  case danglingReference
  /// A number is none, or does not fit.
  case badNumber
  /// Text that is marked as base64 is not.
  case badBase64
  /// An element has two children with one key.
  case repeatedChild
  /// Two connections say the same.
  case repeatedConnection
  /// One outlet leads to two objects.
  case conflictingConnection
  /// Two elements have one id.
  case duplicateID
  /// Two controllers of a storyboard have one identifier.
  case duplicateIdentifier
  /// Nothing leads to a scene of a storyboard, and it has no identifier.
  case unreachableScene
  /// A segue starts from a controller itself and has no identifier.
  case unidentifiedSegue
  /// A text is to follow the text size of the system, and its font is not of a text style.
  case fixedFont
  /// None of the given bundles has an image of the name.
  case missingImage
  /// None of the given bundles has a color of the name.
  case missingColor

  /// Whether the output must not be used because of it.
  public var isError: Bool { self == .duplicateID || self == .duplicateIdentifier }
}

extension Diagnostics {
  /// Adds what is wrong with a document.
  public mutating func add(_ fault: DocumentIssue, _ message: String, at place: Place) {
    add(Diagnostic(fault.isError ? .error : .warning, id: fault.rawValue, message, at: place))
  }
}
