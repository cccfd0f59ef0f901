import NibInspector
import NibGraph
import Nibwright
import Testing

@Suite("Keyed archives through the one door") struct KeyedInterfaceTests {
  private let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NSObject">
                <connections><outlet property="view" destination="vw1" id="o1"/></connections>
            </customObject>
            <customView id="vw1"><rect key="frame" x="0.0" y="0.0" width="48" height="48"/></customView>
        </objects>
    </document>
    """

  private func compiled(_ options: CompileOptions) throws -> [InterfaceFile] {
    try Interface.read(Array(xib.utf8), name: "A.xib").compile(options).encoded()
  }

  private func options(_ target: String?, _ profile: OutputProfile = .standard) -> CompileOptions {
    CompileOptions(profile: profile, deploymentTarget: target.flatMap { DeploymentTarget($0) })
  }

  private func isKeyed(_ file: InterfaceFile) -> Bool { file.bytes.starts(with: "bplist00".utf8) }

  @Test("systems before macOS 10.13 get a keyed archive in a folder, compilers before Xcode 13 write nothing else")
  func containers() throws {
    let folder = try compiled(options("10.10"))
    #expect(folder.map(\.path) == ["keyedobjects.nib", "keyedobjects-101300.nib"])
    #expect(folder.map(isKeyed) == [true, false])
    for (target, profile, keyed) in [
      ("10.10", OutputProfile.xcode11, true), (nil, .xcode8, true), ("10.13", .newest, false), (nil, .newest, false),
    ] as [(String?, OutputProfile, Bool)] {
      let files = try compiled(options(target, profile))
      #expect(files.map(\.path) == [""])
      #expect(files.map(isKeyed) == [keyed])
    }
  }

  @Test("all members of the folder come to life alike")
  func alive() throws {
    let folder = try Interface.read(folder: try compiled(options("10.10")), name: "/A.nib")
    for target in ["10.10", "10.13"] {
      let environment = NibEnvironment(deploymentTarget: DeploymentTarget(target))

      let live = try folder.instantiate(owner: RecordingOwner(), environment: environment)

      #expect(live.connections.count == 1)
    }
  }

  @Test(
    "a folder that keeps its document is compiled again, one that keeps none is refused by name",
    arguments: ["designable.nib", "designtime.nib"])
  func again(_ name: String) throws {
    let files = try compiled(options("10.10"))
    let source = InterfaceFile(path: name, bytes: Array(xib.utf8))

    let again = try Interface.read(folder: files + [source], name: "/A.nib").compile(options("10.10")).encoded()
    let error = #expect(throws: NibError.self) { try Interface.read(folder: files, name: "/A.nib").compile() }

    #expect(again == files)
    #expect(error?.code == .wrongForm)
    let words = "this is compiled already, and the folder keeps no document: no designable.nib or designtime.nib"
    #expect(error?.detail == words)
  }

  @Test("an archive is converted to the other container and back with all that it holds")
  func converted() throws {
    let bytes = try #require(try compiled(options(nil)).first).bytes

    let keyed = try Interface.read(bytes, name: "A.nib").convert(to: .keyedArchive(.system10_4))
    let back = try Interface.read(keyed, name: "A.nib").convert(to: .nibArchive)

    func report(_ bytes: [UInt8]) throws -> InterfaceReport {
      var diagnostics = Diagnostics()
      return GraphReport().report(try Interface.read(bytes).graph(into: &diagnostics))
    }
    #expect(try report(keyed).objects.count == report(bytes).objects.count)
    #expect(try report(back).connections.count == 1)
    #expect(try Interface.read(keyed).convert() == keyed)
    let eras = try [KeyedArchiveEra.system10_4, .newest].map { era in
      try Interface.read(keyed).convert(to: .keyedArchive(era))
    }
    #expect(eras[0] == keyed && eras[1] != keyed)
  }
}
