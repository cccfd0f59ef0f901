import NibTestSupport

/// Where tests may write.
enum TestDiskPlace {
  /// The system's temporary folder.
  static let folder = TestDisk.environment("TMPDIR").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "/tmp"
}
