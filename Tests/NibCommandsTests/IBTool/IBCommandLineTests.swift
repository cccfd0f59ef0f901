import NibCommands
import NibTestSupport
import Testing

@Suite("ibtool's command lines") struct IBCommandLineTests {
  @Test(
    "leave every declared product and nothing else, and print what was asked for, twice the same",
    arguments: IBCommandLine.all)
  func lines(_ row: IBCommandLine) throws {
    let build = try IBBuildFolder()
    let before = Set(build.places)

    let run = IBToolRun(build.words(row.line))
    let made = build.places.filter { !before.contains($0) }
    for (path, product) in row.products { build.check(product, at: path) }
    let first = row.products.keys.map { build.files($0) }
    let again = IBToolRun(build.words(row.line))

    #expect(run.code == .success)
    #expect(run.messages.isEmpty)
    for place in made {
      #expect(row.products.keys.contains { place == $0 || place.hasPrefix($0 + "/") }, "not declared: \(place)")
    }
    for word in row.words { #expect(run.output.contains(build.path(word)), "\(run.output)") }
    if row.words.isEmpty { #expect(run.output == build.path(row.output)) }
    #expect(again.code == .success)
    #expect(again.bytes == run.bytes)
    #expect(row.products.keys.map { build.files($0) } == first)
  }

  @Test("texts of a nib name their entries in strings files where these are given or asked for")
  func referencedStrings() throws {
    let build = try IBBuildFolder()
    let entry = "irw-rd-y1r.normalTitle"

    _ = IBToolRun(build.words("--compile {R}/plain.nib {S}/foo.xib"))
    _ = IBToolRun(build.words("--compile {R}/asked.nib --reference-external-strings-file {S}/foo.xib"))
    let run = IBToolRun(
      build.words("--compile {R}/Base.lproj/a.nib --companion-strings-file de:{S}/foo.strings --warnings {S}/foo.xib"))
    let tree = { CommandRun("inspect", build.path($0)).output }

    let entries = ["D3y-aU-86j.normalTitle", "Q8N-YH-dTW.text", "Ybz-Tz-sHX.placeholder", "irw-rd-y1r.disabledTitle"]

    #expect(entries.allSatisfy(tree("{R}/asked.nib").contains))
    #expect(!tree("{R}/plain.nib").contains(entry))
    #expect(tree("{R}/asked.nib").contains(entry))
    #expect(build.bytes("{R}/Base.lproj/a.nib") == build.bytes("{R}/asked.nib"))
    #expect(!run.output.contains("<string>"))
  }

  @Test("the module, the oldest system and the devices reach the compiler")
  func options() throws {
    let build = try IBBuildFolder()
    let source = try build.folder.add("S/module.xib", SampleFiles.xib)

    let run = IBToolRun("--compile", build.path("{R}/m.nib"), "--module", "Kiosk", source)
    let old = IBToolRun(build.words("--compile {R}/old.nib --minimum-deployment-target 10.0 {S}/foo.xib"))

    #expect(run.code == .success && old.code == .success, "\(run.output)")
    #expect(CommandRun("inspect", build.path("{R}/m.nib")).output.contains("_TtC5Kiosk5Badge"))
    build.check(.compiled("{S}/foo.xib", "--minimum-deployment-target 10.0"), at: "{R}/old.nib")
    #expect(build.files("{R}/old.nib") != build.files("{S}/Y.nib"))
  }

  @Test("are taken as a command of nibwright too")
  func asCommand() throws {
    let build = try IBBuildFolder()

    let run = CommandRun(build.words("ibtool --output-format human-readable-text {S}/foo.xib --compile {R}/a.nib"))

    #expect(run.code == .success)
    #expect(build.bytes("{R}/a.nib") == build.bytes("{S}/Y.nib"))
    #expect(CommandRun("ibtool").code == .noArguments)
  }
}
