/// An archived class whose objects only say which class is to be made: swappers and the custom objects of AppKit.
///
/// - Seen: UIClassSwapper of UIKit archives; NSClassSwapper, NSCustomObject, NSCustomView, NSWindowTemplate of AppKit's.
public struct NamedClass: Sendable {
  /// Where the class is named that the object is made as when the wanted one is not here.
  enum Original: Sendable {
    case key(String)
    case name(String)
  }

  /// The archived class.
  public let archivedName: String
  /// Key of the wanted class's name.
  public let wantedKey: String
  let original: Original

  /// The class that objects are of unless they name another; nil where each names its own.
  public var namedClass: String? {
    if case .name(let name) = original { name } else { nil }
  }

  private static let rows = [
    NamedClass(.class(.classSwapper), .key(.className), .key(.key(.originalClassName))),
    NamedClass(.class(.nsClassSwapper), .key(.nsClassName), .key(.key(.nsOriginalClassName))),
    NamedClass(.class(.nsCustomObject), .key(.nsClassName), .name(.class(.object))),
    NamedClass(.class(.nsCustomView), .key(.nsClassName), .name(.class(.nsView))),
    NamedClass(.class(.nsWindowTemplate), .key(.nsWindowClass), .name("NSWindow")),
  ]

  private init(_ archivedName: String, _ wantedKey: String, _ original: Original) {
    self.archivedName = archivedName
    self.wantedKey = wantedKey
    self.original = original
  }

  /// The row of an archived class; nil for a class that stands for itself.
  public init?(archivedAs name: String) {
    guard let row = Self.rows.first(where: { $0.archivedName == name }) else { return nil }
    self = row
  }
}

extension ObjectGraph {
  /// The class that an object asks for: of a swapper or custom object the class it names, else the archived class.
  public func wantedClassName(_ object: ObjectID) -> String {
    let archived = className(of: object)
    guard let named = NamedClass(archivedAs: archived) else { return archived }
    return self.object(named.wantedKey, of: object).flatMap { string($0) } ?? archived
  }

  /// The class that an object of a custom class is made as when that is not here; nil where there is none.
  public func originalClassName(_ object: ObjectID) -> String? {
    switch NamedClass(archivedAs: className(of: object))?.original {
    case .key(let key): self.object(key, of: object).flatMap { string($0) }
    case .name(let name): name
    case nil: nil
    }
  }

  /// Whether objects of the archived class name their class themselves, so that two of them may differ.
  public func namesItsClass(_ object: ObjectID) -> Bool { NamedClass(archivedAs: className(of: object)) != nil }
}
