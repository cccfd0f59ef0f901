import NibFoundation
import NibRuntime
import NibStandIns

extension UIAccessibilityCustomAction {
  /// Makes one with attributes that a closure does; its characters are the name.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: ActionHandler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Makes one with attributes that a target does.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: attributedName.string, image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Makes one with an image that a target does.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// The category of actions that change things.
  public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
}

/// A place in a view that is spoken of. Stands in for UIAccessibilityLocationDescriptor.
@MainActor
open class UIAccessibilityLocationDescriptor {
  /// The view.
  open weak var view: UIView?
  /// The place in it, in points.
  public final let point: CGPoint
  /// What it is called.
  open var name: String { attributedName.string }
  /// The same with attributes.
  public final let attributedName: NSAttributedString

  /// Makes one of the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Makes one of a place in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Makes one with attributes.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
  }
}

/// A cell of a table that assistive technology knows. Stands for UIAccessibilityContainerDataTableCell.
@MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// The rows that it takes.
  func accessibilityRowRange() -> NSRange
  /// The columns that it takes.
  func accessibilityColumnRange() -> NSRange
}

/// A table that assistive technology knows. Stands for UIAccessibilityContainerDataTable.
@MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// The cell of a row and a column.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// How many rows there are.
  func accessibilityRowCount() -> Int
  /// How many columns there are.
  func accessibilityColumnCount() -> Int
  /// The headers of a row.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// None.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  /// None.
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
}

/// Says how far a list is scrolled. Stands for UIScrollViewAccessibilityDelegate.
@MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// In words.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// In words with attributes.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Nothing.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// The words.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    accessibilityScrollStatus(for: scrollView).map { NSAttributedString(string: $0) }
  }
}
