import NibDiagnostics

/// Why an interface cannot be read, compiled, shown, written or instantiated: the one error of this module's functions.
///
/// The layers below throw errors of their own, each with a code, a place and words. A `NibError` has theirs, and the
/// layer's error itself in `underlying`.
public struct NibError: LocatedError {
  /// What is wrong. New codes may come; compare with those that a program handles, and treat others alike.
  public struct Code: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The identifier that messages show in brackets.
    public let rawValue: String

    /// The code of an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier.
    public var description: String { rawValue }
  }

  /// What is wrong.
  public let code: Code
  /// The file or name, with line and column of a document, byte of an archive, and the object where one is known.
  public let place: Place
  /// What was found, and what was expected.
  public let detail: String
  /// What to do about it; nil where the detail says it, or nothing general can be said.
  public let hint: String?
  /// The paths that were tried, in order, for a name that was looked up.
  public let tried: [String]
  /// The error of the layer that found out; nil for one of this module.
  public let underlying: (any LocatedError)?

  /// Makes an error.
  public init(code: Code, place: Place, detail: String, hint: String? = nil, tried: [String] = []) {
    self.code = code
    self.place = place
    self.detail = detail.onOneLine
    self.hint = hint
    self.tried = tried
    underlying = nil
  }

  /// An error of a layer, with its code, place and words. A `NibError` stays as it is.
  public init(_ error: some LocatedError) {
    if let known = error as? NibError {
      self = known
      return
    }
    code = Code(rawValue: error.code.rawValue)
    place = error.place
    detail = error.detail
    hint = nil
    tried = []
    underlying = error
  }

  /// Any error; one that has no place gets the name of what was worked on.
  public init(_ error: any Error, name: String) {
    if let located = error as? any LocatedError {
      self.init(located)
    } else {
      self.init(code: .other, place: Place(file: name), detail: "\(error)")
    }
  }

  /// The same as a diagnostic of error severity: detail and hint in one line.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, id: code.rawValue, hint.map { "\(detail); \($0)" } ?? detail, at: place)
  }

  /// `Login.xib:41:9: error: … [object q7T-aa-1Zk]`
  public var description: String { diagnostic.description }
}

extension NibError {
  init(noNib name: String, tried: [String]) { self.init("nib", name, tried) }

  package init(noStoryboard name: String, tried: [String]) { self.init("storyboard", name, tried) }

  private init(_ kind: String, _ name: String, _ tried: [String]) {
    self.init(
      code: .notFound, place: Place(file: name), detail: "no \(kind) of this name; \(SearchedPlaces.words(tried))",
      tried: tried)
  }
}

extension NibError.Code {
  private init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Nothing lies at the path, or no file has the name.
  public static let notFound = Self("notFound")
  /// Something lies there, but the system refuses to read it.
  public static let unreadable = Self("unreadable")
  /// Nobody may write there.
  public static let unwritable = Self("unwritable")
  /// Writing would replace a folder that is no compiled interface.
  public static let wouldReplaceFolder = Self("wouldReplaceFolder")
  /// A member of a folder has a path that leaves the folder.
  public static let unsafeName = Self("unsafeName")
  /// More bytes or entries than `ReadLimits` or `ResourceLimits` allow.
  public static let limit = Self("limit")
  /// A container or a form of document that is not read.
  public static let unsupportedFormat = Self("unsupportedFormat")
  /// A document where an archive is wanted, or a compiled file where a document is.
  public static let wrongForm = Self("notAnArchive")
  /// A folder without an archive that can be loaded.
  public static let noArchiveInFolder = Self("noArchiveInFolder")
  /// Folders, nibs or references lie deeper in one another than is read.
  public static let tooDeep = Self("tooDeep")
  /// Documents of this platform are not compiled.
  public static let platform = Self("platform")
  /// The document has errors; they are in the diagnostics.
  public static let documentErrors = Self("documentErrors")
  /// The graph is neither a UIKit nor an AppKit archive.
  public static let notAnInterface = Self("notAnInterface")
  /// The lists of an AppKit archive's root do not fit together.
  public static let brokenRoot = Self("brokenRoot")
  /// An object has no outlet of the name.
  public static let missingOutlet = Self("missingOutlet")
  /// An outlet is of another type than the object connected to it.
  public static let wrongOutletType = Self("wrongOutletType")
  /// External objects that the archive needs were not given.
  public static let missingExternals = Self("missingExternals")
  /// No class is registered for a name.
  public static let unknownClass = Self("unknownClass")
  /// A key holds a value of another kind than was asked for.
  public static let wrongValueType = Self("wrongValueType")
  /// A key that was asked for as required is absent or holds nil.
  public static let missingKey = Self("missingKey")
  /// No file was found for an image.
  public static let missingImage = Self("missingImage")
  /// An object refers to itself before it can be referred to.
  public static let cyclicReference = Self("cyclicReference")
  /// A target does not respond to an action.
  public static let actionNotFound = Self("actionNotFound")
  /// An action expects another type of owner or sender.
  public static let wrongSenderType = Self("wrongSenderType")
  /// A connection lacks one of its parts.
  public static let brokenConnection = Self("brokenConnection")
  /// A user defined runtime attribute could not be set.
  public static let attributeNotSet = Self("attributeNotSet")
  /// No nib of a name is known.
  public static let nibNotFound = Self("nibNotFound")
  /// A nib is there and cannot be read; the words are in the detail.
  public static let nibNotReadable = Self("nibNotReadable")
  /// An object's own code threw; the words are in the detail.
  public static let objectFailed = Self("objectFailed")
  /// An error of no layer, in its own words.
  public static let other = Self("other")
}
