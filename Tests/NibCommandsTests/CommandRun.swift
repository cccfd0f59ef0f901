import NibCommands
import NibResources

/// What a command line gave.
struct CommandRun {
  let code: ExitCode
  let output: String
  let messages: String

  init(_ arguments: String...) {
    self.init(arguments)
  }

  init(_ arguments: [String], isInteractive: Bool = false, files: any FileSource = DiskFileSource()) {
    var terminal = Terminal.captured(isInteractive: isInteractive, files: files)
    code = Tool().run(arguments, &terminal)
    output = terminal.outputText
    messages = terminal.messageText
  }
}
