import NibCommands
import NibTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is wrong with one member of a folder is told with its path, and nothing is written.
@Suite("Broken members of compiled folders") struct BrokenMemberTests {
  private let folder = TemporaryFolder()

  /// What takes the place of an archive.
  enum Spoiling: CaseIterable {
    case text, empty, folder, pipe, loop, lost
  }

  /// A command that reads folders.
  struct Reading {
    let words: [String]
    let isSuccess: Bool

    init(_ words: String..., isSuccess: Bool = false) { (self.words, self.isSuccess) = (words, isSuccess) }
  }

  static let readings = [
    Reading("ibtool", "--compile", "OUT"), Reading("inspect"), Reading("context"),
    // A scan goes on with the other archives, and is a success if it read one.
    Reading("scan", isSuccess: true),
  ]

  @Test(
    "the member is named by all commands that read or list it", arguments: Spoiling.allCases,
    ["A.nib/objects-13.0+.nib", "A.storyboardc/B.nib"])
  func refused(spoiling: Spoiling, member: String) throws {
    let nib = try SampleFiles.nib()
    let path = try folder.addFolder(
      String(member.prefix { $0 != "/" }), [("runtime.nib", nib), ("C.nib", nib)])
    try spoil(member, spoiling)

    for reading in Self.readings {
      let run = CommandRun(reading.words.map { $0 == "OUT" ? folder.path + "/out" : $0 } + [path])

      #expect((run.code == .success) == reading.isSuccess, "\(reading.words)")
      #expect((run.output + run.messages).contains(folder.path + "/" + member), "\(reading.words) \(run.messages)")
      #expect(!folder.names.contains("out"), "\(reading.words)")
    }
  }

  @Test("the newest archive of a nib is not passed over for an older one", arguments: Spoiling.allCases)
  func instantiated(spoiling: Spoiling) throws {
    let path = try folder.addFolder("A.nib", [("runtime.nib", try SampleFiles.nib())])
    try spoil("A.nib/objects-13.0+.nib", spoiling)

    let run = CommandRun("instantiate", path)

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("A.nib/objects-13.0+.nib"), "\(run.messages)")
  }

  @Test("a list of controllers that cannot be read is told", arguments: Spoiling.allCases)
  func list(spoiling: Spoiling) throws {
    let path = try folder.addFolder("A.storyboardc", [("B.nib", try SampleFiles.nib())])
    try spoil("A.storyboardc/Info.plist", spoiling)

    for words in [["ibtool", "--compile", folder.path + "/out"], ["context"]] {
      let run = CommandRun(words + [path])

      #expect(run.code != .success, "\(words)")
      #expect((run.output + run.messages).contains("A.storyboardc/Info.plist"), "\(words) \(run.messages)")
      #expect(!folder.names.contains("out"), "\(words)")
    }
  }

  private func spoil(_ member: String, _ spoiling: Spoiling) throws {
    let path = folder.path + "/" + member
    switch spoiling {
    case .text: _ = try folder.add(member, "no archive")
    case .empty: _ = try folder.add(member, "")
    case .folder: try #require(mkdir(path, 0o700) == 0)
    case .pipe: try #require(mkfifo(path, 0o600) == 0)
    case .loop: _ = try folder.link(member, to: path)
    case .lost: _ = try folder.link(member, to: folder.path + "/nowhere")
    }
  }
}
