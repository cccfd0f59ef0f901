import NibCommands

var terminal = Terminal.standard()
let code = Tool().run(Array(CommandLine.arguments.dropFirst()), &terminal)
let isWhole = terminal.flush()
max(code, isWhole ? .success : .failure).exitProcess()
