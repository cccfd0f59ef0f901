import NibDiagnostics
import NibSchema
import Nibwright

extension Command {
  /// `nibwright decompile`
  static var decompile: Command {
    let output = TypedOption.required("output", "OUT", "The XIB to write.")
    let profile = TypedOption.parsed(
      "profile", "PROFILE", choices: OutputProfile.names, noun: "profile", advice: "see --help",
      "Compiler that made the archive; default: the newest that writes such a container."
    ) { OutputProfile(name: $0) }
    let target = TypedOption.folderMember
    return Command(
      name: "decompile", summary: "Writes the XIB of an archive for UIKit, as far as the archive tells it.",
      table: OptionTable(operands: "IN", count: 1...1, options: [output.option, profile.option, target.option]),
      example: "nibwright decompile Login.nib -o Login.xib", notes: [profilesNote, streamsNote],
      run: { arguments, terminal in
        do throws(UsageError) {
          try arguments.checkOutput(arguments[output], terminal.files)
          try arguments.checkDocumentName(arguments[output])
        } catch {
          return Tool.refuse(error.description, .decompile, &terminal)
        }
        return terminal.finish { (terminal) throws(NibError) in
          let interface = try Interface.read(arguments.operands[0], files: terminal.files)
          var diagnostics = Diagnostics()
          let bytes = try interface.decompiled(
            profile: arguments[profile], target: arguments[target], into: &diagnostics)
          terminal.report(diagnostics)
          try terminal.write([InterfaceFile(bytes: bytes)], to: arguments[output])
        }
      })
  }
}
