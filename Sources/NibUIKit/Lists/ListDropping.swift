import NibRuntime
import NibStandIns

/// Makes changes while a thing that is dropped comes to its place: at once. Stands for UIDragAnimating.
@MainActor
public protocol UIDragAnimating: AnyObject {
  /// Makes changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where a thing that is dropped comes to. Stands in for UIDragPreviewTarget.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A thing that is dropped on a collection. Stands for UICollectionViewDropItem.
@MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it comes from, if that is the collection.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is shown; nothing is shown, so none.
  var previewSize: CGSize { get }
}

/// A thing that is dropped on a table. Stands for UITableViewDropItem.
@MainActor
public protocol UITableViewDropItem: AnyObject {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it comes from, if that is the table.
  var sourceIndexPath: IndexPath? { get }
  /// How large it is shown; nothing is shown, so none.
  var previewSize: CGSize { get }
}

/// A cell in the place of an item that is still loaded. Stands in for UICollectionViewPlaceholder.
@MainActor
open class UICollectionViewPlaceholder {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  /// Sets the cell up; nothing shows the cell, so nothing calls it.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes one.
  /// - Parameters:
  ///   - insertionIndexPath: where the item will be.
  ///   - reuseIdentifier: the identifier of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
  }
}

/// A cell in the place of an item that was dropped. Stands in for UICollectionViewDropPlaceholder.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the thing is shown that lands in the cell; nothing is shown, so nothing calls it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A row in the place of one that is still loaded. Stands in for UITableViewPlaceholder.
@MainActor
open class UITableViewPlaceholder {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// Sets the cell up; nothing shows the cell, so nothing calls it.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes one.
  /// - Parameters:
  ///   - insertionIndexPath: where the row will be.
  ///   - reuseIdentifier: the identifier of the cell.
  ///   - rowHeight: its height, in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
  }
}

/// A row in the place of one that was dropped. Stands in for UITableViewDropPlaceholder.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how the thing is shown that lands in the row; nothing is shown, so nothing calls it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What becomes of a placeholder. Stands for UICollectionViewDropPlaceholderContext.
@MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The thing that was dropped.
  var dragItem: UIDragItem { get }
  /// Puts the item in the placeholder's place: the closure adds it to the app's own data at the place that it is given.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Sets the cell up again.
  func setNeedsCellUpdate()
}

/// What becomes of a placeholder. Stands for UITableViewDropPlaceholderContext.
@MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The thing that was dropped.
  var dragItem: UIDragItem { get }
  /// Puts the row in the placeholder's place: the closure adds it to the app's own data at the place that it is given.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A thing that is dropped on a list.
final class DroppedThing: UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { CGSize() }

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
    (self.dragItem, self.sourceIndexPath) = (dragItem, sourceIndexPath)
  }
}

/// A thing that has landed: changes are made at once.
class LandedDrag: UIDragAnimating {
  final func addAnimations(_ animations: @escaping () -> Void) { animations() }
  final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// A place that is kept for a thing that is still loaded.
final class DropPlaceholder: LandedDrag, UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let place: IndexPath
  private var insert: ((_ updates: () -> Void) -> Void)?

  init(_ dragItem: UIDragItem, at place: IndexPath, insert: @escaping (_ updates: () -> Void) -> Void) {
    (self.dragItem, self.place, self.insert) = (dragItem, place, insert)
  }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard let insert else { return false }
    self.insert = nil
    insert { dataSourceUpdates(place) }
    return true
  }

  func deletePlaceholder() -> Bool {
    defer { insert = nil }
    return insert != nil
  }

  func setNeedsCellUpdate() {}
}
