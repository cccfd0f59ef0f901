import NibArchives
import NibDiagnostics
import Testing

@Suite("Choosing a member of a nib folder") struct NibFolderTests {
  /// A folder's names, the target (nil for none), and the member to read.
  static let cases: [(names: [String], target: String?, member: String?)] = [
    (["runtime.nib"], nil, "runtime.nib"),
    (["objects-8.0+.nib", "runtime.nib"], nil, "objects-8.0+.nib"),
    (["objects-8.0+.nib", "runtime.nib"], "8.0", "objects-8.0+.nib"),
    (["objects-8.0+.nib", "runtime.nib"], "7.1", "runtime.nib"),
    (["objects-12.3+.nib", "objects-13.0+.nib", "runtime.nib"], nil, "objects-13.0+.nib"),
    (["objects-12.3+.nib", "objects-13.0+.nib", "runtime.nib"], "12.4", "objects-12.3+.nib"),
    (["objects-12.3+.nib", "objects-13.0+.nib", "runtime.nib"], "12.2", "runtime.nib"),
    (["objects-8.0+.nib", "objects-11.0+.nib", "runtime.nib"], nil, "objects-11.0+.nib"),
    (["objects-8.0+.nib", "objects.nib", "runtime.nib"], "7.0", "objects.nib"),
    (["objects-8.0+.nib", "objects.nib", "runtime.nib"], "6.1", "runtime.nib"),
    (["objects.nib"], "4.0", "objects.nib"),
    (["objects-14.0+.nib"], "9.0", "objects-14.0+.nib"),
    (["designable.nib", "keyedobjects.nib"], nil, "keyedobjects.nib"),
    (["classes.nib", "info.nib", "objects.nib", "keyedobjects.nib"], nil, "keyedobjects.nib"),
    (["keyedobjects-101300.nib", "keyedobjects.nib"], nil, "keyedobjects-101300.nib"),
    (["keyedobjects-101300.nib", "keyedobjects.nib"], "10.12", "keyedobjects.nib"),
    (["keyedobjects-101300.nib", "keyedobjects-110000.nib", "keyedobjects.nib"], "10.15", "keyedobjects-101300.nib"),
    (["keyedobjects-101300.nib", "keyedobjects-110000.nib", "keyedobjects.nib"], "11.0", "keyedobjects-110000.nib"),
    (["designable.nib", "readme.txt", "objects-x+.nib", "keyedobjects-.nib", "keyedobjects-+10130.nib"], nil, nil),
    ([], nil, nil),
  ]

  @Test("the newest member not above the target is read", arguments: cases)
  func chooses(names: [String], target: String?, member: String?) {
    let target = target.flatMap { DeploymentTarget($0) }

    #expect(NibFolder.member(among: names, deploymentTarget: target) == member)
    #expect(NibFolder.member(among: names.reversed(), deploymentTarget: target) == member)
  }

  @Test("a file of a folder is told by its name and what lies beside it")
  func roles() {
    let names = ["classes.nib", "designable.nib", "info.nib", "keyedobjects.nib", "objects.nib", "notes.txt"]
    let roles = names.map { NibFolder.role(of: $0, among: names) }

    #expect(roles == [.notes, .source, .notes, .archive(from: DeploymentTarget(major: 0)), .superseded, nil])
    #expect(NibFolder.role(of: "designtime.nib", among: ["designtime.nib", "runtime.nib"]) == .source)
    #expect(NibFolder.source(among: ["designtime.nib", "runtime.nib"]) == "designtime.nib")
    #expect(NibFolder.source(among: ["keyedobjects.nib"]) == nil)
    #expect(
      NibFolder.role(of: "objects.nib", among: ["objects.nib"]) == .archive(from: DeploymentTarget(major: 7)))
  }

  @Test(
    "a typed stream says who wrote it",
    arguments: [
      ("streamtyped", [0xE8, 0x03], "version 4, system 1000, Intel"),
      ("typedstream", [0x03, 0xE8], "version 4, system 1000, PowerPC"),
    ] as [(String, [UInt8], String)])
  func typedStreams(_ name: String, _ system: [UInt8], _ words: String) throws {
    let bytes = [4, 11] + Array(name.utf8) + [0x81] + system

    #expect(TypedStreamHeader(bytes)?.words == words)
    let error = #expect(throws: ArchiveError.self) { try ArchiveDecoder().decode(bytes, file: "objects.nib") }
    #expect(error?.code == .unsupportedFormat && error?.detail.contains(words) == true)
    #expect(TypedStreamHeader(Array(bytes.dropLast())) == nil)
  }
}
