import NibCommands

var terminal = Terminal.standard()
let code = Tool().runProgram(CommandLine.arguments, &terminal)
let isWhole = terminal.flush()
max(code, isWhole ? .success : .failure).exitProcess()
