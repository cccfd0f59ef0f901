/// Choices of scroll, table and collection views. Raw values: Documented in UIKit's public headers; Seen in the goldens.
extension Choice {
  /// `UITableViewCell.SeparatorStyle`. Seen: 350 table views.
  static let separatorStyle = Choice(
    "separatorStyle", [("none", 0), ("default", 1), ("singleLine", 1), ("singleLineEtched", 2)])

  /// `UIScrollView.KeyboardDismissMode`.
  static let keyboardDismissMode = Choice("keyboardDismissMode", counting: ["none", "onDrag", "interactive"])

  /// `UIScrollView.IndicatorStyle`.
  static let indicatorStyle = Choice("indicatorStyle", counting: ["default", "black", "white"])

  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  static let insetAdjustment = Choice(
    "contentInsetAdjustmentBehavior", counting: ["automatic", "scrollableAxes", "never", "always"])

  /// `UITableView.Style`.
  static let tableStyle = Choice("table style", counting: ["plain", "grouped", "insetGrouped"])

  /// `UITableViewCell.CellStyle`, as Interface Builder spells it.
  static let cellStyle = Choice(
    "cell style",
    [
      ("IBUITableViewCellStyleDefault", 0), ("IBUITableViewCellStyleValue1", 1), ("IBUITableViewCellStyleValue2", 2),
      ("IBUITableViewCellStyleSubtitle", 3),
    ])

  /// `UITableViewCell.AccessoryType`.
  static let accessoryType = Choice(
    "accessoryType",
    counting: ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])

  /// `UITableViewCell.SelectionStyle`.
  static let selectionStyle = Choice("selectionStyle", counting: ["none", "blue", "gray", "default"])

  /// `UITableViewCell.FocusStyle`.
  static let focusStyle = Choice("focusStyle", counting: ["default", "custom"])

  /// `UITableView.SeparatorInsetReference`.
  static let separatorInsetReference = Choice(
    "separatorInsetReference", counting: ["fromCellEdges", "fromAutomaticInsets"])

  /// `UICollectionViewFlowLayout.SectionInsetReference`.
  static let sectionInsetReference = Choice(
    "sectionInsetReference", counting: ["contentInset", "safeArea", "layoutMargins"])

  /// `UICollectionView.ScrollDirection`.
  static let scrollDirection = Choice("scrollDirection", counting: ["vertical", "horizontal"])

  /// `UISwipeGestureRecognizer.Direction`.
  static let swipeDirection = Choice("direction", [("right", 1), ("left", 2), ("up", 4), ("down", 8)])

  /// `MKMapType`.
  static let mapType = Choice(
    "mapType", counting: ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"])
}
