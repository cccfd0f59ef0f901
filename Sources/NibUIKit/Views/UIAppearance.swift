import NibRuntime
import NibStandIns

/// A class whose objects take the look that a proxy was given. Stands for UIAppearance.
///
/// A view takes it when it comes into a window, before `didMoveToWindow()`: each property that the proxy was given and that
/// was not set on the view itself, of those that archives may hold, and the appearances of bars. The bars of a controller
/// take it before `viewIsAppearing(_:)`. What is set by state, such as titles' colors of buttons, and what items of bars are
/// given is kept by the proxy and taken by nothing.
@MainActor
public protocol UIAppearance: AnyObject {}

/// A class within whose objects a look may be meant for. Stands for UIAppearanceContainer.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy of the class, which all its views, and those of subclasses, take their look from.
  ///
  /// It is an object of the class, kept as long as the process: a test that sets it sets it for those after it, too. Of an
  /// app's class no initializer is called for it, so what the class has of its own is nil or zero there.
  public static func appearance() -> Self { proxy(AppearanceScope()) }

  /// The proxy of the views that are within objects of some classes.
  /// - Parameter containers: the classes; the first is that of the object nearest to the view.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearanceScope(containers: containers))
  }

  /// The proxy of the views with some traits.
  public static func appearance(for traits: UITraitCollection) -> Self { proxy(AppearanceScope(traits: traits)) }

  /// The proxy of the views with some traits that are within objects of some classes.
  /// - Parameters:
  ///   - traits: the traits.
  ///   - containers: the classes; the first is that of the object nearest to the view.
  public static func appearance(
    for traits: UITraitCollection, whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(AppearanceScope(containers: containers, traits: traits)) }

  private static func proxy(_ scope: AppearanceScope) -> Self {
    AppearanceProxies.proxy(of: self, scope) { ($0 as? UIView.Type)?.init(coder: NSCoder()) }
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// The one object of the class that appearance is set on.
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: self, AppearanceScope()) { ($0 as? UIBarItem.Type)?.init(coder: NSCoder()) }
  }

  /// The object that appearance is set on for items within objects of some classes.
  /// - Parameter containers: the classes; the first is that of the object nearest to the item.
  public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, AppearanceScope(containers: containers)) {
      ($0 as? UIBarItem.Type)?.init(coder: NSCoder())
    }
  }
}

/// Which of a class's objects a look is meant for.
@MainActor
struct AppearanceScope {
  var containers: [any UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) } && traits == other.traits
  }

  /// Whether a view is meant that is in a bar of a controller, or in no bar.
  func holds(_ view: UIView, barOf controller: UIViewController?) -> Bool {
    if let traits, !(controller?.traitCollection ?? view.traitCollection).containsTraits(in: traits) { return false }
    var rest = containers[...]
    var next = controller ?? Self.holder(of: view)
    while let wanted = rest.first, let holder = next {
      if isInstance(holder, of: wanted) { rest.removeFirst() }
      next = Self.holder(of: holder)
    }
    return rest.isEmpty
  }

  /// What an object is within: who presented a controller is not around it.
  private static func holder(of object: AnyObject) -> AnyObject? {
    switch object {
    case let view as UIView: view.shownController ?? view.superview
    case let controller as UIViewController: controller.viewIfLoaded?.superview ?? controller.parent
    default: nil
    }
  }

  private func isInstance<Container>(_ holder: AnyObject, of type: Container.Type) -> Bool { holder is Container }
}

/// The proxies that code asked for.
@MainActor
enum AppearanceProxies {
  struct Proxy {
    let object: StandIn
    let scope: AppearanceScope
    /// What the object has by itself.
    let own: Set<String>
    let isOfClass: (StandIn) -> Bool
  }

  private(set) static var known: [Proxy] = []

  static func proxy<Styled: StandIn>(
    of type: Styled.Type, _ scope: AppearanceScope, _ make: (AnyClass) -> StandIn?
  ) -> Styled {
    for proxy in known where proxy.scope.isSame(as: scope) {
      if let object = proxy.object as? Styled, Swift.type(of: object) == type { return object }
    }
    guard let base = BlankObjects.frameworkClass(of: type), let model = make(base),
      let object = model as? Styled ?? BlankObjects.make(type, like: model)
    else { preconditionFailure("\(type) is made of no class that has a look") }
    known.append(
      Proxy(object: object, scope: scope, own: Set(changes(of: object).map(\.name)), isOfClass: { $0 is Styled }))
    return object
  }

  /// The proxies that are meant for a view, those of its superclasses and those without a scope first.
  static func meant(for view: UIView, barOf controller: UIViewController?) -> [Proxy] {
    let found = known.filter { $0.isOfClass(view) && $0.scope.holds(view, barOf: controller) }
    let ranks = found.enumerated().map { position, proxy in
      (
        found.count { $0.isOfClass(proxy.object) }, proxy.scope.containers.count, proxy.scope.traits == nil ? 0 : 1,
        position
      )
    }
    return ranks.sorted(by: <).map { found[$0.3] }
  }

  static func changes(of object: StandIn) -> [ChangedProperty] {
    TableLists.of(type(of: object)).flatMap { $0.changes(of: object) }
  }
}

extension UIView {
  /// The values that were taken from proxies, as texts by name; another look takes their place.
  private var takenLooks: [String: String] {
    get { kept([:]) }
    set { keep(newValue) }
  }

  /// Takes the look of the proxies, as do all views below.
  func takeLooksWithin() {
    guard !AppearanceProxies.known.isEmpty else { return }
    takeLooks(inBarOf: nil)
    for view in subviews { view.takeLooksWithin() }
  }

  /// Takes the look of the proxies.
  /// - Parameter controller: the controller whose bar the view is.
  func takeLooks(inBarOf controller: UIViewController?) {
    let proxies = AppearanceProxies.meant(for: self, barOf: controller)
    if proxies.isEmpty { return }
    var taken = takenLooks
    let own = Set(AppearanceProxies.changes(of: self).lazy.filter { taken[$0.name] != $0.text }.map(\.name))
    let tint = ownTintColor
    for proxy in proxies {
      for change in AppearanceProxies.changes(of: proxy.object)
      where !own.contains(change.name) && !proxy.own.contains(change.name) {
        _ = setAttribute(change.value, forKey: change.name)
        taken[change.name] = change.text
      }
      if let bar = self as? BarStandIn, let look = proxy.object as? BarStandIn { bar.looks.take(look.looks) }
    }
    takenLooks = taken
    if ownTintColor !== tint { tellTintColor() }
  }
}

extension UIViewController {
  /// Has the view, and the bars that lie outside of it, take the look of the proxies.
  func takeLooks() {
    guard !AppearanceProxies.known.isEmpty else { return }
    viewIfLoaded?.takeLooksWithin()
    if let stack = self as? UINavigationController {
      stack.navigationBar.takeLooks(inBarOf: stack)
      stack.toolbar.takeLooks(inBarOf: stack)
    }
    if let tabs = self as? UITabBarController { tabs.tabBar.takeLooks(inBarOf: tabs) }
  }
}

extension BarLooks {
  /// Takes the appearances that a proxy was given and the bar was not.
  func take(_ other: BarLooks) {
    standard = standard ?? other.standard
    compact = compact ?? other.compact
    scrollEdge = scrollEdge ?? other.scrollEdge
    compactScrollEdge = compactScrollEdge ?? other.compactScrollEdge
  }
}
