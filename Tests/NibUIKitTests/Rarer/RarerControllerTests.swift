import NibUIKit
import Testing

@Suite("Rarer members of controllers, menus and lists")
struct RarerControllerTests {
  private final class Holder: UIViewController {
    var told: [CGSize] = []
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      told.append(container.preferredContentSize)
    }
    override func canPerformUnwindSegueAction(
      _ action: Selector, from source: UIViewController, sender: Any?
    ) -> Bool { action == "leave:" }
  }

  @Test("a container hears of the size that a child prefers")
  func preferredSize() {
    let (holder, child) = (Holder(), UIViewController())
    holder.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(holder.told == [CGSize(width: 10, height: 20)])
    #expect(holder.canPerformUnwindSegueAction("leave:", from: child, sender: nil))
    #expect(!child.canPerformUnwindSegueAction("leave:", from: holder, sender: nil))
    #expect(UINavigationController(rootViewController: UIViewController()).topLayoutGuide.length == 0)
    let stack = UINavigationController(rootViewController: holder)
    #expect(holder.targetViewController(forAction: "showViewController:sender:", sender: nil) === stack)
  }

  private final class Tinted: UINavigationBar {}

  @Test("bars of a stack are of the classes that code says")
  func barClasses() {
    let stack = UINavigationController(navigationBarClass: Tinted.self, toolbarClass: nil)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.navigationBar is Tinted && stack.navigationBar.items.count == 1)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.toggleSidebar(nil)
    #expect(!split.isShowing(.primary) && split.displayMode == .primaryHidden)
    split.view.frame = CGRect(x: 0, y: 0, width: 900, height: 600)
    split.maximumPrimaryColumnWidth = 250
    #expect(split.primaryColumnWidth == 250)
    let search = UISearchController(searchResultsController: nil)
    let around = UISearchContainerViewController(searchController: search)
    around.loadViewIfNeeded()
    #expect(search.parent === around)
  }

  private final class Menus: UIViewController {
    override func buildMenu(with builder: any UIMenuBuilder) {
      let copy = UICommand(title: "Copy", subtitle: "All", action: "copy:")
      let extra = UIAction(title: "Extra", identifier: "extra") { _ in }
      builder.insertElements([copy], atStartOfMenu: .file)
      builder.insertElements([extra], afterCommand: "copy:", propertyList: nil)
      builder.insertElements([UIAction(title: "First") { _ in }], beforeAction: "extra")
      builder.replace(command: "copy:", withPropertyList: nil, with: [UIAction(title: "Other") { _ in }])
    }
  }

  @Test("a builder puts elements beside commands and actions, and in their place")
  func builder() {
    UIMenuSystem.main.setNeedsRebuild()
    let menu = UIMenuSystem.main.menu(builtBy: Menus())
    let file = menu.children.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == .file }
    #expect(file?.children.prefix(3).map(\.title) == ["Other", "First", "Extra"])
    UIMainMenuSystem.shared.setBuildConfiguration(.init()) { $0.remove(menu: .file) }
    #expect(UIMenuSystem.main.menu(builtBy: UIViewController()).children.count == 6)
    UIMainMenuSystem.shared.setBuildConfiguration(.init())
  }

  private final class Provider: UIView {
    override func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
      guard deferredElement.identifier == "fonts" else { return nil }
      return .init { $0([UIAction(title: "Serif") { _ in }]) }
    }
  }

  @Test("elements come from where the focus is")
  func focus() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    let (holder, field) = (Provider(), UITextField())
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(holder)
    holder.addSubview(field)
    field.becomeFirstResponder()
    let element = UIDeferredMenuElement.usingFocus(identifier: "fonts", shouldCacheItems: false)
    #expect(element.elements().map(\.title) == ["Serif"])
    field.resignFirstResponder()
  }

  @Test("what made a layout stale is noted, and moves the content")
  func invalidation() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: "head", at: [IndexPath(item: 0, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedSupplementaryIndexPaths?["head"]?.count == 1)
    #expect(context.invalidatedItemIndexPaths?.count == 1 && context.invalidatedDecorationIndexPaths == nil)
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 7)
    layout.invalidateLayout(with: context)
    #expect(list.contentOffset.y == 7)
  }

  @Test("what is shared is what the configuration has")
  func sharing() {
    let configuration = UIActivityItemsConfiguration(objects: ["Tea"])
    configuration.supportedInteractions = [.share]
    configuration.metadataProvider = { $0 == .title ? "Shop" : nil }
    #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
    #expect(configuration.activityItemsConfigurationMetadata(key: .title) as? String == "Shop")
    let controller = UIViewController()
    controller.activityItemsConfiguration = configuration
    #expect(controller.activityItemsConfiguration === configuration)
    #expect(UIActivityViewController(activityItemsConfiguration: configuration).activityItems.count == 1)
  }

  @Test("what a program asked for, of older systems, is kept")
  func application() {
    let program = UIApplication.shared
    program.beginIgnoringInteractionEvents()
    #expect(program.isIgnoringInteractionEvents)
    program.endIgnoringInteractionEvents()
    #expect(!program.isIgnoringInteractionEvents && program.statusBarFrame == CGRect())
    let note = UILocalNotification()
    program.scheduleLocalNotification(note)
    #expect(program.scheduledLocalNotifications?.count == 1)
    program.cancelLocalNotification(note)
    #expect(program.scheduledLocalNotifications?.isEmpty == true)
    let shortcut = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New", icon: .init(type: .compose))
    shortcut.localizedTitle = "Newer"
    let plain: UIApplicationShortcutItem = shortcut
    #expect(plain.localizedTitle == "Newer" && UIWindowScene.main.session.scene === UIWindowScene.main)
    let action = UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Send")) { _ in true }
    action.attributedName = NSAttributedString(string: "Post")
    #expect(action.name == "Post" && action.perform())
  }
}
