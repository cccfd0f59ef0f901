import NibDocument
import NibPropertyLists

/// The groups of a document that options ask to be printed.
struct IBPrinting {
  /// Groups that hold messages; the run sets them.
  static let messageGroups: Set<String> = ["errors", "warnings", "notices"]

  /// - Seen: what `--all` prints, with Xcode 26.5.
  private static let allGroups = [
    "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects", "version-history",
    "warnings",
  ]

  private let arguments: ParsedArguments

  /// The printing of a command line.
  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  /// Names of the groups that are asked for.
  static func groups(_ arguments: ParsedArguments) -> Set<String> {
    var groups: Set<String> = arguments.has(.all) ? Set(allGroups) : []
    for given in arguments.given {
      if case .prints(let group) = IBOptions.find(given.name)?.meaning { groups.insert(group) }
    }
    return groups
  }

  /// Sets the groups of the document.
  func set(_ document: Document, _ output: inout IBOutput) {
    let groups = Self.groups(arguments).subtracting(Self.messageGroups)
    guard !groups.isEmpty else { return }
    let reading = IBDocumentReading(document)
    for group in groups.sorted() {
      if let make = Self.value(of: group) { output.setDocument(group, .value { make(reading) }) }
    }
  }

  private static func value(of group: String) -> (@Sendable (IBDocumentReading) -> PropertyListPart.Value)? {
    switch group {
    case "hierarchy": { .whole($0.hierarchy()) }
    case "connections": { $0.connections() }
    case "objects": { $0.objectList() }
    case "classes": { .whole($0.classList()) }
    case "version-history": { .whole($0.versionHistory()) }
    case "localizable-strings": { $0.localizable([.texts]) }
    case "localizable-stringarrays": { $0.localizable([.lists]) }
    case "localizable-geometry": { $0.localizable([.geometry]) }
    case "localizable-all": { $0.localizable([.texts, .lists, .geometry]) }
    default: nil
    }
  }
}
