import NibArchives
import NibGraph
import NibPropertyLists
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

/// The keyed archives of the shared folder, files and members of folders; none where it is absent.
enum SharedKeyedArchives {
  static let all: [SharedArchives.Archive] = {
    guard let root = SharedFiles.root else { return [] }
    let paths = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [""]) }
    return paths.sorted().compactMap { path in
      guard let bytes = TestDisk.bytes(path) else { return nil }
      guard [.binaryPropertyList, .xmlPropertyList].contains(ArchiveFormatSniffer.sniff(bytes)) else { return nil }
      guard let table = try? PropertyListTable(bytes, file: path) else { return nil }
      return table.value("$objects", of: table.top) == nil ? nil : SharedArchives.Archive(path: path, bytes: bytes)
    }
  }()
}
