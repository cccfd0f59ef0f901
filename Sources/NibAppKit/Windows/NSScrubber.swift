import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Who says what a scrubber shows. Stands in for NSScrubberDataSource.
@MainActor
public protocol NSScrubberDataSource: AnyObject {
  /// How many items there are.
  func numberOfItems(for scrubber: NSScrubber) -> Int
  /// The view of an item.
  func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView
}

/// What is told of a scrubber. Stands in for NSScrubberDelegate.
@MainActor
public protocol NSScrubberDelegate: AnyObject {
  /// An item is selected.
  func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int)
  /// A finger is on an item.
  func scrubber(_ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int)
  /// Other items are seen.
  func scrubber(_ scrubber: NSScrubber, didChangeVisibleRange visibleRange: NSRange)
  /// The system takes the finger for something else.
  func didCancelInteracting(with scrubber: NSScrubber)
  /// A finger begins to move.
  func didBeginInteracting(with scrubber: NSScrubber)
  /// The finger is lifted.
  func didFinishInteracting(with scrubber: NSScrubber)
}

extension NSScrubberDelegate {
  /// Does nothing.
  public func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int) {}
  /// Does nothing.
  public func scrubber(_ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int) {}
  /// Does nothing.
  public func scrubber(_ scrubber: NSScrubber, didChangeVisibleRange visibleRange: NSRange) {}
  /// Does nothing.
  public func didCancelInteracting(with scrubber: NSScrubber) {}
  /// Does nothing.
  public func didBeginInteracting(with scrubber: NSScrubber) {}
  /// Does nothing.
  public func didFinishInteracting(with scrubber: NSScrubber) {}
}

/// The view of an item of a scrubber. Stands in for NSScrubberItemView.
open class NSScrubberItemView: NSScrubberArrangedView {}

/// An item that is a text. Stands in for NSScrubberTextItemView.
open class NSScrubberTextItemView: NSScrubberItemView {
  /// The text.
  public final let textField = NSTextField(labelWithString: "")
  /// The text.
  open var title: String {
    get { textField.stringValue }
    set { textField.stringValue = newValue }
  }
  /// The text.
  open override var shownTexts: [String] { [title].filter { !$0.isEmpty } }
}

/// An item that is an image. Stands in for NSScrubberImageItemView.
open class NSScrubberImageItemView: NSScrubberItemView {
  /// The image's view.
  public final let imageView = NSImageView()
  /// Where the image is in the item.
  open var imageAlignment: NSImageAlignment {
    get { imageView.imageAlignment }
    set { imageView.imageAlignment = newValue }
  }
  /// The image.
  open var image: NSImage! {
    get { imageView.image }
    set { imageView.image = newValue }
  }
}

/// A list that a finger moves through. Stands in for NSScrubber.
open class NSScrubber: NSView {
  /// Whether items stay in place. Documented: the numbers, by AppKit.
  public enum Mode: Int, Sendable {
    /// They do, and the selection moves; they move.
    case fixed, free
  }
  /// Where an item is in what is seen. Documented: the numbers, by AppKit.
  public enum Alignment: Int, Sendable {
    /// Anywhere, at the beginning, at the end, in the middle.
    case none, leading, trailing, center
  }

  /// Who says what is shown; not kept alive.
  open weak var dataSource: (any NSScrubberDataSource)? { didSet { reloadData() } }
  /// What is told of it; not kept alive.
  open weak var delegate: (any NSScrubberDelegate)?
  /// How items are laid out.
  open var scrubberLayout: NSScrubberLayout = NSScrubberFlowLayout() {
    didSet {
      oldValue.scrubber = nil
      scrubberLayout.scrubber = self
      scrubberLayout.invalidateLayout()
    }
  }
  /// Whether items stay in place.
  open var mode = Mode.fixed
  /// Where items come to rest.
  open var itemAlignment = Alignment.none
  /// Whether the selection follows the finger.
  open var isContinuous = false
  /// Whether the sign of the selection moves over the items.
  open var floatsSelectionViews = false
  /// Whether there are arrows at the ends.
  open var showsArrowButtons = false
  /// Whether what is beyond the ends shows through.
  open var showsAdditionalContentIndicators = false
  /// What is behind a selected item; nil for nothing.
  open var selectionBackgroundStyle: NSScrubberSelectionStyle?
  /// What is over a selected item; nil for nothing.
  open var selectionOverlayStyle: NSScrubberSelectionStyle?
  /// Color behind the items; nil for none.
  open var backgroundColor: NSColor?
  /// View behind the items; nil for none.
  open var backgroundView: NSView?
  /// The item that a finger is on; -1 for none.
  open private(set) var highlightedIndex = -1
  private final var views: [Int: NSScrubberItemView] = [:]
  private final var classes: [NSUserInterfaceItemIdentifier: NSScrubberItemView.Type] = [:]
  private final var count = 0
  private final var scrolled: (index: Int, alignment: Alignment)?

  /// The item that is selected; -1 for none.
  open var selectedIndex = -1 {
    didSet {
      if selectedIndex >= count { selectedIndex = -1 }
      views[oldValue]?.isSelected = false
      views[selectedIndex]?.isSelected = true
    }
  }
  /// How many items there are.
  open var numberOfItems: Int { count }
  /// The item that was scrolled to last; nil for none. For tests.
  open var scrolledIndex: Int? { scrolled?.index }

  /// Asks the data source anew; nothing is selected then.
  open func reloadData() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    count = max(0, dataSource?.numberOfItems(for: self) ?? 0)
    selectedIndex = -1
  }
  /// Asks for some items anew.
  open func reloadItems(at indexes: IndexSet) { for index in indexes { forget(index) } }
  /// Tells that there are new items.
  open func insertItems(at indexes: IndexSet) { recount() }
  /// Tells that items are gone.
  open func removeItems(at indexes: IndexSet) { recount() }
  /// Tells that an item is at another place.
  open func moveItem(at oldIndex: Int, to newIndex: Int) { recount() }
  /// Makes several changes.
  open func performSequentialBatchUpdates(_ updateBlock: () -> Void) { updateBlock() }

  private func recount() {
    let selected = selectedIndex
    reloadData()
    selectedIndex = selected
  }

  private func forget(_ index: Int) { views.removeValue(forKey: index)?.removeFromSuperview() }

  /// The view of an item, made now if it was not; nil beyond the ends.
  open func itemViewForItem(at index: Int) -> NSScrubberItemView? {
    if let known = views[index] { return known }
    guard (0..<count).contains(index), let view = dataSource?.scrubber(self, viewForItemAt: index) else { return nil }
    views[index] = view
    view.isSelected = index == selectedIndex
    arrange(view, index)
    addSubview(view)
    return view
  }
  /// Moves to an item.
  open func scrollItem(at index: Int, to alignment: Alignment) { scrolled = (index, alignment) }
  /// Places a view of an item as the layout gives it; nothing where it gives none.
  private func arrange(_ view: NSScrubberItemView, _ index: Int) {
    scrubberLayout.scrubber = self
    scrubberLayout.prepareIfNeeded()
    if let attributes = scrubberLayout.layoutAttributesForItem(at: index) { view.apply(attributes) }
  }

  /// Places all views that there are.
  final func arrangeItems() { for (index, view) in views { arrange(view, index) } }

  /// Makes a document that of items of an identifier; nil takes that away.
  open func register(_ nib: NSNib?, forItemIdentifier itemIdentifier: NSUserInterfaceItemIdentifier) {
    nibs[itemIdentifier] = nib
  }
  private final var nibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]

  private func itemOfNib(_ identifier: NSUserInterfaceItemIdentifier, _ owner: Any?) -> NSScrubberItemView? {
    var objects: NSArray?
    guard nibs[identifier]?.instantiate(withOwner: owner, topLevelObjects: &objects) == true else { return nil }
    return objects?.lazy.compactMap { $0 as? NSScrubberItemView }.first
  }

  /// Makes a class that of items of an identifier; nil takes that away.
  open func register(
    _ itemViewClass: AnyClass?, forItemIdentifier itemIdentifier: NSUserInterfaceItemIdentifier
  ) {
    classes[itemIdentifier] = itemViewClass as? NSScrubberItemView.Type
  }
  /// Makes an item of the class that was registered; nil for none.
  open func makeItem(withIdentifier itemIdentifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSScrubberItemView?
  {
    let view = classes[itemIdentifier]?.made() ?? itemOfNib(itemIdentifier, owner)
    view?.identifier = itemIdentifier
    return view
  }

  /// Does what a finger does that taps an item: the item is touched, then selected, and the delegate is told. An index
  /// outside does nothing.
  open func choose(_ index: Int) {
    guard (0..<count).contains(index) else { return }
    delegate?.didBeginInteracting(with: self)
    highlightedIndex = index
    delegate?.scrubber(self, didHighlightItemAt: index)
    highlightedIndex = -1
    selectedIndex = index
    delegate?.scrubber(self, didSelectItemAt: index)
    delegate?.didFinishInteracting(with: self)
  }

  /// Does what the system does that takes a finger on an item for something else: nothing is selected, and the delegate is
  /// told.
  open func cancelTouch(on index: Int) {
    guard (0..<count).contains(index) else { return }
    delegate?.didBeginInteracting(with: self)
    delegate?.scrubber(self, didHighlightItemAt: index)
    delegate?.didCancelInteracting(with: self)
  }
}
