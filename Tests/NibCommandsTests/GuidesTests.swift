import NibTestSupport
import Testing

@testable import NibCommands

@Suite("Completions and manual pages") struct GuidesTests {
  @Test("name every command and every option", arguments: Shell.allCases)
  func whole(shell: Shell) {
    let script = CommandRun("completions", shell.rawValue).output

    for command in Tool.standardCommands {
      #expect(script.contains(command.name))
      for option in command.table.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
      }
    }
  }

  @Test("of ibtool have its options, and no commands", arguments: Shell.allCases)
  func ibtool(shell: Shell) {
    let script = CommandRun("completions", shell.rawValue, "--program", "ibtool").output

    #expect(script.contains("compilation-directory") && !script.contains("subcommand") && !script.contains("inspect"))
  }

  @Test("a page has a heading for each command, an entry for each option, and no request by accident")
  func manual() {
    let page = CommandRun("manual").output
    let lines = page.split(separator: "\n")

    #expect(lines.first?.hasPrefix(".TH NIBWRIGHT 1 ") == true)
    for command in Tool.standardCommands { #expect(lines.contains(".SS \(command.name)")) }
    #expect(lines.count { $0 == ".TP" } == Tool.standardCommands.reduce(5) { $0 + $1.table.options.count })
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".BR"]
    for line in lines where line.hasPrefix(".") {
      #expect(requests.contains(String(line.prefix { $0 != " " })))
    }
    #expect(CommandRun("manual", "--program", "ibtool").output.contains(".B \\-\\-compile PATH"))
  }

  @Test("are for who installs: no help lists them, and a shell that is not known is named")
  func hidden() {
    #expect(!CommandRun("--help").output.contains("completions"))
    let run = CommandRun("completions", "tcsh")
    #expect(run.code == .usage && run.messages.contains("'tcsh' is none of bash, zsh, fish"))
  }
}
