import NibSchema

/// What a run shows about the table of what may be ignored.
public struct FlipReport: Sendable {
  /// Kinds of change that nothing shows and no entry of the table allows.
  public private(set) var unexplained: [FlipRun.Result] = []
  /// Kinds that nothing shows, by platform and reason.
  public private(set) var explained: [Flip.Platform: [String: Int]] = [:]
  /// Kinds that were only made in what is left out with a message, by platform.
  public private(set) var leftOut: [Flip.Platform: Int] = [:]
  /// Entries of the table that do not hold, with what is wrong about them.
  public private(set) var wrongEntries: [String] = []
  /// How many kinds of change were made.
  public let kindCount: Int

  /// Judges what became of changes.
  /// - Parameter holdsAll: whether each entry of the table must have come up: where all kinds have a sample.
  public init(_ run: FlipRun, holdsAll: Bool) {
    kindCount = run.results.count
    for result in run.results where result.noticed == 0 {
      let platform = result.flip.platform
      if !result.isSilent {
        leftOut[platform, default: 0] += 1
      } else if let reason = Ignorance.reason(of: result.flip), reason != .readElsewhere {
        explained[platform, default: [:]][reason.name, default: 0] += 1
      } else if case .attribute = result.flip.change, Ignorance.reason(of: result.flip) != nil {
        // Put in where nobody looks for it: it is read with another element.
        continue
      } else {
        unexplained.append(result)
      }
    }
    for entry in Ignorance.entries { check(entry, run, holdsAll: holdsAll) }
  }

  /// Whether nothing is lost without a message, and the table is right.
  public var isGood: Bool { unexplained.isEmpty && wrongEntries.isEmpty }

  private mutating func check(_ entry: Ignorance.Entry, _ run: FlipRun, holdsAll: Bool) {
    guard entry.ignored.reason != .readElsewhere else { return }
    let results = run.results.filter { result in
      result.flip.platform == entry.platform && result.flip.change.name == entry.ignored.name
        && entry.tags.contains(result.flip.tag)
    }
    let name = "\(entry.platform.rawValue) <\(entry.tag)> \(entry.ignored.name)"
    // What counts in some forms of documents alone may count in all samples.
    if holdsAll, entry.ignored.reason != .readInSomeForms, !results.contains(where: { $0.noticed < $0.count }) {
      wrongEntries.append(
        "\(name): " + (results.isEmpty ? "no sample has it" : "it is not ignored; take the entry out"))
    }
    // What the editor alone reads, or what makes no difference, never shows.
    guard [.editorOnly, .sameInEveryForm].contains(entry.ignored.reason) else { return }
    if let noticed = results.first(where: { $0.noticed > 0 }) {
      wrongEntries.append("\(name): the table says that it is \(entry.ignored.reason.name), and \(noticed.flip) shows")
    }
  }
}

extension IgnoredName.Reason {
  /// A few words for people.
  public var name: String {
    switch self {
    case .editorOnly: "read by the editor alone"
    case .redundant: "said by another name"
    case .saidByPlace: "said by its place"
    case .sameInEveryForm: "the same in every form"
    case .readInRanges: "read in ranges"
    case .readInSomeForms: "read in some forms"
    case .readElsewhere: "read elsewhere"
    }
  }
}
