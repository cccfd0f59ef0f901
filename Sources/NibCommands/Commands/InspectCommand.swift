extension Command {
  /// `nibwright inspect`
  static var inspect: Command {
    Command(
      name: "inspect", summary: "Shows what archives, documents and folders of archives hold.",
      table: OptionTable(
        operands: "FILE…", count: 1...100_000,
        options: InspectOptions.all),
      example: "nibwright inspect Login.nib --path UINibTopLevelObjectsKey/2 --depth 1", notes: [streamsNote],
      run: { arguments, terminal in Inspection(InspectOptions(arguments)).run(arguments.operands, &terminal) })
  }
}
