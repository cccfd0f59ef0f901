import NibCommands
import NibResources
import Testing

@Suite("What compile refuses") struct CheckedCompileTests {
  let folder = TemporaryFolder()

  /// A launch screen with a class of the app, and a navigation item with a plain button.
  private static func storyboard(launch: Bool, style: String = "plain") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" \(launch ? "launchScreen=\"YES\" " : "")initialViewController="c">
      <dependencies><deployment version="4352" identifier="iOS"/></dependencies>
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController">
      <view key="view" id="v"\(launch ? " customClass=\"LeafView\"" : "")/>
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" style="\(style)" id="b"/>
      </navigationItem></viewController></objects></scene></scenes></document>
      """.utf8)
  }

  @Test("an error writes nothing, with its place, the remedy and its id")
  func error() throws {
    let path = try folder.add("Launch.storyboard", Self.storyboard(launch: true, style: "done"))

    let run = CommandRun("compile", path, "--output", folder.path + "/Launch.storyboardc")

    #expect(run.code == .failure)
    #expect(
      run.messages
        == "\(path):6:1: error: the launch screen has an object of the class 'LeafView', which the system cannot make; "
        + "remove the custom class [object v] [launchScreenCustomClass]\n")
    #expect(folder.names == ["Launch.storyboard"])
  }

  @Test("a warning is silenced or raised by its id, and an error stays one")
  func policy() throws {
    let path = try folder.add("Main.storyboard", Self.storyboard(launch: false))
    let output = ["--output", folder.path + "/Main.storyboardc"]

    let raised = CommandRun(["compile", path, "--raise", "plainBarItem"] + output)
    let names = folder.names
    let silenced = CommandRun(["compile", path, "--silence", "plainBarItem"] + output)
    let refused = CommandRun(["compile", path, "--silence", "launchScreenCustomClass"] + output)

    #expect(raised.code == .failure && raised.messages.contains(": error: "))
    #expect(names == ["Main.storyboard"])
    #expect(silenced.code == .success && silenced.messages.isEmpty)
    #expect(refused.code == .usage)
  }

  @Test("ibtool tells of it in Interface Builder's words, with their number and the object or 'global'")
  func ibtool() throws {
    let launch = try folder.add("Launch.storyboard", Self.storyboard(launch: true, style: "done"))
    let main = try folder.add("Main.storyboard", Self.storyboard(launch: false))
    let options = ["--errors", "--warnings", "--output-format", "human-readable-text", "--compile"]

    let refused = IBToolRun(options + [folder.path + "/Launch.storyboardc", launch])
    let taken = IBToolRun(
      options + [folder.path + "/Main.storyboardc", "--minimum-deployment-target", "13.0", main])

    #expect(refused.code == .failure && taken.code == .success)
    #expect(refused.output.contains("\(launch):v: error: Launch screens may not set custom classnames [12]\n"))
    #expect(
      taken.output
        == """
        /* com.apple.ibtool.document.warnings */
        \(main):global: warning: This file is set to build for a version older than the deployment target. \
        Functionality may be limited. [9]
        \(main):b: warning: Plain Style unsupported in a Navigation Item [9]

        """)
    #expect(folder.names.sorted() == ["Launch.storyboard", "Main.storyboard", "Main.storyboardc"])
  }
}
