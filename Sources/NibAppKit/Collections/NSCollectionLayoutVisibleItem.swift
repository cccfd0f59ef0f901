import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An item of a section that is seen, for a closure to change how. Stands in for NSCollectionLayoutVisibleItem.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Opacity, 0...1.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// Its middle in the collection, in points.
  var center: NSPoint { get set }
  /// Which item.
  var indexPath: IndexPath { get }
  /// Its rectangle in the collection, in points.
  var frame: NSRect { get }
  /// Its rectangle in its own coordinates, in points.
  var bounds: NSRect { get }
  /// What it is.
  var representedElementCategory: NSCollectionElementCategory { get }
  /// The kind of view; nil for an item.
  var representedElementKind: String? { get }
}

/// Changes how the items of a section are seen: is told of them, how far the section is scrolled, and the room that there
/// is.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: NSPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// An item of a compositional layout, as a section's closure may change it.
final class PlacedItem: NSCollectionLayoutVisibleItem {
  var alpha: CGFloat = 1
  var zIndex = 0
  var isHidden = false
  let indexPath: IndexPath
  private(set) var frame: NSRect

  init(_ indexPath: IndexPath, _ frame: NSRect) { (self.indexPath, self.frame) = (indexPath, frame) }

  var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  var representedElementCategory: NSCollectionElementCategory { .item }
  var representedElementKind: String? { nil }
  var center: NSPoint {
    get { NSPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = NSPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}
