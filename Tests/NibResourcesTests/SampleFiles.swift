import NibTestSupport

@testable import NibResources

/// Bytes and folders that the tests share.
enum SampleFiles {
  /// The folder of our own bundles.
  static let bundles = SharedFiles.packageRoot + "/Archives/Bundles"

  /// A PNG that is no more than its header.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
      + [8, 2, 0, 0, 0]
  }

  /// A number in four bytes, the most significant first.
  static func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

  /// A number in `width` bytes, the least significant first.
  static func little(_ number: Int, width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A source with a small PNG at each path.
  static func images(_ paths: [String]) -> MemoryFileSource {
    MemoryFileSource(Dictionary(uniqueKeysWithValues: paths.map { ($0, png(2, 2)) }))
  }

  /// The file that a name means in the one bundle `/A`; nil when there is none.
  static func file(
    _ query: ImageQuery, among names: [String], options: ImageSearchOptions = .init()
  ) -> String? {
    let source = images(names.map { "/A/" + $0 })
    let chain = BundleChain(main: ResourceBundle("/A", in: source), source: source)
    return ImageResolver(chain: chain, options: options).resolve(query).match.map { String($0.file.dropFirst(3)) }
  }
}

extension ImageAnswer {
  /// The match, when there is one.
  var match: ImageMatch? {
    if case .found(let match) = self { match } else { nil }
  }

  /// What was tried, when there is no match.
  var tried: [String] {
    if case .missing(let tried) = self { tried } else { [] }
  }
}

extension ResourceAnswer {
  /// The path, when there is one.
  var path: String? {
    if case .found(let match) = self { match.path } else { nil }
  }

  /// What was tried, when there is no match.
  var tried: [String] {
    if case .missing(let tried) = self { tried } else { [] }
  }
}
