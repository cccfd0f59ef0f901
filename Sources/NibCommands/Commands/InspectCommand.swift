extension Command {
  /// `nibwright inspect`
  static var inspect: Command {
    Command(
      name: "inspect", summary: "Shows what an archive, a document or a folder of archives holds.",
      table: OptionTable(
        operands: "FILE", count: 1...1,
        options: [
          .value(
            "format", "FORMAT", choices: ["tree", "json", "raw"], "Tree of text (default), JSON, or tables as stored."),
          .value("path", "PATH", "Object to begin the tree at: keys and element numbers from the root, or @12."),
          .value("depth", "LEVELS", "Levels of the tree to show."),
          .flag("numbers", "Number every object of the tree as messages do."),
          .flag("source", "Show a XIB itself, not the archive it compiles to."),
        ]),
      run: { arguments, terminal in
        do throws(UsageMistake) {
          return Inspection(try InspectOptions(arguments)).run(arguments.operands[0], &terminal)
        } catch {
          return Tool.refuse(error.words, .inspect, &terminal)
        }
      })
  }
}
