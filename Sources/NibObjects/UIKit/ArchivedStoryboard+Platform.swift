import NibGraph
import NibRuntime

extension ArchivedStoryboard {
  /// The framework whose scenes it has.
  nonisolated public static var platform: NibPlatform { .uikit }
}
