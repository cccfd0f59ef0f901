/// The system that a document is made for.
public enum DocumentPlatform: String, Sendable, Hashable, CaseIterable {
  /// iPhone and iPad.
  case iOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// The Mac, with AppKit.
  case macOS
  /// Apple Vision.
  case visionOS
  /// Not said, or nothing known.
  case unknown

  /// Whether documents write versions of the system with decimal digits. See `DeploymentNumber`.
  var writesDecimalVersions: Bool { self == .macOS }

  /// Whether there are documents of Xcode 3 and 4 for it.
  var hasLegacyDocuments: Bool { self == .iOS || self == .macOS }

  /// The platform of a `targetRuntime`, or of a `type` when there is no runtime.
  ///
  /// Seen: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `MacOSX.Cocoa`, `AppleTV`, `watchKit`, and the types of those.
  /// Inferred: `visionOS` and `xrOS`, from the names Apple gives the system elsewhere.
  public init(runtime: String) {
    var runtime = runtime
    self = runtime.withUTF8 { Self.platform(of: $0) }
  }

  /// By bytes, since every document is asked: a list of strings costs more than it takes to lower a view.
  private static func platform(of runtime: UnsafeBufferPointer<UInt8>) -> DocumentPlatform {
    for (word, platform) in words where hasPart(word, runtime) { return platform }
    return .unknown
  }

  /// Whether a part between dots is a word.
  private static func hasPart(_ word: StaticString, _ runtime: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start <= runtime.count {
      let end = runtime[start...].firstIndex(of: UInt8(ascii: ".")) ?? runtime.count
      if isWord(word, runtime[start..<end]) { return true }
      start = end + 1
    }
    return false
  }

  /// Whether a runtime or a type is that of documents for iPad alone. Seen: `iOS.CocoaTouch.iPad`, and the types with
  /// `CocoaTouch.iPad`.
  static func isForPad(_ runtime: String) -> Bool {
    var runtime = runtime
    return runtime.withUTF8 { hasPart("ipad", $0) }
  }

  /// Whether a part is a word, in capitals or not.
  private static func isWord(_ word: StaticString, _ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard part.count == word.utf8CodeUnitCount else { return false }
    for (index, byte) in part.enumerated() where byte | 0x20 != word.utf8Start[index] { return false }
    return true
  }

  /// In the order they are looked for.
  private static let words: [(word: StaticString, platform: DocumentPlatform)] = [
    ("visionos", .visionOS), ("xros", .visionOS), ("appletv", .tvOS), ("tvos", .tvOS), ("watchkit", .watchOS),
    ("watchos", .watchOS), ("cocoatouch", .iOS), ("ios", .iOS), ("cocoa", .macOS), ("macosx", .macOS),
  ]
}
