import NibRuntime
import NibSchema
import NibStandIns

/// Hears what happens to a navigation bar. All is optional. Stands for UINavigationBarDelegate.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be taken off by its back button.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Whether code may put an item on.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was taken off.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  /// An item was put on.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
}

/// A bar with the title of what is shown. Stands in for UINavigationBar.
open class UINavigationBar: BarStandIn {
  /// The items that code or an archive put on.
  private final var ownItems: [UINavigationItem] = []
  /// The stack whose bar this is.
  final weak var stack: UINavigationController?
  /// The items, the one at the bottom first: of a stack's bar those of its controllers.
  open var items: [UINavigationItem]! {
    get { stack.map { stack in stack.children.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue) }
  }
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Attributes of the title, as archived.
  final var archivedTitleAttributes: NibValue = .null
  /// Attributes of large titles, as archived.
  final var archivedLargeTitleAttributes: NibValue = .null
  /// The image of the way back; nil for the system's.
  open var backIndicatorImage: UIImage?
  /// What hides titles behind the way back; nil for the system's.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether a controller has the bar in its hands.
  open var isLocked = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.navigationBarTable.read(self, from: coder)
  }

  override var readTexts: [String] { [topItem?.title].compactMap { $0 } }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [navigationBarTable] }

  private static let navigationBarTable = PropertyTable(
    UINavigationBar.self, kind: UIKitElements.navigationBar, fresh: { UINavigationBar() },
    [
      Property("prefersLargeTitles", row: "largeTitles", \.prefersLargeTitles),
      Property("titleTextAttributes", \.archivedTitleAttributes),
      Property("largeTitleTextAttributes", \.archivedLargeTitleAttributes),
      Property("backIndicatorImage", \.backIndicatorImage),
      Property(
        "backIndicatorTransitionMaskImage", row: "backIndicatorTransitionMask", \.backIndicatorTransitionMaskImage),
      Property("items", getObjects: { $0.ownItems }, set: { $0.setItems($1) }),
      Property("locked", \.isLocked),
    ] + appearanceProperties)

  /// The items in order.
  open override var allItems: [StandIn] { items }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items.last }
  /// The item below, where the back button leads.
  open var backItem: UINavigationItem? { items.dropLast().last }

  /// Sets the items, as code does: nobody hears. Raises `managedBar` where a stack has the bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool = false) {
    InterfaceFaults.raising {
      try refuseForStack("set its controllers")
      for item in ownItems { item.navigationBar = nil }
      ownItems = items ?? []
      for item in ownItems { item.navigationBar = self }
    }
  }

  /// Puts an item on; the delegate hears. Raises `managedBar` where a stack has the bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool = false) {
    InterfaceFaults.raising {
      try refuseForStack("push a controller")
      let delegate = listener((any UINavigationBarDelegate).self)
      guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
      ownItems.append(item)
      item.navigationBar = self
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Takes the top item off; the delegate hears. The last one stays. Raises `managedBar` where a stack has the bar.
  @discardableResult
  open func popItem(animated: Bool = false) -> UINavigationItem? {
    InterfaceFaults.raising(or: nil) {
      try refuseForStack("pop a controller")
      guard ownItems.count > 1 else { return nil }
      let item = ownItems.removeLast()
      item.navigationBar = nil
      listener((any UINavigationBarDelegate).self)?.navigationBar(self, didPop: item)
      return item
    }
  }

  /// The items of a stack's bar follow its controllers, and UIKit raises an exception where code changes them.
  private func refuseForStack(_ instead: String) throws {
    guard let stack else { return }
    throw UIControllerError(
      .managedBar, at: stack, "\(stack.displayName) shows the items of its controllers in its bar; \(instead) instead")
  }
}

extension UINavigationBar {
  /// Taps the back button as a user does: the top item goes, of a stack's bar the top controller.
  ///
  /// A back action of the item takes the place of that. A delegate that refuses keeps the item; a subclass of
  /// `UINavigationController` that is the delegate of its own bar is asked, too.
  /// - Returns: false if nothing happens: no touch reaches the bar, or the delegate refuses.
  /// - Throws: `UIControllerError` with code `noWayBack` where no back button is shown; what showing the controller below
  ///   throws.
  @discardableResult
  public func tapBack() throws -> Bool {
    guard let item = topItem else { throw noWayBack("it has no item") }
    if items.count < 2 { throw noWayBack("'\(item.title ?? "untitled")' is its only item") }
    if item.hidesBackButton { throw noWayBack("'\(item.title ?? "untitled")' hides the back button") }
    if item.leftBarButtonItem != nil, !item.leftItemsSupplementBackButton {
      throw noWayBack("items at the left of '\(item.title ?? "untitled")' take the place of the back button")
    }
    if isHidden || stack?.isNavigationBarHidden == true { throw noWayBack("it is hidden") }
    guard receivesTouches else { return false }
    if let action = item.backAction {
      action.perform(sender: item)
      return true
    }
    let delegate = stack as? any UINavigationBarDelegate ?? listener((any UINavigationBarDelegate).self)
    guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return false }
    guard let stack else { return popItem() != nil }
    return try InterfaceFaults.catching { stack.popViewController(animated: true) } != nil
  }

  private func noWayBack(_ reason: String) -> UIControllerError {
    let place = stack.map { $0.storyboard?.name ?? $0.displayName } ?? "navigation bar"
    return UIControllerError(.noWayBack, in: place, "the navigation bar shows no back button: \(reason)")
  }
}
