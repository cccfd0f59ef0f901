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
      while let kind = next {
        for row in kind.rows { note(row) }
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
    case .packed(let fields):
      for field in fields {
        switch field.value {
        case .bool(_, let inverted):
          add(field.attribute, isAsked, ArchivedPlace(key: row.key, form: .flag(mask: field.mask, isSet: !inverted)))
        case .choice, .int: add(field.attribute, isAsked, ArchivedPlace(key: row.key, form: .bits(mask: field.mask)))
        case .flags(let child, _, _): add(child, isAsked, ArchivedPlace(key: row.key, form: .bits(mask: field.mask)))
        case .constant: break
        }
      }
    case .bool(_, true, _): add(row.attribute, isAsked, ArchivedPlace(key: row.key, form: .opposite))
    case .constant, .custom, .place, .parentReference: break
    default: add(row.attribute, isAsked, ArchivedPlace(key: row.key, form: .whole))
    }
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

extension Condition {
  /// Whether archives of each era have the row.
  fileprivate var isOfAllEras: Bool { includes(.xcode3point1) && includes(.newest) }
}
