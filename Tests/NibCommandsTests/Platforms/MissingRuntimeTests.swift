import NibTestSupport
import Testing

/// A document whose type alone says that it is for macOS means to every command what one with a target runtime does.
@Suite("A document for macOS without a target runtime") struct MissingRuntimeTests {
  private static let runtime = #" targetRuntime="MacOSX.Cocoa""#
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES"\(runtime)>
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="Kettle">
                <connections><outlet property="lid" destination="000-00-002" id="000-00-009"/></connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <customView id="000-00-001">
                <rect key="frame" x="0.0" y="0.0" width="240" height="120"/>
                <subviews>
                    <button id="000-00-002">
                        <rect key="frame" x="20" y="20" width="90" height="32"/>
                        <buttonCell key="cell" type="push" title="Pour" bezelStyle="rounded" alignment="center" id="000-00-003">
                            <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                            <font key="font" metaFont="system"/>
                        </buttonCell>
                        <connections><action selector="pour:" target="-2" id="000-00-004"/></connections>
                    </button>
                </subviews>
            </customView>
        </objects>
    </document>
    """

  /// With a runtime and without.
  private let folders = [TemporaryFolder(), TemporaryFolder()]

  init() throws {
    let texts = [Self.document, Self.document.replacing(Self.runtime, with: "")]
    for (folder, text) in zip(folders, texts) {
      #expect(text.contains("targetRuntime") == (text == texts[0]))
      _ = try folder.add("Kettle.xib", text)
    }
  }

  /// What a command gives in both folders, without their paths and the attribute itself.
  private func outcomes(_ arguments: [String]) -> [String] {
    folders.map { folder in
      let run = CommandRun(arguments.map { $0.replacing("@", with: folder.path) })
      let text = "\(run.code) \(run.output) \(run.messages)".replacing(folder.path, with: "@")
      return text.replacing(#""targetRuntime":"MacOSX.Cocoa","#, with: "")
        .replacing(#""targetRuntime": "MacOSX.Cocoa","#, with: "").replacing(
          " targetRuntime=\"MacOSX.Cocoa\"", with: ""
        )
        .split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
  }

  @Test("is compiled to the same bytes, for AppKit")
  func compiled() throws {
    let runs = outcomes(["compile", "@/Kettle.xib", "-o", "@/Kettle.nib"])

    #expect(runs[0] == runs[1])
    let archive = try #require(folders[0].bytes("Kettle.nib"))
    #expect(archive == folders[1].bytes("Kettle.nib"))
    #expect(CommandRun("inspect", folders[1].path + "/Kettle.nib").output.contains("NSButton"))
  }

  @Test(
    "is the same to a command",
    arguments: [
      ["compile", "@/Kettle.xib", "--minimum-deployment-target", "10.12", "-o", "@/Old.nib"],
      ["inspect", "@/Kettle.xib"], ["inspect", "--format", "json", "@/Kettle.xib"], ["context", "@/Kettle.xib"],
      ["context", "--style", "swiftgen", "@/Kettle.xib"], ["context", "--style", "rswift", "@/Kettle.xib"],
      ["instantiate", "@/Kettle.xib"], ["instantiate", "--format", "summary", "@/Kettle.xib"],
      ["decompile", "@/Kettle.xib", "-o", "@/Raised.xib"], ["scan", "@"], ["verify", "@"],
      ["ibtool", "--objects", "@/Kettle.xib"], ["ibtool", "--connections", "--hierarchy", "--classes", "@/Kettle.xib"],
      ["ibtool", "--export-strings-file", "@/Kettle.strings", "@/Kettle.xib"],
      ["ibtool", "--compile", "@/Tool.nib", "@/Kettle.xib"],
    ])
  @MainActor func same(arguments: [String]) {
    let runs = outcomes(arguments)

    #expect(runs[0] == runs[1])
    #expect(!runs[0].isEmpty && !runs[0].lowercased().contains("usage"))
    for name in folders[0].names where name != "Kettle.xib" {
      #expect(folders[0].bytes(name) == folders[1].bytes(name), "\(name)")
    }
  }

  @Test("is for AppKit and macOS in the context, and instantiated with its classes")
  @MainActor func appKit() throws {
    let path = folders[1].path + "/Kettle.xib"

    let context = try JSONSample(CommandRun("context", path).output)["interfaces"]?[0]

    #expect(context?["framework"] == .text("AppKit") && context?["platform"] == .text("macOS"))
    #expect(CommandRun("instantiate", path).output.contains("NSButton"))
  }
}
