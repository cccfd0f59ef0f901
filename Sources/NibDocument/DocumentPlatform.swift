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

  /// The platform of a `targetRuntime`, or of a `type` when there is no runtime.
  ///
  /// Seen: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`, `MacOSX.Cocoa`, `AppleTV`, `watchKit`, and the types of those.
  /// Inferred: `visionOS` and `xrOS`, from the names Apple gives the system elsewhere.
  public init(runtime: String) {
    let parts = runtime.split(separator: ".").map { $0.lowercased() }
    let first = Self.words.first { row in parts.contains(row.word) }
    self = first?.platform ?? .unknown
  }

  /// In the order they are looked for.
  private static let words: [(word: String, platform: DocumentPlatform)] = [
    ("visionos", .visionOS), ("xros", .visionOS), ("appletv", .tvOS), ("tvos", .tvOS), ("watchkit", .watchOS),
    ("watchos", .watchOS), ("cocoatouch", .iOS), ("ios", .iOS), ("cocoa", .macOS), ("macosx", .macOS),
  ]
}
