import NibCommands
import NibPropertyLists
import Testing

@Suite("What ibtool makes of modern documents") struct IBToolUpgradeTests {
  private let folder = TemporaryFolder()

  @Test(
    "frames and constraints of objects that the editor marked are not updated; other constraints are no hindrance",
    arguments: [
      ("--update-frames", "misplaced"), ("--update-frames", "ambiguous"), ("--update-constraints", "misplaced"),
    ])
  func marked(option: String, mark: String) throws {
    let constraint = "<constraint firstAttribute=\"width\" constant=\"9\" id=\"co-00-001\"/>"
    let plain = SampleFiles.xib.replacing(
      "</objects>", with: "<view id=\"vw-00-009\"><constraints>\(constraint)</constraints></view></objects>")
    let path = try folder.add("A.xib", plain)
    let moved = try folder.add(
      "M.xib", plain.replacing("<view id=\"vw-00-009\"", with: "<view \(mark)=\"YES\" id=\"vw-00-009\""))

    let run = IBToolRun(option, "--notices", path, "--write", folder.path + "/B.xib")
    let refused = IBToolRun(option, moved, "--write", folder.path + "/C.xib")

    #expect(run.code == .success && !run.output.contains("message"))
    #expect(folder.bytes("B.xib") == folder.bytes("A.xib"))
    #expect(refused.code == .failure && refused.output.contains("are marked as misplaced"))
    #expect(folder.bytes("C.xib") == nil)
  }

  @Test("an upgrade says which version saved the document, and lowers none")
  func stamped() throws {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
    let document = { (tool: String, plugIn: String, head: String) in
      head + """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tool)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/>
                <plugIn identifier="com.example.Other" version="1"/>
            </dependencies>
            <objects><view id="vw-00-001"/></objects>
        </document>

        """
    }
    let old = try folder.add("A.xib", document("13142.5", "12042", head))
    let newer = try folder.add("B.xib", document("90000", "90001", ""))

    for option in ["--upgrade", "--enable-auto-layout"] {
      let run = IBToolRun(option, "--notices", old, "--write", folder.path + "/C.xib")

      #expect(run.code == .success && !run.output.contains("message"))
      #expect(folder.text("C.xib") == document("24765", "24743", head.replacing(" standalone=\"no\"", with: "")))
    }
    #expect(IBToolRun("--upgrade", newer).code == .success)
    #expect(folder.text("B.xib") == document("90000", "90001", ""))
  }

  @Test("an Xcode is imitated as compile does")
  func emulated() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)
    _ = CommandRun("compile", path, "-o", folder.path + "/B.nib", "--emulate-xcode", "8.3")

    let run = IBToolRun("--compile", folder.path + "/C.nib", "--emulate-xcode", "8.3", path)

    #expect(run.code == .success && folder.bytes("B.nib")?[14] == 9)
    #expect(folder.bytes("C.nib") == folder.bytes("B.nib"))
  }

  @Test("the older engine has nothing of Xcode 27, whichever Xcode is imitated")
  func engines() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)
    func compiled(_ words: String...) -> [UInt8]? {
      let run = IBToolRun(["--compile", folder.path + "/E.nib"] + words + [path])
      return run.code == .success ? folder.bytes("E.nib") : nil
    }
    let (newer, older) = try (#require(compiled("--emulate-xcode", "27")), #require(compiled()))

    #expect(newer != older)
    #expect(compiled("--cocoatouch-compiler-mode", "toolchain") == newer)
    #expect(compiled("--emulate-xcode", "27", "--cocoatouch-compiler-mode", "simulator") == older)
  }

  @Test("classes of placeholders are listed by their names alone, and the first responder always")
  func placeholderClasses() throws {
    let path = try folder.add(
      "A.xib",
      SampleFiles.xib.replacing(
        "<objects>",
        with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Door\"/>"
          + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\" customClass=\"UIResponder\"/>"))

    let list = try PropertyList(IBToolRun("--classes", path).bytes, file: "out")["com.apple.ibtool.document.classes"]

    #expect(list?["Door"] == .sorted(["class": .string("Door")]))
    #expect(list?["FirstResponder"] == .sorted(["class": .string("FirstResponder")]))
    #expect(list?["UIResponder"]?["superclass"] == .string("NSObject"))
  }
}
