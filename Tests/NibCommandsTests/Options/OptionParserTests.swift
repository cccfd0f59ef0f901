import NibCommands
import Testing

@Suite("Option parsing") struct OptionParserTests {
  static let table = OptionTable(
    operands: "IN…", count: 1...2,
    options: [
      .value("output", "OUT", isRequired: true, "Where to."),
      .value("device", "DEVICE", isRepeatable: true, "What for."),
      .value("format", "FORMAT", choices: ["tree", "json"], "How."),
      .flag("strict", "Be strict."),
    ])

  @Test("values follow or are joined, options repeat, two dashes end them")
  func parse() throws {
    let parsed = try OptionParser(Self.table).parse(
      ["a", "--device=x=y", "--output", "o", "--strict", "--device", "-z", "--", "--b"])

    #expect(parsed.operands == ["a", "--b"])
    #expect(parsed.value("output") == "o")
    #expect(parsed.values("device") == ["x=y", "-z"])
    #expect(parsed.has("strict"))
    #expect(!parsed.has("format"))
  }

  @Test(
    "a mistake is told in words that say what to write",
    arguments: [
      (["a", "--outptu", "o"], "unknown option '--outptu'; did you mean '--output'?"),
      (["a", "--out", "o"], "unknown option '--out'; did you mean '--output'?"),
      (["a", "--zzzzzz"], "unknown option '--zzzzzz'"),
      (["a", "-o", "o"], "unknown option '-o'; did you mean '--output'?"),
      (["a", "--output"], "option '--output' needs a value: --output OUT"),
      (["a", "--strict=1"], "option '--strict' takes no value"),
      (["a", "--output", "o", "--output=p"], "option '--output' is given twice"),
      (["a", "--format", "xml"], "'xml' is no value of '--format'; it takes tree, json"),
      (["a"], "option '--output OUT' is missing"),
      (["--output", "o"], "IN… is missing"),
      (["a", "b", "c", "--output", "o"], "unexpected argument 'c'"),
    ])
  func mistakes(arguments: [String], words: String) {
    let error = #expect(throws: UsageError.self) { try OptionParser(Self.table).parse(arguments) }

    #expect(error?.description == words)
  }

  @Test("with --help nothing else is asked for")
  func help() throws {
    #expect(try OptionParser(Self.table).parse(["--help"]).has("help"))
  }
}
