import NibFoundation
import NibRuntime
import NibStandIns

/// Sorts what a list shows under letters. Stands in for UILocalizedIndexedCollation; letters are those from A to Z.
@MainActor
public final class UILocalizedIndexedCollation {
  private static let one = UILocalizedIndexedCollation()

  /// The one of the user's language.
  public static func current() -> UILocalizedIndexedCollation { one }

  /// The sections: letters, then what begins with none.
  public let sectionTitles: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
  /// The titles at the side: the same.
  public var sectionIndexTitles: [String] { sectionTitles }

  private init() {}

  /// The section of a title at the side.
  public func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object by its word: the property that the selector names, of a text itself. What has no such property
  /// is sorted by its description.
  public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = Self.word(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil
    )
    .first.map { $0.uppercased() }
    return first.flatMap { sectionTitles.firstIndex(of: $0) } ?? sectionTitles.count - 1
  }

  /// Objects by their words, likewise.
  public func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.sorted {
      Self.word(of: $0, selector).localizedStandardCompare(Self.word(of: $1, selector)) == .orderedAscending
    }
  }

  private static func word(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let name = selector.name
    for mirror in sequence(first: Mirror(reflecting: object), next: { $0.superclassMirror }) {
      guard let value = mirror.children.first(where: { $0.label == name })?.value else { continue }
      return (value as? String) ?? "\(value)"
    }
    return "\(object)"
  }
}
