import NibResources
import Testing

@Suite("inspect --find") struct FindTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Door"><connections>
    <outlet property="enter" destination="bt-00-001" id="ou-00-001"/></connections></placeholder>
    <view id="vw-00-001" userLabel="Front"><subviews>
    <stackView id="sv-00-001"><subviews>
    <button id="bt-00-001" tag="7" customClass="Bell" customModule="House"><state key="normal" title="Sign in"/>
    <connections><action selector="ring:" destination="-1" eventType="touchUpInside" id="ac-00-001"/></connections></button>
    <button id="bt-00-002" hidden="YES"><state key="normal" title="Don't knock"/></button>
    </subviews></stackView>
    <label id="lb-00-001" text="Sign" tag="12"/>
    </subviews></view>
    </objects></document>
    """

  private let files = MemoryFileSource(["/A.xib": Array(document.utf8)])

  private func found(_ query: String) -> [String] {
    CommandRun(["inspect", "/A.xib", "--find", query], files: files).output.split(separator: "\n").map { line in
      String(line.split(separator: " ")[2])
    }
  }

  @Test(
    "objects are found by class, id, texts, outlets, actions, attributes and path",
    arguments: [
      ("class == UIButton", ["bt-00-001", "bt-00-002"]), ("class == Bell", ["bt-00-001"]),
      ("class == House.Bell", ["bt-00-001"]), ("id == lb-00-001", ["lb-00-001"]), ("label = Front", ["vw-00-001"]),
      ("class == UIButton && title ~ 'sign'", ["bt-00-001"]), ("text ~ sign", ["bt-00-001", "lb-00-001"]),
      ("text == Sign", ["lb-00-001"]), ("title == \"Don't knock\"", ["bt-00-002"]),
      ("title == 'Don\\'t knock'", ["bt-00-002"]), ("outlet", ["bt-00-001"]), ("outlet == enter", ["bt-00-001"]),
      ("action == ring:", ["bt-00-001"]), ("hidden", ["bt-00-002"]), ("hidden == true", ["bt-00-002"]),
      ("class == UIButton && !hidden", ["bt-00-001"]), ("tag > 7", ["lb-00-001"]),
      ("tag >= 7.0", ["bt-00-001", "lb-00-001"]),
      ("tag < 12 || element == label", ["bt-00-001", "lb-00-001"]), ("tag <= 7", ["bt-00-001"]),
      ("tag && (tag != 7)", ["lb-00-001"]), ("class == UIButton && title !~ sign", ["bt-00-002"]),
      ("path == UIStackView/UIButton", ["bt-00-001", "bt-00-002"]), ("path == UIView/UIButton", []),
      ("path == Front..Bell", ["bt-00-001"]), ("path == UIView..*/UIButton && hidden", ["bt-00-002"]),
      ("path == /UIView", ["vw-00-001"]), ("path == ..UILabel", ["lb-00-001"]), ("path == /UIStackView", []),
      ("path == vw-00-001/sv-00-001/bt-00-002", ["bt-00-002"]),
      ("class == UIButton && path != UIStackView/Bell", ["bt-00-002"]), ("label ~ knock", ["bt-00-002"]),
    ])
  func queries(query: String, ids: [String]) {
    #expect(found(query) == ids)
  }

  @Test("a line tells place, class, id, label and path")
  func line() {
    let run = CommandRun(["inspect", "/A.xib", "--find", "id == lb-00-001"], files: files)

    #expect(run.code == .success && run.messages.isEmpty)
    #expect(run.output == "/A.xib:12:1: UILabel lb-00-001 \"Sign\" in UIView\n")
  }

  @Test("what is compiled is searched, too: a button has the title of its content")
  func compiled() throws {
    let folder = TemporaryFolder()
    let path = try folder.add("A.xib", Self.document)
    #expect(CommandRun("compile", path, "-o", folder.path + "/A.nib").code == .success)

    let run = CommandRun("inspect", folder.path, "--recursive", "--find", "class == UIButton && title ~ 'Sign'")

    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("\(folder.path)/A.nib: Bell @"), "\(run.output)")
    #expect(lines[0].contains(" \"Sign in\" in "), "an archive has no names, so a text is the label")
    #expect(lines.last?.hasPrefix("\(folder.path)/A.xib:8:1: Bell bt-00-001") == true)
  }

  @Test("as JSON there is the object, its file and its path")
  func json() {
    let run = CommandRun(["inspect", "/A.xib", "--find", "text == Sign", "--format", "json"], files: files)

    #expect(run.code == .success)
    for member in ["\"file\": \"/A.xib\"", "\"path\": [\n        \"UIView\"", "\"id\": \"lb-00-001\"", "\"line\": 12"] {
      #expect(run.output.contains(member), "\(run.output)")
    }
  }

  @Test("nothing found ends with 1 and says so")
  func nothing() {
    let run = CommandRun(["inspect", "/A.xib", "--find", "class == UISwitch"], files: files)

    #expect(
      run.code == .failure && run.output.isEmpty
        && run.messages.contains("no object matches --find; run without it to list all objects"))
    #expect(CommandRun(["inspect", "/B.xib", "--find", "id"], files: files).code == .unreadable)
  }

  @Test(
    "a query that cannot be read is refused with the place of the mistake",
    arguments: [
      ("class =", "character 8: expected a value behind ="), ("class == A title", "character 12: expected && or ||"),
      ("(a", "character 3: expected )"), ("a & b", "character 3: '&' is no operator"), ("== 3", "expected a name"),
      ("tag < seven", "'seven' is no number"), ("a ~ 'b", "character 5: the text that begins with ' has no end"),
      ("path ~ A", "write a path as path == A/B"), ("path == A//B", "write a path as"),
      ("path", "expected == and a path"),
      (String(repeating: "(", count: 500), "deeper in one another than 64"), ("a &&", "expected a name"),
      ("!", "expected a name"),
    ])
  func mistakes(query: String, words: String) {
    let run = CommandRun(["inspect", "/A.xib", "--find", query], files: files)

    #expect(run.code == .usage && run.messages.contains(words), "\(run.messages)")
  }

  @Test("a tree's options are refused beside it, each told")
  func options() {
    let run = CommandRun(
      ["inspect", "/A.xib", "--find", "id", "--depth", "3", "--source", "--format", "raw"], files: files)

    #expect(run.code == .usage && run.messages.split(separator: "\n").count == 1)
    for option in ["--depth", "--source", "--format raw"] { #expect(run.messages.contains("'\(option)' shows a tree")) }
  }
}
