import NibGraph

/// Where loading on the two platforms differs, once the root is read.
///
/// The order of the phases is the same (`Phase`).
struct PlatformRules: Sendable {
  /// Whether File's Owner and external objects hear `awakeFromNib`, the owner last.
  ///
  /// - Documented: AppKit does; UIKit sends it only to what the loader made (same guide).
  let wakesGivenObjects: Bool

  init(_ platform: NibPlatform) {
    wakesGivenObjects = platform == .appkit
  }
}
