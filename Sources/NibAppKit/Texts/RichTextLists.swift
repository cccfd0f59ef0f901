import Foundation
import NibFoundation

/// Lists of rich text: each has a number, and levels that lie inside of each other.
///
/// - Documented: Rich Text Format Specification 1.9, list tables. `\levelmarker`, the format as `NSTextList` has it, is
///   what Apple's programs write beside.
enum RichTextLists {
  /// Kinds of numbers. Documented: `\levelnfc`.
  private static let kinds: [(number: Int, name: String)] = [
    (0, "{decimal}"), (1, "{upper-roman}"), (2, "{lower-roman}"), (3, "{upper-alpha}"), (4, "{lower-alpha}"),
    (3, "{upper-latin}"), (4, "{lower-latin}"), (23, "{disc}"),
  ]

  /// The tables for chains of lists, which have the numbers 1, 2, 3…
  static func tables(_ chains: [[NSTextList]], _ escaped: (String) -> String) -> String {
    guard !chains.isEmpty else { return "" }
    let lists = chains.enumerated().map { number, chain in
      let levels = chain.map { level($0, escaped) }.joined()
      return "{\\list\\listtemplateid\(number + 1)\(levels){\\listname ;}\\listid\(number + 1)}"
    }
    let numbers = chains.indices.map { "{\\listoverride\\listid\($0 + 1)\\listoverridecount0\\ls\($0 + 1)}" }
    return "{\\*\\listtable\(lists.joined())}{\\*\\listoverridetable\(numbers.joined())}\n"
  }

  private static func level(_ list: NSTextList, _ escaped: (String) -> String) -> String {
    let format = list.markerFormat.rawValue
    let kind = kinds.first { format.contains($0.name) } ?? (number: list.isOrdered ? 0 : 23, name: "")
    let start = min(max(list.startingItemNumber, -32_768), 32_767)
    var (text, place) = (String(list.marker(forItemNumber: start).prefix(60)), "")
    var shown = escaped(text)
    if list.isOrdered, let name = format.range(of: kind.name) {
      let (before, behind) = (
        String(format[..<name.lowerBound].prefix(60)), String(format[name.upperBound...].prefix(60))
      )
      (text, shown) = (before + " " + behind, escaped(before) + "\\'00" + escaped(behind))
      place = "\\'" + hex(before.utf16.count + 1)
    }
    return "{\\listlevel\\levelnfc\(kind.number)\\levelnfcn\(kind.number)\\levelstartat\(start)"
      + "{\\*\\levelmarker \(escaped(format))}{\\leveltext\\'\(hex(text.utf16.count))\(shown);}{\\levelnumbers\(place);}}"
  }

  private static func hex(_ number: Int) -> String {
    let digits = String(min(number, 255), radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// Reads the tables. Not more than a thousand lists of nine levels each are kept.
  struct Reader {
    private struct Level {
      var (kind, start, marker) = (0, 1, "")

      var list: NSTextList {
        let usual = RichTextLists.kinds.first { $0.number == kind }?.name ?? "{decimal}"
        return NSTextList(
          markerFormat: .init(marker.isEmpty ? usual : marker), options: 0)
      }
    }

    private var levels: [Level] = []
    /// Lists by `\listid`, and their identifiers by `\ls`.
    private var lists: [Int: [NSTextList]] = [:]
    private var identifiers: [Int: Int] = [:]
    private var identifier = 0

    /// Takes a word of the tables.
    mutating func apply(_ word: String, _ number: Int?, inOverrides isOverride: Bool) {
      switch word {
      case "list": levels = []
      case "listlevel" where levels.count < 9: levels.append(Level())
      case "levelnfc", "levelnfcn": change { $0.kind = number ?? 0 }
      case "levelstartat": change { $0.start = number ?? 1 }
      case "listid" where isOverride: identifier = number ?? 0
      case "listid" where lists.count < 1000:
        lists[number ?? 0] = levels.map { level in
          let list = level.list
          list.startingItemNumber = level.start
          return list
        }
      case "ls" where identifiers.count < 1000: identifiers[number ?? 0] = identifier
      default: break
      }
    }

    private mutating func change(_ body: (inout Level) -> Void) {
      if !levels.isEmpty { body(&levels[levels.count - 1]) }
    }

    /// Takes a unit of a format.
    mutating func addMarker(_ unit: UInt16) {
      change { if $0.marker.utf16.count < 200 { $0.marker += String(utf16CodeUnits: [unit], count: 1) } }
    }

    /// The lists that a paragraph is an item of, by its number and level; none for numbers that there are not.
    func chain(_ number: Int, level: Int) -> [NSTextList] {
      guard let identifier = identifiers[number], let levels = lists[identifier], level >= 0 else { return [] }
      return Array(levels.prefix(min(level, 8) + 1))
    }
  }
}
