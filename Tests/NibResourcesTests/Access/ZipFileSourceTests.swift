import NibResources
import NibTestSupport
import Testing

@Suite("Members of ZIP archives as files")
struct ZipFileSourceTests {
  private static let leaf = Array("leaf".utf8)
  /// 200 times "leaf ", deflated.
  private static let deflated: [UInt8] = [203, 73, 77, 76, 83, 200, 25, 37, 70, 137, 81, 98, 56, 19, 0]
  private static let leaves = Array(String(repeating: "leaf ", count: 200).utf8)

  private static func source(_ zip: TestZip, _ more: [String: [UInt8]] = [:]) -> ZipFileSource {
    ZipFileSource(MemoryFileSource(more.merging(["/Tea.ipa": zip.finished()]) { $1 }))
  }

  private static func zip() -> TestZip {
    var zip = TestZip()
    zip.add("Payload/".utf8, [])
    zip.add("Payload/Tea.app/Main.nib".utf8, leaf)
    zip.add("Payload/Tea.app/Base.lproj/Cup.nib".utf8, leaves, deflated: deflated)
    return zip
  }

  @Test("members are listed in their folders and read, stored and deflated ones")
  func members() throws {
    let files = Self.source(Self.zip())

    #expect(files.kind("/Tea.ipa") == .file && files.kind("/Tea.ipa!") == .directory)
    #expect(files.kind("/Tea.ipa!Payload/Tea.app/") == .directory && files.kind("/Tea.ipa!Payload/Tea") == nil)
    #expect(try files.list("/Tea.ipa!Payload/Tea.app") == ["Base.lproj", "Main.nib"])
    #expect(try files.read("/Tea.ipa!/Payload/./Tea.app/Main.nib") == Self.leaf)
    #expect(try files.read("/Tea.ipa!Payload/Tea.app/Base.lproj/Cup.nib") == Self.leaves)
    #expect(try files.head("/Tea.ipa!Payload/Tea.app/Base.lproj/Cup.nib", limit: 7) == Array("leaf le".utf8))
    #expect(try files.bytes("/Tea.ipa!Payload/Tea.app/Main.nib", at: 1, count: 2) == Array("ea".utf8))
    #expect(files.canonical("/Tea.ipa!/Payload/./Tea.app") == "/Tea.ipa!Payload/Tea.app")
  }

  @Test("a file with an exclamation mark in its name is itself")
  func marks() throws {
    let files = Self.source(Self.zip(), ["/Tea.ipa!Payload": [7], "/Wow!.xib": [8], "/Wow": [9]])

    #expect(try files.read("/Tea.ipa!Payload") == [7])
    #expect(try files.read("/Wow!.xib") == [8])
  }

  @Test(
    "what cannot be read is an error with the member's path",
    arguments: [
      ("gone", "has no member of this path"), ("Cup.nib", "it has /Tea.ipa!Payload/Tea.app/Base.lproj/Cup.nib"),
      ("../Main.nib", "leads out of the archive"), ("Payload", "expected a file, found a folder"),
      ("secret", "is encrypted"), ("lzma", "compressed by method 14"), ("short", "damaged: the member"),
      ("wrong", "damaged: the member"), ("torn", "damaged: the member"), ("link", "has no member of this path"),
    ])
  func refused(_ name: String, words: String) throws {
    var zip = Self.zip()
    zip.add("secret".utf8, Self.leaf, flags: 1)
    zip.add("lzma".utf8, Self.leaf, method: 14)
    zip.add("short".utf8, Self.leaves, deflated: Self.deflated, size: 900)
    zip.add("wrong".utf8, Self.leaf + Self.leaves.dropFirst(4).dropLast() + [33], deflated: Self.deflated)
    zip.add("torn".utf8, Self.leaves, deflated: Array(Self.deflated.dropLast(4)))
    zip.add("link".utf8, Self.leaf, mode: 0o120777)
    zip.add("../Main.nib".utf8, Self.leaf)
    let files = Self.source(zip)

    let error = try #require(throws: ResourceError.self) { try files.read("/Tea.ipa!" + name) }

    #expect(error.detail.contains(words), "\(error.detail)")
    #expect(error.place.file == "/Tea.ipa!" + name)
    #expect(try files.list("/Tea.ipa!").contains("..") == false)
  }

  @Test("a member that holds more than is allowed is not unpacked beyond that")
  func large() throws {
    let files = Self.source(Self.zip())

    let error = try #require(throws: ResourceError.self) {
      try files.read("/Tea.ipa!Payload/Tea.app/Base.lproj/Cup.nib", limit: 999)
    }

    #expect(error.code == .limit)
    #expect(try files.read("/Tea.ipa!Payload/Tea.app/Base.lproj/Cup.nib", limit: 1000).count == 1000)
  }

  @Test("members that lie in one another are a trap")
  func overlapping() throws {
    var zip = TestZip()
    zip.add("a".utf8, Self.leaves, deflated: Self.deflated)
    zip.add("b".utf8, Self.leaves, deflated: Self.deflated, sharingFirst: true)

    let error = try #require(throws: ResourceError.self) { try Self.source(zip).read("/Tea.ipa!a") }

    #expect(error.detail.contains("members lie in one another"))
  }

  @Test("names that are not UTF-8 are told, and no archive has members only by its name")
  func odd() throws {
    var zip = Self.zip()
    zip.add([0xE9, 0x2E, 0x6E], Self.leaf)
    let files = Self.source(zip, ["/note.txt": Self.leaf])

    #expect(try files.listing("/Tea.ipa!").unreadableNames == ["\\xE9.n"])
    let error = #expect(throws: ResourceError.self) { try files.read("/note.txt!a") }
    #expect(error?.detail.contains("is no ZIP archive") == true)
  }

  @Test("an archive that is cut or changed anywhere ends in an error or in its members, never otherwise")
  func damaged() {
    let whole = Self.zip().finished()
    for count in 0..<whole.count {
      let files = ZipFileSource(MemoryFileSource(["/a": Array(whole.prefix(count))]))
      #expect(throws: ResourceError.self) { try files.read("/a!Payload/Tea.app/Main.nib") }
    }
    for place in whole.indices {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] ^= change
        let files = ZipFileSource(MemoryFileSource(["/a": bytes]))
        if let read = try? files.read("/a!Payload/Tea.app/Main.nib") { #expect(read == Self.leaf) }
        if let read = try? files.read("/a!Payload/Tea.app/Base.lproj/Cup.nib") { #expect(read == Self.leaves) }
      }
    }
  }
}
