import NibGraph

/// Where loading on the two platforms differs, once the root is read.
///
/// The order of the phases is the same (`Phase`).
struct PlatformRules: Sendable {
  /// The strictness for an archive of the platform where the options say none.
  ///
  /// - Documented: AppKit logs an outlet or action that it cannot connect and goes on (Resource Programming Guide,
  ///   "The Object Loading Process"), where UIKit raises.
  let defaultStrictness: Strictness
  /// Whether File's Owner and external objects hear `awakeFromNib`, the owner last.
  ///
  /// - Documented: AppKit does; UIKit sends it only to what the loader made (same guide).
  let wakesGivenObjects: Bool

  init(_ platform: NibPlatform) {
    defaultStrictness = platform == .uikit ? .uikit : .appkit
    wakesGivenObjects = platform == .appkit
  }

  /// The loader for an archive of the platform.
  func loader(_ given: InstantiationContext) -> InstantiationContext {
    var loader = given
    if loader.options.strictness == nil { loader.options.strictness = defaultStrictness }
    return loader
  }
}
