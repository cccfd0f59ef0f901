import NibArchives
import NibResources

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
        do throws(CommandFailure) {
          try convert(arguments)
          return .success
        } catch {
          terminal.report(error.diagnostic)
          return error.exit
        }
      })
  }

  private static func convert(_ arguments: ParsedArguments) throws(CommandFailure) {
    let graph = try InterfaceLoader().loadGraph(arguments.operands[0])
    let order: ArchiveOrder = arguments.has("canonical") ? .canonical : .asStored
    let bytes: [UInt8]
    do { bytes = try ArchiveEncoder(order: order).encode(graph) } catch { throw .failed(error) }
    do { try AtomicFileWriter.write(bytes, to: arguments.value("output") ?? "") } catch { throw .failed(error) }
  }
}
