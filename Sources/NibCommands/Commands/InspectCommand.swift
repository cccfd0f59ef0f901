extension Command {
  /// `nibwright inspect`
  static var inspect: Command {
    Command(
      name: "inspect", summary: "Shows what an archive, a document or a folder of archives holds.",
      table: OptionTable(
        operands: "FILE", count: 1...1,
        options: InspectOptions.all),
      run: { arguments, terminal in Inspection(InspectOptions(arguments)).run(arguments.operands[0], &terminal) })
  }
}
