import NibResources
import Nibwright

private enum ConvertOptions {
  static let output = TypedOption.required("output", "OUT", "The archive to write.")
  static let canonical = TypedOption.flag(
    "canonical", "Number objects, keys and classes anew instead of keeping the order: same graph, same bytes.")
}

extension Command {
  /// `nibwright convert`
  static var convert: Command {
    Command(
      name: "convert", summary: "Decodes an archive and encodes it again in the same container.",
      table: OptionTable(
        operands: "IN", count: 1...1,
        options: [ConvertOptions.output.option, ConvertOptions.canonical.option]),
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
    let bytes = try interface.convert(order: arguments[ConvertOptions.canonical] ? .canonical : .asStored)
    try [InterfaceFile(bytes: bytes)].write(to: arguments[ConvertOptions.output])
  }
}
