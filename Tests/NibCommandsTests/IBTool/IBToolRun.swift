import NibCommands
import NibTestSupport
import Testing

/// What a command line of ibtool gave.
struct IBToolRun {
  let code: ExitCode
  let bytes: [UInt8]
  let messages: String
  var output: String { String(decoding: bytes, as: UTF8.self) }

  init(_ words: String..., name: String = "ibtool") { self.init(words, name: name) }

  init(_ words: [String], name: String = "ibtool") {
    var terminal = Terminal.captured()
    code = IBTool.run(words, name: name, &terminal)
    bytes = terminal.output
    messages = terminal.messageText
  }

  /// The text of a property list around some lines, each indented as it stands.
  static func list(_ lines: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(lines)
    </plist>

    """
  }
}

/// A folder as a build system has it: sources in S, products in R, intermediates in T.
struct IBBuildFolder {
  let folder = TemporaryFolder()

  init() throws {
    let xib = try #require(TestDisk.bytes(SharedFiles.packageRoot + "/Archives/Documents/Login/Login.xib"))
    let storyboard = try #require(
      TestDisk.bytes(SharedFiles.packageRoot + "/Archives/Documents/Storyboard/Main.storyboard"))
    let strings = Array("/* ours */\n\"irw-rd-y1r.normalTitle\" = \"Anmelden\";\n".utf8)
    _ = try folder.addFolder(
      "S",
      [
        ("foo.xib", xib), ("Main.storyboard", storyboard), ("Base.lproj/foo.xib", xib), ("desk.xib", Array(desk.utf8)),
        ("en.lproj/foo.strings", strings), ("de.lproj/foo.strings", strings), ("foo.strings", strings),
      ])
    for line in [
      "--compile {S}/X.nib --flatten NO {S}/foo.xib", "--compile {S}/Y.nib {S}/foo.xib",
      "--compile {S}/X.storyboardc --flatten NO {S}/Main.storyboard",
      "--compilation-directory {T}/Base.lproj {S}/Main.storyboard",
      "--compilation-directory {T}/fr.lproj {S}/Main.storyboard", "--compile {T}/bar.storyboardc {S}/Main.storyboard",
    ] {
      let run = IBToolRun(words(line))
      try #require(run.code == .success, "\(run.output)")
    }
  }

  /// The words of a line, folders in the place of their letters.
  func words(_ line: String) -> [String] { line.split(separator: " ").map { path(String($0)) } }

  /// A text with folders in the place of their letters.
  func path(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let first = rest.first {
      let letter = rest.dropFirst().first ?? " "
      if rest.hasPrefix("{"), rest.dropFirst(2).first == "}" {
        out += folder.path + "/" + String(letter)
        rest = rest.dropFirst(3)
      } else {
        out.append(first)
        rest = rest.dropFirst()
      }
    }
    return out
  }

  /// A file's bytes.
  func bytes(_ text: String) -> [UInt8]? { TestDisk.bytes(path(text)) }

  private let desk = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Desk"/>
            <menu title="Main" id="mn1-00-001">
                <items>
                    <menuItem title="Quit" toolTip="Leave" id="mi1-00-001">
                        <connections>
                            <action selector="quit:" target="-2" id="ac1-00-001"/>
                        </connections>
                    </menuItem>
                </items>
            </menu>
        </objects>
    </document>
    """
}
