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

  @Test("JSON is the context of what is inspected: numbers as such, attributes as members, scenes and segues")
  func storyboard() throws {
    let path = try folder.add("Main.storyboard", SampleFiles.storyboard)

    let run = CommandRun("inspect", path, "--format", "json")
    let json = try JSONSample(run.output)
    let board = try #require(json["interfaces"]?[0])
    let objects = try #require(board["objects"]).items

    #expect(run.code == .success)
    #expect(json["schemaVersion"] == .number(2))
    #expect(board["container"] == .text("storyboard") && board["toolsVersion"] == .text("21507"))
    #expect(board["scenes"]?.items.map { $0["id"]?.text } == ["vc1-00-001"])
    #expect(board["segues"]?[0]?["identifier"] == .text("next"))
    #expect(board["segues"]?[0]?["destination"] == .text("vc2-00-001"))
    #expect(objects.map { $0["id"]?.text } == ["vc1-00-001", "vw1-00-001", "bt1-00-001"])
    #expect(objects.map { $0["class"]?.text } == ["UIViewController", "UIView", "UIButton"])
    #expect(objects[2]["parent"] == .text("vw1-00-001"))
    #expect(objects[2]["place"] == .object(["line": .number(10), "column": .number(29)]))
    #expect(objects[2]["attributes"]?["opaque"] == .boolean(false))
    #expect(
      objects[1]["attributes"]?["frame"] == .list([.number(0), .number(0), .number(375), .number(667)]))
    #expect(board["connections"]?.items.map { $0["kind"]?.text } == ["action", "outlet"])
    #expect(board["connections"]?[0]?["eventMask"] == .number(64))
    #expect(board["strings"]?.items.map { $0["value"]?.text } == ["Go"])
    #expect(board["constraints"]?[0]?["ratio"] == .text("4:3"))
    #expect(board["runtimeAttributes"]?[0]?["value"] == .number(8))
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
    let json = try JSONSample(CommandRun("inspect", path, "--format=json").output)["interfaces"]?[0]
    let image = try #require(json?["objects"]?.items.first { $0["id"] == .text("iv1-00-001") })

    #expect(tree.output.contains("    - UIClassSwapper"))
    #expect(json?["container"] == .text("nibArchive") && json?["source"] == .text("archive"))
    #expect(image["class"] == .text("UIImageView"))
    #expect(image["parent"] == .text("vw1-00-001"))
    #expect(image["place"] == .object(["line": .number(13), "column": .number(17)]))
    #expect(json?["images"]?.items.map { $0["name"]?.text } == ["star"])
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
    let context = try JSONSample(json.output)

    #expect(tree.code == .unreadable)
    #expect(
      tree.output.hasPrefix(
        """
        objects-13.0+.nib: archive, from 13.0 on, loaded where no older system is asked for
        runtime.nib: archive

        """))
    #expect(tree.output.contains("\nruntime.nib:\nNSObject\n"))
    #expect(tree.messages.contains("objects-13.0+.nib: error: this is plain text and no interface"))
    #expect(json.code == .unreadable)
    #expect(context["interfaces"]?.items.isEmpty == true)
    #expect(context["failures"]?[0]?["file"] == .text(path + "/objects-13.0+.nib"))
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
    let json = try JSONSample(CommandRun("inspect", path, "--format", "json").output)["interfaces"]?[0]

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
    #expect(json?["container"] == .text("nibFolder"))
    #expect(json?["members"]?.items.count == 5 && json?["objects"]?.items.isEmpty == false)
  }

  @Test("priorities are numbers and no texts, nil is null, kinds that no schema knows are plain views") func values()
    throws
  {
    let xib = SampleFiles.xib.replacing(
      "<imageView ", with: "<futureView id=\"fv1-00-001\"/><imageView horizontalHuggingPriority=\"251\" ")
    let path = try folder.add("A.xib", xib)

    let compiled = try JSONSample(CommandRun("inspect", path, "--format", "json").output)["interfaces"]?[0]
    let source = try JSONSample(CommandRun("inspect", path, "--format", "json", "--source").output)["interfaces"]?[0]

    let image = compiled?["objects"]?.items.first { $0["id"] == .text("iv1-00-001") }
    #expect(
      image?["attributes"]?["UIViewContentHuggingPriority"] == .list([.number(251), .number(250)]), "\(image as Any)")
    #expect(compiled?["strings"]?.items.contains { $0["value"]?.text?.hasPrefix("{") ?? false } == false)
    let future = source?["objects"]?.items.first { $0["id"] == .text("fv1-00-001") }
    #expect(future?["class"] == .text("UIView"))
    #expect(
      source?["objects"]?.items.first { $0["id"] == .text("iv1-00-001") }?["attributes"]?["horizontalHuggingPriority"]
        == .number(251))
  }

  @Test("folders are shown as deep as compiled storyboards have them, and no deeper")
  func nestedFolders() throws {
    let nib = try SampleFiles.nib()
    let path = try folder.addFolder("A.storyboardc", [("B.nib/runtime.nib", nib), ("C.nib/D.nib/runtime.nib", nib)])

    let run = CommandRun("inspect", path)

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
      try folder.add(
        "A.xib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"23504\">\n<a></document>"
      ))

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("A.xib:2:"))
  }
}
