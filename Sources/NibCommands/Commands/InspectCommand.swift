extension Command {
  /// What a query is.
  private static let queryNote = """
    A query compares class, id, label, element, text, outlet, action, path or any attribute of an object, as title or hidden,
    by ==, !=, ~ (contains), !~, <, <=, > and >=; &&, ||, ! and parentheses join. path == A/B is B right below A, A..B is B
    anywhere below it, by class, id or label. Documents are searched as they are written. No match ends with 1.
    """

  /// `nibwright inspect`
  static var inspect: Command {
    Command(
      name: "inspect", summary: "Shows what archives, documents and folders of archives hold.",
      table: OptionTable(
        operands: "FILE…", count: 1...100_000,
        options: InspectOptions.all),
      example: "nibwright inspect Login.nib --path UINibTopLevelObjectsKey/2 --depth 1",
      notes: [queryNote, streamsNote],
      run: { arguments, terminal in
        let options: InspectOptions
        do throws(UsageError) { options = try InspectOptions(arguments) } catch {
          return Tool.refuse(error, .inspect, &terminal)
        }
        return Inspection(options).run(arguments.operands, &terminal)
      })
  }
}
