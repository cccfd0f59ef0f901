import NibRuntime
import NibSchema
import NibStandIns

/// A controller of tabs, each with a controller of its own. Stands in for NSTabViewController.
///
/// The view of a tab is loaded when the tab is first shown.
open class NSTabViewController: NSViewController {
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
  public final var tabStyle = TabStyle.segmentedControlOnTop
  /// How one tab takes the place of another; nothing is animated.
  public final var transitionOptions: NSViewController.TransitionOptions = []
  /// Whether the title is that of the tab that is shown.
  public final var canPropagateSelectedChildViewControllerTitle = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
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
  public final lazy var tabView = NSTabView()
  /// The tabs.
  public private(set) final var tabViewItems: [NSTabViewItem] = []

  /// The place of the tab that is shown; -1 for none. A place outside is not taken.
  public final var selectedTabViewItemIndex = -1 {
    didSet {
      guard tabViewItems.indices.contains(selectedTabViewItemIndex) else {
        selectedTabViewItemIndex = tabViewItems.indices.contains(oldValue) ? oldValue : -1
        return
      }
      if viewIfLoaded != nil { show() }
      guard selectedTabViewItemIndex != oldValue else { return }
      KeyValueCenter.shared.didChange(self, "selectedTabViewItemIndex")
      KeyValueCenter.shared.didChange(self, "title")
    }
  }

  /// Adds a tab at the end; the first one is shown.
  public final func addTabViewItem(_ item: NSTabViewItem) {
    guard !tabViewItems.contains(where: { $0 === item }) else { return }
    tabViewItems.append(item)
    tabView.addItem(item)
    if let controller = item.viewController { addChild(controller) }
    if tabViewItems.count == 1 { selectedTabViewItemIndex = 0 }
  }

  /// Takes a tab away with its controller.
  public final func removeTabViewItem(_ item: NSTabViewItem) {
    guard let place = tabViewItems.firstIndex(where: { $0 === item }) else { return }
    tabViewItems.remove(at: place)
    tabView.removeItem(item)
    item.viewController?.removeFromParent()
    let wanted = place < selectedTabViewItemIndex ? selectedTabViewItemIndex - 1 : selectedTabViewItemIndex
    selectedTabViewItemIndex = min(wanted, tabViewItems.count - 1)
  }

  /// The tab that shows a controller.
  public final func tabViewItem(for controller: NSViewController) -> NSTabViewItem? {
    tabViewItems.first { $0.viewController === controller }
  }

  /// Does what a click on a tab does, by its label.
  /// - Returns: false for a label that no tab has.
  @discardableResult
  public final func choose(_ label: String) -> Bool {
    guard let place = tabViewItems.firstIndex(where: { $0.shownLabel == label }) else { return false }
    selectedTabViewItemIndex = place
    return true
  }

  /// The title of the tab that is shown, where it goes on to the controller's own.
  public final var shownTitle: String? {
    guard canPropagateSelectedChildViewControllerTitle, tabViewItems.indices.contains(selectedTabViewItemIndex) else {
      return title
    }
    return tabViewItems[selectedTabViewItemIndex].viewController?.title ?? title
  }

  /// Makes the tab view the view, and shows the tab that is selected.
  open override func loadView() {
    setView(tabView)
    show()
  }

  private func show() {
    guard tabViewItems.indices.contains(selectedTabViewItemIndex) else { return }
    let item = tabViewItems[selectedTabViewItemIndex]
    if let view = item.viewController?.view { item.view = view }
    tabView.selectItem(at: selectedTabViewItemIndex)
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
}

extension NSViewController {
  /// How one controller's view takes the place of another's. Documented: the numbers, by AppKit.
  public struct TransitionOptions: NibOptionSet, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes options of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One fades out while the other fades in.
    public static let crossfade = Self(rawValue: 0x1)
    /// The new one slides in from below.
    public static let slideUp = Self(rawValue: 0x10)
    /// From above.
    public static let slideDown = Self(rawValue: 0x20)
    /// From the right.
    public static let slideLeft = Self(rawValue: 0x40)
    /// From the left.
    public static let slideRight = Self(rawValue: 0x80)
    /// As the next one, by the direction of the language.
    public static let slideForward = Self(rawValue: 0x140)
    /// As the one before, likewise.
    public static let slideBackward = Self(rawValue: 0x180)
    /// Whether people can go on while it lasts.
    public static let allowUserInteraction = Self(rawValue: 0x1000)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.crossfade, "crossfade"), (.slideUp, "slideUp"), (.slideDown, "slideDown"), (.slideLeft, "slideLeft"),
        (.slideRight, "slideRight"), (Self(rawValue: 0x100), "followsLanguage"),
        (.allowUserInteraction, "allowUserInteraction"),
      ]
    }
  }
}
