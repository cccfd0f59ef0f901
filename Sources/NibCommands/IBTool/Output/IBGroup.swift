import NibCompiler
import NibDiagnostics
import NibPropertyLists

/// One group of what ibtool prints.
enum IBGroup: Sendable {
  /// Values in a form of their own, made when they are written.
  case value(@Sendable () -> PropertyListPart.Value)
  /// Messages about a document.
  case messages([Diagnostic])
  /// Errors of the run.
  case faults([IBIssue])
  /// Warnings of the run.
  case cautions([IBIssue])

  /// The group as a writer of property lists takes it.
  ///
  /// - Seen: an empty dictionary where there are no messages; errors of the run as a list of `description` and
  ///   `failure-reason`.
  /// - Documented: messages by file, each with `message` and `type`, as build systems read them.
  var list: PropertyListPart.Value {
    switch self {
    case .value(let make): return make()
    case .messages(let messages):
      var files: [String: [PropertyList]] = [:]
      for message in messages {
        files[message.place.file, default: []].append(
          .sorted(["message": .string(Self.words(of: message)), "type": .string(message.id)]))
      }
      return .whole(.sorted(files.mapValues { .array($0) }))
    case .faults(let faults), .cautions(let faults):
      let lists = faults.map { fault in
        let words = fault.place.map { "\($0): \(fault.description)" } ?? fault.description
        var entries: [String: PropertyList] = ["description": .string(words)]
        if let reason = fault.reason { entries["failure-reason"] = .string(reason) }
        return PropertyList.sorted(entries)
      }
      return .whole(.array(lists))
    }
  }

  /// Hands over the group as lines of text; none when there is nothing to tell.
  ///
  /// - Documented: `file:id: kind: text`, and `file: kind: text` where no object is known, as build systems read them.
  func writeLines(tool: String, into take: (String) -> Void) {
    switch self {
    case .value(let make): IBLines.write(make(), into: take)
    case .messages(let messages):
      for message in messages {
        let kind = message.severity == .notice ? "note" : message.severity.rawValue
        take(Self.line(Self.place(of: message), kind, Self.numbered(message)))
      }
    case .faults(let faults): Self.lines(faults, "error", tool).forEach(take)
    case .cautions(let cautions): Self.lines(cautions, "warning", tool).forEach(take)
    }
  }

  /// Issues of the run, a line each.
  private static func lines(_ issues: [IBIssue], _ kind: String, _ tool: String) -> [String] {
    issues.map { issue in
      let words = issue.description + (issue.reason.map { " " + $0 } ?? "")
      return issue.place.map { line($0, kind, words) } ?? "\(tool): \(kind): \(words)".onOneLine
    }
  }

  /// What is said of a document: Interface Builder's words where they are known.
  static func words(of message: Diagnostic) -> String { message.interfaceBuilderWords ?? message.message }

  /// Words of Interface Builder's with the number that ibtool puts behind them. Seen: logs of runs of ibtool.
  private static func numbered(_ message: Diagnostic) -> String {
    guard let known = message.interfaceBuilderWords else { return message.message }
    let number = DocumentIssue(rawValue: message.id)?.interfaceBuilderKind
    return known + (number.map { " [\($0)]" } ?? "")
  }

  /// The place, whose object is `global` for a document as a whole. Seen: logs of runs of ibtool.
  private static func place(of message: Diagnostic) -> Place {
    var place = message.place
    if DocumentIssue(rawValue: message.id)?.isGlobal ?? false { place.object = "global" }
    return place
  }

  /// The second field is the object; where none is known line and column follow. A message that quotes line breaks stays one
  /// line: a build system takes each line for a message.
  private static func line(_ place: Place, _ kind: String, _ words: String) -> String {
    if let object = place.object { return "\(place.file):\(object): \(kind): \(words)".onOneLine }
    if case .text = place.position { return "\(place): \(kind): \(words)".onOneLine }
    return "\(place.file): \(kind): \(words)".onOneLine
  }
}
