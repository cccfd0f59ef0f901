import NibRuntime
import NibStandIns

/// Where a popover points: as its segue says.
public struct PopoverPresentation {
  /// The view it points at.
  public weak var sourceView: UIView?
  /// The bar item it points at.
  public weak var barButtonItem: UIBarButtonItem?
  /// The rectangle in the view, in points; nil for the whole view.
  public var sourceRect: NibRect?
  /// Bits of the sides where the arrow may be: up 1, down 2, left 4, right 8.
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Points nowhere.
  public init() {}
}
