import NibGraph
import NibSchema

/// The rows of a kind as properties find them: by the attribute that they read.
///
/// Of rows that read one attribute those count that ask nothing of the element. What others write, an attribute says only
/// where another lets it: a field that hides its text is archived as one that checks no spelling.
struct KindRows: Sendable {
  private var places: [String: [ArchivedPlace]] = [:]
  private var conditional: [String: [ArchivedPlace]] = [:]
  private var omissions: [String: [Bool]] = [:]

  /// The rows of kinds and of all that they inherit from, their own first.
  init(_ kinds: [ElementSchema]) {
    for kind in kinds {
      var next: ElementSchema? = kind
      var words: Set<String> = []
      while let kind = next {
        // A word of bits takes the place of the one that the kind inherits.
        for row in kind.rows where !row.form.isWord || !words.contains(row.key) { note(row) }
        words.formUnion(kind.rows.lazy.filter(\.form.isWord).map(\.key))
        next = kind.parent
      }
    }
  }

  /// The places of an attribute, each once; none where no row reads it.
  func places(of attribute: String) -> [ArchivedPlace] { places[attribute] ?? conditional[attribute] ?? [] }

  /// The value of a flag whose key the archive lacks: the one that all eras leave out. Nil where a row asks anything, or
  /// an era leaves out another value.
  func omittedFlag(_ attribute: String) -> Bool? {
    guard conditional[attribute] == nil, places[attribute]?.count == 1, let values = omissions[attribute] else {
      return nil
    }
    return values.allSatisfy { $0 == values[0] } ? values[0] : nil
  }

  private mutating func note(_ row: Row) {
    let isAsked = row.condition.test != .always
    switch row.form {
    case .bool(_, let inverted, let omitted?) where row.condition.isOfAllEras:
      omissions[row.attribute, default: []].append(omitted != inverted)
    case .boolAsInt(_, let omitted?) where row.condition.isOfAllEras:
      omissions[row.attribute, default: []].append(omitted)
    default: break
    }
    switch row.form {
    case .packed(let fields, _):
      for field in fields where field.mask != 0 {
        switch field.value {
        case .bool(_, let inverted):
          add(field.attribute, isAsked, ArchivedPlace(key: row.key, form: .flag(mask: field.mask, isSet: !inverted)))
        case .choice(let choice, _):
          // Another word tells apart what has the same bits in this one.
          let place = ArchivedPlace(key: row.key, form: .bits(mask: field.mask))
          add(field.attribute, isAsked || choice.hasTwins, place)
        case .int: add(field.attribute, isAsked, ArchivedPlace(key: row.key, form: .bits(mask: field.mask)))
        case .flags(let child, _, _): add(child, isAsked, ArchivedPlace(key: row.key, form: .bits(mask: field.mask)))
        case .constant: break
        }
      }
    case .bool(_, true, _): add(row.attribute, isAsked, ArchivedPlace(key: row.key, form: .opposite))
    case .choice(let choice, _, _):
      add(row.attribute, isAsked || choice.hasTwins, ArchivedPlace(key: row.key, form: .whole))
    case .custom(let lowering): for part in lowering.parts { add(part.attribute, isAsked, ArchivedPlace(part)) }
    case .synthesized(_, let rows): for inner in rows { note(inner, below: row.key) }
    case .constant, .place, .parentReference, .holder: break
    default: add(row.attribute, isAsked, ArchivedPlace(key: row.key, form: .whole))
    }
  }

  /// What a row of an object says that another row synthesizes.
  private mutating func note(_ inner: Row, below key: String) {
    if case .custom(let lowering) = inner.form {
      for part in lowering.parts { add(part.attribute, true, ArchivedPlace(part, below: key)) }
    }
    guard inner.form.isPlain else { return }
    // Members of a collection have no names.
    let form: ArchivedPlace.Form = inner.key == .key(.nibEncoderEmptyKey) ? .whole : .inside([inner.key], .whole)
    add(inner.attribute, true, ArchivedPlace(key: key, form: form))
  }

  private mutating func add(_ attribute: String, _ isAsked: Bool, _ place: ArchivedPlace) {
    guard !attribute.isEmpty, !place.key.isEmpty else { return }
    if isAsked {
      if conditional[attribute]?.contains(place) != true { conditional[attribute, default: []].append(place) }
    } else if places[attribute]?.contains(place) != true {
      places[attribute, default: []].append(place)
    }
  }
}

extension Row.Form {
  /// Whether it is a word of bits.
  fileprivate var isWord: Bool {
    if case .packed = self { return true }
    return false
  }

  /// Whether the value stands in the archive as it is.
  fileprivate var isPlain: Bool {
    switch self {
    case .bool(_, let inverted, _): !inverted
    case .int, .float, .double, .string, .nonemptyString, .color, .font: true
    default: false
    }
  }
}

extension Condition {
  /// Whether archives of each era have the row.
  fileprivate var isOfAllEras: Bool { includes(.xcode3point1) && includes(.newest) }
}
