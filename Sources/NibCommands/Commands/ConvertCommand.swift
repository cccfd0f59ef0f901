import NibResources
import Nibwright

extension Command {
  /// `nibwright convert`
  static var convert: Command {
    Command(
      name: "convert", summary: "Decodes an archive and encodes it again in the same container.",
      table: OptionTable(
        operands: "IN", count: 1...1,
        options: [
          .value("output", "OUT", isRequired: true, "The archive to write."),
          .flag(
            "canonical", "Number objects, keys and classes anew instead of keeping the order: same graph, same bytes."),
        ]),
      run: { arguments, terminal in
        do throws(NibError) {
          try convert(arguments, terminal.files)
          return .success
        } catch {
          let failure = CommandFailure(error)
          terminal.report(failure.diagnostic)
          return failure.exit
        }
      })
  }

  private static func convert(_ arguments: ParsedArguments, _ files: any FileSource) throws(NibError) {
    let interface = try Interface.read(arguments.operands[0], files: files)
    let bytes = try interface.convert(order: arguments.has("canonical") ? .canonical : .asStored)
    try [InterfaceFile(bytes: bytes)].write(to: arguments.value("output") ?? "")
  }
}
