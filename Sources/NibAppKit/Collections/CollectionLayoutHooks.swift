import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a layout of a collection is told and asked when something changes, for subclasses to override; the base of
/// `NSCollectionViewLayout`. Nothing moves over time here: it is told before and after a change that is made at once.
open class CollectionLayoutHooks: NSResponder {
  /// Items are about to come, go and move, and the data source has them so already. Does nothing here.
  open func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {}
  /// They have come, gone and moved. Does nothing here.
  open func finalizeCollectionViewUpdates() {}
  /// The collection is about to have another size. Does nothing here.
  open func prepare(forAnimatedBoundsChange oldBounds: NSRect) {}
  /// It has another size. Does nothing here.
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout is about to take this one's place. Does nothing here.
  open func prepareForTransition(to newLayout: NSCollectionViewLayout) {}
  /// This layout is about to take another one's place. Does nothing here.
  open func prepareForTransition(from oldLayout: NSCollectionViewLayout) {}
  /// It has taken it, or the other one has. Does nothing here.
  open func finalizeLayoutTransition() {}
  /// Where views beside items go that the layout has no more. None here.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  /// Where views behind items go that the layout has no more. None here.
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind
  ) -> Set<IndexPath> { [] }
  /// Where views beside items come that the layout had not. None here.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> { [] }
  /// Where views behind items come that the layout had not. None here.
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: NSCollectionView.DecorationElementKind
  ) -> Set<IndexPath> { [] }
  /// Whether all are placed anew for the place that an item would like. Not asked here: items have the layout's places.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What is stale for the place that an item would like.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutInvalidationContext { staleness }
  /// What is stale when the collection has another size: asked where `shouldInvalidateLayout(forBoundsChange:)` returns true.
  open func invalidationContext(forBoundsChange newBounds: NSRect) -> NSCollectionViewLayoutInvalidationContext {
    staleness
  }
  private final var staleness: NSCollectionViewLayoutInvalidationContext {
    let type: AnyClass? = (Swift.type(of: self) as? NSCollectionViewLayout.Type)?.invalidationContextClass
    return (type as? NSCollectionViewLayoutInvalidationContext.Type)?.init()
      ?? NSCollectionViewLayoutInvalidationContext()
  }
  /// Where the content is to be after a change of items or of the layout; asked by nothing, for nothing moves.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: NSPoint) -> NSPoint {
    proposedContentOffset
  }
  /// Where a view beside items comes from; asked by nothing, for nothing moves.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Where a view beside items goes; asked by nothing, for nothing moves.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind, at elementIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Where a view behind items comes from; asked by nothing, for nothing moves.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
  /// Where a view behind items goes; asked by nothing, for nothing moves.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: NSCollectionView.DecorationElementKind, at decorationIndexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? { nil }
}

/// One item that comes, goes, moves or is made anew. Stands in for NSCollectionViewUpdateItem.
@MainActor
open class NSCollectionViewUpdateItem {
  /// The place before; nil for one that comes.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The place after; nil for one that goes.
  public final let indexPathAfterUpdate: IndexPath?
  /// What happens.
  public final let updateAction: NSCollectionView.UpdateAction

  init(_ before: IndexPath?, _ after: IndexPath?, _ action: NSCollectionView.UpdateAction) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
  }
}

extension NSCollectionView {
  /// What happens to an item. Documented: the numbers, by AppKit.
  public enum UpdateAction: Int, Sendable {
    /// As named.
    case insert, delete, reload, move, none
  }
}

extension NSCollectionView {
  /// Has another layout place the items; both, and the items, are told where there were two.
  final func changeLayout(from old: NSCollectionViewLayout?, to new: NSCollectionViewLayout?) {
    let made = Array(items.made.values)
    if let old, let new {
      old.prepareForTransition(to: new)
      new.prepareForTransition(from: old)
      for item in made { item.willTransition(from: old, to: new) }
    }
    old?.collectionView = nil
    new?.collectionView = self
    new?.forgetPlaces()
    guard let old, let new else { return }
    for item in made { item.didTransition(from: old, to: new) }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }
}

extension CollectionUpdates {
  /// What happens, in the order of places.
  @MainActor var items: [NSCollectionViewUpdateItem] {
    deleted.sorted().map { NSCollectionViewUpdateItem($0, nil, .delete) }
      + reloaded.sorted().map { NSCollectionViewUpdateItem($0, $0, .reload) }
      + moved.sorted { $0.key < $1.key }.map { NSCollectionViewUpdateItem($0.key, $0.value, .move) }
      + inserted.sorted().map { NSCollectionViewUpdateItem(nil, $0, .insert) }
  }
}

/// A layout between two others: each place is on the way from one to the other. Stands in for
/// NSCollectionViewTransitionLayout.
open class NSCollectionViewTransitionLayout: NSCollectionViewLayout {
  /// How far it is, from 0, the first layout, to 1.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The first layout.
  public final let currentLayout: NSCollectionViewLayout
  /// The other one.
  public final let nextLayout: NSCollectionViewLayout
  private final var values: [AnimatedKey: CGFloat] = [:]

  /// The name of a value between the layouts.
  public typealias AnimatedKey = String

  /// Makes one between two layouts.
  public init(currentLayout: NSCollectionViewLayout, nextLayout newLayout: NSCollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Sets a value between the layouts.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: AnimatedKey) { values[key] = value }
  /// A value between the layouts; 0 where none was set.
  open func value(forAnimatedKey key: AnimatedKey) -> CGFloat { values[key] ?? 0 }

  /// Where an item stands on its way; where one layout has no place for it, that of the other.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    let first = currentLayout.layoutAttributesForItem(at: indexPath)
    let last = nextLayout.layoutAttributesForItem(at: indexPath)
    guard let first, let last else { return first ?? last }
    let between = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
    let part = min(max(transitionProgress, 0), 1)
    func on(_ path: KeyPath<NSRect, CGFloat>) -> CGFloat {
      first.frame[keyPath: path] + (last.frame[keyPath: path] - first.frame[keyPath: path]) * part
    }
    between.frame = NSRect(x: on(\.origin.x), y: on(\.origin.y), width: on(\.size.width), height: on(\.size.height))
    return between
  }
}

/// A view beside items that can hide those of its section. Stands in for NSCollectionViewSectionHeaderView.
@MainActor
public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
  /// The button that does so; nil for none.
  var sectionCollapseButton: NSButton? { get set }
}

extension NSCollectionViewSectionHeaderView {
  /// None.
  public var sectionCollapseButton: NSButton? {
    get { nil }
    set {}
  }
}
