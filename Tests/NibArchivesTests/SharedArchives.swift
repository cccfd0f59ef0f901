import NibArchives
import NibGraph
import NibTestSupport

/// The NIBArchive files of the shared folder; none where it is absent.
enum SharedArchives {
  struct Archive: Sendable {
    let path: String
    let bytes: [UInt8]
  }

  static let all: [Archive] = {
    guard let root = SharedFiles.root else { return [] }
    let paths = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }
    return paths.compactMap { path in
      guard let bytes = TestDisk.bytes(path), ArchiveFormatSniffer.sniff(bytes) == .nibArchive else { return nil }
      return Archive(path: path, bytes: bytes)
    }
  }()
}
