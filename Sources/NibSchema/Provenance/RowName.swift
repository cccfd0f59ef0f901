/// A row of the schema by what the schema names it: the kind that declares it, what it reads, its keys and when it applies.
package struct RowName: Sendable, Hashable {
  /// The kind that declares the row; heirs have it, too.
  package let kind: String
  /// The attribute or child that is read, `h, v` for two; of a custom lowering its name, empty for a row that reads none.
  package let attribute: String
  /// The keys that are written.
  package let keys: [String]
  /// The form of the row.
  package let form: String
  /// When it applies; empty for always.
  package let condition: String

  /// The name of a row.
  package init(_ row: Row, of kind: ElementSchema) {
    self.kind = kind.tag
    condition = Self.words(row.condition)
    var own = row.key.isEmpty ? [] : [row.key]
    switch row.form {
    case .custom(let lowering):
      attribute = lowering.name
      form = "custom"
      own += lowering.writes.filter { $0 != row.key }
    case .priorities(let horizontal, let vertical, _, _, _):
      attribute = horizontal + ", " + vertical
      form = "priorities"
    default:
      attribute = row.attribute
      form = Self.form(row.form)
    }
    keys = own
  }

  /// The name of a form's case, with the value of a constant.
  private static func form(_ form: Row.Form) -> String {
    guard case .constant(let value) = form else { return String("\(form)".prefix { $0 != "(" }) }
    return "constant \(value)"
  }

  /// When a row applies, in words.
  private static func words(_ condition: Condition) -> String {
    var words: [String] = []
    if condition.since != Condition().since { words.append("since \(condition.since.rawValue)") }
    if condition.through != .newest { words.append("through \(condition.through.rawValue)") }
    if condition.devices == .television { words.append("on tvOS") }
    if condition.devices == .handheld { words.append("except on tvOS") }
    if condition.devices == .editor { words.append("saved by the editor") }
    if condition.devices == [.handheld, .television] { words.append("compiled") }
    return (words + condition.tests.map(Self.words)).joined(separator: "; ")
  }

  private static func words(_ test: Condition.Test) -> String {
    switch test {
    case .always: ""
    case .presence(let name, let wanted): (wanted ? "with " : "without ") + name
    case .value(let name, let values, let wanted):
      "\(name) \(wanted ? "is" : "is not") " + values.joined(separator: " or ")
    case .nilChild(let name, let wanted): "\(name) \(wanted ? "is" : "is not") nil"
    }
  }
}

/// The rows that elements of a kind have, each with the kind that declares it.
package struct NamedRows: Sendable {
  /// A row and its name.
  package struct Entry: Sendable {
    /// The row.
    package let row: Row
    /// Its name.
    package let name: RowName
  }

  /// The rows in archive order; those that inherited ones gave way to are not among them.
  package let entries: [Entry]

  /// The rows of a kind.
  package init(_ kind: ElementSchema) {
    let inherited = kind.parent.map { NamedRows($0).entries } ?? []
    let own = kind.rows.map { Entry(row: $0, name: RowName($0, of: kind)) }
    entries = ElementSchema.merge(inherited: inherited, own: own) {
      !$0.row.key.isEmpty
    } hasSameKey: {
      $0.row.key == $1.row.key
    }
  }
}
