extension Tool {
  /// The commands of the tool, in the order of its help text.
  public static var standardCommands: [Command] { standardEntries.map { $0.make() } }

  /// The same, not made yet.
  static var standardEntries: [Entry] {
    [
      Entry(name: "compile") { .compile }, Entry(name: "inspect") { .inspect },
      Entry(name: "instantiate") { .instantiate }, Entry(name: "resolve") { .resolve },
      Entry(name: "convert") { .convert }, Entry(name: "decompile") { .decompile },
      Entry(name: "context") { .context }, Entry(name: "scan") { .scan }, Entry(name: "verify") { .verify },
      Entry(name: "upgrade") { .upgrade },
      Entry(name: "ibtool") { .ibtool },
    ]
  }

  /// Commands that no list shows: who installs the tool starts them.
  static var hiddenEntries: [Entry] {
    [Entry(name: "completions") { .completions }, Entry(name: "manual") { .manual }]
  }
}
