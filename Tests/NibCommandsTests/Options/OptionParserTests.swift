import Testing

@testable import NibCommands

@Suite("Option parsing") struct OptionParserTests {
  static let output = TypedOption.required("output", "OUT", "Where to.")
  static let devices = TypedOption.list("device", "DEVICE", "What for.")
  static let format = TypedOption.choice("format", "FORMAT", of: Format.self, "How.")
  static let depth = TypedOption.number("depth", "N", in: 1...9, "How deep.")
  static let version = TypedOption.parsed(
    "version", "VERSION", noun: "version", advice: "write it as 1.2", "Which."
  ) { text in text.split(separator: ".").count == 2 ? text : nil }
  static let strict = TypedOption.flag("strict", "Be strict.")
  static let table = OptionTable(
    operands: "IN…", count: 1...2,
    options: [output.option, devices.option, format.option, depth.option, version.option, strict.option])

  enum Format: String, CaseIterable { case tree, json }

  @Test("values follow or are joined, options repeat, two dashes end them")
  func parse() throws {
    let parsed = try OptionParser(Self.table).parse(
      ["a", "--device=x=y", "--output", "o", "--strict", "--device", "-z", "--", "--b"])

    #expect(parsed.operands == ["a", "--b"])
    #expect(parsed[Self.output] == "o")
    #expect(parsed[Self.devices] == ["x=y", "-z"])
    #expect(parsed[Self.strict])
    #expect(parsed[Self.format] == nil)
    #expect(parsed[Self.depth] == nil)
  }

  @Test("what is given has the type of its option")
  func types() throws {
    let parsed = try OptionParser(Self.table).parse(
      ["a", "--output", "o", "--format", "json", "--depth=7", "--version", "2.0"])

    #expect(parsed[Self.format] == .json)
    #expect(parsed[Self.depth] == 7)
    #expect(parsed[Self.version] == "2.0")
    #expect(!parsed[Self.strict])
  }

  @Test(
    "a mistake is told in words that say what to write",
    arguments: [
      (["a", "--outptu", "o"], "unknown option '--outptu'; did you mean '--output'?"),
      (["a", "--out", "o"], "unknown option '--out'; did you mean '--output'?"),
      (["a", "--zzzzzz"], "unknown option '--zzzzzz'"),
      (["a", "-x", "o"], "unknown option '-x'"),
      (["a", "-o"], "option '--output' needs a value: --output OUT"),
      (["a", "--output", "o", "--x", "b", "c"], "unknown option '--x'"),
      (["a", "-o", "o", "--output", "p"], "option '--output' is given twice"),
      (["a", "--output"], "option '--output' needs a value: --output OUT"),
      (["a", "--strict=1"], "option '--strict' takes no value"),
      (["a", "--output", "o", "--output=p"], "option '--output' is given twice"),
      (["a", "--format", "xml"], "'xml' is no value of '--format'; it takes tree, json"),
      (
        ["a", "--output", "o", "--depth", "ten"], "'ten' is no value of '--depth'; write a number from 1 to 9"
      ),
      (["a", "--output", "o", "--depth", "10"], "'10' is no value of '--depth'; write a number from 1 to 9"),
      (["a", "--output", "o", "--version", "2"], "'2' is no version; write it as 1.2"),
      (["a"], "option '--output OUT' is missing"),
      (["--output", "o"], "IN… is missing"),
      (["a", "b", "c", "--output", "o"], "unexpected argument 'c'"),
    ])
  func mistakes(arguments: [String], words: String) {
    let error = #expect(throws: UsageError.self) { try OptionParser(Self.table).parse(arguments) }

    // What is missing besides is told behind it.
    #expect(error?.all.first?.description == words)
  }

  @Test("all mistakes are told from the left, and an option whose value is wrong is not missing as well")
  func several() {
    let error = #expect(throws: UsageError.self) {
      try OptionParser(Self.table).parse(["--format", "xml", "--nothing", "--depth", "99", "--output", ""])
    }

    #expect(
      error?.all.map(\.description) == [
        "'xml' is no value of '--format'; it takes tree, json", "unknown option '--nothing'",
        "'99' is no value of '--depth'; write a number from 1 to 9", "option '--output' needs a value: --output OUT",
        "IN… is missing",
      ])
  }

  @Test(
    "a letter is its long form, with its value behind or beside it; flags stand together",
    arguments: [["a", "-o", "o", "-q", "-v"], ["-qv", "a", "-oo"], ["-qvo", "o", "a"]])
  func letters(arguments: [String]) throws {
    let parsed = try OptionParser(Self.table).parse(arguments)

    #expect(parsed.operands == ["a"])
    #expect(parsed[Self.output] == "o")
    #expect(parsed.has("quiet") && parsed.has("verbose"))
  }

  @Test("with --help nothing else is asked for")
  func help() throws {
    #expect(try OptionParser(Self.table).parse(["--help"]).operands == [])
  }
}
