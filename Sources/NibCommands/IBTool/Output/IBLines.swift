import NibPropertyLists

/// A property list as lines of text: `key: value`, what belongs to a key indented below it, a dash before an item of a
/// list that has several lines.
///
/// - Inferred: from how Apple's tools of this family print a version. Levels are as deep as the value's own.
enum IBLines {
  /// Hands over the lines of a value, one after another.
  static func write(_ value: PropertyListPart.Value, into take: (String) -> Void) {
    var lead = ""
    switch value {
    case .whole(let value): write(value, &lead, "", take)
    case .dictionaries(let keys, let entries):
      for (place, key) in keys.enumerated() {
        write(.dictionary([.init(key, .dictionary(entries(place)))]), &lead, "", take)
      }
    }
  }

  /// - Parameters:
  ///   - lead: what stands before the next line; `rest` once a line is written.
  ///   - rest: what stands before all later lines.
  private static func write(
    _ value: PropertyList, _ lead: inout String, _ rest: String, _ take: (String) -> Void
  ) {
    func line(_ text: String) {
      take(lead + text)
      lead = rest
    }
    switch value {
    case .array(let items):
      for item in items {
        let isLong = count(item, atMost: 2) > 1
        guard count(item, atMost: 1) > 0 else { continue }
        var inner = lead + (isLong ? "- " : "")
        write(item, &inner, rest + (isLong ? "  " : ""), take)
        lead = rest
      }
    case .dictionary(let entries):
      for entry in entries {
        guard let text = text(entry.value) else {
          line("\(entry.key):")
          var inner = rest + "    "
          write(entry.value, &inner, inner, take)
          continue
        }
        line("\(entry.key): \(text)")
      }
    default: line(text(value) ?? "")
    }
  }

  /// How many lines a value has; no more than asked for are counted.
  private static func count(_ value: PropertyList, atMost most: Int) -> Int {
    var found = 0
    switch value {
    case .array(let items):
      for item in items where found < most { found += count(item, atMost: most - found) }
    case .dictionary(let entries):
      for entry in entries where found < most { found += 1 + count(contentOf: entry.value, atMost: most - found - 1) }
    default: found = 1
    }
    return found
  }

  private static func count(contentOf value: PropertyList, atMost most: Int) -> Int {
    text(value) == nil ? count(value, atMost: most) : 0
  }

  /// A value that is no list, in a line; nil for a list.
  private static func text(_ value: PropertyList) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): Int64(exactly: number).map { String($0) } ?? String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .data(let bytes): "\(bytes.count) bytes"
    case .date(let seconds): String(seconds)
    case .uid(let number): String(number)
    case .null: ""
    case .array, .dictionary: nil
    }
  }
}
