import NibCommands
import NibResources

/// What a command line gave.
struct CommandRun {
  let code: ExitCode
  let output: String
  let bytes: [UInt8]
  let messages: String

  init(_ arguments: String...) {
    self.init(arguments)
  }

  init(
    _ arguments: [String], isInteractive: Bool = false, isColored: Bool = false,
    files: any FileSource = DiskFileSource(), input: [UInt8] = []
  ) {
    var terminal = Terminal.captured(isInteractive: isInteractive, isColored: isColored, files: files, input: input)
    code = Tool().run(arguments, &terminal)
    output = terminal.outputText
    bytes = terminal.output
    messages = terminal.messageText
  }
}
