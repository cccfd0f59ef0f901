import NibRuntime
import NibStandIns

/// A line of the visual format language, read: `H:|-[name(>=40)]-(8@750)-[field]|`.
///
/// - Documented: Apple's "Visual Format Language", with its grammar.
struct VisualFormat {
  /// How long a side or a distance is.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var size: Size
    var priority = "1000"
  }

  /// What a predicate compares with: a number, or the name of a metric or a view.
  enum Size {
    case number(Double)
    case name(String)
  }

  /// What stands between two views.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// A hyphen: the system's distance.
    case standard
    case distances([Predicate])
  }

  /// A view, or the one around all where there is no name.
  struct Item {
    var name: String?
    var sizes: [Predicate] = []
  }

  var isHorizontal = true
  var items: [Item] = []
  /// What stands before each item but the first.
  var connections: [Connection] = []
}

/// Why a visual format cannot be used.
struct VisualFormatError: Error, CustomStringConvertible {
  /// Where in the format, in characters from 0; nil for what is not a place's fault.
  var offset: Int?
  let words: String

  var description: String { offset.map { "\(words) at character \($0 + 1)" } ?? words }
}

/// Reads a visual format, once from its beginning to its end.
struct VisualFormatReader {
  private let text: [Character]
  private var place = 0

  /// More is no layout that somebody wrote.
  private static let longest = 10_000

  init(_ format: String) throws {
    text = Array(format.prefix(Self.longest + 1))
    guard text.count <= Self.longest else {
      throw VisualFormatError(offset: Self.longest, words: "a format has at most \(Self.longest) characters")
    }
  }

  mutating func read() throws -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.isHorizontal = false } else { _ = take("H:") }
    if take("|") {
      format.items.append(VisualFormat.Item())
      format.connections.append(try connection())
    }
    format.items.append(try view())
    while place < text.count {
      let connection = try connection()
      format.connections.append(connection)
      if take("|") {
        format.items.append(VisualFormat.Item())
        break
      }
      format.items.append(try view())
    }
    guard place == text.count else { throw expected("the end of the format after '|'") }
    return format
  }

  private mutating func connection() throws -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard let next = peek, next != "[", next != "|" else { return .standard }
    let distances = next == "(" ? try predicates() : [try predicate(isSimple: true)]
    guard take("-") else { throw expected("'-' after a distance") }
    return .distances(distances)
  }

  private mutating func view() throws -> VisualFormat.Item {
    guard take("[") else { throw expected("'[' and the name of a view") }
    let name = name()
    guard !name.isEmpty else { throw expected("the name of a view") }
    var item = VisualFormat.Item(name: name)
    if peek == "(" { item.sizes = try predicates() }
    guard take("]") else { throw expected("']' after a view") }
    return item
  }

  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    _ = take("(")
    var list = [try predicate(isSimple: false)]
    while take(",") { list.append(try predicate(isSimple: false)) }
    guard take(")") else { throw expected("')' after a length") }
    return list
  }

  private mutating func predicate(isSimple: Bool) throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if !isSimple {
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
    }
    var predicate = VisualFormat.Predicate(relation: relation, size: try size(isSimple: isSimple))
    if take("@") {
      guard case .number(let value) = try size(isSimple: isSimple) else {
        predicate.priority = lastName
        return predicate
      }
      predicate.priority = "\(value)"
    }
    return predicate
  }

  private var lastName = ""

  private mutating func size(isSimple: Bool) throws -> VisualFormat.Size {
    let isNegative = !isSimple && take("-")
    let start = place
    while let next = peek, next.isASCII, next.isNumber || next == "." { place += 1 }
    if place > start {
      guard let number = Double(String(text[start..<place])) else { throw expected("a number") }
      return .number(isNegative ? -number : number)
    }
    lastName = name()
    guard !lastName.isEmpty, !isNegative else { throw expected("a number or a name") }
    return .name(lastName)
  }

  private mutating func name() -> String {
    let start = place
    while let next = peek, next.isLetter || next == "_" || next == "." || (place > start && next.isNumber) {
      place += 1
    }
    return String(text[start..<place])
  }

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private func expected(_ words: String) -> VisualFormatError {
    VisualFormatError(offset: place, words: "expected \(words)")
  }
}
