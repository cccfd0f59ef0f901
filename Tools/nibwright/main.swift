import NibCommands

var terminal = Terminal.standard()
let code = Tool().run(Array(CommandLine.arguments.dropFirst()), &terminal)
terminal.flush()
code.exitProcess()
