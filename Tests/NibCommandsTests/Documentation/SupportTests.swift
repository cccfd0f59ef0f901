import NibTestSupport
import Testing

@Suite(
  "What pages say is supported", .serialized,
  .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
struct SupportTests {
  private static let commands = ["inspect", "compile", "upgrade", "convert", "decompile", "instantiate"]
  /// Text by which a reader of messages knows that a document was shown and not what it compiles to.
  private static let shownAsSource = "shown as it is written"

  @Test("README says of each form what the commands do with a sample; RECORD=1 writes it anew")
  @MainActor func forms() throws {
    let folder = TemporaryFolder()
    let names = Self.commands.map { "`\($0)`" }.joined(separator: " | ")
    let rows = try Self.samples(folder).map { form, path in
      "| \(form) | " + Self.commands.map { Self.outcome($0, path, folder) }.joined(separator: " | ") + " |"
    }
    let rule = "|---|" + Self.commands.map { _ in "---|" }.joined()
    let lines = (["| form | \(names) |", rule] + rows).joined(separator: "\n") + "\n"
    let page = DocumentationPage("README")

    if TestDisk.isRecording, page.table("support") != lines {
      #expect(page.record(lines, as: "support"))
    }
    #expect(page.table("support") == lines)
  }

  @Test(
    "samples of what the guide calls compiled give no warning",
    arguments: [
      "Elements/buttonConfiguration/sample.xib", "Elements/constantVariation/sample.xib",
      "Elements/variation/sample.xib", "Elements/symbolConfiguration/sample.xib", "Desktop/Options/sample.xib",
      "Desktop/Media/sample.xib", "Desktop/Storyboard/sample.storyboard",
    ])
  @MainActor func compiled(sample: String) {
    let folder = TemporaryFolder()

    let run = CommandRun("compile", "Archives/" + sample, "--output", folder.path + "/Out")

    #expect(run.code == .success)
    #expect(run.messages.isEmpty)
  }

  /// A form and a path to a sample of it.
  private static func samples(_ folder: TemporaryFolder) throws -> [(form: String, path: String)] {
    let view = "Archives/Elements/view/sample.xib"
    let iOS = try #require(TestDisk.text(view))
    let nib = try #require(TestDisk.bytes("Archives/Elements/button/sample.nib"))
    let keyed = folder.path + "/Keyed.nib"
    let made = CommandRun("convert", "Archives/Elements/button/sample.nib", "--output", keyed, "--container", "keyed")
    #expect(made.code == .success)
    return [
      ("XIB for iOS", view),
      ("XIB for tvOS", "Archives/Elements/televisionButtons/sample.xib"),
      ("XIB for macOS", "Archives/Desktop/DocumentWindow/sample.xib"),
      ("storyboard for iOS", "Archives/Documents/Storyboard/Main.storyboard"),
      ("storyboard for macOS", "Archives/Desktop/Storyboard/sample.storyboard"),
      ("XIB for watchOS", try folder.add("Watch.xib", iOS.replacing("iOS.CocoaTouch", with: "watchKit"))),
      ("XIB for visionOS", try folder.add("Vision.xib", iOS.replacing("iOS.CocoaTouch", with: "visionOS"))),
      ("XIB of Xcode 3 and 4 for iOS", "Archives/Malformed/XML/legacy.xib"),
      ("XIB of Xcode 3 and 4 for macOS", try folder.add("Old.xib", IBBuildFolder.old)),
      ("NIBArchive", "Archives/Elements/button/sample.nib"),
      ("keyed archive", keyed),
      ("nib that is a folder", try folder.addFolder("Folder.nib", [("runtime.nib", nib)])),
      ("compiled storyboard for iOS", compiled("Archives/Documents/Storyboard/Main.storyboard", "Main", folder)),
      ("compiled storyboard for macOS", compiled("Archives/Desktop/Storyboard/sample.storyboard", "Mac", folder)),
      ("typed stream", try folder.add("Typed.nib", [4, 11] + Array("streamtyped".utf8) + [0x81, 0xe8, 3])),
    ]
  }

  private static func compiled(_ path: String, _ name: String, _ folder: TemporaryFolder) -> String {
    let output = folder.path + "/" + name + ".storyboardc"
    #expect(CommandRun("compile", path, "--output", output).code == .success)
    return output
  }

  /// What the name of an output ends in; a name of the other form is refused.
  private static func ending(_ command: String, _ path: String) -> String {
    switch command {
    case "compile": path.hasSuffix(".storyboard") ? ".storyboardc" : ".nib"
    case "decompile": path.hasSuffix(".storyboardc") ? ".storyboard" : ".xib"
    default: ""
    }
  }

  /// What a command does: `yes`, `no`, or what else it does in place of it.
  private static func outcome(_ command: String, _ path: String, _ folder: TemporaryFolder) -> String {
    let output = folder.path + "/" + command + path.replacing("/", with: "-") + ending(command, path)
    let run = CommandRun(
      [command, path] + (["inspect", "instantiate"].contains(command) ? [] : ["--output", output]))
    guard run.code == .success else { return "no" }
    return run.messages.contains(shownAsSource) ? "its elements" : "yes"
  }
}
