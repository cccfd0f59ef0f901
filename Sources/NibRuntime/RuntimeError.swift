import NibDiagnostics

/// Why an archive could not be instantiated.
public struct RuntimeError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable, CaseIterable {
    /// The graph is neither a UIKit nor an AppKit archive.
    case notAnInterface
    /// The lists of an AppKit archive's root do not fit together.
    case brokenRoot
    /// An object has no outlet of the name.
    case missingOutlet
    /// An outlet is of another type than the object connected to it.
    case wrongOutletType
    /// External objects that the archive needs were not given.
    case missingExternals
    /// No class is registered for a name.
    case unknownClass
    /// A key holds a value of another kind than was asked for.
    case wrongValueType
    /// A key that was asked for as required is absent or holds nil.
    case missingKey
    /// No file was found for an image.
    case missingImage
    /// References are nested deeper than the limits allow.
    case tooDeep
    /// Lists that many objects share ask for more work than an archive of this size may.
    case limit
    /// An object refers to itself before it can be referred to.
    case cyclicReference
    /// A target does not respond to an action.
    case actionNotFound
    /// An action expects another type of owner or sender.
    case wrongSenderType
    /// A connection lacks one of its parts.
    case brokenConnection
    /// A user defined runtime attribute could not be set.
    case attributeNotSet
    /// No nib of a name is known.
    case nibNotFound
    /// A nib is there and cannot be read; the words are in the detail.
    case nibNotReadable
    /// An object's own code threw; the words are in the detail.
    case objectFailed
  }

  /// Which fault.
  public let code: Code
  /// Nib, object and, for a document, line and column.
  public let place: Place
  /// What was found and what was expected.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail.onOneLine
  }
}
