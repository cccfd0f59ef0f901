import NibArchives
import NibGraph
import NibSchema
import Testing

@Suite("Launch screens")
struct LaunchScreenTests {
  static let rows: [(attributes: String, profile: OutputProfile, isMarked: Bool)] = [
    (#"launchScreen="YES""#, .xcode26, true), (#"launchScreen="YES""#, .xcode15, true),
    (#"launchScreen="YES""#, .xcode14point3, false),
    (#"launchScreen="YES""#, .xcode11, false), ("", .xcode26, false),
  ]

  @Test("are marked on the root and behind the classes, by compilers of Xcode 15 and later", arguments: rows)
  func mark(_ row: (attributes: String, profile: OutputProfile, isMarked: Bool)) throws {
    let sample = try CompiledSample(#"<view id="a"/>"#, attributes: row.attributes, profile: row.profile)
    let bytes = try ArchiveEncoder(order: .canonical).encode(sample.graph)

    #expect((sample.graph.value("IBUINibLNEVersionKey", of: .root)?.value == .int(1)) == row.isMarked)
    #expect(bytes.suffix(4).elementsEqual(Array("LNE\0".utf8)) == row.isMarked)
  }
}
