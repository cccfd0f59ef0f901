import NibRuntime
import NibStandIns

extension UIView {
  /// The segue that selecting this cell fires.
  ///
  /// - Seen: outlet `selectionSegueTemplate` of cells; older cells have none.
  public var selectionSegue: UIStoryboardSegueTemplate? {
    outlet("selectionSegueTemplate") as? UIStoryboardSegueTemplate
  }

  /// The segue that the accessory of this cell fires.
  public var accessorySegue: UIStoryboardSegueTemplate? {
    outlet("accessoryActionSegueTemplate") as? UIStoryboardSegueTemplate
  }
}
