import NibInspector
import NibTestSupport
import Testing

@Suite("inspect") struct InspectTests {
  let folder = TemporaryFolder()

  @Test("an archive is shown as a tree")
  func tree() throws {
    let run = CommandRun("inspect", try folder.add("A.nib", SampleFiles.nib()))

    #expect(run.code == .success)
    #expect(
      run.output == """
        NSObject
          UINibTopLevelObjectsKey: NSArray @1
            - UIView
              UITag: 7
          UINibObjectsKey: → NSArray @1

        """)
  }

  @Test("an archive's tables are shown as stored")
  func raw() throws {
    let run = CommandRun("inspect", try folder.add("A.nib", SampleFiles.nib()), "--format=raw")

    #expect(run.output.contains("counts\t3 objects, 5 keys, 5 values, 3 classes\n"))
  }

  @Test("a path that leads nowhere ends with 1")
  func badPath() throws {
    let run = CommandRun("inspect", try folder.add("A.nib", SampleFiles.nib()), "--path", "UIView")

    #expect(run.code == .failure)
    #expect(run.messages.contains("A.nib: error: 'UIView' of path 'UIView' leads to no object"))
  }

  @Test("a storyboard's JSON has the same shape as an archive's")
  func storyboard() throws {
    let path = try folder.add("Main.storyboard", SampleFiles.storyboard)

    let run = CommandRun("inspect", path, "--format", "json")
    let report = try ReadReport.read(run.output)

    #expect(run.code == .success)
    #expect(report.format == FormatEntry(container: "storyboard", version: "21507"))
    #expect(report.objects.map(\.id) == ["vc1-00-001", "vw1-00-001", "bt1-00-001"])
    #expect(report.objects.map(\.class) == ["UIViewController", "UIView", "UIButton"])
    #expect(report.objects.map(\.parent) == [nil, "vc1-00-001", "vw1-00-001"])
    #expect(report.objects[0].customModule == "Kiosk")
    #expect(report.objects[0].customModuleIsTarget == true)
    #expect(report.objects[2].place == PlaceEntry(file: path, line: 10, column: 29, id: "bt1-00-001"))
    #expect(report.objects[2].attributes.first == AttributeEntry("opaque", .boolean, .boolean(false)))
    #expect(report.objects[1].attributes.contains(AttributeEntry("frame", .numbers, .numbers([0, 0, 375, 667]))))
    #expect(report.connections.map(\.kind) == [.action, .segue, .outlet])
    #expect(report.connections.map(\.label) == ["go:", "next", "button"])
    #expect(report.connections[0].eventMask == 64)
    #expect(report.connections[1].destinations == ["vc2-00-001"])
    #expect(report.placeholders.map(\.identifier) == ["IBFirstResponder"])
    #expect(report.images.map(\.object) == ["bt1-00-001", nil])
    #expect(report.images.map(\.width) == [nil, 128])
    #expect(report.colors.map(\.components) == [[1, 0.5, 0, 1], [0, 0, 1, 1]])
    #expect(report.strings.map(\.value) == ["Go"])
    #expect(report.constraints.map(\.multiplierText) == ["4:3"])
    #expect(
      report.runtimeAttributes == [
        RuntimeAttributeEntry(object: "bt1-00-001", keyPath: "layer.cornerRadius", type: "number", value: "8")
      ])
  }

  @Test("a storyboard's tree shows its elements")
  func storyboardTree() throws {
    let run = CommandRun("inspect", try folder.add("Main.storyboard", SampleFiles.storyboard), "--depth", "1")

    #expect(run.output.hasPrefix("document type=\"com.apple"))
    #expect(run.output.hasSuffix("\n  scenes\n  resources\n"))
  }

  @Test("a XIB is shown as the archive it compiles to, with places in the document")
  func compiledXIB() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    let tree = CommandRun("inspect", path)
    let report = try ReadReport.read(CommandRun("inspect", path, "--format=json").output)
    let image = try #require(report.objects.first { $0.id == "iv1-00-001" })

    #expect(tree.output.contains("    - UIClassSwapper"))
    #expect(report.format.container == "nibArchive")
    #expect(image.class == "UIImageView")
    #expect(image.parent == "vw1-00-001")
    #expect(image.place == PlaceEntry(file: path, line: 13, column: 17, id: "iv1-00-001"))
    #expect(report.images.map(\.name) == ["star"])
  }

  @Test("with --source a XIB is shown as it is written")
  func source() throws {
    let run = CommandRun("inspect", try folder.add("A.xib", SampleFiles.xib), "--source")

    #expect(run.output.contains("imageView contentMode=\"center\" image=\"star\" id=\"iv1-00-001\"\n"))
  }

  @Test("a folder's members are listed and shown; one that cannot be read is reported")
  func folders() throws {
    let path = try folder.addFolder(
      "A.nib", [("runtime.nib", try SampleFiles.nib()), ("objects-13.0+.nib", Array("no archive".utf8))])

    let tree = CommandRun("inspect", path)
    let json = CommandRun("inspect", path, "--format", "json")
    let report = try ReadReport.read(json.output)

    #expect(tree.code == .unreadable)
    #expect(
      tree.output.hasPrefix(
        """
        objects-13.0+.nib: archive, from 13.0 on, loaded where no older system is asked for
        runtime.nib: archive

        """))
    #expect(tree.output.contains("\nruntime.nib:\nNSObject\n"))
    #expect(tree.messages.contains("objects-13.0+.nib@0: error: "))
    #expect(report.format.container == "nibFolder")
    #expect(report.members?.map(\.file) == [path + "/runtime.nib"])
  }

  @Test("of a folder of Interface Builder each file is told for what it is, and an older form is no failure")
  func oldFolders() throws {
    let stream: [UInt8] = [4, 11] + Array("typedstream".utf8) + [0x81, 0x03, 0xE8]
    let info = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>IBSystem Version</key><string>8S165</string>
      <key>IBOpenObjects</key><array><integer>5</integer></array></dict></plist>
      """
    let path = try folder.addFolder(
      "A.nib",
      [
        ("keyedobjects.nib", try SampleFiles.nib()), ("objects.nib", stream), ("info.nib", Array(info.utf8)),
        ("classes.nib", Array("{\n  IBClasses = ();\n}".utf8)), ("designable.nib", Array(SampleFiles.xib.utf8)),
      ])

    let tree = CommandRun("inspect", path)
    let report = try ReadReport.read(CommandRun("inspect", path, "--format", "json").output)

    #expect(tree.code == .success)
    #expect(
      tree.output.hasPrefix(
        """
        classes.nib: notes of Interface Builder
        designable.nib: document that the archives were compiled from
        info.nib: notes of Interface Builder
        keyedobjects.nib: archive, loaded where no older system is asked for
        objects.nib: older form, not loaded

        classes.nib:
        {
          IBClasses = ();
        }

        designable.nib:

        """))
    #expect(tree.output.contains("info.nib:\nIBSystem Version: '8S165'\nIBOpenObjects:\n  - 5\n"))
    #expect(tree.output.hasSuffix("objects.nib:\ntyped stream, version 4, system 1000, PowerPC: not read\n"))
    #expect(
      report.members?.map(\.format.container) == ["text", "nibArchive", "propertyList", "nibArchive", "typedStream"])
  }

  @Test("folders are shown as deep as compiled storyboards have them, and no deeper", arguments: ["tree", "json"])
  func nestedFolders(_ format: String) throws {
    let nib = try SampleFiles.nib()
    let path = try folder.addFolder("A.storyboardc", [("B.nib/runtime.nib", nib), ("C.nib/D.nib/runtime.nib", nib)])

    let run = CommandRun("inspect", path, "--format", format)

    #expect(run.code == .unreadable)
    #expect(run.output.contains("B.nib/runtime.nib"))
    #expect(
      run.messages
        == "\(path)/C.nib/D.nib: error: folders are nested deeper than 2; expected an archive [notAnArchive]\n")
  }

  @Test("XML that is no interface ends with 3, with line and column")
  func malformed() throws {
    let run = CommandRun(
      "inspect",
      try folder.add("A.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<a></document>"))

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("A.xib:2:"))
  }
}
