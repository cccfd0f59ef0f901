import NibSchema

/// The guide's table of the keys of localizable texts.
enum TextKeyTable {
  static func lines() -> [String] {
    ["| key | platform | elements | attribute |", "|---|---|---|---|"]
      + lines(of: .uikit, "iOS, tvOS") + lines(of: .appkit, "macOS") + lines(of: .watchkit, "watchOS")
  }

  /// A line for each key and attribute, in alphabetical order.
  private static func lines(of catalog: Catalog, _ platform: String) -> [String] {
    var tags: [[String]: Set<String>] = [:]
    catalog.visitTexts { tag, text in
      tags[[key(text), text.attribute], default: []].insert(tag == Catalog.everyTag ? "any" : "`\(tag)`")
    }
    return tags.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { names, tags in
      let attribute = names[1].isEmpty ? "its texts" : "`\(names[1])`"
      return "| `\(names[0])` | \(platform) | \(tags.sorted().joined(separator: ", ")) | \(attribute) |"
    }
  }

  private static func key(_ text: RowText) -> String {
    switch text.form {
    case .plain: text.key
    case .afterElementKey: "state" + text.key
    case .indexed: text.key + "[n]"
    }
  }
}
