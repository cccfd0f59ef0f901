import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A view that a scrubber places. Stands in for NSScrubberArrangedView.
open class NSScrubberArrangedView: NSView {
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// Takes a place and an opacity.
  open func apply(_ layoutAttributes: NSScrubberLayoutAttributes) {
    frame = layoutAttributes.frame
    alphaValue = Double(layoutAttributes.alpha)
  }
}

/// The sign of a selected item. Stands in for NSScrubberSelectionView.
open class NSScrubberSelectionView: NSScrubberArrangedView {}

/// How a selected item is shown. Stands in for NSScrubberSelectionStyle.
open class NSScrubberSelectionStyle: NSResponder {
  /// With a line around it.
  public static let outlineOverlay = NSScrubberSelectionStyle()
  /// With a background.
  public static let roundedBackground = NSScrubberSelectionStyle()
  /// Makes the sign of a selected item; nil for none.
  open func makeSelectionView() -> NSScrubberSelectionView? { NSScrubberSelectionView() }
}

/// Where an item of a scrubber is. Stands in for NSScrubberLayoutAttributes.
open class NSScrubberLayoutAttributes: NSObject {
  /// The item.
  open var itemIndex: Int
  /// The place, in points from the first item.
  open var frame = NSRect.zero
  /// Opacity, 0...1.
  open var alpha: CGFloat = 1

  /// Makes those of an item, without a place.
  public required init(forItemAt index: Int) {
    itemIndex = index
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSScrubberLayoutAttributes else { return false }
    return other.itemIndex == itemIndex && other.frame == frame && other.alpha == alpha
  }

  open override var hash: Int { itemIndex }
}

/// How items of a scrubber are laid out: by a class of one's own. Stands in for NSScrubberLayout.
open class NSScrubberLayout: NSResponder {
  /// The scrubber; nil for none.
  open internal(set) weak var scrubber: NSScrubber?
  private final var isPrepared = false

  /// The class of the places.
  open class var layoutAttributesClass: AnyClass { NSScrubberLayoutAttributes.self }
  /// What is seen of the items, in points from the first one: all that the scrubber has room for.
  open var visibleRect: NSRect { scrubber.map { NSRect(origin: .zero, size: $0.bounds.size) } ?? .zero }
  /// Has the items be placed anew.
  open func invalidateLayout() {
    isPrepared = false
    scrubber?.arrangeItems()
  }
  /// Gets ready for being asked. Does nothing here.
  open func prepare() {}
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
  /// Size of all items together, in points.
  open var scrubberContentSize: NSSize { .zero }
  /// Where an item is; nil where the layout does not know.
  open func layoutAttributesForItem(at index: Int) -> NSScrubberLayoutAttributes? { nil }
  /// Where the items are that lie in a rectangle.
  open func layoutAttributesForItems(in rect: NSRect) -> Set<NSScrubberLayoutAttributes> {
    let all = (0..<(scrubber?.numberOfItems ?? 0)).compactMap { layoutAttributesForItem(at: $0) }
    return Set(all.filter { $0.frame.intersects(rect) })
  }
  /// Whether another selection places the items anew.
  open var shouldInvalidateLayoutForSelectionChange: Bool { false }
  /// Whether a finger on another item places them anew.
  open var shouldInvalidateLayoutForHighlightChange: Bool { false }
  /// Whether they are placed anew when others of them are seen.
  open func shouldInvalidateLayout(
    forChangeFromVisibleRect fromVisibleRect: NSRect, toVisibleRect: NSRect
  ) -> Bool { fromVisibleRect.size != toVisibleRect.size }
  /// Whether the first item is at the right where a language is written from there.
  open var automaticallyMirrorsInRightToLeftLayout: Bool { true }
}

/// Provides the widths of items. Stands in for NSScrubberFlowLayoutDelegate.
@MainActor
public protocol NSScrubberFlowLayoutDelegate: NSScrubberDelegate {
  /// Size of an item in points.
  func scrubber(_ scrubber: NSScrubber, layout: NSScrubberFlowLayout, sizeForItemAt itemIndex: Int) -> NSSize
}

extension NSScrubberFlowLayoutDelegate {
  /// That of the layout.
  public func scrubber(
    _ scrubber: NSScrubber, layout: NSScrubberFlowLayout, sizeForItemAt itemIndex: Int
  ) -> NSSize { layout.itemSize }
}

/// Items one after the other. Stands in for NSScrubberFlowLayout.
open class NSScrubberFlowLayout: NSScrubberLayout {
  /// Distance of two items in points.
  open var itemSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Size of an item in points, where the scrubber's delegate does not give it.
  open var itemSize = NSSize(width: 50, height: 30) { didSet { invalidateLayout() } }

  /// Has some items be placed anew; those after them move.
  open func invalidateLayoutForItems(at invalidItemIndexes: IndexSet) { invalidateLayout() }

  private func size(_ index: Int) -> NSSize {
    guard let scrubber, let delegate = scrubber.delegate as? any NSScrubberFlowLayoutDelegate else { return itemSize }
    return delegate.scrubber(scrubber, layout: self, sizeForItemAt: index)
  }

  /// Size of all items together, in points.
  open override var scrubberContentSize: NSSize {
    let sizes = (0..<(scrubber?.numberOfItems ?? 0)).map { size($0) }
    let width = sizes.reduce(0) { $0 + $1.width } + itemSpacing * CGFloat(max(0, sizes.count - 1))
    return NSSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  /// Where an item is: after those before it.
  open override func layoutAttributesForItem(at index: Int) -> NSScrubberLayoutAttributes? {
    guard (0..<(scrubber?.numberOfItems ?? 0)).contains(index) else { return nil }
    let attributes = NSScrubberLayoutAttributes(forItemAt: index)
    let left = (0..<index).reduce(CGFloat(0)) { $0 + size($1).width + itemSpacing }
    attributes.frame = NSRect(origin: NSPoint(x: left, y: 0), size: size(index))
    return attributes
  }
}

/// Items that share the room. Stands in for NSScrubberProportionalLayout.
open class NSScrubberProportionalLayout: NSScrubberLayout {
  /// How many items are seen at once.
  open var numberOfVisibleItems = 3 { didSet { invalidateLayout() } }
  /// Makes one of a number of items.
  public convenience init(numberOfVisibleItems: Int) {
    self.init()
    self.numberOfVisibleItems = numberOfVisibleItems
  }

  private var width: CGFloat { visibleRect.width / CGFloat(max(1, numberOfVisibleItems)) }

  /// Size of all items together, in points.
  open override var scrubberContentSize: NSSize {
    NSSize(width: width * CGFloat(scrubber?.numberOfItems ?? 0), height: visibleRect.height)
  }

  /// Where an item is: all are as wide.
  open override func layoutAttributesForItem(at index: Int) -> NSScrubberLayoutAttributes? {
    guard (0..<(scrubber?.numberOfItems ?? 0)).contains(index) else { return nil }
    let attributes = NSScrubberLayoutAttributes(forItemAt: index)
    attributes.frame = NSRect(x: width * CGFloat(index), y: 0, width: width, height: visibleRect.height)
    return attributes
  }
}
