import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Views of which one is seen. Stands in for NSTabView.
open class NSTabView: NSView {
  /// Whether labels are cut where there is no room.
  open var allowsTruncatedLabels = false
  /// The font of the tabs.
  open var font: NSFont?
  /// Whether a background is drawn.
  open var drawsBackground = false
  /// Where the tabs are.
  open var tabViewType = TabType.topTabsBezelBorder
  /// The controller whose view it is, which is told of it where no other delegate is.
  final weak var controller: NSTabViewController?
  /// How large the tabs are.
  open var controlSize = NSControl.ControlSize.regular

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tabViewTable.read(self, from: coder)
    for item in items {
      item.tabView = self
    }
    show()
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabViewTable] }

  private static let tabViewTable = PropertyTable(
    NSTabView.self, kind: AppKitElements.tabView, fresh: { NSTabView() },
    [
      Property("font", \.font),
      Property("drawsBackground", \.drawsBackground),
      Property("allowsTruncatedLabels", \.allowsTruncatedLabels),
      Property("tabViewType", row: "type", \.tabViewType),
      Property("controlSize", \.controlSize),
      Property("tabViewItems", objects: \.items),
      Property("selectedTabViewItem", row: "initialItem", object: \.selectedItem),
    ])

  /// The tabs.
  open internal(set) var items: [NSTabViewItem] = []
  /// The tab whose view is seen.
  open private(set) weak var selectedItem: NSTabViewItem?

  /// Index of the tab whose view is seen; -1 for none.
  public var selectedIndex: Int { items.firstIndex { $0 === selectedItem } ?? -1 }

  /// Adds a tab.
  public func addItem(_ item: NSTabViewItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    item.tabView = self
  }

  /// Puts a tab at a place among the others.
  final func move(_ item: NSTabViewItem, to index: Int) {
    items.removeAll { $0 === item }
    items.insert(item, at: min(max(index, 0), items.count))
  }

  /// Takes a tab away.
  func removeItem(_ item: NSTabViewItem) {
    items.removeAll { $0 === item }
    item.view?.removeFromSuperview()
    item.tabView = nil
    if selectedItem === item { selectedItem = nil }
  }

  /// Shows the view of a tab; an index outside does nothing.
  public func selectItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    selectedItem = items[index]
    show()
  }

  /// Shows the view of the tab with an identifier.
  /// - Returns: whether there is one.
  @discardableResult
  public func selectItem(identifier: String) -> Bool {
    guard let index = items.firstIndex(where: { $0.identifier?.rawValue == identifier }) else { return false }
    selectItem(at: index)
    return true
  }

  /// Does what a click on a tab does: shows it, and writes which one to what is bound.
  /// - Throws: `RuntimeError` if the model refuses it.
  public func choose(_ index: Int) throws(RuntimeError) {
    guard items.indices.contains(index) else { return }
    selectItem(at: index)
    try commitBindings()
  }

  private func show() {
    for item in items where item !== selectedItem { item.view?.removeFromSuperview() }
    if let view = selectedItem?.view, view.superview !== self { addSubview(view) }
  }

  /// The tabs' labels.
  open override var shownTexts: [String] { items.map(\.label).filter { !$0.isEmpty } }

  /// The views that are not seen.
  open override var attachments: [NSResponder] { items.filter { $0 !== selectedItem }.compactMap(\.view) }

  /// Shows the view of a tab, unless the delegate says no; the delegate is told.
  open func selectTabViewItem(_ item: NSTabViewItem?) {
    guard let item, let index = items.firstIndex(where: { $0 === item }), item !== selectedItem else { return }
    guard delegate?.tabView(self, shouldSelect: item) ?? true else { return }
    delegate?.tabView(self, willSelect: item)
    selectItem(at: index)
    delegate?.tabView(self, didSelect: item)
  }

  /// Adds a tab; the first one is shown.
  open func addTabViewItem(_ item: NSTabViewItem) { insertTabViewItem(item, at: items.count) }

  /// Where the view of a tab is: what tabs and border leave.
  open var contentRect: NSRect {
    let edge: CGFloat = tabViewBorderType == .none ? 0 : 7
    var rect = bounds.insetBy(dx: edge, dy: edge)
    switch tabPosition {
    case .none: break
    case .top: rect.size.height -= 20
    case .bottom:
      rect.size.height -= 20
      rect.origin.y += 20
    case .left:
      rect.size.width -= 20
      rect.origin.x += 20
    case .right: rect.size.width -= 20
    }
    return rect.width < 0 || rect.height < 0 ? .zero : rect
  }

  /// What is told of the tab view, if it is of the protocol; the controller whose view it is, where none is set.
  open var delegate: (any NSTabViewDelegate)? {
    get { outlet("delegate") as? any NSTabViewDelegate ?? controller }
    set { connect("delegate", to: newValue) }
  }

  /// Puts a tab at a place; the first one is shown.
  open func insertTabViewItem(_ item: NSTabViewItem, at index: Int) {
    guard !items.contains(where: { $0 === item }) else { return }
    item.tabView?.removeTabViewItem(item)
    if item.view == nil, let controller = item.viewController { item.view = controller.view }
    addItem(item)
    move(item, to: index)
    if selectedItem == nil { selectItem(at: 0) }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }

  /// Takes a tab away; the first one is shown where it was seen.
  open func removeTabViewItem(_ item: NSTabViewItem) {
    guard items.contains(where: { $0 === item }) else { return }
    removeItem(item)
    if selectedItem == nil { selectItem(at: 0) }
    delegate?.tabViewDidChangeNumberOfTabViewItems(self)
  }

  /// Shows the view of the tab of a place; nothing beyond the ends.
  open func selectTabViewItem(at index: Int) {
    if items.indices.contains(index) { selectTabViewItem(items[index]) }
  }

  /// Shows the view of the tab of an identifier.
  open func selectTabViewItem(withIdentifier identifier: Any) {
    selectTabViewItem(at: indexOfTabViewItem(withIdentifier: identifier))
  }

  /// Shows the view of the next tab.
  open func selectNextTabViewItem(_ sender: Any?) { selectTabViewItem(at: selectedIndex + 1) }

  /// Shows the view of the tab before.
  open func selectPreviousTabViewItem(_ sender: Any?) { selectTabViewItem(at: selectedIndex - 1) }

  /// Shows the view of the first tab.
  open func selectFirstTabViewItem(_ sender: Any?) { selectTabViewItem(at: 0) }

  /// Shows the view of the last tab.
  open func selectLastTabViewItem(_ sender: Any?) { selectTabViewItem(at: items.count - 1) }

  /// Shows the view of the tab that a segmented control, a pop-up button or a matrix has chosen, by its place.
  open func takeSelectedTabViewItemFromSender(_ sender: Any?) {
    switch sender {
    case let popUp as NSPopUpButton: selectTabViewItem(at: popUp.indexOfSelectedItem)
    case let segments as NSSegmentedControl: selectTabViewItem(at: segments.selectedSegment)
    case let matrix as NSMatrix:
      selectTabViewItem(at: matrix.selectedRow * max(1, matrix.columnCount) + matrix.selectedColumn)
    default: break
    }
  }

  /// The tabs.
  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items { removeTabViewItem(item) }
      for item in newValue { addTabViewItem(item) }
    }
  }

  /// The tab whose view is seen.
  open var selectedTabViewItem: NSTabViewItem? { selectedItem }
}

extension NSTabView {
  /// Where the tabs of a tab view are. Documented: the numbers, by AppKit.
  public enum TabType: Int, NibChoice {
    /// At an edge, with a bezel around the view.
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    /// Nowhere: with a bezel, a line or nothing around the view.
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
}
