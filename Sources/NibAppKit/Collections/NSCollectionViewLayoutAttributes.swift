import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What stands at a place of a collection. Documented: the numbers, by AppKit.
public enum NSCollectionElementCategory: Int, Sendable {
  /// An item; a header, a footer or another view beside the items; a view behind them; the gap that a drop would fill.
  case item, supplementaryView, decorationView, interItemGap
}

/// Where an element of a collection stands, and how. Stands in for NSCollectionViewLayoutAttributes.
@MainActor
open class NSCollectionViewLayoutAttributes {
  /// Its rectangle in the collection, in points.
  open var frame = NSRect()
  /// Opacity, 0...1.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// Which one it is; of a header or footer the first item of its section.
  open var indexPath: IndexPath? = IndexPath()
  /// What it is.
  open private(set) var representedElementCategory = NSCollectionElementCategory.item
  /// The kind of view; nil for an item.
  open private(set) var representedElementKind: String?

  /// Its size, in points; another one keeps the origin.
  open var size: NSSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// Makes those of an element at no place.
  public required init() {}

  /// Makes those of an item.
  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes those of a header, a footer or another view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Makes those of a view behind the items.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// Makes those of the gap before an item.
  public convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    representedElementCategory = .interItemGap
    representedElementKind = NSCollectionView.elementKindInterItemGapIndicator
  }

  /// Takes over another's element and values.
  final func take(_ other: NSCollectionViewLayoutAttributes) {
    (frame, alpha, zIndex, isHidden) = (other.frame, other.alpha, other.zIndex, other.isHidden)
    (indexPath, representedElementKind) = (other.indexPath, other.representedElementKind)
    representedElementCategory = other.representedElementCategory
  }

  /// Another one with the same values. A class with values of its own adds them.
  open func copy() -> Any {
    let other = type(of: self).init()
    other.take(self)
    return other
  }
}

/// What a layout places: an item, or a view beside or behind the items. Stands for NSCollectionViewElement.
@MainActor
public protocol NSCollectionViewElement: NSResponder {
  /// Called before the element shows something else.
  func prepareForReuse()
  /// The layout placed the element.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// The place that the element would like; asked by nothing, for nothing is measured.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  /// Does nothing.
  public func prepareForReuse() {}
  /// Does nothing.
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// As it is.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes { layoutAttributes }
}
