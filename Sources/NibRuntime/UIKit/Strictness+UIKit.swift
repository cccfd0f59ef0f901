import NibGraph

extension Strictness {
  /// As UIKit: a nib that does not fit its owner ends the load.
  public static let uikit = Strictness(of: .uikit)
}
