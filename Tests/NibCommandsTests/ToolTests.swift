import NibCommands
import NibSchema
import Testing

@MainActor @Suite("The tool") struct ToolTests {
  @Test("its help lists the commands and exit codes")
  func help() {
    let run = CommandRun("--help")

    #expect(run.code == .success)
    #expect(
      run.output == """
        Usage: nibwright COMMAND …

        Reads, compiles, inspects and instantiates Interface Builder files.

        Commands:
          compile      Compiles XIBs to nibs and storyboards to folders of nibs, alone or all below a folder.
          inspect      Shows what archives, documents and folders of archives hold.
          instantiate  Instantiates an archive and shows its objects, connections and images.
          resolve      Finds what a name means, over many bundles.
          convert      Decodes an archive and encodes it again, in the same container or the other one.
          decompile    Writes a XIB or storyboard from a compiled interface, as far as its archives allow.
          context      Writes what templates need of documents, archives and apps as one JSON document.
          scan         Writes what documents and the archives of apps and folders hold as rows, one after another.
          verify       Checks that apps have the interfaces that their Info.plist names.
          upgrade      Writes a document of Xcode 3 or 4 as a modern one.
          ibtool       Takes the command lines of Apple's ibtool, as build systems write them.

        nibwright COMMAND --help tells more; nibwright --version tells the version.
        Exit status: 0 success, 1 errors, 2 wrong command line, 3 unreadable input.

        """)
  }

  @Test("a command's help shows its usage and options")
  func commandHelp() {
    let run = CommandRun("resolve", "--help")

    #expect(
      run.output == """
        Usage: nibwright resolve NAME --bundle DIR… [--kind KIND] [--scale N] [--idiom DEVICE] \
        [--appearance APPEARANCE] [--high-contrast] [--language LANGUAGE…]

        Finds what a name means, over many bundles.

        Options:
          --bundle DIR             Bundle to look in; the first is the nib's own.
          --kind KIND              What the name is of; default: image. \
        One of: image, color, data, nib, storyboard, file.
          --scale N                Pixels to a point of the screen: 1 (default), 2 or 3.
          --idiom DEVICE           Kind of device. One of: iphone, ipad, mac, tv, watch, car, vision.
          --appearance APPEARANCE  Appearance that entries of asset catalogs may be for. One of: light, dark.
          --high-contrast          Prefer entries of asset catalogs for high contrast.
          --language LANGUAGE      Wanted language, the best first: de, pt-BR.
          -q, --quiet              Tell errors alone, no warnings and no progress.
          -v, --verbose            Name each file that is read or written.
          -h, --help               Show this text.

        Example:
          nibwright resolve logo --bundle Main.app --scale 2

        """)
  }

  @Test("every command tells its help", arguments: ["compile", "inspect", "instantiate", "resolve", "convert"])
  func everyHelp(name: String) {
    let run = CommandRun(name, "--help")

    #expect(run.code == .success)
    #expect(run.output.hasPrefix("Usage: nibwright \(name) "))
  }

  @Test(
    "help is told however it is asked for",
    arguments: [["convert", "-h"], ["help", "convert"], ["convert", "x", "--help"]])
  func helpInAllForms(arguments: [String]) {
    let run = CommandRun(arguments)

    #expect(run.code == .success)
    #expect(run.output.hasPrefix("Usage: nibwright convert "))
  }

  @Test("it tells its version")
  func version() {
    #expect(CommandRun("--version").output == "nibwright 0.1.0\n")
  }

  @Test(
    "a wrong command line ends with 2 and says how it is written",
    arguments: [
      ([], "Usage: nibwright COMMAND"),
      (["melt"], "unknown command 'melt'; there are compile, inspect"),
      (["compil"], "unknown command 'compil'; did you mean 'compile'?"),
      (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
      (["compile", "a.xib", "--output", ""], "option '--output' needs a value"),
      (["resolve", "", "--bundle", "/"], "NAME is missing"),
      (["compile", "a.xib", "--output", "a", "--target-device", "toaster"], "'toaster' is no value"),
      (
        ["convert", "x"],
        "nibwright convert: error: option '--output OUT' is missing (see 'nibwright convert --help')\n"
      ),
      (
        ["compile", "--emulate-xcode", "99", "--profile", "new", "--raise", "badNumbr", "--strick"],
        """
        nibwright compile: error: '99' is no version of Xcode; there are 3.0 to 3.2, 4.0 to 4.6, 5.0 to 5.1, 6.0 to 6.4, \
        7.0 to 7.3, 8.0 to 8.3, 9.0 to 9.4, 10.0 to 10.3, 11.0 to 11.7, 12.0 to 12.5, 13.0 to 13.4, 14.0 to 14.3, \
        15.0 to 15.4, 16.0 to 16.4, 26.0 to 26.5, 27; 'new' is no value of '--profile'; it takes one of \
        \(OutputProfile.names.count) that '--help' lists; 'badNumbr' is no value of '--raise'; did you mean 'badNumber'?; \
        unknown option '--strick'; did you mean '--strict'?; IN… is missing; option '--output OUT' is missing \
        (see 'nibwright compile --help')

        """
      ),
      (["decompile", "x", "-o", "y", "--emulate-xcode", "17"], "'17' is no version of Xcode; there are 3.0"),
      (["resolve", "x", "--bundle", "/", "--scale", "big"], "'big' is no value of '--scale'"),
      (["compile", "a.xib", "--output", "a", "--minimum-deployment-target", "new"], "'new' is no version"),
      (["compile", "a.xib", "--output", "a", "--emulate-xcode", "2.5"], "'2.5' is no version of Xcode"),
      (["compile", "a.xib", "--output", "a", "--localizable-strings", "some"], "'some' is no value"),
      (
        ["compile", "a/x.xib", "b/x.xib", "--output", "o"], "'a/x.xib' and 'b/x.xib' would both be written to 'o/x.nib'"
      ),
      (["inspect", "x", "--depth", "-1"], "'-1' is no value of '--depth'"),
    ] as [([String], String)])
  func usage(arguments: [String], words: String) {
    let run = CommandRun(arguments)

    #expect(run.code == .usage)
    #expect(run.messages.contains(words))
    #expect(run.output.isEmpty)
  }

  @Test("started as ibtool it acts as that tool, by any other name as itself")
  func programName() {
    func run(_ words: String...) -> (code: ExitCode, output: String) {
      var terminal = Terminal.captured()
      return (Tool().runProgram(words, &terminal), terminal.outputText)
    }

    #expect(run("/usr/bin/ibtool", "--version").output.contains("<key>com.apple.ibtool.version</key>"))
    #expect(run("/opt/ibtool").code == .noArguments)
    #expect(run("/usr/bin/nibwright", "--version").output == "nibwright 0.1.0\n")
    #expect(run("nw", "--version").output == "nibwright 0.1.0\n")
  }

  @Test(
    "an input that is not there ends with 3 and is named",
    arguments: [["inspect"], ["convert", "--output", "x"], ["compile", "--output", "x"], ["instantiate"]])
  func missing(command: [String]) {
    let run = CommandRun(command + ["/nowhere/at-all.nib"])

    #expect(run.code == .unreadable)
    #expect(run.messages.hasPrefix("/nowhere/at-all.nib: error: "))
  }
}
