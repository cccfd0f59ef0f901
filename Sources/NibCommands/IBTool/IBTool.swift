import NibResources

/// The command lines of Apple's ibtool, answered by this library's compiler.
///
/// Standard output holds what the options ask to be printed and nothing else.
public enum IBTool {
  /// The version that is answered for: the newest whose output was seen.
  static let version = (bundle: "24765", short: "26.5")

  /// The name of the tool in what it prints: the last part of the path it was started by.
  public static func name(ofProgram path: String) -> String {
    let name = FilePath.name(path)
    return name.isEmpty ? "ibtool" : name
  }

  /// Runs a command line without the program's name; never ends the process, never flushes.
  ///
  /// - Returns: `success`, `failure` after an error, `noArguments` for an empty line.
  public static func run(_ arguments: [String], name: String = "ibtool", _ terminal: inout Terminal) -> ExitCode {
    // Seen: nothing on standard output, and 64.
    guard !arguments.isEmpty else {
      terminal.message("\(name): error: nothing to do; write \(name) [OPTION…] IN, or \(name) --help")
      return .noArguments
    }
    if arguments == ["--help"] {
      terminal.write(HelpText.text(for: .ibtool))
      return .success
    }
    var output = IBOutput(tool: name)
    var parser = IBArgumentParser()
    var exit = ExitCode.success
    do throws(IBRefusal) {
      defer { output.format = format(parser.parsed) }
      try parser.read(arguments)
      exit = try answer(parser.parsed, terminal.files, &output)
    } catch {
      output.set("errors", .faults(error.faults))
      exit = .failure
    }
    terminal.write(pieces: { output.write(into: $0) })
    return exit
  }

  private static func format(_ arguments: ParsedArguments) -> IBOutput.Format {
    arguments.value(.outputFormat).flatMap(IBOutput.Format.init(rawValue:)) ?? .xml1
  }

  private static func answer(
    _ arguments: ParsedArguments, _ files: any FileSource, _ output: inout IBOutput
  ) throws(IBRefusal) -> ExitCode {
    if arguments.has(.version) {
      output.set(
        "version",
        .value {
          .whole(
            .sorted(["bundle-version": .string(version.bundle), "short-bundle-version": .string(version.short)]))
        })
    }
    try refuseUndone(arguments)
    guard !arguments.operands.isEmpty else { return .success }
    var run = IBRun(arguments, files)
    return try run.run(&output)
  }

  /// Ends the run at the first option that is known and not done, or misses another.
  private static func refuseUndone(_ arguments: ParsedArguments) throws(IBRefusal) {
    for given in arguments.given {
      guard case .refused(let reason) = IBOptions.find(given.name)?.meaning else { continue }
      if given.name == IBOption.Name.removePluginDependencies.rawValue { throw IBRefusal(reason + ".") }
      throw IBRefusal("The option '--\(given.name)' is not supported.", reason + ".")
    }
    for row in IBOptions.company where arguments.has(row.name) && !arguments.has(row.needs) {
      throw IBRefusal("The option '--\(row.name.rawValue)' needs '--\(row.needs.rawValue)'.")
    }
  }
}

extension Command {
  /// `nibwright ibtool`
  static var ibtool: Command {
    Command(
      name: "ibtool", summary: "Takes the command lines of Apple's ibtool, as build systems write them.",
      table: IBOptions.table, example: "nibwright ibtool --compile Login.nib Login.xib",
      run: { _, _ in .usage },
      runWords: { words, terminal in IBTool.run(words, &terminal) })
  }
}
