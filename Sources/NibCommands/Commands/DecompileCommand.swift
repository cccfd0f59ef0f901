import NibDiagnostics
import NibSchema
import Nibwright

extension Command {
  /// `nibwright decompile`
  static var decompile: Command {
    let output = TypedOption.required("output", "OUT", "The XIB or storyboard to write.")
    let profile = EraRequest.profileOption(
      "Compiler that made the archive; default: the newest that writes such a container.")
    let xcode = EraRequest.releaseOption(
      "Xcode that made the archive, as 12.5; beside --profile it chooses among the eras of that name.")
    let target = TypedOption.folderMember
    return Command(
      name: "decompile", summary: "Writes a XIB or storyboard from a compiled interface, as far as its archives allow.",
      table: OptionTable(
        operands: "IN", count: 1...1, options: [output.option, profile.option, xcode.option, target.option]),
      example: "nibwright decompile Login.nib -o Login.xib", notes: [profilesNote, streamsNote],
      run: { arguments, terminal in
        do throws(UsageError) {
          try arguments.checkOutput(arguments[output], terminal.files)
          try arguments.checkDocumentName(arguments[output])
        } catch {
          return Tool.refuse(error, .decompile, &terminal)
        }
        return terminal.finish { (terminal) throws(NibError) in
          let interface = try Interface.read(arguments.operands[0], files: terminal.files)
          var diagnostics = Diagnostics()
          let request = EraRequest(profile: arguments[profile], release: arguments[xcode])
          if let warning = request.diagnostic("decompile") { diagnostics.add(warning) }
          let bytes = try interface.decompiled(
            profile: request.emulated ?? request.profile?.eras.upperBound, target: arguments[target], into: &diagnostics
          )
          terminal.report(diagnostics)
          try terminal.write([InterfaceFile(bytes: bytes)], to: arguments[output])
        }
      })
  }
}
