import NibArchives
import NibInspector
import NibTestSupport
import Testing

/// An expected file beside a sample.
///
/// With `RECORD=1` it is rewritten, and the change is an issue of the run: nobody records unawares.
struct Golden {
  /// Where the expected file is.
  let path: String

  /// A golden beside a sample.
  init(_ name: String, beside sample: Sample) { path = sample.beside(name) }

  /// A golden at a path.
  init(path: String) { self.path = path }

  /// Compares a text; an empty text expects that there is no file.
  func check(_ found: String) {
    let expected = TestDisk.text(path) ?? ""
    guard let difference = TextDifference(expected: expected, found: found) else { return }
    settle(Array(found.utf8), "\(difference)")
  }

  /// Compares the bytes of an archive, and tells a difference as that of its tree, else of its tables.
  func check(archive found: [UInt8]) {
    let expected = TestDisk.bytes(path) ?? []
    guard expected != found else { return }
    settle(found, Self.difference(expected, found))
  }

  private func settle(_ found: [UInt8], _ difference: String) {
    let name = path.hasPrefix(Sample.archives) ? path.dropFirst(Sample.archives.count + 1) : path[...]
    guard TestDisk.isRecording else {
      Issue.record("\(name) is not as expected; RECORD=1 rewrites it\n\(difference)")
      return
    }
    #expect(found.isEmpty ? TestDisk.remove(path) : TestDisk.write(found, to: path), "\(name) cannot be written")
    Issue.record("recorded \(name)\n\(difference)")
  }

  private static func difference(_ expected: [UInt8], _ found: [UInt8]) -> String {
    do {
      let old = try ArchiveDecoder().decode(expected, file: "expected")
      let new = try ArchiveDecoder().decode(found, file: "found")
      let trees = try (TreeRendering().render(old), TreeRendering().render(new))
      if let difference = TextDifference(expected: trees.0, found: trees.1) { return "tree: \(difference)" }
      let tables = (TableRendering().render(old), TableRendering().render(new))
      if let difference = TextDifference(expected: tables.0, found: tables.1) { return "tables: \(difference)" }
      return "same objects in the same tables, \(expected.count) bytes expected, \(found.count) found"
    } catch {
      return "\(expected.count) bytes expected, \(found.count) found; \(error)"
    }
  }
}
