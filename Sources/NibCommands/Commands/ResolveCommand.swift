import NibBytes
import NibResources

extension Command {
  /// `nibwright resolve`
  static var resolve: Command {
    Command(
      name: "resolve", summary: "Finds what a name means, over many bundles.",
      table: OptionTable(
        operands: "NAME", count: 1...1,
        options: [
          .value(
            "bundle", "DIR", isRepeatable: true, isRequired: true, "Bundle to look in; the first is the nib's own."),
          .value("kind", "KIND", choices: ResolveKind.allCases.map(\.rawValue), "What the name is of; default: image."),
          .value("scale", "N", "Pixels to a point of the screen: 1 (default), 2 or 3."),
          .value("idiom", "DEVICE", choices: ImageIdiom.allCases.map(\.rawValue), "Kind of device."),
          .value(
            "appearance", "APPEARANCE", choices: DisplayTraits.Luminosity.allCases.map(\.rawValue),
            "Appearance that entries of asset catalogs may be for."),
          .flag("high-contrast", "Prefer entries of asset catalogs for high contrast."),
          .value("language", "LANGUAGE", isRepeatable: true, "Wanted language, the best first: de, pt-BR."),
        ]),
      run: { arguments, terminal in
        do throws(UsageMistake) {
          let scale = try arguments.number("scale", in: 1...3) ?? 1
          return resolve(ResolveQuestion(arguments, scale: scale, files: terminal.files), &terminal)
        } catch {
          return Tool.refuse(error.words, .resolve, &terminal)
        }
      })
  }

  private static func resolve(_ question: ResolveQuestion, _ terminal: inout Terminal) -> ExitCode {
    for bundle in question.bundles where terminal.files.kind(bundle) != .directory {
      terminal.message("\(bundle): error: no folder is at this path")
      return .unreadable
    }
    let answer = question.answer()
    for note in answer.notes { terminal.message("note: \(note)") }
    guard let tried = answer.tried else {
      for line in answer.lines { terminal.write(line + "\n") }
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
