import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSCollectionView {
  /// The direction in which a view scrolls.
  public enum ScrollDirection: Int, NibChoice {
    /// Up and down, or sideways.
    case vertical, horizontal
  }

  /// Where something is dropped in a collection. Documented: the numbers, by AppKit.
  public enum DropOperation: Int, Sendable {
    /// On an item, or before it.
    case on, before
  }
}

/// Where the layout places things.
extension NSCollectionView {
  /// Where a header, a footer or another view stands; nil where there is none.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    collectionViewLayout?.prepareIfNeeded()
    return collectionViewLayout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Where things stand now: the layout's own class is asked anew if it is stale.
  final func placeElements() {
    guard let layout = collectionViewLayout else { return }
    layout.prepareIfNeeded()
    for (path, item) in items.made { put(item, at: layout.layoutAttributesForItem(at: path)) }
    for (place, view) in items.supplementary.made {
      put(view, at: layout.layoutAttributesForSupplementaryView(ofKind: place.kind, at: place.path))
    }
    placeDecorations(layout)
    needsLayout = false
  }

  /// What is allowed of what is dragged from the collection.
  public final func setDraggingSourceOperationMask(
    _ dragOperationMask: NSDragOperation, forLocal localDestination: Bool
  ) {
    if localDestination { items.localDragging = dragOperationMask } else { items.outerDragging = dragOperationMask }
  }

  /// Makes and places what is behind the items.
  private func placeDecorations(_ layout: NSCollectionViewLayout) {
    let size = layout.collectionViewContentSize
    let wanted = layout.layoutAttributesForElements(in: NSRect(origin: .zero, size: size))
      .filter { $0.representedElementCategory == .decorationView }
    var known = items.decorations
    items.decorations = [:]
    for attributes in wanted {
      guard let kind = attributes.representedElementKind, let path = attributes.indexPath else { continue }
      let place = PlacedElements.Place(kind: kind, path: path)
      guard let view = known.removeValue(forKey: place) ?? layout.makeDecoration(kind) else { continue }
      items.decorations[place] = view
      if view.superview !== self { addSubview(view, positioned: .below, relativeTo: nil) }
      put(view, at: attributes)
    }
    for view in known.values { view.removeFromSuperview() }
  }

  /// Places an item.
  final func put(_ item: NSCollectionViewItem, at attributes: NSCollectionViewLayoutAttributes?) {
    guard let attributes else { return }
    put(item.view, at: attributes)
    item.apply(attributes)
  }

  /// Places a view.
  final func put(_ view: NSView, at attributes: NSCollectionViewLayoutAttributes?) {
    guard let attributes else { return }
    view.frame = attributes.frame
    view.alphaValue = Double(attributes.alpha)
    view.isHidden = attributes.isHidden
    (view as? any NSCollectionViewElement)?.apply(attributes)
  }

  /// The items that were scrolled to last.
  public final var itemsScrolledTo: Set<IndexPath> { items.scrolledTo }

  /// Hides the items of the section that a button lies in the header of, or shows them again, if the layout is a flow.
  public final func toggleSectionCollapse(_ sender: Any) {
    guard let view = sender as? NSView, let flow = collectionViewLayout as? NSCollectionViewFlowLayout,
      let place = items.supplementary.made.first(where: { view.isDescendant(of: $0.value) })?.key
    else { return }
    let section = place.path[0]
    if flow.sectionAtIndexIsCollapsed(section) {
      flow.expandSection(at: section)
    } else {
      flow.collapseSection(at: section)
    }
  }

  /// Tells who loads ahead of the item behind one that is made: as a list tells of those that a user scrolls to next.
  final func prefetch(beside path: IndexPath) {
    guard let prefetchDataSource else { return }
    let next = IndexPath(item: path[1] + 1, section: path[0])
    guard isPlace(next), items.made[next] == nil, items.prefetched.insert(next).inserted else { return }
    prefetchDataSource.collectionView(self, prefetchItemsAt: [next])
  }
}

/// Loads ahead what a collection will show. Stands for NSCollectionViewPrefetching.
@MainActor
public protocol NSCollectionViewPrefetching: AnyObject {
  /// Items will be asked for soon: the one behind each that is made, once.
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that will not be asked for after all: those that went unmade when the collection was loaded anew.
  func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension NSCollectionViewPrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
