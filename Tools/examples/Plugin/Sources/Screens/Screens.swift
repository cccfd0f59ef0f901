import Foundation

/// Where the compiled interfaces of this target lie.
public enum Screens {
  /// The bundle of the target's resources.
  public static var bundle: Bundle { .module }
}
