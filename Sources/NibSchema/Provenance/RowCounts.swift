import NibGraph

/// What archives of Apple's compiler show of one key of a row, counted by `Tools/corpus evidence`.
package struct RowCounts: Sendable, Hashable {
  /// Apps in whose archives the key could be seen.
  package var could = 0
  /// Apps whose archives have the key with the value that the row writes.
  package var apps = 0
  /// Documents of these apps that do.
  package var documents = 0
  /// Apps with archives that have another value, or no such key, or the key where the row writes none.
  package var against = 0

  /// Counts.
  package init(could: Int = 0, apps: Int = 0, documents: Int = 0, against: Int = 0) {
    self.could = could
    self.apps = apps
    self.documents = documents
    self.against = against
  }

  /// Counts as they are recorded, `3/1/2/0`; nil for another text.
  init?(_ text: Substring) {
    let numbers = text.split(separator: "/").map { Int($0) }
    guard numbers.count == 4, let could = numbers[0], let apps = numbers[1], let documents = numbers[2],
      let against = numbers[3]
    else { return nil }
    self.init(could: could, apps: apps, documents: documents, against: against)
  }

  /// The counts as they are recorded.
  package var text: String { "\(could)/\(apps)/\(documents)/\(against)" }
}

/// What archives show of the rows of a catalog.
package struct RowCountTable: Sendable {
  /// One key of a row.
  package struct Rule: Sendable, Hashable {
    /// The row's name.
    package let row: RowName
    /// One of its keys.
    package let key: String

    /// A key of a row.
    package init(_ row: RowName, _ key: String) {
      self.row = row
      self.key = key
    }
  }

  private let counts: [Rule: RowCounts]

  /// The table of a platform's catalog.
  package init(_ platform: NibPlatform) {
    var recorded: [String: [RowCounts]] = [:]
    for line in (RecordedCounts.ofPlatform[platform] ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        guard parts.count == 2 else { continue }
        recorded["\(words[0]) \(parts[0])"] = parts[1].split(separator: ",").compactMap { RowCounts($0) }
      }
    }
    var counts: [Rule: RowCounts] = [:]
    for group in Self.rules(of: .of(platform)) {
      guard let first = group.first, let own = recorded["\(first.row.kind) \(first.key)"] else { continue }
      for (rule, count) in zip(group, own) { counts[rule] = count }
    }
    self.counts = counts
  }

  /// A table of some rules.
  package init(_ counts: [Rule: RowCounts]) { self.counts = counts }

  /// What archives show of a key of a row.
  package subscript(rule: Rule) -> RowCounts { counts[rule] ?? RowCounts() }

  /// The keys of a catalog's rows: those of one kind and key together, in the order of the schema, which is how they are
  /// recorded.
  package static func rules(of catalog: Catalog) -> [[Rule]] {
    var groups: [[Rule]] = []
    var places: [String: Int] = [:]
    var met: Set<Rule> = []
    for kind in catalog.all.flatMap({ sequence(first: $0, next: \.parent) }) {
      for row in kind.rows where !row.isPlace {
        let name = RowName(row, of: kind)
        for rule in name.keys.map({ Rule(name, $0) }) where met.insert(rule).inserted {
          let place = places["\(kind.tag) \(rule.key)", default: groups.count]
          places["\(kind.tag) \(rule.key)"] = place
          if place == groups.count { groups.append([]) }
          groups[place].append(rule)
        }
      }
    }
    return groups
  }
}

/// The counts as they are recorded: by kind and key those of each row, in the order of the schema.
enum RecordedCounts {}
