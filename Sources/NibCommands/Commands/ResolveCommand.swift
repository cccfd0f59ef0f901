import NibBytes
import NibResources

extension Command {
  /// `nibwright resolve`
  static var resolve: Command {
    Command(
      name: "resolve", summary: "Finds what a name means, over many bundles.",
      table: OptionTable(
        operands: "NAME", count: 1...1,
        options: ResolveQuestion.options),
      example: "nibwright resolve logo --bundle Main.app --scale 2",
      run: { arguments, terminal in resolve(ResolveQuestion(arguments, files: terminal.files), &terminal) })
  }

  private static func resolve(_ question: ResolveQuestion, _ terminal: inout Terminal) -> ExitCode {
    for bundle in question.bundles where terminal.files.kind(bundle) != .directory {
      terminal.message("\(bundle): error: no folder is at this path")
      return .unreadable
    }
    let answer = question.answer()
    for note in answer.notes { terminal.message("note: \(note)") }
    guard let tried = answer.tried else {
      for line in answer.lines { terminal.show(line + "\n") }
      return .success
    }
    terminal.message("nibwright resolve: error: no \(question.kind.rawValue) '\(question.name)'; tried:")
    for path in tried { terminal.message("  \(path)") }
    return .failure
  }
}

/// What a name can be of.
enum ResolveKind: String, CaseIterable {
  case image, color, data, nib, storyboard, file
}
