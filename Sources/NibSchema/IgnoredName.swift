/// A name of a document that is read and archived as nothing without a message, and why nothing is lost by that.
///
/// What has no such entry is archived or told of. `Tools/corpus flips` changes documents and fails for what is neither,
/// and for an entry of which that is not so.
public struct IgnoredName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Why a name may be ignored.
  public enum Reason: Sendable, Hashable {
    /// Interface Builder alone reads it: no row and no custom lowering of the kind does.
    case editorOnly
    /// Another attribute or child of the element, which is read, says the same.
    case redundant(with: String)
    /// The place of the element in the document, or its tag, says the same.
    case saidByPlace
    /// Archives have the same whatever its value is, and so has the object at run time.
    case sameInEveryForm
    /// Only the range that its value lies in is read, as of a version: other values of one range make no difference.
    case readInRanges
    /// It is read where the rest of the document lets it count: archives of other documents are the same whatever it is.
    case readInSomeForms
    /// It is read where another element is lowered, or by the compiler's own passes: it is not ignored.
    case readElsewhere
  }

  /// Attribute, key of a child, or tag of a child without a key.
  public let name: String
  /// Why.
  public let reason: Reason

  /// Makes an entry.
  public init(_ name: String, _ reason: Reason) {
    self.name = name
    self.reason = reason
  }

  /// A name that is read elsewhere.
  public init(stringLiteral name: String) { self.init(name, .readElsewhere) }

  /// A name that Interface Builder alone reads.
  public static func editorOnly(_ name: String) -> IgnoredName { IgnoredName(name, .editorOnly) }

  /// A name that says what another one says.
  public static func redundant(_ name: String, with other: String) -> IgnoredName {
    IgnoredName(name, .redundant(with: other))
  }

  /// A name that says what the place of the element says.
  public static func saidByPlace(_ name: String) -> IgnoredName { IgnoredName(name, .saidByPlace) }

  /// A name of which only the range of its value is read.
  public static func readInRanges(_ name: String) -> IgnoredName { IgnoredName(name, .readInRanges) }

  /// A name that makes a difference in some documents alone.
  public static func readInSomeForms(_ name: String) -> IgnoredName { IgnoredName(name, .readInSomeForms) }

  /// A name that makes no difference.
  public static func sameInEveryForm(_ name: String) -> IgnoredName { IgnoredName(name, .sameInEveryForm) }
}

/// An ignored name of elements of a tag that is no kind, such as a part of a kind's elements.
public struct IgnoredPart: Sendable, Hashable {
  /// The tag.
  public let tag: String
  /// The name and the reason.
  public let ignored: IgnoredName

  /// Makes an entry.
  public init(_ tag: String, _ ignored: IgnoredName) {
    self.tag = tag
    self.ignored = ignored
  }
}

extension IgnoredPart {
  /// Those of all platforms.
  static let shared: [IgnoredPart] =
    [
      "toolsVersion", "systemVersion", "promptedForUpgradeToXcode5",
    ].map { IgnoredPart("document", .editorOnly($0)) }
    // How the document is laid out: what concerns it stands in the elements.
    + [IgnoredPart("document", .redundant("useAutolayout", with: "objects"))]
    + ["development", "plugIn"].map { IgnoredPart($0, .editorOnly("identifier")) }
    + ["development", "plugIn"].map { IgnoredPart($0, .editorOnly("version")) }
    + [IgnoredPart("deployment", .readInRanges("defaultVersion"))]
    + ["name", "minToolsVersion", "minSystemVersion", "requiredIntegratedClassName"].map {
      IgnoredPart("capability", .editorOnly($0))
    }
    + [IgnoredPart("scene", .editorOnly("sceneID")), IgnoredPart("development", .editorOnly("defaultVersion"))]
}

extension Catalog {
  /// Elements that Interface Builder alone reads, with all that is in them.
  public static let editorOnlyElements = [
    "classes", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
  ]

  /// What is ignored in elements of a tag: by its kind, by those that it inherits from, or as a part.
  public func ignoredNames(of tag: String) -> [IgnoredName] {
    var names: [IgnoredName] = []
    var kind = find(tag)
    while let current = kind {
      names += current.ignored
      kind = current.parent
    }
    return names + ignoredParts.filter { $0.tag == tag }.map(\.ignored)
  }

  /// What is ignored in elements of every kind, where the names that say the same are not there.
  ///
  /// Whether a view has a fixed frame or is laid out is archived where constraints are; the provider of a module is asked
  /// for where a compile names one.
  public static let ignoredEverywhere: [IgnoredName] = [
    .redundant("fixedFrame", with: "constraints"),
    .redundant("translatesAutoresizingMaskIntoConstraints", with: "constraints"),
    .redundant("customModuleProvider", with: "customModule"),
  ]

  /// Why a name of elements of a tag may be ignored; nil where it must not be.
  public func reasonToIgnore(_ name: String, of tag: String) -> IgnoredName.Reason? {
    if Self.editorOnlyNames.contains(name) { return .editorOnly }
    return (ignoredNames(of: tag) + Self.ignoredEverywhere).first { $0.name == name }?.reason
  }
}
