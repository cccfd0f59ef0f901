/// A shell that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

/// Scripts that complete command lines in a shell, made from the option tables that the parser reads.
struct Completion {
  /// How the program is called.
  let program: String
  /// Its commands; one without a name for a program that is a single command.
  let commands: [Command]

  /// What a value can be completed to.
  enum Values: Equatable {
    case words([String])
    case files
    case folders
    /// A name or a number that only the user knows.
    case nothing
  }

  /// The script for a shell.
  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Whether the program is one command, whose options stand right behind its name.
  var isSingle: Bool { commands.count == 1 && commands[0].name == program }

  /// What the value of an option is; nil for a flag.
  func values(of option: Option) -> Values? {
    guard let value = option.value else { return nil }
    if let choices = option.choices { return .words(choices) }
    switch value {
    case "OUT", "IN", "FILE", "PATH": return .files
    case "DIR": return .folders
    default: return .nothing
    }
  }
}

// MARK: bash

extension Completion {
  private var bash: String {
    var lines = [
      "# Completes command lines of \(program) in bash. Made from its tables of options.",
      "_\(identifier)() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} options=",
      "  # A word that an equals sign divides is three here.",
      "  if [ \"$current\" = = ]; then current=; fi",
      "  if [ \"$previous\" = = ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
      "  COMPREPLY=()",
    ]
    if !isSingle {
      let words = commands.map(\.name) + ["help", "--help", "--version"]
      lines += [
        "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
        "    COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))",
        "    return", "  fi",
      ]
    }
    lines += ["  case \(isSingle ? program : "${COMP_WORDS[1]}") in"]
    for command in commands { lines += bash(command) }
    lines += [
      "  esac", "  case $current in",
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$current\")) ;;",
      "    *) COMPREPLY=($(compgen -f -- \"$current\")) ;;", "  esac", "}",
      "complete -o filenames -F _\(identifier) \(program)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bash(_ command: Command) -> [String] {
    let names = command.table.options.map { "--\($0.name)" }
    var lines = ["    \(command.name))", "      options='\(names.joined(separator: " "))'", "      case $previous in"]
    for option in command.table.options {
      let reply: String? =
        switch values(of: option) {
        case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\")); return"
        case .files: "COMPREPLY=($(compgen -f -- \"$current\")); return"
        case .folders: "COMPREPLY=($(compgen -d -- \"$current\")); return"
        case .nothing: "return"
        case nil: nil
        }
      if let reply { lines.append("        --\(option.name)) \(reply) ;;") }
    }
    return lines + ["      esac", "      ;;"]
  }

  private var identifier: String { program.split(separator: "-").joined(separator: "_") }
}

// MARK: zsh

extension Completion {
  private var zsh: String {
    var lines = [
      "#compdef \(program)", "# Completes command lines of \(program) in zsh. Made from its tables of options.",
    ]
    guard !isSingle else {
      lines += ["_arguments \\"] + zsh(commands[0], indent: "  ")
      return lines.joined(separator: "\n") + "\n"
    }
    lines += ["local -a commands", "commands=("]
    lines += commands.map { "  '\(quoted($0.name + ":" + $0.summary))'" }
    lines += [
      ")", "if (( CURRENT == 2 )); then", "  _describe command commands", "  _arguments '--help' '--version'",
      "  return",
      "fi", "local command=$words[2]", "shift words", "(( CURRENT-- ))", "case $command in",
    ]
    for command in commands {
      lines += ["  \(command.name))", "    _arguments \\"] + zsh(command, indent: "      ") + ["    ;;"]
    }
    return (lines + ["esac"]).joined(separator: "\n") + "\n"
  }

  private func zsh(_ command: Command, indent: String) -> [String] {
    let specifications = command.table.options.map { option in
      let value: String =
        switch values(of: option) {
        case .words(let words): "=:\(option.value ?? ""):(\(words.joined(separator: " ")))"
        case .files: "=:\(option.value ?? ""):_files"
        case .folders: "=:\(option.value ?? ""):_files -/"
        case .nothing: "=:\(option.value ?? ""): "
        case nil: ""
        }
      let (name, kind) = value.isEmpty ? ("--\(option.name)", "") : ("--\(option.name)=", String(value.dropFirst()))
      let summary = bracketed(option.summary)
      return "\(indent)'\(option.isRepeatable ? "*" : "")\(name)[\(quoted(summary))]\(kind)' \\"
    }
    return specifications + ["\(indent)'*:\(command.table.operands):_files'"]
  }

  /// Brackets and colons divide the parts of a specification.
  private func bracketed(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  /// What may stand between single quotes.
  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}

// MARK: fish

extension Completion {
  private var fish: String {
    var lines = ["# Completes command lines of \(program) in fish. Made from its tables of options."]
    if !isSingle {
      lines += commands.map {
        "complete -c \(program) -n __fish_use_subcommand -f -a \($0.name) -d '\(fishText($0.summary))'"
      }
      lines += ["help", "version"].map { "complete -c \(program) -n __fish_use_subcommand -f -l \($0)" }
    }
    for command in commands {
      let condition = isSingle ? "" : " -n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.table.options.map { option in
        let value: String =
          switch values(of: option) {
          case .words(let words): " -x -a '\(words.joined(separator: " "))'"
          case .files: " -r -F"
          case .folders: " -x -a '(__fish_complete_directories)'"
          case .nothing: " -x"
          case nil: ""
          }
        return "complete -c \(program)\(condition) -l \(option.name)\(value) -d '\(fishText(option.summary))'"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishText(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
