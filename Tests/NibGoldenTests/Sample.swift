import NibTestSupport
import Testing

/// A document of `Archives` and the expected files beside it. Samples are found by a walk: there is no list to keep.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The folder of samples.
  static let archives = SharedFiles.packageRoot + "/Archives"
  /// All XIBs and storyboards of `Elements` and `Documents`.
  static let all = ["Elements", "Documents"].flatMap { folder in
    TestDisk.files(below: "\(archives)/\(folder)", ending: [".xib", ".storyboard"]).map(Sample.init)
  }
  /// All samples that are compiled to one nib.
  static let interfaces = all.filter { $0.path.hasSuffix(".xib") }
  /// The samples that are whole interfaces with bundles beside them.
  static let documents = interfaces.filter { $0.path.hasPrefix(archives + "/Documents/") }

  /// Where the document is.
  let path: String

  /// Path below `Archives`.
  var testDescription: String { String(path.dropFirst(Self.archives.count + 1)) }
  /// The name by which messages know the document: they must not depend on where the project lies.
  var fileName: String { String(path.split(separator: "/").last ?? "") }
  /// The folder that holds the document and its expected files.
  var folder: String { String(path.dropLast(fileName.count + 1)) }
  /// The document's name without its ending.
  var stem: String { String(fileName.prefix { $0 != "." }) }

  /// The document.
  func bytes() throws -> [UInt8] { try #require(TestDisk.bytes(path), "\(path) cannot be read") }

  /// A file beside the document.
  func beside(_ name: String) -> String { folder + "/" + name }
}
