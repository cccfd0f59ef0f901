import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A controller of tabs, each with a controller of its own. Stands in for NSTabViewController.
///
/// The view of a tab is loaded when the tab is first shown. The controller is the delegate of its tab view, and of the
/// toolbar that its window gets where the tabs are in one; a class of a program overrides what these ask.
open class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
  /// Where the tabs are.
  public enum TabStyle: Int, NibChoice {
    /// Where a program puts them.
    case unspecified = -1
    /// In a control above the view.
    case segmentedControlOnTop = 0
    /// In a control below the view.
    case segmentedControlOnBottom
    /// In the window's toolbar.
    case toolbar
  }

  /// Where the tabs are.
  open var tabStyle = TabStyle.segmentedControlOnTop
  /// How one tab takes the place of another; nothing is animated.
  open var transitionOptions: NSViewController.TransitionOptions = []
  /// Whether the title is that of the tab that is shown.
  open var canPropagateSelectedChildViewControllerTitle = true {
    didSet { KeyValueCenter.shared.didChange(self, "title") }
  }

  /// The title of the selected tab's controller where that has one and it goes on to this controller; otherwise its own.
  open override var title: String? {
    get {
      guard canPropagateSelectedChildViewControllerTitle, tabViewItems.indices.contains(selectedTabViewItemIndex),
        let child = tabViewItems[selectedTabViewItemIndex].viewController
      else { return super.title }
      KeyValueCenter.shared.didRead(child, "title")
      return child.title ?? super.title
    }
    set { super.title = newValue }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tabControllerTable.read(self, from: coder)
    if selectedTabViewItemIndex < 0 { selectedTabViewItemIndex = 0 }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabControllerTable] }

  private static let tabControllerTable = PropertyTable(
    NSTabViewController.self, kind: AppKitElements.tabViewController, fresh: { NSTabViewController() },
    [
      Property("tabStyle", \.tabStyle),
      Property("transitionOptions", \.transitionOptions),
      Property(
        "tabView", getObject: { $0.tabView }, set: { (own, view: NSTabView?) in if let view { own.tabView = view } }),
      Property("tabViewItems", getObjects: { $0.tabViewItems }, set: { $1.forEach($0.addTabViewItem) }),
      Property("selectedTabViewItemIndex", \.selectedTabViewItemIndex),
      Property("canPropagateSelectedChildViewControllerTitle", \.canPropagateSelectedChildViewControllerTitle),
    ])

  /// The view that shows the tabs.
  open var tabView: NSTabView {
    get {
      if let heldTabView { return heldTabView }
      let made = NSTabView()
      heldTabView = made
      made.controller = self
      return made
    }
    set {
      heldTabView?.controller = nil
      heldTabView = newValue
      newValue.controller = self
    }
  }
  private final var heldTabView: NSTabView?

  /// The tabs.
  open var tabViewItems: [NSTabViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) { removeTabViewItem(item) }
      for (place, item) in newValue.enumerated() {
        insertTabViewItem(item, at: place)
        if items.indices.contains(place), items[place] !== item { move(item, to: place) }
      }
    }
  }
  private final var items: [NSTabViewItem] = []

  private func move(_ item: NSTabViewItem, to place: Int) {
    let shown = items.indices.contains(selectedTabViewItemIndex) ? items[selectedTabViewItemIndex] : nil
    items.removeAll { $0 === item }
    items.insert(item, at: min(place, items.count))
    tabView.move(item, to: place)
    if let place = items.firstIndex(where: { $0 === shown }) { selectedTabViewItemIndex = place }
  }

  /// The place of the tab that is shown; -1 for none. A place outside is not taken.
  open var selectedTabViewItemIndex = -1 {
    didSet {
      guard tabViewItems.indices.contains(selectedTabViewItemIndex) else {
        selectedTabViewItemIndex = tabViewItems.indices.contains(oldValue) ? oldValue : -1
        return
      }
      if viewIfLoaded != nil { show() }
      guard selectedTabViewItemIndex != oldValue else { return }
      toolbarOfTabs?.selectedItemIdentifier = toolbarIdentifier(of: items[selectedTabViewItemIndex])
      KeyValueCenter.shared.didChange(self, "selectedTabViewItemIndex")
      KeyValueCenter.shared.didChange(self, "title")
    }
  }

  /// Adds a tab at the end; the first one is shown.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) { insertTabViewItem(tabViewItem, at: items.count) }

  /// Puts a tab at a place; the first one is shown.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    guard !items.contains(where: { $0 === tabViewItem }) else { return }
    let place = min(max(index, 0), items.count)
    items.insert(tabViewItem, at: place)
    tabView.addItem(tabViewItem)
    tabView.move(tabViewItem, to: place)
    if let controller = tabViewItem.viewController, controller.parent !== self { addChild(controller) }
    if items.count == 1 {
      selectedTabViewItemIndex = 0
    } else if place <= selectedTabViewItemIndex {
      selectedTabViewItemIndex += 1
    }
    insertToolbarItem(of: tabViewItem, at: place)
  }

  /// Takes a tab away with its controller.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let place = items.firstIndex(where: { $0 === tabViewItem }) else { return }
    items.remove(at: place)
    tabView.removeItem(tabViewItem)
    tabViewItem.viewController?.removeFromParent()
    removeToolbarItem(of: tabViewItem)
    let wanted = place < selectedTabViewItemIndex ? selectedTabViewItemIndex - 1 : selectedTabViewItemIndex
    selectedTabViewItemIndex = min(wanted, items.count - 1)
  }

  /// Adds a child; a tab with the default values is made for it where none shows it.
  open override func insertChild(_ childViewController: NSViewController, at index: Int) {
    super.insertChild(childViewController, at: index)
    guard childViewController.parent === self, tabViewItem(for: childViewController) == nil else { return }
    insertTabViewItem(NSTabViewItem(viewController: childViewController), at: index)
  }

  /// Takes a child away with its tab.
  open override func removeChild(at index: Int) {
    let child = childList.indices.contains(index) ? childList[index] : nil
    super.removeChild(at: index)
    if let item = child.flatMap(tabViewItem(for:)) { removeTabViewItem(item) }
  }

  /// The tab that shows a controller.
  open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
    items.first { $0.viewController === viewController }
  }

  /// Makes the tab view the view, and shows the tab that is selected.
  open override func loadView() {
    setView(tabView)
    show()
  }

  /// Shows the tab that is selected.
  final func show() {
    guard tabViewItems.indices.contains(selectedTabViewItemIndex) else { return }
    let item = tabViewItems[selectedTabViewItemIndex]
    if let view = item.viewController?.view { item.view = view }
    let isNew = tabView.selectedItem !== item
    if isNew { tabView(tabView, willSelect: item) }
    tabView.selectItem(at: selectedTabViewItemIndex)
    if isNew { tabView(tabView, didSelect: item) }
  }

  /// Takes `tabView` besides outlets.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "tabView", let view = value as? NSTabView, view !== heldTabView { tabView = view }
    return try super.setOutlet(name, to: value)
  }

  /// Leads to `tabView` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    key == "tabView" ? tabView : super.object(forKey: key)
  }

  /// Leads to `selectedTabViewItemIndex` and the title besides properties.
  open override func boundProperty(_ key: String) -> NibValue? {
    guard key == "selectedTabViewItemIndex" else { return super.boundProperty(key) }
    KeyValueCenter.shared.didRead(self, key)
    return .int(Int64(selectedTabViewItemIndex))
  }

  /// Sets `selectedTabViewItemIndex` besides properties.
  open override func setBoundProperty(_ value: NibValue, _ key: String) -> Bool {
    guard key == "selectedTabViewItemIndex", let place = Int(nibValue: value) else {
      return super.setBoundProperty(value, key)
    }
    selectedTabViewItemIndex = place
    return true
  }

  // MARK: What the tab view asks

  /// Whether a tab may be shown: yes.
  open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }

  /// A tab is about to be shown: its controller's view is loaded.
  open func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {
    if let tabViewItem, let view = tabViewItem.viewController?.view { tabViewItem.view = view }
  }

  /// A tab is shown.
  open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    guard let place = items.firstIndex(where: { $0 === tabViewItem }), place != selectedTabViewItemIndex else { return }
    selectedTabViewItemIndex = place
  }

  // MARK: What the toolbar asks

  /// The toolbar that the window has for the tabs; nil while there is none.
  open private(set) weak var toolbarOfTabs: NSToolbar?

  /// Gives the window a toolbar with the tabs, where they are to be in one and it has none.
  open override func viewWillAppear() {
    super.viewWillAppear()
    guard tabStyle == .toolbar, let window = view.window, window.toolbar == nil else { return }
    let toolbar = NSToolbar(identifier: "NSTabViewControllerToolbar")
    toolbarOfTabs = toolbar
    toolbar.delegate = self
    window.toolbar = toolbar
    toolbar.addDefaultItems()
    if items.indices.contains(selectedTabViewItemIndex) {
      toolbar.selectedItemIdentifier = toolbarIdentifier(of: items[selectedTabViewItemIndex])
    }
  }

  /// The item of the toolbar for a tab, with its label and image; a click shows the tab.
  open func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard let tab = items.first(where: { toolbarIdentifier(of: $0) == itemIdentifier }) else { return nil }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    (item.label, item.paletteLabel, item.image) = (tab.shownLabel, tab.shownLabel, tab.image)
    item.target = self
    item.action = Selector(Self.choice)
    return item
  }

  /// The items of the tabs, in their order.
  open func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    items.map(toolbarIdentifier)
  }

  /// The items of the tabs, likewise.
  open func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    toolbarDefaultItemIdentifiers(toolbar)
  }

  /// The items of the tabs, likewise.
  open func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    toolbarDefaultItemIdentifiers(toolbar)
  }

  private static let choice = "_toolbarItemClicked:"

  /// Shows the tab of an item of the toolbar.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard selector == Self.choice else { return try super.perform(selector, sender: sender, event: event) }
    let wanted = (sender as? NSToolbarItem)?.itemIdentifier
    guard let place = items.firstIndex(where: { toolbarIdentifier(of: $0) == wanted }) else { return true }
    if tabView(tabView, shouldSelect: items[place]) { selectedTabViewItemIndex = place }
    return true
  }

  /// Whether it is that.
  open override func responds(to selector: String) -> Bool {
    selector == Self.choice || super.responds(to: selector)
  }
}
