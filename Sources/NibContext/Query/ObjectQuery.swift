import NibDiagnostics
import Nibwright

/// What objects of an interface are looked for: `class == UIButton && title ~ 'Sign'`.
///
/// A condition is a name, an operator and a value. Names are `class`, `id`, `label`, `element`, `text` (any text for people),
/// `outlet` (of another object that leads here), `action` (that the object sends), `path`, and every attribute that the
/// interface states of an object: `title` is also `normal.title` of a document and `UITitle` of an archive.
///
/// | operator | holds when a value of that name |
/// |---|---|
/// | `==`, `!=` | is the same: as a number where both are numbers; when none is |
/// | `~`, `!~` | contains the text, whatever the case of letters; when none does |
/// | `<`, `<=`, `>`, `>=` | is such a number |
///
/// A name alone holds when the interface states it and it is not false. `&&`, `||`, `!` and parentheses join conditions.
/// A value with spaces or operators in it stands in quotes. A path is classes, ids or labels from the outside to the inside:
/// `A/B` is B right below A, `A..B` is B anywhere below A, `*` is any object, and a `/` before all begins at the top.
public struct ObjectQuery: Sendable, Hashable {
  /// A condition, or several joined.
  indirect enum Condition: Sendable, Hashable {
    case all([Condition])
    case any([Condition])
    case not(Condition)
    case holds(name: String)
    case compares(name: String, Comparison, String)
    case path(ObjectPath)
  }

  /// How a value is compared.
  enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case lacks = "!~"
    case atMost = "<="
    case atLeast = ">="
    case contains = "~"
    case less = "<"
    case greater = ">"
  }

  let condition: Condition

  /// Reads a query.
  /// - Throws: `badQuery`, at the column of the mistake, with what is expected there.
  public init(_ text: String) throws(NibError) {
    var parser = ObjectQueryParser(text)
    condition = try parser.parse()
  }

  /// The objects of an interface for which the query holds, in its order, each with the names of those it lies in.
  public func matches(in interface: InterfaceContext) -> [ObjectMatch] {
    let facts = ObjectFacts(interface)
    return interface.objects.compactMap { object in
      guard holds(condition, object, facts) else { return nil }
      let outer = facts.line(of: object).dropLast()
      var shown = object
      shown.label = shown.label ?? facts.firstText(of: object)
      return ObjectMatch(file: interface.file, path: outer.map(\.type.name), object: shown)
    }
  }

  private func holds(_ condition: Condition, _ object: ObjectContext, _ facts: ObjectFacts) -> Bool {
    switch condition {
    case .all(let parts): parts.allSatisfy { holds($0, object, facts) }
    case .any(let parts): parts.contains { holds($0, object, facts) }
    case .not(let part): !holds(part, object, facts)
    case .holds(let name): facts.values(name, of: object).contains { !$0.isEmpty && !Self.no.contains($0) }
    case .path(let path): path.leads(along: facts.line(of: object))
    case .compares(let name, let comparison, let value):
      Self.holds(facts.values(name, of: object), comparison, value)
    }
  }

  /// What an attribute says that is off.
  private static let no: Set<String> = ["false", "NO"]

  private static func holds(_ values: [String], _ comparison: Comparison, _ value: String) -> Bool {
    switch comparison {
    case .equal: return values.contains { isSame($0, value) }
    case .unequal: return !values.contains { isSame($0, value) }
    case .contains, .lacks:
      let part = value.lowercased()
      return values.contains { $0.lowercased().contains(part) } == (comparison == .contains)
    case .less, .atMost, .greater, .atLeast:
      guard let limit = Double(value) else { return false }
      return values.contains { text in
        guard let number = Double(text) else { return false }
        switch comparison {
        case .less: return number < limit
        case .atMost: return number <= limit
        case .greater: return number > limit
        default: return number >= limit
        }
      }
    }
  }

  private static func isSame(_ text: String, _ other: String) -> Bool {
    if text == other { return true }
    if let number = Double(text), let limit = Double(other) { return number == limit }
    let isYes = ["true", "YES"].contains(text)
    return (isYes || no.contains(text)) && (isYes ? ["true", "YES"].contains(other) : no.contains(other))
  }
}

/// An object that a query found.
public struct ObjectMatch: Sendable, Hashable {
  /// The interface that it is in.
  public var file: String
  /// Classes of the objects that it lies in, from the outside to the inside.
  public var path: [String]
  /// The object; where it has no label its first text is one, for an archive has no names of an author.
  public var object: ObjectContext
}

extension ObjectMatch: JSONWriting {
  /// Writes the members: the file, the path, and what contexts have of an object.
  public func write(_ json: inout JSONWriter) {
    json.member("file", file)
    json.member("path", path)
    object.write(&json)
  }
}
