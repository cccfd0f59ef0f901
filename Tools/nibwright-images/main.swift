import NibCommands
import NibImageCommands

var terminal = Terminal.standard()
let code = Tool.images.run(Array(CommandLine.arguments.dropFirst()), &terminal)
let isWhole = terminal.flush()
max(code, isWhole ? .success : .failure).exitProcess()
