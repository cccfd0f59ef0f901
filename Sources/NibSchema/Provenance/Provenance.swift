/// Where a fact of the format is known from.
public enum Provenance: Sendable, Equatable {
  /// From how other facts are spelled, or from other readers of archives; no archive of Apple's compiler shows it.
  case inferred
  /// From a public page.
  case documented
  /// From archives of Apple's compiler: how many apps have one with the key and the value that the row writes.
  case seen(Int)
}

extension ElementSchema {
  /// Where one of the kind's own rows is known from: archives of apps that show its key, else what the row itself says.
  public func provenance(of row: Row) -> Provenance {
    let count = SeenKeys.counts[tag]?[row.key] ?? 0
    return count > 0 ? .seen(count) : row.basis
  }
}

/// How many apps show keys of rows, counted by `Tools/corpus evidence`; a text that nobody reads costs a start nothing.
enum SeenKeys {
  /// By tag and key. The keys of both platforms differ, so a tag that both have stands for both.
  static let counts: [String: [String: Int]] = {
    var counts: [String: [String: Int]] = [:]
    for line in (uiKit + "\n" + appKit).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let tag = words.first else { continue }
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        if parts.count == 2, let count = Int(parts[1]) { counts[String(tag), default: [:]][String(parts[0])] = count }
      }
    }
    return counts
  }()
}
