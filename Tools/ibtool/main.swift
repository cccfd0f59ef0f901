import NibCommands

var terminal = Terminal.standard()
let words = CommandLine.arguments
let name = IBTool.name(ofProgram: words.first ?? "")
let code = IBTool.run(Array(words.dropFirst()), name: name, &terminal)
let isWhole = terminal.flush()
max(code, isWhole ? .success : .failure).exitProcess()
