import NibDiagnostics
import NibGraph
import NibResources
import Nibwright

extension Command {
  /// `nibwright convert`
  static var convert: Command {
    Command(
      name: "convert", summary: "Decodes an archive and encodes it again, in the same container or the other one.",
      table: OptionTable(operands: "IN", count: 1...1, options: Conversion.options),
      example: "nibwright convert Login.nib -o Keyed.nib --container keyed", notes: [streamsNote],
      run: { arguments, terminal in
        let conversion: Conversion
        do throws(UsageError) { conversion = try Conversion(arguments, terminal.files) } catch {
          return Tool.refuse(error, .convert, &terminal)
        }
        return terminal.finish { (terminal) throws(NibError) in try conversion.run(&terminal) }
      })
  }
}

extension TypedOption where Value == DeploymentTarget? {
  /// The system that chooses among the members of a nib's folder.
  static var folderMember: TypedOption {
    .parsed(
      "minimum-deployment-target", "VERSION", noun: "version", advice: "write it as 10.13",
      "System whose member of a nib's folder is read, as 10.13; default: newest."
    ) { DeploymentTarget($0) }
  }
}

/// A run of `convert`.
private struct Conversion {
  /// The containers by their names.
  enum Container: String, CaseIterable { case nibarchive, keyed }

  private static let output = TypedOption.required("output", "OUT", "The archive to write.")
  private static let container = TypedOption.choice(
    "container", "CONTAINER", of: Container.self, "Container to write; default: IN's.")
  private static let era = TypedOption.choice(
    "era", "ERA", of: KeyedArchiveEra.self,
    "Order of keys of a keyed archive, by system or Xcode; default: IN's, else the newest.")
  private static let target = TypedOption.folderMember
  private static let canonical = TypedOption.flag(
    "canonical", "Number objects, keys and classes anew instead of keeping the order: same graph, same bytes.")

  /// The options of the command.
  static let options = [output.option, container.option, era.option, target.option, canonical.option]

  private let input: String
  private let output: String
  private let container: ConvertedContainer
  private let era: KeyedArchiveEra?
  private let order: ArchiveOrder
  private let target: DeploymentTarget?

  /// Reads the options.
  /// - Throws: `invalid` for an era of a container that has none, and an output that is the input.
  init(_ arguments: ParsedArguments, _ files: any FileSource) throws(UsageError) {
    input = arguments.operands[0]
    output = arguments[Self.output]
    try arguments.checkOutput(output, files)
    try arguments.checkArchiveName(output)
    order = arguments[Self.canonical] ? .canonical : .asStored
    target = arguments[Self.target]
    let era = arguments[Self.era]
    switch arguments[Self.container] {
    case .keyed: container = .keyedArchive(era)
    case .nibarchive: container = .nibArchive
    case nil: container = .same
    }
    self.era = era
    if era != nil, arguments[Self.container] == .nibarchive {
      throw .invalid(
        "--era is the order of keys of keyed archives, and --container nibarchive writes none; leave one out")
    }
  }

  /// Converts, in the era that was asked for alone where the archive is a keyed one.
  /// - Throws: `wrongForm` for an era of an archive that has none.
  func run(_ terminal: inout Terminal) throws(NibError) {
    let interface = try Interface.read(input, files: terminal.files)
    let container = container == .same && era != nil ? try ownContainer(of: interface) : container
    let bytes = try interface.convert(to: container, order: order, target: target)
    try terminal.write([InterfaceFile(bytes: bytes)], to: output)
  }
  private func ownContainer(of interface: Interface) throws(NibError) -> ConvertedContainer {
    if try interface.isKeyedArchive(target) ?? true { return .keyedArchive(era) }
    throw NibError(
      code: .wrongForm, place: Place(file: input),
      detail: "--era is the order of keys of keyed archives, and this is a NIBArchive",
      hint: "give --container keyed as well")
  }
}
